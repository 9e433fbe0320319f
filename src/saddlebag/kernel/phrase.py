"""What rules and contents hand to whoever speaks: the key of a text, and what it is about."""

from collections.abc import Mapping
from typing import Union

Term = Union[str, int, "Phrase"]
Phrase = tuple[str, Mapping[str, "Term"]]  # arguments may be phrases themselves
