"""`python -m bench.once SEED`: one run with this interpreter, as JSON for the table."""

import json
import sys

import saddlebag.kernel.table
from bench.measures import one_run


def main() -> None:
    compiled = not str(saddlebag.kernel.table.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": one_run(int(sys.argv[1]))}))


if __name__ == "__main__":
    main()
