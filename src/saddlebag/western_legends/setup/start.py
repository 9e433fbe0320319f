"""From the draft to the first turn: goods, first player, figures, bandits (SET-8 to SET-22)."""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.flow import Flow
from saddlebag.western_legends.content.board import ALL_HIDEOUTS, COLORS, NAMES, SPACE, mask
from saddlebag.western_legends.content.characters import CHARACTERS, FIRST_GAME_STARTER, Character
from saddlebag.western_legends.fights.bandit_types import types_by_chance
from saddlebag.western_legends.goals.completing import deal_goals
from saddlebag.western_legends.goods.buying import when_gained
from saddlebag.western_legends.goods.gear import KIND, NAME, gear
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.goods.herds import herd, take_token
from saddlebag.western_legends.state import NOBODY, NONE, NOWHERE, PLACES, TURN_BEGINS, West

START: Final = "start"


def begin_placing(s: West) -> None:
    """SET-8, SET-11: goods first, then who begins; nobody stands anywhere yet."""
    for seat in range(s.seats):
        starting_goods(s, seat, CHARACTERS[s.character[seat]])
    s.first = first_player(s)
    if s.options.goals:
        deal_goals(s)
    s.turn, s.phase = s.first, PLACES


def starting_goods(s: West, seat: int, it: Character) -> None:
    """SET-8, SET-9, SET-21: no track rewards; effects of gaining an item happen."""
    s.money[seat], s.nuggets[seat], s.wounds[seat] = it.money, it.nuggets, it.wounds
    s.marshal[seat], s.wanted[seat] = it.marshal, it.wanted
    for item, side in it.items:
        code = gear(item, side)
        s.owned[seat] = (*s.owned[seat], code)
        s.stock[item] -= 1
        if KIND[code] == "mount" and s.mount[seat] == NONE:
            s.mount[seat] = code
        elif KIND[code] == "weapon" and s.weapon[seat] == NONE:
            s.weapon[seat] = code
    items = [NAME[code] for code in s.owned[seat]]
    s.tell("starts", seat, it.id, it.money, it.nuggets, it.wounds, it.marshal, it.wanted, items)
    draw(s, seat, it.cards, START)
    for code in s.owned[seat]:
        when_gained(s, seat, code)


def first_player(s: West) -> int:
    """SET-11: the most Wanted; otherwise by chance. FIRST-5: Billy the Kid."""
    if s.options.first_game and FIRST_GAME_STARTER in s.character:
        first = s.character.index(FIRST_GAME_STARTER)
        s.tell("first_player", first, "first_game")
        return first
    most = max(s.wanted[: s.seats])
    tied = [seat for seat in range(s.seats) if s.wanted[seat] == most]
    first = tied[s.roll("first_player", len(tied))] if len(tied) > 1 else tied[0]
    s.tell("first_player", first, "most_wanted" if most and len(tied) == 1 else "chance")
    return first


# ---- figures (SET-10, SET-22)


def next_to_place(s: West) -> int:
    """Clockwise from the first player; who may take any hideout comes last."""
    waiting = [seat for seat in s.clockwise(s.first) if s.place[seat] == NOWHERE]
    waiting.sort(key=lambda seat: CHARACTERS[s.character[seat]].picks_last)
    return waiting[0] if waiting else NOBODY


def place_figures(s: West) -> Flow | None:
    """Cattle, then one figure, or the bandits when all stand."""
    for seat in s.clockwise(s.first):
        if len(herd(s, seat)) < CHARACTERS[s.character[seat]].cattle:
            return choose_ranch(s, seat)
    seat = next_to_place(s)
    if seat == NOBODY:
        place_bandits(s)
        return None
    it = CHARACTERS[s.character[seat]]
    spaces = it.start
    if it.picks_last:  # a hideout nobody else starts in
        spaces = tuple([space for space in spaces if space not in s.place])
    if len(spaces) == 1:
        stand(s, seat, spaces[0])
        return None
    return choose_start(s, seat, spaces)


async def choose_ranch(s: West, seat: int) -> None:
    """Q-130: who starts with cattle chooses the ranch."""
    answer = await Ask(seat, "ranch", COLORS)
    take_token(s, seat, COLORS.index(answer), START)


async def choose_start(s: West, seat: int, spaces: tuple[int, ...]) -> None:
    """SET-10: one of the spaces of the printed place."""
    options = tuple([f"to:{NAMES[space]}" for space in spaces])
    answer = await Ask(seat, "start", options)
    stand(s, seat, SPACE[answer.removeprefix("to:")])


def stand(s: West, seat: int, space: int) -> None:
    s.place[seat] = space
    s.tell("stands", seat, NAMES[space])
    s.turn = seat


def place_bandits(s: West) -> None:
    """SET-17: one on each hideout without a player; then the game begins."""
    free = [space for space in ALL_HIDEOUTS if space not in s.place]
    s.bandits = mask(free)
    s.tell("spawned", [NAMES[space] for space in free], START)
    if s.options.bandit_cards:
        types_by_chance(s, free)
    s.round, s.turn = 1, s.first
    s.phase = TURN_BEGINS
