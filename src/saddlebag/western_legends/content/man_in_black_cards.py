"""The Man in Black's cards: steps he follows without a choice (MIB-1, Q-77)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.board import GANGS, SPACE
from saddlebag.western_legends.content.contents import fits, known, need, numbered, page, table
from saddlebag.western_legends.content.numbers import BOX
from saddlebag.western_legends.content.verbs import HIS_STEPS, HIS_WORDS

PAGE: Final[dict[str, Any]] = page("manblack")
ROWS: Final[list[dict[str, Any]]] = table(PAGE, "card")
HIS_START: Final[int] = SPACE[PAGE["meta"]["start"]]
HIS_MONEY: Final[int] = PAGE["meta"]["money"]
HIS_NUGGETS: Final[int] = PAGE["meta"]["nuggets"]
LOWERS: Final[int] = PAGE["meta"]["opposing_lower"]
NUGGET_WORTH: Final[int] = PAGE["meta"]["nugget_worth"]
HIS_DUEL_LP: Final[int] = PAGE["meta"]["duel_lp"]
HIS_ROB_LP: Final[int] = PAGE["meta"]["rob_lp"]
HIS_LOOT: Final[int] = PAGE["meta"]["loot"]
HIS_LOOT_NUGGETS: Final[int] = PAGE["meta"]["loot_nuggets"]
HIS_BANDIT_LP: Final[int] = PAGE["meta"]["bandit_lp"]
HIS_STORY_LP: Final[int] = PAGE["meta"]["story_lp"]
RULES: Final[tuple[str, ...]] = tuple(row["id"] for row in table(PAGE, "rule"))


class HisStep(NamedTuple):
    """One line of a card, with what it needs to know; the rest is empty."""

    do: str
    n: int = 0
    to: str = ""  # ride
    place: str = ""  # lp_if_at
    otherwise: int = 0  # lp_if_at, lp_if_no_wanted
    kind: str = ""  # fight
    who: str = ""  # fight
    otherwise_lp: int = 0  # fight
    money: int = 0  # town_toll
    cards: int = 0  # town_toll
    letters: tuple[int, ...] = ()  # spawn, spawn_if_none: gangs
    distance: int = 0  # discard_near


class HisCard(NamedTuple):
    id: str
    steps: tuple[HisStep, ...]


class Level(NamedTuple):
    """How strong he is; 0 stands for no difference."""

    id: str
    most_lp_at_once: int
    lp_per_shuffle: int


def his_step(row: dict[str, Any], where: str) -> HisStep:
    do = known(row["do"], HIS_STEPS, where)
    fits(row, ("do", *HIS_STEPS[do]), HIS_WORDS, where)
    gangs = tuple(GANGS.index(letter) for letter in row.get("letters", ""))
    return HisStep(**(row | {"letters": gangs}))


HIS_CARDS: Final[tuple[HisCard, ...]] = tuple(
    HisCard(row["id"], tuple(his_step(step, row["id"]) for step in row["steps"])) for row in ROWS
)
HIS_CARD: Final[dict[str, int]] = numbered(ROWS)
LEVELS: Final[tuple[Level, ...]] = tuple(
    Level(row["id"], row.get("most_lp_at_once", 0), row.get("lp_per_shuffle", 0))
    for row in table(PAGE, "level")
)
LEVEL: Final[dict[str, Level]] = {level.id: level for level in LEVELS}
STANDARD_LEVEL: Final[Level] = LEVEL[PAGE["meta"]["level"]]


def check_his_cards() -> None:
    """MIB-1"""
    need(len(HIS_CARDS) == BOX["man_in_black"], "man in black", f"{len(HIS_CARDS)} cards")
    used = {step.do for card in HIS_CARDS for step in card.steps}
    need(used == set(HIS_STEPS), "man in black", "a step on no card")
    standard = STANDARD_LEVEL.most_lp_at_once + STANDARD_LEVEL.lp_per_shuffle
    need(not standard, "man in black", "the standard level makes no difference")


check_his_cards()
