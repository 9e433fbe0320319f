"""What every fight has in common once it is decided (FIGHT-13, WOUND-3, WWW-3)."""

from saddlebag.western_legends.content.numbers import FIGHT_LOST, WILD_WIN_LP
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import NPC_BEATEN, meet
from saddlebag.western_legends.fights.reveal import played_fx
from saddlebag.western_legends.fights.start import against
from saddlebag.western_legends.goods.gains import gain_lp, wound
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import West

LOST: str = "fight_lost"


async def won(s: West, f: Fight, side: int) -> None:
    """Hooks of the winner's gear and card; what goals and stories count; WWW-3."""
    me = f.sides[side]
    did(s, me, "fight_win", 1, f)
    if f.npc:
        did(s, me, "npc_win", 1, f)
        meet(s, me, NPC_BEATEN)
    else:
        did(s, me, "player_fight_win", 1, f)
    for code, fx in in_force(s, me, "fight_won"):
        if against(fx, f):
            if fx.do == "wound_opponent":
                wound(s, f.sides[1 - side], fx.n, NAME[code])
            else:
                await perform(s, me, fx.steps, NAME[code])
    if not f.declined:
        for fx in played_fx(s, f, side, "fight_won"):
            await perform(s, me, fx.steps, f.face(side))
    if s.options.wild and me == s.turn:
        gain_lp(s, me, WILD_WIN_LP, "wild_wild_west")


def lost(s: West, player: int) -> None:
    """FIGHT-13: one wound, then one card."""
    if s.human(player):
        for step in FIGHT_LOST:
            if step.do == "wound":
                wound(s, player, step.n, LOST)
            else:
                draw(s, player, step.n, LOST)
