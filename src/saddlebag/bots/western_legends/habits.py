"""The value of every answer that the greedy bot considers, ask by ask."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.bots.western_legends import (
    bandits,
    cattle,
    fight_asks,
    interrogation,
    jokers,
    other_asks,
    poker,
    sheriff,
    store,
    stories,
)
from saddlebag.bots.western_legends.action_choice import act
from saddlebag.bots.western_legends.county_business import county_business
from saddlebag.bots.western_legends.landing import land, move_end
from saddlebag.bots.western_legends.resource_values import by_turns
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.weights import WEIGHTS, Weights
from saddlebag.kernel.ask import Ask

Habit = Callable[[Sight, tuple[str, ...]], dict[str, float]]

BY_KEY: Final[dict[str, Habit]] = {
    "act": act,
    "after_move": other_asks.after_move,
    "copy": jokers.copy,
    "choose": other_asks.choose,
    "county_business": county_business,
    "county_ride": land,
    "dealer_pick": poker.deal,
    "defend": fight_asks.stand,
    "deliver": cattle.deliver,
    "disc": stories.disc,
    "discard": other_asks.discard,
    "driven_off": bandits.driven_off,
    "equip_mount": store.equip,
    "equip_now": store.equip_now,
    "equip_weapon": store.equip,
    "fight_card": fight_asks.fight_card,
    "fight_start": other_asks.gladly,
    "free_item": store.free_item,
    "getaway": land,
    "give_card": other_asks.discard,
    "goal": other_asks.gladly,
    "hard_drive": cattle.hard_drive,
    "how_many": fight_asks.how_many,
    "income": other_asks.income,
    "join": poker.join,
    "keep": other_asks.keep,
    "keep_loot": other_asks.loot,
    "keep_tokens": other_asks.tokens,
    "legendary_item": store.legendary_item,
    "loot": other_asks.loot,
    "make_room": store.make_room,
    "move_end": move_end,
    "name_rank": interrogation.name_rank,
    "night_scout": other_asks.night_scout,
    "night_scout_ride": land,
    "npc_card": fight_asks.npc_card,
    "npc_restart": fight_asks.npc_restart,
    "pathfinder": land,
    "pay": other_asks.pay,
    "pay_bandit": bandits.pay_bandit,
    "pay_nugget": other_asks.pay_nugget,
    "pay_toll": other_asks.toll,
    "poker_pick": poker.pick,
    "quickdraw": fight_asks.quickdraw,
    "react": fight_asks.react,
    "refuse_wanted": other_asks.wanted_points,
    "relocate": land,
    "reputation": other_asks.reputation,
    "reroll": other_asks.reroll,
    "reward_move": land,
    "saddle_up": land,
    "sheriff": sheriff.ride_out,
    "sheriff_target": sheriff.rival,
    "shootout": fight_asks.shootout,
    "shop": store.shop,
    "show_gold": other_asks.gladly,
    "spawn_type": bandits.spawn_type,
    "sprint": land,
    "stand": fight_asks.stand,
    "start": land,
    "steady_aim": other_asks.give_up,
    "store": store.shop,
    "take_back": lambda sight, options: {"yes": 1.0},
    "take_cattle": other_asks.gladly,
    "toast": sheriff.rival,
    "toll": sheriff.rival,
    "track_kind": other_asks.track_kind,
    "waiting": bandits.waiting,
}


class Habits:
    """One set of weights, with the value of everything at each time of the game."""

    def __init__(self, weights: Weights) -> None:
        self.values = by_turns(weights)

    def worths(self, ask: Ask, view: dict[str, Any]) -> dict[str, float]:
        """Missing options are worth nothing; unknown asks get a passing answer."""
        options = ask.options
        if ask.key == "character":
            return other_asks.character(options)
        habit = BY_KEY.get(ask.key)
        if habit is None:
            return {ask.idle or options[0]: 1.0}
        return habit(Sight(view, self.values), options)


HABITS: Final = Habits(WEIGHTS)
worths: Final = HABITS.worths
