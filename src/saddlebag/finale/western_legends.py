"""How a game of Western Legends is remembered."""

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
    places,
    summed,
)
from saddlebag.finale.western_legends_deeds import Deeds, deeds

CLEAR: Final = 5  # LP ahead of the next
CLOSE: Final = 2
MOST: Final = 3  # deeds that an epilogue tells

# What one deed of a kind is worth telling.
WORTH: Final[dict[str, float]] = {
    "western-legends-epilogue-duels": 6,
    "western-legends-epilogue-robberies": 7,
    "western-legends-epilogue-arrests": 7,
    "western-legends-epilogue-heists": 9,
    "western-legends-epilogue-bandits": 4,
    "western-legends-epilogue-sheriff": 7,
    "western-legends-epilogue-jailed": 6,
    "western-legends-epilogue-poker": 5,
    "western-legends-epilogue-wrangled": 4,
    "western-legends-epilogue-rustled": 5,
    "western-legends-epilogue-gold": 2,
    "western-legends-epilogue-revelled": 4,
    "western-legends-epilogue-goals": 8,
    "western-legends-epilogue-worked": 0.8,
    "western-legends-epilogue-wounds": 2,
}
STORY: Final = 9  # a story told
LEGENDARY: Final = 11
RIVAL: Final = 4  # a fight against the same rival, from the second on
FEWEST_MEETINGS: Final = 2
BEST: Final = 1.6  # nobody did more
HEARD: Final = 0.4  # somebody else is remembered for it already
MILE: Final = 0.18  # a space ridden


def finale(told: Told, view: View) -> Finale:
    """Everybody from the winner down, and what they are remembered for."""
    done = [deeds(told, player) for player in range(len(view["players"]))]
    winners = view["result"]["winners"]
    totals = {e["player"]: e["total"] for _, e in told if e["event"] == "final_score"}
    order = sorted(totals, key=lambda it: (not won(view, it), -totals[it], it))
    ranks = places([(won(view, it), totals[it]) for it in order])
    heard = set[str]()
    standings = [
        Standing(
            player=player,
            place=place,
            won=won(view, player),
            score=totals[player],
            face=view["players"][player].get("character") or "",
            rounds=rounds(told, player, totals[player]),
            gains=gains(told, player),
            epilogue=[
                opening(player, place, totals, len(winners)),
                *remembered(player, done, heard),
                *closing(player, view),
            ],
        )
        for player, place in zip(order, ranks, strict=True)
    ]
    return Finale(standings, moment(told, order))


def won(view: View, player: int) -> bool:
    """A winner; where no seat won, the Man in Black did."""
    winners = view["result"]["winners"]
    return player in winners if winners else bool(view["players"][player]["man_in_black"])


def rounds(told: Told, player: int, total: int) -> list[int]:
    """LP when each round was over, and the total."""
    lp, found = 0, [0]
    for _, event in told:
        if event["event"] == "lp" and event["player"] == player:
            lp = event["after"]
        elif event["event"] == "round_over":
            found.append(lp)
    if lp != found[-1]:
        found.append(lp)  # the last round is cut short
    return [*found, total]


def gains(told: Told, player: int) -> list[list[Source]]:
    """What brought LP in each round, and what counted in the end."""
    found: list[list[Source]] = [[]]
    for _, event in told:
        if event["event"] == "lp" and event["player"] == player:
            found[-1].append(Source("cause", event["cause"], event["after"] - event["before"]))
        elif event["event"] == "round_over":
            found.append([])
        elif event["event"] == "final_score" and event["player"] == player:
            if not found[-1]:
                found.pop()
            counted = {name: n for name, n in event["lines"].items() if name != "lp" and n}
            found.append([Source("score", name, n) for name, n in counted.items()])
    return [summed(sources) for sources in found]


def opening(player: int, place: int, totals: dict[int, int], winners: int) -> Sentence:
    """How it ended for them."""
    about = {"player": person(player), "n": number(totals[player])}
    best = max(totals.values())
    others = [n for it, n in totals.items() if it != player]
    ahead = totals[player] - max(others) if others else totals[player]
    if place == 1 and winners > 1:
        return Sentence("western-legends-epilogue-shared", about)
    if place == 1 and ahead >= CLEAR:
        return Sentence("western-legends-epilogue-won-clear", {**about, "ahead": number(ahead)})
    if place == 1:
        return Sentence("western-legends-epilogue-won", about)
    if best - totals[player] <= CLOSE:
        return Sentence("western-legends-epilogue-close", about)
    if place == len(totals):
        return Sentence("western-legends-epilogue-last", about)
    return Sentence("western-legends-epilogue-placed", {**about, "place": number(place)})


