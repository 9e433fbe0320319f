"""The page of a game in the terminal: its own, or the generic one."""

from collections.abc import Callable
from typing import Any

from saddlebag.registry import extra
from saddlebag.terminal.any_page import AnyPage


def page(game: str, options: dict[str, Any]) -> AnyPage:
    """The page of a game with these options: its own, or the generic one."""
    own: Callable[[dict[str, Any]], AnyPage] | None = extra(game, "terminal")
    return own(options) if own else AnyPage(game, options)
