"""The characters: where they start, what with, and their legendary ability (CHAR-1)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.board import ALL_HIDEOUTS, SPACE, places
from saddlebag.western_legends.content.contents import (
    BASE,
    count,
    fits,
    known,
    need,
    numbered,
    page,
    table,
)
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.numbers import BOX, FIRST_GAME
from saddlebag.western_legends.content.verbs import ABILITY_HOOKS, words

SAYS: Final = ("id", "set", "start", "bonus", "ability", "when", "source")
BONUS: Final = words("money? cards? nuggets? wounds? marshal? wanted? cattle? items")
ANY_HIDEOUT: Final = "hideout:any"
ROWS: Final[list[dict[str, Any]]] = table(page("characters"), "character")


class Character(NamedTuple):
    """What is printed on both sides of the card."""

    id: str
    set: str
    start: tuple[int, ...]  # the owner picks one of these spaces (SET-10)
    picks_last: bool  # free to take any hideout, so after all others (SET-22)
    money: int
    cards: int
    nuggets: int
    wounds: int
    marshal: int
    wanted: int
    cattle: int
    items: tuple[tuple[int, int], ...]  # item and side
    ability: str
    when: str  # the moment of the ability


def start_spaces(start: str) -> tuple[int, ...]:
    """A space by its id, or every space of a location."""
    if start == ANY_HIDEOUT:
        return ALL_HIDEOUTS
    if start in SPACE:
        return (SPACE[start],)
    location, _, mark = start.partition(":")
    return places(location, mark)


def character(row: dict[str, Any]) -> Character:
    fits(row, SAYS, {"when": ABILITY_HOOKS}, row["id"])
    bonus = row["bonus"]
    fits(bonus, BONUS, {}, row["id"])
    start = start_spaces(row["start"])
    need(len(start) > 0, row["id"], f"no space {row['start']}")
    items = tuple((ITEM[name.rstrip("+")], int(name.endswith("+"))) for name in bonus["items"])
    for item, side in items:
        known(ITEMS[item].set, (BASE, row["set"]), row["id"])
        need(side < len(ITEMS[item].sides), row["id"], "an upgrade that is none")
    numbers = [bonus.get(name.rstrip("?"), 0) for name in BONUS[:-1]]
    money, cards, nuggets, wounds, marshal, wanted, cattle = numbers
    return Character(
        row["id"],
        row["set"],
        start,
        row["start"] == ANY_HIDEOUT,
        money,
        cards,
        nuggets,
        wounds,
        marshal,
        wanted,
        cattle,
        items,
        row["ability"],
        row["when"],
    )


CHARACTERS: Final[tuple[Character, ...]] = tuple(character(row) for row in ROWS)
CHARACTER: Final[dict[str, int]] = numbered(ROWS)


def check_characters() -> None:
    """TRACK-1: nobody starts on both tracks; no two share an ability."""
    count(CHARACTERS, BOX["characters"], "characters")
    need(all(not (it.marshal and it.wanted) for it in CHARACTERS), "characters", "both tracks")
    abilities = [it.ability for it in CHARACTERS]
    need(len(set(abilities)) == len(abilities), "characters", "an ability twice")


# Who plays the First Game, the last of them only with four players; who fills seats 5 and 6.
FIRST_GAME_CHARACTERS: Final[tuple[int, ...]] = tuple(
    CHARACTER[name] for name in (*FIRST_GAME["characters"], FIRST_GAME["fourth"])
)
FIRST_GAME_EXTRAS: Final[tuple[int, ...]] = tuple(CHARACTER[name] for name in FIRST_GAME["extra"])
FIRST_GAME_STARTER: Final[int] = CHARACTER[FIRST_GAME["first_player"]]
FIRST_GAME_WITHOUT: Final[tuple[int, ...]] = tuple(
    ITEM[name] for name in FIRST_GAME["remove_items"]
)


def check_first_game() -> None:
    """FIRST-1, Q-34: nobody starts with a removed item, and no extra on a track."""
    for number in (*FIRST_GAME_CHARACTERS, *FIRST_GAME_EXTRAS):
        it = CHARACTERS[number]
        need(it.set == BASE, it.id, "not of the base game")
        need(all(item not in FIRST_GAME_WITHOUT for item, _ in it.items), it.id, "a removed item")
    extras = [CHARACTERS[number] for number in FIRST_GAME_EXTRAS]
    need(all(not it.marshal + it.wanted for it in extras), "first game", "an extra on a track")


check_characters()
check_first_game()
