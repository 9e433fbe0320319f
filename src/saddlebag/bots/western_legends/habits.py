"""The worth of every answer that the greedy bot considers, ask by ask."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.bots.western_legends import choices, fights, poker, rides, store
from saddlebag.bots.western_legends.plan import act, land
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.kernel.ask import Ask

Habit = Callable[[Sight, tuple[str, ...]], dict[str, float]]

HABITS: Final[dict[str, Habit]] = {
    "act": act,
    "income": choices.income,
    "discard": choices.discard,
    "give_card": choices.discard,
    "keep": choices.keep,
    "choose": choices.choose,
    "pay": choices.pay,
    "refuse_wanted": choices.wanted_offer,
    "track_kind": choices.track_kind,
    "reputation": choices.reputation,
    "disc": choices.disc,
    "sheriff": choices.sheriff,
    "sheriff_target": choices.rival,
    "toast": choices.rival,
    "toll": choices.rival,
    "loot": choices.loot,
    "equip_mount": choices.equip,
    "equip_weapon": choices.equip,
    "equip_now": choices.equip_now,
    "deliver": choices.deliver,
    "after_move": choices.after_move,
    "steady_aim": choices.steady_aim,
    "pay_toll": choices.toll,
    "legendary_item": choices.legendary,
    "keep_tokens": choices.tokens,
    "goal": choices.goal,
    "take_cattle": choices.goal,
    "show_gold": choices.show,
    "pay_nugget": choices.nugget,
    "night_scout": choices.night_scout,
    "fight_card": fights.fight_card,
    "npc_card": fights.npc_card,
    "npc_restart": fights.npc_restart,
    "quickdraw": fights.quickdraw,
    "shootout": fights.shootout,
    "react": fights.react,
    "defend": fights.stand,
    "stand": fights.stand,
    "join": poker.join,
    "poker_pick": poker.pick,
    "dealer_pick": poker.deal,
    "store": store.shop,
    "shop": store.shop,
    "free_item": store.free_item,
    "saddle_up": land,
    "sprint": land,
    "pathfinder": land,
    "night_scout_ride": land,
    "reward_move": land,
    "relocate": land,
    "start": land,
}


def worths(ask: Ask, view: dict[str, Any]) -> dict[str, float]:
    """Options that are not in it are worth nothing to this bot; unknown asks get their first."""
    options = ask.options
    if ask.key == "character":
        return choices.character(options)
    habit = HABITS.get(ask.key)
    if habit is None:
        return {ask.idle if ask.idle in options else options[0]: 1.0}
    found = habit(Sight(view), options)
    return found if found else {options[0]: 1.0}
