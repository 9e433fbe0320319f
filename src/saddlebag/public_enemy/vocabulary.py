"""Every event, answer and refusal of Public Enemy Number One."""

from typing import Final

from saddlebag.kernel.vocabulary import Vocabulary
from saddlebag.public_enemy.cards import DECK_NAMES, GANGS, NUMBERS, OUTLAW_ROWS, TOWNS

KINDS: Final[dict[str, str | tuple[str, ...]]] = {
    "outlaw": tuple(row["id"] for row in OUTLAW_ROWS),
    "saloon_card": tuple(row["id"] for row in NUMBERS["saloon"]),
    "card": "{outlaw} {saloon_card}",
    "gang": GANGS,
    "town": TOWNS,
    "deck": DECK_NAMES,
    "prize": "one {gang}",
    "majority_by": "most leader duel tie no_cards",
    "round_end": "deck_empty four_gangs",
    "one_by": "nobody keeps keeps_tie takes from",
    "ending": "public_enemy round_cap",
    "decided": "before_points wanted one points level",
}

ASKS: Final = {
    "draw": "draw:{deck} bury:{town} peek:{deck} | bury:{deck} pass",
    "sheriff": "discard:{gang} | pass",
    "bounty_hunter": "hunt:{player}:{gang} | pass",
    "swindler": "swindle:{player}:{gang} | pass",
    "cavalry": "cavalry:{town} pass | cavalry:{deck}",
}

REFUSALS: Final = {
    "no_passing": "",
    "cavalry_here": "town:deck",
    "one_dollar_a_turn": "",
    "no_dollars": "has:number needs:number",
    "no_hidden_card": "deck",
    "nothing_open_to_bury": "",
    "compulsory": "",
    "no_stack": "seat:player gang",
    "own_card": "",
    "never_at_the_saloon": "",
    "already_there": "town",
}

VOCABULARY: Final = Vocabulary(
    {
        "round_begins": "round:number starter:player supremacy:gang?",
        "turned_up": "town card:outlaw",
        "took": "seat:player town card:outlaw",
        "saloon": "seat:player card:saloon_card",
        "no_effect": "seat:player card:saloon_card",
        "discarded": "seat:player card:outlaw",
        "hunted": "seat:player owner:player card:outlaw",
        "swindled": "seat:player owner:player card:outlaw",
        "buried": "seat:player town card:outlaw",
        "peeked": "seat:player deck | card",
        "cavalry": "seat:player town left:town?",
        "round_over": "seat:player why:round_end deck?",
        "majority": "gang counts:number* winner:player? how:majority_by gains:flag",
        "duel": "prize seats:player* bangs:number* winner:player?",
        "tuel": "prize seats:player* tiles:number bang:number winner:player",
        "points": "points:number* by_gang:number**",
        "one": "seat:player? before:player? tied:player* how:one_by",
        "game_over": "winners:player* why:ending",
    },
    KINDS,
    asks=ASKS,
    refusals=REFUSALS,
    view="saddlebag.public_enemy.view_schema.EnemyView",
    result="saddlebag.public_enemy.view_schema.EnemyResult",
)
