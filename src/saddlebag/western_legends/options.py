"""What was agreed before the game: length, variants, the printing and house rules (section D)."""

from typing import Any, Final

from saddlebag.kernel.game import BadOption, Option
from saddlebag.western_legends.content.characters import (
    CHARACTER,
    CHARACTERS,
    FIRST_GAME_CHARACTERS,
    FIRST_GAME_EXTRAS,
)
from saddlebag.western_legends.content.contents import BASE, FISTFUL, SETS
from saddlebag.western_legends.content.man_in_black_cards import LEVEL, STANDARD_LEVEL
from saddlebag.western_legends.content.numbers import EXPANSIONS, FIRST_GAME, LENGTHS, SWITCHES

CURRENT: Final = "current"
CLASSIC: Final = "classic"
LATEST: Final = 3  # the rules version of new tables
TWO: Final = 2  # seats at which the Man in Black rides along (MIB-1)

# What each printing says; the first is the current one, the second what `classic` sets.
EDITIONS: Final[dict[str, tuple[Any, Any]]] = {
    "heist_tie": ("guard", "player"),
    "stickemup": (2, 1),
    "shotgun": ("opponent-1", "opponent-1"),
    "start_effects": ("before", "after"),
    "sheriff_nuggets": (True, False),
    "sheriff_exact": (False, False),
    "reaction_limit": (True, False),
    "kickers": (True, True),
    "final_duel": (False, False),
    "delivery": ("move", "move"),
}
OTHER: Final[dict[str, Any]] = {"shotgun": "self+1", "delivery": "any"}  # said by one edition only


def edition_option(key: str) -> Option:
    """None: as the edition says."""
    now, before = EDITIONS[key]
    if isinstance(now, bool):
        return Option(key, "flag", None, ())
    return Option(key, "choice", None, (now, OTHER.get(key, before)))


def plays_first_game(character: int) -> bool:
    """FIRST-3, Q-34: one of the four, or of those who fill more seats."""
    return character in FIRST_GAME_CHARACTERS or character in FIRST_GAME_EXTRAS


OPTIONS: Final = (
    Option("length", "choice", LENGTHS[1], LENGTHS),
    Option("goals", "flag", False, ()),
    Option(  # FIRST-2: there is no cattle
        "first_game",
        "flag",
        False,
        (),
        excludes=("goals", "one_point_per_drive", "cattle_rest", *EXPANSIONS),
    ),
    Option("man_in_black", "flag", None, ()),
    Option(
        "man_in_black_level",
        "choice",
        STANDARD_LEVEL.id,
        tuple(LEVEL),
        excludes=("seats=3", "seats=4", "seats=5", "seats=6"),
        since=2,
    ),
    Option("wild_wild_west", "flag", False, ()),
    Option("edition", "choice", CURRENT, (CURRENT, CLASSIC)),
    *(edition_option(key) for key in EDITIONS),
    *(Option(key, "flag", False, ()) for key in SWITCHES),
    Option(
        "characters",
        "names",
        [],
        tuple(it.id for it in CHARACTERS),
        needs={it.id: it.set for it in CHARACTERS if it.set != BASE},
        bars={it.id: "first_game" for it in CHARACTERS if not plays_first_game(CHARACTER[it.id])},
    ),
    *(Option(key, "flag", False, (), since=3, named_since=1) for key in EXPANSIONS),
    Option("jokers", "flag", None, (), since=3, requires=(FISTFUL,)),
    Option("bandit_cards", "flag", False, (), since=3, requires=(FISTFUL,)),
)


def settle(seats: int, values: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """Options that hang on each other or on the seats; what does not fit is refused."""
    two = seats == TWO
    if values["man_in_black"] not in (None, two):
        raise BadOption(
            "man_in_black",
            values["man_in_black"],
            [f"seats={n}" for n in ((TWO,) if values["man_in_black"] else (3, 4, 5, 6))],
        )
    settled = values | {"man_in_black": two}
    if values["first_game"]:
        if given.get("length", FIRST_GAME["length"]) != FIRST_GAME["length"]:  # FIRST-5
            raise BadOption("length", given["length"], [FIRST_GAME["length"]])
        settled["length"] = FIRST_GAME["length"]
    if settled.get("jokers", False) is None:
        settled["jokers"] = values[FISTFUL]
    names = values["characters"]
    if names and len(names) != seats:
        raise BadOption("characters", len(names), [seats])
    return settled


class Options:
    """The options as the rules read them: every switch with its value, and what a version says."""

    def __init__(self, options: dict[str, Any], version: int = LATEST) -> None:
        classic = int(options["edition"] == CLASSIC)
        said = {
            key: values[classic] if options[key] is None else options[key]
            for key, values in EDITIONS.items()
        }
        self.sets = tuple(name for name in SETS if name == BASE or options[name])
        self.jokers: bool = options.get("jokers", False)
        self.bandit_cards: bool = options.get("bandit_cards", False)
        self.length: int = options["length"]
        self.goals: bool = options["goals"]
        self.first_game: bool = options["first_game"]
        self.man_in_black: bool = options["man_in_black"]
        self.level = LEVEL[options.get("man_in_black_level", STANDARD_LEVEL.id)]
        self.wild: bool = options["wild_wild_west"]
        self.cattle = not self.first_game  # FIRST-2
        self.characters = [CHARACTER[name] for name in options["characters"]]
        self.guard_wins_ties = said["heist_tie"] == "guard"
        # What an effect with the word `edition` does in this printing.
        self.printed: dict[str, int] = {"stickemup": said["stickemup"]}
        self.raising = ("shotgun",) if said["shotgun"] == OTHER["shotgun"] else ()
        self.effects_first = said["start_effects"] == "before"
        self.sheriff_nuggets: bool = said["sheriff_nuggets"]
        self.sheriff_exact: bool = said["sheriff_exact"]
        self.reaction_limit: bool = said["reaction_limit"]
        self.kickers: bool = said["kickers"]
        self.final_duel: bool = said["final_duel"]
        self.any_delivery = said["delivery"] == "any"
        self.arrest_bounty: bool = options["arrest_bounty"]
        self.wanted_cap: bool = options["wanted_cap_row_one_early"]
        self.hot_sheriff: bool = options["hot_sheriff"]
        self.no_rest: bool = options["hideout_rest_no_lp"]
        self.finite_gold: bool = options["finite_gold"]
        self.tired_crowd: bool = options["tired_crowd"]
        self.one_point_per_drive: bool = options["one_point_per_drive"]
        self.cattle_rest: bool = options["cattle_rest"]
        self.story_turnover: bool = options["story_turnover"]
        self.proud_target: bool = options["proud_target"]
        self.duel_risk: bool = options["duel_risk"]
        self.cheap_doctor: bool = options["cheap_doctor"]
        self.raise_values: bool = options["raise_values"]
        self.orders_waiting = version > 2  # who is on turn orders what waits
        self.empty_deals = version < 2  # prices were asked for gains that nobody could get
