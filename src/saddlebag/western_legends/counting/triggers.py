"""What sets a story going: what the player on turn does, before the End of Turn phase (STORY-2)."""

from typing import Final

from saddlebag.western_legends.content.verbs import TRIGGERS
from saddlebag.western_legends.state import STORIES, West


def trigger(name: str) -> int:
    """A trigger as a bit."""
    return 1 << TRIGGERS.index(name)


LP_OF_ACTION: Final = trigger("lp_2_action")
TRACK_POINTS: Final = trigger("track_points")
SPENDING: Final = trigger("spend_80_town")
PLAYER_FIGHT: Final = trigger("start_player_fight")
NPC_BEATEN: Final = trigger("win_npc_fight")
CATTLE_BUSINESS: Final = trigger("cattle_business")
NUGGET: Final = trigger("gain_nugget")
DEPOSIT: Final = trigger("bank_2_nuggets")
POKER_PLAYED: Final = trigger("play_poker")
SHOPPING: Final = trigger("buy_or_upgrade")
HEALED: Final = trigger("heal_wound")
HURT: Final = trigger("take_wound")
CARD_ACTION: Final = trigger("card_action")
THREE_REGIONS: Final = trigger("three_regions")
MEETING: Final = trigger("meet_player")
MANY_CARDS: Final = trigger("hand_7")

ENOUGH_LP: Final = 2
ENOUGH_SPENT: Final = 80
ENOUGH_CARDS: Final = 7
ENOUGH_REGIONS: Final = 3
ENOUGH_NUGGETS: Final = 2


def meet(s: West, player: int, bit: int) -> None:
    """STORY-5, Q-27: only on one's own turn, and before its End of Turn phase."""
    if player == s.turn and s.phase < STORIES:
        s.met |= bit
