"""What an arrest takes and pays, made by a player or by the Sheriff (FIGHT-18 to FIGHT-20)."""

from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import NAMES, SHERIFFS_OFFICE
from saddlebag.western_legends.content.numbers import ARREST_WON
from saddlebag.western_legends.content.tracks import row
from saddlebag.western_legends.goods.gains import gain_lp, lose_money, lose_nuggets
from saddlebag.western_legends.goods.gear import in_force
from saddlebag.western_legends.goods.herds import send_back
from saddlebag.western_legends.goods.track_points import drop_wanted, gain_points, hook_points
from saddlebag.western_legends.records.fight import ARREST, Fight
from saddlebag.western_legends.riding.ride import put
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HERD


def half_money(money: int) -> int:
    """Q-08: half, rounded up to the next $10."""
    return (money // 10 + 1) // 2 * 10


def half_nuggets(nuggets: int) -> int:
    """Q-08: half, rounded up."""
    return (nuggets + 1) // 2


def arrest(s: West, player: int, by: int | None, nuggets: bool) -> tuple[int, int]:
    """Q-63: the Wanted points go first, then goods, then both figures into the office.

    Returns the money and the nuggets that were lost.
    """
    money = gold = 0
    s.tell("arrested", player, by)
    drop_wanted(s, player, ARREST)
    for token in s.cards.piles[HERD[player]].copy():
        send_back(s, player, token, ARREST)
    if not any(fx.do == "keep_goods" for _, fx in in_force(s, player, "arrested")):
        money = lose_money(s, player, half_money(s.money[player]), ARREST)
        if nuggets:
            gold = lose_nuggets(s, player, half_nuggets(s.nuggets[player]), ARREST)
    put(s, player, SHERIFFS_OFFICE, ARREST)
    to_office(s, ARREST)
    return money, gold


async def arrest_won(s: West, f: Fight, me: int, foe: int) -> None:
    """FIGHT-18, FIGHT-20: a Marshal point; with arrest_bounty LP for the rows of the track."""
    rows = row(s.wanted[foe])
    gain_points(s, me, "marshal", ARREST_WON[0].n, ARREST)
    if s.options.arrest_bounty:
        gain_lp(s, me, rows, "arrest_bounty")
    money, gold = arrest(s, foe, me, nuggets=True)
    await ability(s, me).arrest_made(s, me, money, gold)
    hook_points(s, me, "arrested_or_wrangled")


def to_office(s: West, cause: str) -> None:
    """SHERIFF-12: a placement, not a move: nobody there discards or fights."""
    if s.sheriff != SHERIFFS_OFFICE:
        s.tell("sheriff_placed", NAMES[s.sheriff], NAMES[SHERIFFS_OFFICE], cause)
        s.sheriff = SHERIFFS_OFFICE
