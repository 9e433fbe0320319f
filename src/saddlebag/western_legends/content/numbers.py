"""The numbers that belong to no card: limits, what actions cost and pay, scoring, variants."""

from typing import Any, Final

from saddlebag.western_legends.content.contents import page, table
from saddlebag.western_legends.content.steps import Steps, steps

PAGE: Final[dict[str, Any]] = page("setup")
LIMITS: Final[dict[str, int]] = PAGE["limits"]
STORIES: Final[dict[str, int]] = PAGE["stories"]
SCORING: Final[dict[str, int]] = PAGE["scoring"]
POKER: Final[dict[str, int]] = PAGE["poker"]
PLACES: Final[dict[str, Any]] = PAGE["places"]
BOX: Final[dict[str, Any]] = PAGE["box"]  # how many of everything there must be

MOST_SEATS: Final[int] = PAGE["seats"]["most"]
LENGTHS: Final[tuple[int, ...]] = tuple(
    PAGE["length"][name] for name in ("short", "average", "long")
)

ACTIONS: Final[int] = LIMITS["actions"]
ON_FOOT: Final[int] = LIMITS["on_foot"]
HAND: Final[int] = LIMITS["hand"]
MOST_WOUNDS: Final[int] = LIMITS["wounds"]
WALLET: Final[int] = LIMITS["money"]
MOST_NUGGETS: Final[int] = LIMITS["nuggets"]
MOST_CATTLE: Final[int] = LIMITS["cattle"]
MISC_ITEMS: Final[int] = LIMITS["misc_items"]
MOST_GOALS: Final[int] = LIMITS["goals"]
RESTARTS: Final[int] = LIMITS["restarts"]
BANDITS: Final[int] = BOX["bandits"]

DISCS: Final[int] = STORIES["discs"]

NPCS: Final = ("bandit", "guard", "sheriff", "man_in_black")
FIGHT_CARDS: Final[dict[str, int]] = {name: PAGE["fight_cards"][name] for name in NPCS}  # drawn
INCOME: Final[tuple[Steps, ...]] = tuple(
    steps(option, "income") for option in PAGE["income"]["options"]
)


def paid(name: str) -> Steps:
    """What a fight brings, by its name in content/setup.toml."""
    return steps(PAGE["rewards"][name], name)


BANDIT_BEATEN: Final[Steps] = paid("bandit")
HEIST_WON: Final[Steps] = paid("heist")
HEIST_LOST: Final[Steps] = paid("heist_lost")  # beside FIGHT_LOST
DUEL_WON: Final[Steps] = paid("duel")
ROB_WON: Final[Steps] = paid("rob")
ARREST_WON: Final[Steps] = paid("arrest")
FIGHT_LOST: Final[Steps] = paid("lost")

WILD_WIN_LP: Final[int] = PAGE["wild_wild_west"]["win_lp"]
WILD_DUEL_LP: Final[int] = PAGE["wild_wild_west"]["duel_lp"]

POOR: Final[int] = PAGE["conditions"]["poor"]
FEW_CARDS: Final[int] = PAGE["conditions"]["few_cards"]

ANTE: Final[int] = POKER["ante"]
HOUSE_STAKE: Final[int] = POKER["house"]
FLOP: Final[int] = POKER["flop"]
DEALER_HAND: Final[int] = POKER["dealer"]
OWN_CARDS: Final[int] = POKER["own"]
POKER_LP: Final[int] = POKER["lp"]

NUGGET_MONEY: Final[int] = PLACES["nugget_money"]
NUGGET_LP: Final[int] = PLACES["nugget_lp"]
REVEL_COST: Final[int] = PLACES["revel_cost"]
REVEL_LP: Final[int] = PLACES["revel_lp"]
HEAL_COST: Final[int] = PLACES["heal_cost"]
WORK_MONEY: Final[int] = PLACES["work_money"]
WORK_PLACES: Final[tuple[str, ...]] = tuple(PLACES["work"])

ABILITY_FROM: Final[int] = SCORING["ability_from"]
MONEY_PER_LP: Final[int] = SCORING["money_per_lp"]
WOUND_LP: Final[int] = SCORING["wound_lp"]
MOST_WANTED: Final[int] = SCORING["most_wanted"]
TIED_MOST_WANTED: Final[int] = SCORING["tied_most_wanted"]
OTHER_WANTED: Final[int] = SCORING["other_wanted"]

NEEDS: Final[tuple[str, ...]] = tuple(row["id"] for row in table(PAGE, "needs"))
EXPANSIONS: Final[tuple[str, ...]] = tuple(row["id"] for row in table(PAGE, "expansion"))
# House rules; what an edition switch says as well is that switch's affair.
SWITCHES: Final[tuple[str, ...]] = tuple(
    row["id"] for row in table(PAGE, "switch") if "same_as" not in row
)
HOUSE: Final[dict[str, dict[str, int]]] = {row["id"]: row for row in table(PAGE, "switch")}
EARLY_LP: Final[int] = HOUSE["wanted_cap_row_one_early"]["until_lp"]
EARLY_WANTED_LP: Final[int] = HOUSE["wanted_cap_row_one_early"]["most_lp"]
HOT_RIDE: Final[int] = HOUSE["hot_sheriff"]["ride"]
GOLD_PER_PLAYER: Final[int] = HOUSE["finite_gold"]["nuggets_per_player"]
MINE_REFILL: Final[int] = HOUSE["finite_gold"]["refill"]
TIRED_ROUNDS: Final[int] = HOUSE["tired_crowd"]["rounds"]
PROUD_LP: Final[int] = HOUSE["proud_target"]["lp"]
DUEL_RISK_LP: Final[int] = HOUSE["duel_risk"]["lp"]
FIRST_GAME: Final[dict[str, Any]] = PAGE["first_game"]


def discs_needed(seats: int) -> int:
    """STORY-7: two discs, three with five or six players."""
    return STORIES["needed_by_many"] if seats >= STORIES["many"] else STORIES["needed"]
