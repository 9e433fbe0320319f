"""What gear does for its owner, by name; "" and None are no gear."""

from collections.abc import Callable, Iterable
from typing import Final

from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.goods.gear import AT, KIND, NAME

Amounts = dict[str | None, int]


def adding(hooks: Iterable[str], fits: Callable[[Effect], bool]) -> Amounts:
    """What the effects at these moments add up to."""
    found: Amounts = {None: 0}
    for code, name in enumerate(NAME):
        found[name] = sum(fx.n or 1 for hook in hooks for fx in AT[hook][code] if fits(fx))
    return found


def lowering(vs: str) -> Amounts:
    """How far the card of an NPC or of a player is lowered, wherever the fight is."""
    return adding(
        ("fight_reveal",),
        lambda fx: fx.do == "lower_opposing" and not fx.cond and fx.vs in ("any", vs),
    )


LOWERS_NPC: Final = lowering("npc")
LOWERS_PLAYER: Final = lowering("player")
# In fights outside the towns.
LOWERS_OUTSIDE: Final = adding(("fight_reveal",), lambda fx: fx.cond == "outside_town")
CARRIES_NUGGETS: Final = adding(("active", "always"), lambda fx: fx.do == "carry_nuggets")
CARRIES_CATTLE: Final = adding(("active", "always"), lambda fx: fx.do == "carry_cattle")
ACQUIRES: Final = adding(("acquired",), lambda fx: fx.do == "acquire_extra")
# Points besides those of a Rob or a delivery to a ranch, of an arrest or one to the Rail Station.
MORE_WANTED: Final = adding(("robbed_or_rustled",), lambda fx: fx.do == "wanted")
MORE_MARSHAL: Final = adding(("arrested_or_wrangled",), lambda fx: fx.do == "marshal")
WINS_TIES: Final = adding(("fight_result",), lambda fx: fx.do == "win_ties")
KEEPS_GOODS: Final = adding(("arrested",), lambda fx: fx.do == "keep_goods")
PASSES_BANDITS: Final = adding(("active",), lambda fx: fx.do == "pass_bandits")
# How far it lowers the opposing card as a Reaction, outright or for each card discarded.
REACTS: Final = adding(("fight_reaction",), lambda fx: fx.do == "lower_opposing")
REACTS_PER_CARD: Final = adding(("fight_reaction",), lambda fx: fx.do == "discard_to_lower")
MISC: Final = frozenset(it.id for it in ITEMS if it.kind == "misc")
MOUNTS: Final = frozenset(NAME[code] for code, kind in enumerate(KIND) if kind == "mount")


def of_misc(amounts: Amounts, items: Iterable[str]) -> int:
    """What miscellaneous items add up to; they always work."""
    return sum([amounts[name] for name in items if name in MISC])
