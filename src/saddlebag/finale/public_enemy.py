"""How a game of Public Enemy Number One is remembered."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from saddlebag.finale.shapes import (
    Event,
    Field,
    Finale,
    Moment,
    Sentence,
    Source,
    Standing,
    Told,
    View,
    number,
    person,
)

MOST: Final = 3  # deeds that an epilogue tells
WORTH: Final[dict[str, float]] = {
    "public-enemy-epilogue-hunted": 5,
    "public-enemy-epilogue-swindled": 6,
    "public-enemy-epilogue-duels": 7,
    "public-enemy-epilogue-lost": 3,
    "public-enemy-epilogue-arrested": 4,
    "public-enemy-epilogue-buried": 4,
    "public-enemy-epilogue-cavalry": 0.4,
    "public-enemy-epilogue-saloon": 0.8,
}
BEST: Final = 1.6  # nobody did more
HEARD: Final = 0.4  # somebody else is remembered for it already
TOKEN: Final = 8  # a Wanted token of the gang that brought most
ROUND: Final = 0.45  # a point of the best round of the game


@dataclass
class Deeds:
    """What one player did, by the key of the sentence that tells it."""

    counts: dict[str, int] = field(default_factory=dict)
    crew: list[str] = field(default_factory=list)  # outlaws they took, the first one first
    tokens: list[str] = field(default_factory=list)  # Wanted tokens, by gang
    points: list[int] = field(default_factory=list)  # of each round


def finale(told: Told, view: View) -> Finale:
    """Everybody from the winner down, and what they are remembered for."""
    result, done = view["result"], [deeds(told, seat) for seat in range(view["seats"])]
    order, heard = ranked(result), set[str]()
    standings = [
        Standing(
            player=seat,
            place=1 if seat in result["winners"] else order.index(seat) + 1,
            won=seat in result["winners"],
            score=result["scores"][seat],
            face=face(done[seat], view["players"][seat]),
            rounds=rounds(told, seat),
            gains=gains(told, seat),
            epilogue=[
                opening(seat, result, order),
                *remembered(seat, done, heard),
                Sentence(
                    "public-enemy-epilogue-face",
                    {"card": Field("card_name", face(done[seat], view["players"][seat]))},
                ),
            ],
        )
        for seat in order
    ]
    return Finale(standings, moment(told, order))


def ranked(result: View) -> list[int]:
    """Winners first, then by Wanted tokens, the One and the points of the last round."""
    scores, points, one = result["scores"], result["points"], result["one"]
    return sorted(
        range(len(scores)),
        key=lambda it: (it not in result["winners"], -scores[it], it != one, -points[it], it),
    )


def deeds(told: Told, seat: int) -> Deeds:
    """All that this player did."""
    mine = Deeds()
    for _, event in told:
        for key in done_by(event, seat):
            mine.counts[key] = mine.counts.get(key, 0) + 1
        match event["event"]:
            case "took" | "swindled" if event["seat"] == seat:
                mine.crew.append(event["card"])
            case "majority" if event["winner"] == seat and event["gains"]:
                mine.tokens.append(event["gang"])
            case "points":
                mine.points.append(event["points"][seat])
    return mine


def done_by(event: Event, seat: int) -> Iterable[str]:
    """The keys of what an event means to a seat."""
    match event["event"]:
        case "hunted" | "swindled" as what:
            if event["seat"] == seat:
                yield f"public-enemy-epilogue-{what}"
            if event["owner"] == seat and event["seat"] != seat:
                yield "public-enemy-epilogue-lost"
        case "discarded" if event["seat"] == seat:
            yield "public-enemy-epilogue-arrested"
        case "buried" | "cavalry" | "saloon" as what if event["seat"] == seat:
            yield f"public-enemy-epilogue-{what}"
        case "duel" | "tuel" if event["winner"] == seat:
            yield "public-enemy-epilogue-duels"


def face(mine: Deeds, player: View) -> str:
    """Whom a crew is remembered by: the top of its largest stack, or the first outlaw it took."""
    largest: list[str] = max(player["stacks"].values(), key=len)
    return largest[-1] if largest else next(iter(mine.crew), "billy_the_kid")


def rounds(told: Told, seat: int) -> list[int]:
    """Wanted tokens after each round."""
    found = [0]
    for sources in gains(told, seat):
        found.append(found[-1] + sum(it.n for it in sources))
    return found


def gains(told: Told, seat: int) -> list[list[Source]]:
    """The Wanted tokens of each round, by gang."""
    found: list[list[Source]] = []
    for _, event in told:
        if event["event"] == "round_over":
            found.append([])
        elif event["event"] == "majority" and event["winner"] == seat and event["gains"]:
            found[-1].append(Source("gang", event["gang"], 1))
    return found


def opening(seat: int, result: View, order: list[int]) -> Sentence:
    """How it ended for them."""
    about = {"player": person(seat), "n": number(result["scores"][seat])}
    if seat in result["winners"] and len(result["winners"]) > 1:
        return Sentence("public-enemy-epilogue-shared", about)
    if seat in result["winners"] and result["why"] == "public_enemy":
        return Sentence("public-enemy-epilogue-won", about)
    if seat in result["winners"]:
        return Sentence("public-enemy-epilogue-won-cap", about)
    if seat == order[-1] and len(order) > 2:
        return Sentence("public-enemy-epilogue-last", about)
    return Sentence("public-enemy-epilogue-placed", about)


def remembered(seat: int, done: list[Deeds], heard: set[str]) -> list[Sentence]:
    """The deeds most worth telling: what nobody did more often, and nobody is told of yet."""
    mine = done[seat]
    found = [
        (worth * n * rank(key, seat, done), Sentence(key, {"n": number(n)}))
        for key, worth in WORTH.items()
        if (n := mine.counts.get(key, 0))
    ]
    found += [*gang(mine), *best_round(seat, done)]
    found.sort(key=lambda it: (-it[0] * (HEARD if it[1].key in heard else 1), it[1].key))
    told = [said for _, said in found[:MOST]]
    heard |= {said.key for said in told}
    return told or [Sentence("public-enemy-epilogue-quiet")]


def rank(key: str, seat: int, done: list[Deeds]) -> float:
    """More for what nobody else did as often."""
    mine = done[seat].counts.get(key, 0)
    others = [it.counts.get(key, 0) for i, it in enumerate(done) if i != seat]
    return BEST if mine > max(others, default=0) else 1


def gang(mine: Deeds) -> list[tuple[float, Sentence]]:
    """The gang that brought most Wanted tokens."""
    if not mine.tokens:
        return []
    most = max(mine.tokens, key=mine.tokens.count)
    n = mine.tokens.count(most)
    about = {"gang": Field("gang", most), "n": number(n)}
    return [(TOKEN * n, Sentence("public-enemy-epilogue-gang", about))]


def best_round(seat: int, done: list[Deeds]) -> list[tuple[float, Sentence]]:
    """Whoever scored most in one round is remembered for it."""
    mine = done[seat].points
    best = max(max(it.points, default=0) for it in done)
    if not best or max(mine, default=0) < best:
        return []
    about = {"n": number(best), "round": number(mine.index(best) + 1)}
    return [(ROUND * best, Sentence("public-enemy-epilogue-round", about))]


def moment(told: Told, order: list[int]) -> Moment | None:
    """The last shoot-out; without one the round that was won by most points."""
    duels = [(i, e) for i, e in told if e["event"] in ("duel", "tuel") and e["winner"] is not None]
    if duels:
        at, event = duels[-1]
        seat, prize = event["winner"], Field("prize", event["prize"])
        about = {"player": person(seat), "prize": prize, "round": number(round_of(told, at))}
        said = Sentence("public-enemy-epilogue-moment-duel", about)
        return Moment(at, round_of(told, at), seat, said)
    scored = [(i, e["points"]) for i, e in told if e["event"] == "points"]
    if not scored:
        return None
    at, points = max(scored, key=lambda it: (lead(it[1]), it[0]))
    seat = max(order, key=lambda it: (points[it], -order.index(it)))
    about = {"player": person(seat), "n": number(points[seat]), "ahead": number(lead(points))}
    about["round"] = number(round_of(told, at))
    said = Sentence("public-enemy-epilogue-moment-points", about)
    return Moment(at, round_of(told, at), seat, said)


def lead(points: list[int]) -> int:
    """How far the best is ahead of the next."""
    first, second, *_ = sorted(points, reverse=True)
    return first - second


def round_of(told: Told, event: int) -> int:
    """The round in which an event happened."""
    begun = [e["round"] for i, e in told if e["event"] == "round_begins" and i <= event]
    return begun[-1] if begun else 1
