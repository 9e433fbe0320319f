"""How this command was called, so that suggested commands can be pasted."""

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "saddlebag"


def called(*words: str) -> str:
    """A command with these arguments, as it must be typed here."""
    return f"{program(sys.argv[0])} {shlex.join(words)}"


def program(first: str) -> str:
    """The bare name if the shell finds this program by it; otherwise its path."""
    path = Path(first)
    if path.parts[-2:] == (NAME, "__main__.py"):
        return f"{shlex.quote(sys.executable)} -m {NAME}"
    found = shutil.which(NAME)
    if path.name != NAME or (found is not None and Path(found).samefile(first)):
        return NAME
    return shlex.quote(first)
