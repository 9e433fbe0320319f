"""The worth of every answer that the greedy bot considers, ask by ask."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.bots.western_legends import cattle, choices, fight_asks, law, poker, store, stories
from saddlebag.bots.western_legends.landing import land, move_end
from saddlebag.bots.western_legends.plan import act
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.taste import TASTE, Taste
from saddlebag.bots.western_legends.values import by_turns
from saddlebag.kernel.ask import Ask

Habit = Callable[[Sight, tuple[str, ...]], dict[str, float]]

BY_KEY: Final[dict[str, Habit]] = {
    "act": act,
    "after_move": choices.after_move,
    "choose": choices.choose,
    "dealer_pick": poker.deal,
    "defend": fight_asks.stand,
    "deliver": cattle.deliver,
    "disc": stories.disc,
    "discard": choices.discard,
    "equip_mount": store.equip,
    "equip_now": store.equip_now,
    "equip_weapon": store.equip,
    "fight_card": fight_asks.fight_card,
    "fight_start": choices.gladly,
    "free_item": store.free_item,
    "give_card": choices.discard,
    "goal": choices.gladly,
    "income": choices.income,
    "join": poker.join,
    "keep": choices.keep,
    "keep_tokens": choices.tokens,
    "legendary_item": choices.gladly,
    "loot": choices.loot,
    "move_end": move_end,
    "night_scout": choices.night_scout,
    "night_scout_ride": land,
    "npc_card": fight_asks.npc_card,
    "npc_restart": fight_asks.npc_restart,
    "pathfinder": land,
    "pay": choices.pay,
    "pay_nugget": choices.pay_nugget,
    "pay_toll": choices.toll,
    "poker_pick": poker.pick,
    "quickdraw": fight_asks.quickdraw,
    "react": fight_asks.react,
    "refuse_wanted": choices.wanted_points,
    "relocate": land,
    "reputation": choices.reputation,
    "reroll": choices.reroll,
    "reward_move": land,
    "saddle_up": land,
    "sheriff": law.ride_out,
    "sheriff_target": law.rival,
    "shootout": fight_asks.shootout,
    "shop": store.shop,
    "show_gold": choices.gladly,
    "sprint": land,
    "stand": fight_asks.stand,
    "start": land,
    "steady_aim": choices.give_up,
    "store": store.shop,
    "take_back": lambda sight, options: {"yes": 1.0},
    "take_cattle": choices.gladly,
    "toast": law.rival,
    "toll": law.rival,
    "track_kind": choices.track_kind,
}


class Habits:
    """One taste, with what things are worth to it at each time of the game."""

    def __init__(self, taste: Taste) -> None:
        self.values = by_turns(taste)

    def worths(self, ask: Ask, view: dict[str, Any]) -> dict[str, float]:
        """Options that are not in it are worth nothing; unknown asks get an answer that passes."""
        options = ask.options
        if ask.key == "character":
            return choices.character(options)
        habit = BY_KEY.get(ask.key)
        if habit is None:
            return {ask.idle or options[0]: 1.0}
        return habit(Sight(view, self.values), options)


HABITS: Final = Habits(TASTE)
