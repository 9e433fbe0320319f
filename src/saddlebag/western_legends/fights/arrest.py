"""What an arrest takes, made by a player or by the Sheriff (FIGHT-19, SHERIFF-9)."""

from typing import Final

from saddlebag.western_legends.content.board import NAMES, SHERIFFS_OFFICE
from saddlebag.western_legends.fights.record import ARREST
from saddlebag.western_legends.goods.gains import lose_money, lose_nuggets
from saddlebag.western_legends.goods.gear import in_force
from saddlebag.western_legends.goods.herds import send_back
from saddlebag.western_legends.goods.track_points import drop_wanted
from saddlebag.western_legends.riding.ride import put
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HERD

EVENTS: Final = {"arrested": "player by", "sheriff_placed": "before space cause"}


def half_money(money: int) -> int:
    """Q-08: half, rounded up to the next $10."""
    return (money // 10 + 1) // 2 * 10


def half_nuggets(nuggets: int) -> int:
    """Q-08: half, rounded up."""
    return (nuggets + 1) // 2


def arrest(s: West, player: int, by: int | None, nuggets: bool) -> None:
    """Q-63: the Wanted points go first, then goods, then both figures into the office."""
    s.tell("arrested", player, by)
    drop_wanted(s, player, ARREST)
    for token in s.cards.piles[HERD[player]].copy():
        send_back(s, player, token, ARREST)
    if not any(fx.do == "keep_goods" for _, fx in in_force(s, player, "arrested")):
        lose_money(s, player, half_money(s.money[player]), ARREST)
        if nuggets:
            lose_nuggets(s, player, half_nuggets(s.nuggets[player]), ARREST)
    put(s, player, SHERIFFS_OFFICE, ARREST)
    to_office(s, ARREST)


def to_office(s: West, cause: str) -> None:
    """SHERIFF-12: a placement, not a move: nobody there discards or fights."""
    if s.sheriff != SHERIFFS_OFFICE:
        s.tell("sheriff_placed", NAMES[s.sheriff], NAMES[SHERIFFS_OFFICE], cause)
        s.sheriff = SHERIFFS_OFFICE
