"""Every question, and how its answers are written; behind the bar those that are only refused."""

from typing import Final

ACT: Final = (
    "ride:{space} ride:{space}:over ride:{space}:by:{region} play:{card} "
    "play:{card}:as:{original:card} use:{gear} duel:{player} rob:{player} arrest:{player} "
    "store poker prospect deposit:{number}[+{card:gold_card}]* "
    "heist heal heal:{number} revel:{number} acquire work question:{player} goal:{goal} end"
)
PLAY: Final = "play:{card} play:{card}:as:{original:card}"
RIDE: Final = "to:{space} to:{space}:over to:{space}:by:{region}"
SHOP: Final = "buy:{item} upgrade:{item}"

REFUSED: Final = (  # in the action phase
    f"{SHOP} ride:{{mesa}} equip:{{gear}} deliver place:{{number}} move:{{number}} pass"
)

ASKS: Final = {
    "character": "{character}",
    "start": "to:{space}",
    "turn_start": "ability use:{gear}",
    "income": "{income_choice} | pass",
    "equip_mount": "equip:{gear}",
    "equip_weapon": "equip:{gear}",
    "act": f"{ACT} | {REFUSED}",
    "move_end": f"step {PLAY} pass",
    "sprint": RIDE,
    "pathfinder": RIDE,
    "saddle_up": "to:{space} | to:{mesa}",
    "night_scout": "discard:{card} pass",
    "night_scout_ride": f"{RIDE} stay",
    "county_business": "put:{space} remove:{space} pass",
    "county_ride": f"{RIDE} stay",
    "getaway": f"{RIDE} stay",
    "hard_drive": "take pass",
    "after_move": "deliver ability use:{gear} pass",
    "deliver": "{cattle} done",
    "toast": "seat:{player}",
    "toll": "seat:{player} | pass",
    "pay_toll": "money card | pass",
    "give_card": "{card} | pass",
    "store": f"{SHOP} done",
    "shop": f"{SHOP} pass",
    "equip_now": "yes no",
    "reroll": "die:{number} pass",
    "join": "join pass",
    "poker_pick": "{card} | pass",
    "dealer_pick": "{card} | pass",
    "take_back": "yes no",
    "fight_start": "ability use:{gear} pass",
    "steady_aim": "wound discard:{card} | pass",
    "fight_card": "{card} | decline pass",
    "npc_card": "{fight_card} | pass",
    "defend": "fight decline | pass",
    "stand": "fight decline | pass",
    "copy": "{card}:as:{original:card} | pass",
    "shootout": "restart pass",
    "quickdraw": "cancel pass",
    "react": f"{PLAY} use:{{gear}} pass",
    "how_many": "cards:{number}",
    "npc_restart": "restart go_on",
    "name_rank": "rank:{rank} | pass",
    "loot": "{goods}:{number} item:{gear} nothing | {goods} cattle:{color} pass",
    "make_room": "drop:{gear} | pass",
    "keep_loot": "{goods}:{number} nothing | pass",
    "take_cattle": "cattle:{color} pass | nothing",
    "sheriff": "to:{space} stay",
    "sheriff_target": "seat:{player} | pass",
    "pay_bandit": "money pass",
    "spawn_type": "put:{bandit}:{space} | pass",
    "driven_off": "to:{space} | pass",
    "waiting": "hot_sheriff:{player} getaway:{player} move:{player} driven_off:{player} | pass",
    "reputation": f"{PLAY} pass",
    "disc": "place:{number} move:{number} pass",
    "goal": "goal:{goal} pass",
    "keep_tokens": "{worth}",
    "choose": "{reward} | pass",
    "pay": "pay:{cost}:{number} pass",
    "pay_nugget": "nugget gold:{card} gold:{card}:as:{original:card}",
    "show_gold": "show:{card} show:{card}:as:{original:card} pass",
    "refuse_wanted": "take refuse",
    "track_kind": "marshal wanted | pass",
    "free_item": "take:{item} pass",
    "legendary_item": "take:{item} drop:{gear} pass",
    "reward_move": f"{RIDE} stay",
    "relocate": "to:{space} stay",
    "ranch": "{color} | pass",
    "give_up_color": "{color}",
    "give_up_cattle": "{cattle}",
    "discard": "{card} | pass",
    "keep": "{card}",
}
