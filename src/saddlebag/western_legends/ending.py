"""The end of the game: when it is near, the final scoring, and who has won (END, EOT-4)."""

from typing import Any, Final

from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.legendary import LEGENDARY_TOKENS
from saddlebag.western_legends.content.numbers import (
    MONEY_PER_LP,
    MOST_WANTED,
    OTHER_WANTED,
    TIED_MOST_WANTED,
    WOUND_LP,
)
from saddlebag.western_legends.content.tracks import MARSHAL_ROW_LP, row
from saddlebag.western_legends.goods.gear import AT, GEAR_ITEM, UPGRADED
from saddlebag.western_legends.goods.hands import RANK
from saddlebag.western_legends.state import LAST_OF_ROUND, OPEN, West
from saddlebag.western_legends.zones import DECK, DISCARD, NAMES, TOKEN, WORTHS

Lines = tuple[tuple[str, int], ...]

MAN_IN_BLACK: Final = "man_in_black"


def check_end(s: West) -> None:
    """EOT-4, Q-22: everybody's LP as they stand now; once triggered it stays so."""
    if s.ending == OPEN and max(s.lp) >= s.options.length:
        there = [player for player in range(s.players) if s.lp[player] >= s.options.length]
        s.ending = LAST_OF_ROUND
        s.tell("end_triggered", there, s.options.length)


# ---- final scoring


def finish(s: West) -> None:
    """END-3, END-5: everybody's score, then who has won."""
    for seat in range(s.seats):
        s.cards.reveal(TOKEN[seat])
    s.scores = tuple([score(s, player) for player in range(s.players)])
    for player, lines in enumerate(s.scores):
        s.tell("final_score", player, dict(lines), total(lines))
    s.winners, s.why = decide(s)
    s.over = True
    s.tell("game_over", list(s.winners), s.why)


def score(s: West, player: int) -> Lines:
    """END-3, in this order; the Man in Black has his LP and nothing else (Q-77)."""
    if not s.human(player):
        return (("lp", s.lp[player]),)
    tokens = [LEGENDARY_TOKENS[token - WORTHS[0]] for token in s.cards.piles[TOKEN[player]]]
    return (
        ("lp", s.lp[player]),
        ("upgrades", upgrades(s, player)),
        ("legendary_items", legendary_items(s, player)),
        ("money", s.money[player] // MONEY_PER_LP),
        ("wounds", s.wounds[player] * WOUND_LP),
        ("wanted", wanted_bonus(s, player)),
        ("marshal", MARSHAL_ROW_LP[row(s.marshal[player])]),
        ("tokens", sum(tokens)),
    )


def total(lines: Lines) -> int:
    return sum([points for _, points in lines])


def upgrades(s: West, seat: int) -> int:
    """ITEM-4: the printed LP of upgraded mounts and weapons, active or not."""
    return sum([ITEMS[GEAR_ITEM[code]].sides[1].lp for code in s.owned[seat] if UPGRADED[code]])


def legendary_items(s: West, seat: int) -> int:
    """GBH-5: what is printed on them, and what hangs on the track their owner is on."""
    found = 0
    for code in s.owned[seat]:
        if ITEMS[GEAR_ITEM[code]].legendary:
            found += ITEMS[GEAR_ITEM[code]].sides[0].lp
            for fx in AT["game_end"][code]:
                on_track = s.marshal[seat] if fx.cond == "marshal" else s.wanted[seat]
                found += fx.n if on_track else 0
    return found


def wanted_bonus(s: West, seat: int) -> int:
    """END-4: three for the most Wanted alone, one for every other Wanted player."""
    if not s.wanted[seat]:
        return 0
    if s.wanted[seat] < max(s.wanted):
        return OTHER_WANTED
    return MOST_WANTED if s.wanted.count(s.wanted[seat]) == 1 else TIED_MOST_WANTED


# ---- who has won


def decide(s: West) -> tuple[tuple[int, ...], str]:
    """END-5: the most LP; ties go to the Man in Black (Q-77), then down the list."""
    totals = [total(lines) for lines in s.scores]
    tied = [player for player in range(s.players) if totals[player] == max(totals)]
    if not s.human(tied[-1]):
        return (tied[-1],), MAN_IN_BLACK
    if len(tied) == 1:
        return (tied[0],), "most_lp"
    for why, values in tie_breaks(s):
        best = max([values[seat] for seat in tied])
        tied = [seat for seat in tied if values[seat] == best]
        if len(tied) == 1:
            return (tied[0],), why
    if s.options.final_duel:
        tied = draw_for_it(s, tied)
    return tuple(tied), "final_duel" if len(tied) == 1 else "shared"


def tie_breaks(s: West) -> list[tuple[str, list[int]]]:
    """Q-75: points on either track, nuggets, fewest wounds."""
    seats = range(s.seats)
    return [
        ("track_points", [s.marshal[seat] + s.wanted[seat] for seat in seats]),
        ("nuggets", [s.nuggets[seat] for seat in seats]),
        ("fewest_wounds", [-s.wounds[seat] for seat in seats]),
    ]


def draw_for_it(s: West, tied: list[int]) -> list[int]:
    """Q-92: a card each from the reshuffled deck, the highest wins, until one is alone."""
    while len(tied) > 1:
        cards = s.cards.piles[DECK] + s.cards.piles[DISCARD]
        if len([card for card in cards if RANK[card]]) < len(tied):
            return tied  # no deck to draw from: nobody is left out
        s.cards.piles[DISCARD] = []
        s.cards.stack(DECK, cards, s.chance.order("deck", len(cards)))
        drawn = [draw_rank(s, seat) for seat in tied]
        s.cards.reveal(DISCARD)
        s.tell("final_duel", tied.copy(), [NAMES[card] for card in drawn])
        best = max([RANK[card] for card in drawn])
        tied = [seat for seat, card in zip(tied, drawn, strict=True) if RANK[card] == best]
    return tied


def draw_rank(s: West, seat: int) -> int:
    """Q-141: a card without a rank is put aside, and another one drawn."""
    card = s.cards.turn_over(DECK, DISCARD)
    while not RANK[card]:
        s.tell("drew_again", seat, NAMES[card])
        card = s.cards.turn_over(DECK, DISCARD)
    return card


def result(s: West) -> dict[str, Any]:
    """Winners are seats: none of them, if the Man in Black has won."""
    names = [CHARACTERS[character].id for character in s.character]
    return {
        "winners": [player for player in s.winners if s.human(player)],
        "scores": [total(lines) for lines in s.scores],
        "why": s.why,
        "lines": [dict(lines) for lines in s.scores],
        "rounds": s.round,
        "characters": names + [MAN_IN_BLACK] * (s.players - s.seats),
    }
