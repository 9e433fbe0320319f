"""Rules ask what a row does; only contents and abilities know a card, item or character by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

from saddlebag import western_legends
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, POKER_CARDS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.zones import NAMES

FOLDER = Path(str(western_legends.__file__)).parent
# Contents and their words, one file for each character, and the keys of asks and events.
OWN = ("content", "abilities", "vocabulary", "wording")
# Two switches are called like what they change, and a view says what was used up this turn.
KEYS = ("options.py", "view.py")
IDS = {
    *(it.id for rows in (ITEMS, CHARACTERS, CARD_EFFECTS, HIS_CARDS) for it in rows),
    *(it.id for rows in (POKER_CARDS, STORY_CARDS) for it in rows),
    *(it.ability for it in CHARACTERS),
    *NAMES,
}


def general_modules() -> list[Path]:
    found = sorted(FOLDER.rglob("*.py"))
    return [it for it in found if it.parent.name not in OWN and it.name not in KEYS]


def words(tree: ast.AST) -> Iterator[str]:
    """Every string of a module but the keys of asks."""
    keys = [
        call.args[1]
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Ask"
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in keys:
            yield node.value


def named_in(text: str) -> set[str]:
    return {*words(ast.parse(text))} & IDS


def test_no_general_module_names_a_card_an_item_or_a_character() -> None:
    assert len(general_modules()) > 60
    found = {it.name: named_in(it.read_text(encoding="utf-8")) for it in general_modules()}
    assert {name: ids for name, ids in found.items() if ids} == {}


def test_a_name_would_be_found() -> None:
    assert named_in('if item == "shotgun": pass') == {"shotgun"}
    assert named_in('Ask(me, "reputation", options)') == set()
