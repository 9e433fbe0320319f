"""The games of this checkout, read from their one registration."""

from saddlebag.registry import SHIPPED, shipped

NAMES = tuple(SHIPPED)
# The folder of a game's rules is also that of its tests.
FOLDERS = {name: module.rpartition(".")[2] for name, module in SHIPPED.items()}
LETTERS = {name: shipped(name).letters for name in SHIPPED}
