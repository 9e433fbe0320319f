"""`python -m saddlebag` is the command `saddlebag`."""

import sys

from saddlebag.cli import main

if __name__ == "__main__":
    sys.exit(main())