def remembered(player: int, done: list[Deeds], heard: set[str]) -> list[Sentence]:
    """The deeds most worth telling: what nobody did more often, and nobody is told of yet."""
    mine = done[player]
    found = [
        (worth * mine.counts.get(key, 0) * rank(key, player, done), sentence(key, mine))
        for key, worth in WORTH.items()
    ]
    found += [*stories(mine), *legendary(mine), *rival(mine), *ridden(player, done)]
    found.sort(key=lambda it: (-it[0] * (HEARD if it[1].key in heard else 1), it[1].key))
    told = [said for worth, said in found if worth > 0][:MOST]
    heard |= {said.key for said in told}
    return told or [Sentence("western-legends-epilogue-quiet")]


def rank(key: str, player: int, done: list[Deeds]) -> float:
    """More for what nobody else did as often."""
    mine = done[player].counts.get(key, 0)
    others = [it.counts.get(key, 0) for i, it in enumerate(done) if i != player]
    return BEST if mine > max(others, default=0) else 1


def sentence(key: str, mine: Deeds) -> Sentence:
    about = {"n": number(mine.counts.get(key, 0))}
    if key in mine.sums:
        about["sum"] = number(mine.sums[key])
    return Sentence(key, about)


def stories(mine: Deeds) -> list[tuple[float, Sentence]]:
    """The last story they finished."""
    if not mine.stories:
        return []
    about = {"story": Field("story", mine.stories[-1]), "n": number(len(mine.stories))}
    return [(STORY * len(mine.stories), Sentence("western-legends-epilogue-story", about))]


def legendary(mine: Deeds) -> list[tuple[float, Sentence]]:
    if not mine.legendary:
        return []
    about = {"item": Field("gear", mine.legendary[-1])}
    return [(LEGENDARY, Sentence("western-legends-epilogue-legendary", about))]


def rival(mine: Deeds) -> list[tuple[float, Sentence]]:
    """Whom they met most often with a card in hand."""
    if not mine.met:
        return []
    other = max(mine.met, key=lambda it: (mine.met[it], -it))
    n = mine.met[other]
    if n < FEWEST_MEETINGS:
        return []
    about = {"player": person(other), "n": number(n), "won": number(mine.beaten.get(other, 0))}
    return [(RIVAL * n, Sentence("western-legends-epilogue-rival", about))]


def ridden(player: int, done: list[Deeds]) -> list[tuple[float, Sentence]]:
    """Whoever rode furthest is remembered for it."""
    spaces = [it.ridden for it in done]
    if spaces[player] < max(spaces):
        return []
    said = Sentence("western-legends-epilogue-ridden", {"n": number(spaces[player])})
    return [(MILE * spaces[player], said)]


def closing(player: int, view: View) -> list[Sentence]:
    """What became of this very character."""
    character = view["players"][player].get("character")
    return [Sentence(f"western-legends-end-of-{character}")] if character else []


def moment(told: Told, order: list[int]) -> Moment | None:
    """The action that brought most LP at once; of equal ones the winner's, then the latest."""
    strokes: dict[tuple[int, int], list[tuple[int, Event]]] = {}
    round_, action = 1, 0
    of_round: dict[int, int] = {}
    for i, event in told:
        if event["event"] in ("action", "turn_begins"):
            action, round_ = i, event.get("round", round_)
        elif event["event"] == "lp" and event["after"] > event["before"]:
            strokes.setdefault((action, event["player"]), []).append((i, event))
            of_round[i] = round_
    if not strokes:
        return None
    (_, player), best = max(
        strokes.items(), key=lambda it: (gained(it[1]), -order.index(it[0][1]), it[0][0])
    )
    first, most = best[0][0], max((event for _, event in best), key=gain)
    about = {
        "player": person(player),
        "n": number(gained(best)),
        "cause": Field("cause", most["cause"]),
        "round": number(of_round[first]),
    }
    said = Sentence("western-legends-epilogue-moment", about)
    return Moment(first, of_round[first], player, said)


def gain(event: Event) -> int:
    n: int = event["after"] - event["before"]
    return n


def gained(stroke: list[tuple[int, Event]]) -> int:
    return sum(gain(event) for _, event in stroke)
