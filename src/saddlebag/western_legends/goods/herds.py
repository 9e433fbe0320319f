"""Cattle tokens on their way: from a ranch to a carrier, to a robber, and back (CATTLE, Q-54).

Which colors a player carries is public, what a token brings only its carrier knows (Q-89).
"""

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.event import bit
from saddlebag.western_legends.content.board import COLORS
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.goods.gear import cattle_limit
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX, FIRST_HERD, HERD, NAMES, RANCH


def color_of(card: int) -> int:
    """The back of a token: its ranch is RANCH[color]."""
    return CATTLE[card - FIRST_HERD].color


def herd(s: West, player: int) -> list[int]:
    """The tokens a player carries; the Man in Black has none."""
    return s.cards.piles[HERD[player]] if player < s.seats else []


def of_color(s: West, player: int, color: int) -> list[int]:
    return [card for card in herd(s, player) if color_of(card) == color]


def has_room(s: West, seat: int) -> bool:
    """CATTLE-2: one token, unless an item says otherwise."""
    return len(s.cards.piles[HERD[seat]]) < cattle_limit(s, seat)


def take_token(s: West, seat: int, color: int, cause: str) -> None:
    """CATTLE-1, CATTLE-3: a random token of that ranch, if there is one and it can be carried."""
    if s.cards.piles[RANCH[color]] and has_room(s, seat):
        card = s.cards.draw(RANCH[color], HERD[seat], seat)
        s.whisper(bit(seat), (NAMES[card],), "cattle_taken", seat, COLORS[color], cause)


def steal_token(s: West, robber: int, victim: int, color: int) -> None:
    """FIGHT-17, Q-115: one of the color the robber points at; which of them, chance decides."""
    tokens = of_color(s, victim, color)
    card = tokens[s.roll("steal", len(tokens)) if len(tokens) > 1 else 0]
    s.cards.move(card, HERD[victim], HERD[robber])
    s.cards.show(card, bit(robber))
    both = bit(robber) | bit(victim)
    s.whisper(both, (NAMES[card],), "cattle_stolen", robber, victim, COLORS[color])


def send_back(s: West, seat: int, card: int, cause: str) -> None:
    """CATTLE-6, Q-54: shuffled back, face down, into its own ranch."""
    s.cards.piles[HERD[seat]].remove(card)
    s.whisper(bit(seat), (NAMES[card],), "cattle_back", seat, COLORS[color_of(card)], cause)
    shuffle_in(s, card)


def shuffle_in(s: West, card: int) -> None:
    """A token that lies nowhere joins its ranch."""
    ranch = RANCH[color_of(card)]
    tokens = [*s.cards.piles[ranch], card]
    s.cards.stack(ranch, tokens, s.chance.order("ranch", len(tokens)))


async def give_up_surplus(s: West, seat: int) -> None:
    """CATTLE-9: tokens above the limit go back at once, the owner chooses which."""
    while len(s.cards.piles[HERD[seat]]) > cattle_limit(s, seat):
        await give_up(s, seat, "carry_limit")


async def give_up(s: West, seat: int, cause: str) -> None:
    """One token of the carrier's choice goes back; the others see its color and no more."""
    color = color_of(s.cards.piles[HERD[seat]][0])
    if len(of_color(s, seat, color)) < len(s.cards.piles[HERD[seat]]):
        answer = await Ask(seat, "give_up_color", COLORS)
        color = COLORS.index(answer)
    await give_up_one(s, seat, color, cause)


async def give_up_one(s: West, seat: int, color: int, cause: str) -> None:
    """Of this color."""
    if len(of_color(s, seat, color)) == 1:
        send_back(s, seat, of_color(s, seat, color)[0], cause)
        return
    name = await Ask(seat, "give_up_cattle", lambda: carried(s, seat, color), hidden=True)
    card = BOX.id[name]
    s.cards.mix(of_color(s, seat, color), bit(seat))  # nobody else follows the single token
    send_back(s, seat, card, cause)


def carried(s: West, seat: int, color: int) -> list[str]:
    """A carrier's tokens of one color, for options."""
    return [NAMES[card] for card in sorted(of_color(s, seat, color))]
