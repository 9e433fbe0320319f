"""What the scoring would bring if the round ended now; who would win a duel nobody knows."""

from saddlebag.bots.public_enemy.outlook import Outlook
from saddlebag.bots.public_enemy.sight import GANG_COUNT, NOBODY, Sight


def worth_of_the_end(outlook: Outlook, gang: int, giver: int, taker: int, leads: bool) -> float:
    """What it is worth to me if a card goes from seat to seat and the round ends with that."""
    sight, taste, signs = outlook.sight, outlook.taste, outlook.signs
    lacks = [len(missing) for missing in sight.missing]
    found = 0.0
    for winner in majorities(sight, gang, giver, taker, leads):
        found += signs[winner] * taste.token[GANG_COUNT - lacks[winner]]
        lacks[winner] -= 1
        if winner == sight.one and not lacks[winner]:  # WIN-2
            return found + signs[winner] * (taste.one + taste.win)
    totals = totals_after(sight, gang, giver, taker)
    one = holder_after(sight, totals)
    if one != NOBODY:
        found += signs[one] * taste.one
        if not lacks[one]:  # WIN-1
            return found + signs[one] * taste.win
    if sight.last_round:
        ranks = [(-lack, seat == one, totals[seat]) for seat, lack in enumerate(lacks)]
        found += signs[ranks.index(max(ranks))] * taste.win
    return found


def majorities(sight: Sight, gang: int, giver: int, taker: int, leads: bool) -> list[int]:
    """MAJ-2: the seats that gain a Wanted token, in the order of the gangs (Q-10)."""
    found = []
    for k in range(GANG_COUNT):
        row, leader = sight.counts[k], sight.leader[k]
        if k == gang:
            row, leader = moved(row, giver, taker), taker if leads else leader
        winner = majority(row, leader)
        if winner != NOBODY and k in sight.missing[winner]:
            found.append(winner)
    return found


def moved(row: list[int], giver: int, taker: int) -> list[int]:
    """The cards of a gang by seat, after one has gone from seat to seat."""
    row = row.copy()
    if giver >= 0:
        row[giver] -= 1
    if taker >= 0:
        row[taker] += 1
    return row


def majority(row: list[int], leader: int) -> int:
    """MAJ-1, MAJ-3, MAJ-4: who has the most cards, or ties for them and has the leader."""
    most = max(row)
    if not most:
        return NOBODY
    if row.count(most) == 1:
        return row.index(most)
    return leader if leader >= 0 and row[leader] == most else NOBODY


def totals_after(sight: Sight, gang: int, giver: int, taker: int) -> list[int]:
    """PTS-1: everybody's points, after a card has gone from seat to seat."""
    table, row, totals = sight.points[gang], sight.counts[gang], sight.totals.copy()
    if giver >= 0:
        totals[giver] += table[row[giver] - 1] - table[row[giver]]
    if taker >= 0:
        totals[taker] += table[row[taker] + 1] - table[row[taker]]
    return totals


def holder_after(sight: Sight, totals: list[int]) -> int:
    """ONE-1, ONE-3: the single highest total takes the One token."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else sight.one
