"""Scoring a round: majorities, points, the One token, victory (MAJ, PTS, ONE, WIN)."""

from typing import Final

from saddlebag.public_enemy.cards import GANGS, LEADERS, NUMBERS, STACKS
from saddlebag.public_enemy.duel import shoot_out
from saddlebag.public_enemy.state import ALL_GANGS, DEAL, NOBODY, Enemy, seat_or_none
from saddlebag.public_enemy.supremacy import combination

# by number of cards; the last value for that many or more, up to all 12 of a gang and a tile
POINTS: Final[list[int]] = NUMBERS["points"]["table"] + NUMBERS["points"]["table"][-1:] * 5


def score(s: Enemy) -> None:
    """Q-33: gang by gang the majorities, then points and the One token; a win stops it (WIN-1)."""
    s.points = [0] * s.seats  # PTS-2
    piles = s.cards.piles
    crews = [[len(piles[zone]) for zone in STACKS[seat]] for seat in range(s.seats)]
    for gang in range(len(GANGS)):
        majority(s, gang, [crew[gang] for crew in crews])
        if s.over:
            return  # WIN-2: points are not calculated
    count_points(s, crews)
    award_one(s)
    if s.over:
        return
    if s.modules.round_cap and s.round >= s.modules.round_cap:
        close_at_cap(s)
        return
    s.starter = s.one if s.one != NOBODY else (s.starter + 1) % s.seats  # ONE-4, ONE-5, Q-05
    s.phase = DEAL


# ---- majorities


def majority(s: Enemy, gang: int, counts: list[int]) -> None:
    """MAJ-1: the most cards of a gang win its Wanted token, if there are any (Q-12)."""
    winner, how = winner_of(s, gang, counts)
    gains = winner != NOBODY and not s.wanted[winner] & 1 << gang  # MAJ-2
    s.tell("majority", GANGS[gang], counts, seat_or_none(winner), how, gains)
    if gains:
        s.wanted[winner] |= 1 << gang
        check_win(s, winner)


def winner_of(s: Enemy, gang: int, counts: list[int]) -> tuple[int, str]:
    """The majority and its reason: alone, by the leader (MAJ-3), by a duel, or nobody (MAJ-4)."""
    most = max(counts)
    if not most:
        return NOBODY, "no_cards"
    if counts.count(most) == 1:
        return counts.index(most), "most"
    tied = [seat for seat in range(s.seats) if counts[seat] == most]
    for seat in tied:
        if LEADERS[gang] in s.cards.piles[STACKS[seat][gang]]:
            return seat, "leader"
    if s.modules.duel and any(not s.wanted[seat] & 1 << gang for seat in tied):
        return shoot_out(s, tied, GANGS[gang]), "duel"
    return NOBODY, "tie"


# ---- points and One


def count_points(s: Enemy, crews: list[list[int]]) -> None:
    """PTS-1: each player adds the table value of each own gang stack."""
    by_gang = [[POINTS[count] for count in crew] for crew in crews]
    if s.supremacy != NOBODY:
        for row, crew in zip(by_gang, crews, strict=True):
            row[s.supremacy] = POINTS[combination(crew[s.supremacy])]
    s.points = [sum(row) for row in by_gang]
    s.tell("points", s.points, by_gang)


def award_one(s: Enemy) -> None:
    """ONE-1 to ONE-3: the single highest total takes the One token; a tie leaves it, unless
    a duel is fought."""
    points = s.points
    best = max(points)
    tied = [points.index(best)]
    if points.count(best) > 1:
        tied = [seat for seat in range(s.seats) if points[seat] == best]
    winner = tied[0] if len(tied) == 1 else NOBODY
    if len(tied) > 1 and s.modules.duel:
        winner = shoot_out(s, tied, "one")
    before = s.one
    if winner != NOBODY:
        s.one = winner
    how = taken(before, s.one, len(tied) == 1 or winner != NOBODY)
    s.tell("one", seat_or_none(s.one), seat_or_none(before), tied, how)
    if winner != NOBODY:
        check_win(s, winner)


def taken(before: int, owner: int, decided: bool) -> str:
    """The reason why the One has its owner, or none."""
    if owner == NOBODY:
        return "nobody"
    if owner == before:
        return "keeps" if decided else "keeps_tie"
    return "takes" if before == NOBODY else "from"


# ---- victory


def check_win(s: Enemy, seat: int) -> None:
    """WIN-1, WIN-4: all four Wanted tokens and the One token."""
    if s.wanted[seat] == ALL_GANGS and s.one == seat:
        finish(s, (seat,), "public_enemy")


def close_at_cap(s: Enemy) -> None:
    """Q-27: the highest rank wins, or several that are level in everything."""
    found = ranks(s)
    finish(s, tuple(seat for seat in range(s.seats) if found[seat] == max(found)), "round_cap")


def ranks(s: Enemy) -> list[tuple[int, bool, int]]:
    """Q-27: most Wanted tokens, then the One token, then the last round's points."""
    return [(s.wanted[seat].bit_count(), s.one == seat, s.points[seat]) for seat in range(s.seats)]


def decided(s: Enemy) -> str | None:
    """What set the winner apart; a Wanted token may win before the points are counted (WIN-2)."""
    if not s.over:
        return None
    if s.ending == "public_enemy":
        return "one" if any(s.points) else "before_points"
    first, second = sorted(ranks(s), reverse=True)[:2]
    for what, most, next_most in zip(("wanted", "one", "points"), first, second, strict=True):
        if most != next_most:
            return what
    return "level"


def finish(s: Enemy, winners: tuple[int, ...], ending: str) -> None:
    """The game stops at this instant."""
    s.winners, s.ending, s.over = winners, ending, True
    s.tell("game_over", winners, ending)
