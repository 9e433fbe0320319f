"""What works at which moment: every hook with the verbs and words that the rules read there.

A row that says anything else would silently do nothing, so it is refused when it is loaded.
"""

from typing import Final, NamedTuple

from saddlebag.western_legends.content.contents import need
from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.content.verbs import EFFECT_VERBS, VERBS, words

# A verb that is also an effect has no steps of a reward: it works only where it is named.
REWARDS: Final = tuple(verb for verb in VERBS if verb not in EFFECT_VERBS)
POINTS: Final = ("marshal", "wanted")
AT_TURN: Final = ("", "mesa_edge", "few_cards")  # turn.py: true_now
ANYTIME: Final = ("",)


class Moment(NamedTuple):
    """What an effect may do there, and which of its words are read."""

    do: tuple[str, ...]
    asks: tuple[str, ...] = ()  # verbs whose owner may let them pass: these are `optional`
    vs: bool = False
    cost: bool = False
    conds: tuple[str, ...] = ANYTIME
    limits: tuple[str, ...] = ANYTIME
    edition: str = ""  # the edition switch that is read


ITEM_MOMENTS: Final[dict[str, Moment]] = {
    "active": Moment(words("carry_nuggets carry_cattle hand_limit pass_bandits")),
    "always": Moment(words("carry_nuggets carry_cattle hand_limit")),
    "gained": Moment(("cards", "heal", *POINTS)),
    "action": Moment(REWARDS, cost=True, limits=("", "turn")),
    "turn_start": Moment(REWARDS, conds=AT_TURN),
    "turn_end": Moment(("cards",), conds=AT_TURN),
    "move_end_with_player": Moment(("wound_opponent",), ("wound_opponent",), cost=True),
    "prospected": Moment(("reroll_die",), ("reroll_die",), limits=("action",)),
    "acquired": Moment(("acquire_extra",)),
    "delivered": Moment(REWARDS),
    "arrested_or_wrangled": Moment(("marshal",)),
    "robbed_or_rustled": Moment(("wanted",)),
    "arrested": Moment(("keep_goods",)),
    "fight_start": Moment(("look_hand", "look_fight_card"), ("look_hand", "look_fight_card"), True),
    "fight_reveal": Moment(
        ("lower_opposing",), vs=True, conds=("", "outside_town"), edition="shotgun"
    ),
    "fight_reaction": Moment(
        ("lower_opposing", "discard_to_lower"),
        ("lower_opposing", "discard_to_lower"),
        vs=True,
        cost=True,
        limits=("", "fight"),
    ),
    "fight_result": Moment(("win_ties",), vs=True),
    "fight_won": Moment(("wound_opponent", *REWARDS), vs=True),
    "poker_won": Moment(REWARDS),
    "poker_lost": Moment(REWARDS),
    "game_end": Moment(("lp",), conds=("marshal", "wanted")),
}

CARD_MOMENTS: Final[dict[str, Moment]] = {
    "action": Moment(
        ("relocate", "sheriff", "draw_then_discard", "actions", *REWARDS),
        conds=("", "marshal_or_wanted"),
    ),
    "move_end": Moment(("extra_steps",)),
    "track_gain_own_turn": Moment(("track_same",)),
    "fight_reveal": Moment(
        words("restart_fight cancel_fight_card wound_opponent cancel_wounds heal"),
        ("restart_fight", "cancel_fight_card"),
        vs=True,
    ),
    "fight_reaction": Moment(("lower_opposing",), edition="stickemup"),
    "fight_won": Moment(REWARDS, vs=True),
    "poker_showdown": Moment(("any_rank",)),
    "poker_won": Moment(REWARDS),
    "poker_lost": Moment(REWARDS),
    "discarded_not_by_own_action": Moment(("cards",)),
    "always": Moment(("is_nugget",)),
    "play": Moment(("copy_hand_card",)),
}
# How often a poker card with an effect at this moment can be used (CARD-5, CARD-6, Q-29, Q-49).
CARD_LIMITS: Final = {
    "move_end": "action",
    "track_gain_own_turn": "turn",
    "fight_reaction": "fight",
    "poker_lost": "hand",
    "poker_won": "hand",
}
# The printed timing of a poker card with an effect at this moment (CARD-2 to CARD-4, FIST-3).
CARD_TIMINGS: Final = {
    "action": "action",
    "move_end": "reaction",
    "track_gain_own_turn": "reaction",
    "fight_reveal": "bonus",
    "fight_reaction": "reaction",
    "fight_won": "bonus",
    "poker_showdown": "bonus",
    "poker_won": "bonus",
    "poker_lost": "bonus",
    "discarded_not_by_own_action": "bonus",
    "always": "bonus",
    "play": "special",
}


def check_effect(fx: Effect, moments: dict[str, Moment], where: str) -> None:
    """Does the moment read everything this effect says?"""
    need(fx.when in moments, where, f"nothing of its kind happens at {fx.when}")
    moment = moments[fx.when]
    at = f"at {fx.when}"
    need(fx.do in moment.do, where, f"{fx.do} does nothing {at}")
    need(fx.optional == (fx.do in moment.asks), where, f"{fx.do} {at}: optional does not fit")
    need(moment.vs or fx.vs == "any", where, f"vs is not read {at}")
    need(moment.cost or not fx.cost, where, f"cost is not read {at}")
    need(fx.cond in moment.conds, where, f"the condition {fx.cond or 'none'} is not read {at}")
    need(fx.limit in moment.limits, where, f"the limit {fx.limit or 'none'} is not read {at}")
    need(fx.do != "reroll_die" or fx.n == 1, where, "only one die is rolled again")
    need(fx.edition in ("", moment.edition), where, f"the edition {fx.edition} is not read {at}")


def check_card_limit(effects: tuple[Effect, ...], limit: str, where: str) -> None:
    """The limit of a poker card is the one its moment has, or once a reveal for a restart."""
    kept = {CARD_LIMITS[fx.when] for fx in effects if fx.when in CARD_LIMITS}
    kept |= {"reveal" for fx in effects if fx.do == "restart_fight"}
    need({limit} == (kept or {""}), where, f"the limit {limit or 'none'} is not kept")


def check_card_timing(effects: tuple[Effect, ...], timing: tuple[str, ...], where: str) -> None:
    """The printed timing of a poker card is that of its moments, each once."""
    kept = {CARD_TIMINGS[fx.when] for fx in effects}
    need(sorted(timing) == sorted(kept), where, f"its effects have the timing {sorted(kept)}")
