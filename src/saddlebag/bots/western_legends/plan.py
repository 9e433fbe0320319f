"""What to do with an action: the place whose deeds bring most for each action they take."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saddlebag.bots.western_legends import deeds
from saddlebag.bots.western_legends.cards import EFFECT
from saddlebag.bots.western_legends.cards import WORTH as CARD_WORTH
from saddlebag.bots.western_legends.cattle import deliveries
from saddlebag.bots.western_legends.deeds import Triggers
from saddlebag.bots.western_legends.rides import danger, distances_of, moves, onward
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.store import basket
from saddlebag.bots.western_legends.stories import triggers
from saddlebag.bots.western_legends.taste import TASTE
from saddlebag.bots.western_legends.worth import WORTH
from saddlebag.western_legends.ways import distances
from saddlebag.western_legends.board import (
    BANK,
    CABARET,
    COLORS,
    DOCTOR,
    MINES,
    RANCHES,
    SALOONS,
    SPACE,
    STORES,
    TOWN_OF,
)

MIN_RATE: Final = 0.02
STORE_SPACES: Final = (*STORES[0], *STORES[1])
SALOON_SPACES: Final = (*SALOONS[0], *SALOONS[1])


class Stop(NamedTuple):
    """Somewhere to go and what can be done there, the best first, an action each."""

    spaces: tuple[int, ...]
    deeds: tuple[tuple[float, str], ...]
    on_arrival: float = 0.0  # what the ride itself brings


def stops(sight: Sight, bonus: Triggers) -> list[Stop]:
    """Everywhere that may be worth a ride."""
    found = [at_bank(sight, bonus)]
    rolls = deeds.prospecting(sight, bonus)
    found.append(Stop(MINES, tuple([(worth, "prospect") for worth in rolls])))
    hands = deeds.gambling(sight, bonus)
    if hands:
        found.append(Stop(SALOON_SPACES, tuple([(worth, "poker") for worth in hands])))
    if sight.money >= 30:
        found.append(Stop((CABARET,), ((deeds.revel(sight, bonus), "revel"),)))
    if sight.wounds and sight.money >= 10:
        found.append(Stop((DOCTOR,), ((deeds.healing(sight, bonus), "heal"),)))
    worth, spent = basket(sight)
    if worth > 0:
        worth += bonus.get("buy_or_upgrade", 0.0)
        if spent >= deeds.BIG:
            worth += bonus.get("spend_80_town", 0.0)
        found.append(Stop(STORE_SPACES, ((worth, "store"),)))
    found += cattle_stops(sight, bonus)
    for place in sight.bandits:
        worth = deeds.ambush(sight, bonus, place)
        if worth > 0:
            found.append(Stop((place,), (), worth))
    return found + meetings(sight, bonus)


def at_bank(sight: Sight, bonus: Triggers) -> Stop:
    both = [(deeds.robbery(sight, bonus), "heist"), (deeds.deposit(sight, bonus), "deposit")]
    return Stop((BANK,), tuple(sorted([it for it in both if it[0] > 0], reverse=True)))


def cattle_stops(sight: Sight, bonus: Triggers) -> list[Stop]:
    """Ranches to take cattle from, and places to bring it to."""
    found: list[Stop] = []
    if sight.pens > 0:
        worth = WORTH.cattle[sight.turns] + bonus.get("cattle_business", 0.0)
        open_now = sight.view["ranches"]
        spaces = [RANCHES[k] for k, color in enumerate(COLORS) if open_now[color]]
        if spaces:
            found.append(Stop(tuple(spaces), ((worth, "acquire"),)))
    for place, worth in deliveries(sight):
        found.append(Stop((place,), (), worth + bonus.get("cattle_business", 0.0)))
    return found


def meetings(sight: Sight, bonus: Triggers) -> list[Stop]:
    """Players to ride to and fight with."""
    found: list[Stop] = []
    meet = bonus.get("meet_player", 0.0)
    for number, foe in enumerate(sight.players):
        if number == sight.me or foe["space"] is None:
            continue
        kinds = ["duel", "rob"]
        if sight.marshal and foe["wanted"]:
            kinds.append("arrest")
        best = max([(deeds.fight_with(sight, bonus, kind, foe), kind) for kind in kinds])
        fights = ((best[0], f"{best[1]}:{number}"),) if best[0] > 0 else ()
        if fights or meet:
            found.append(Stop((SPACE[foe["space"]],), fights, meet))
    return found


# ---- the Action phase


def act(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The best for each action: something here, a card, or a ride towards it."""
    for answer in options:
        if answer.startswith("goal:"):
            return {answer: 1.0}
    bonus = triggers(sight)
    found = {"end": 0.0}
    offered = here(sight, options, bonus, found)
    steps = distances_of(sight)
    jump = next((it for it in options if it[:5] == "play:" and EFFECT[it[5:]] == "saddle_up"), "")
    best, way, target = MIN_RATE, "", -1
    for stop in stops(sight, bonus):
        rate, space, by_card = rate_of(sight, stop, steps, offered, bool(jump))
        if rate > best:
            best, target = rate, space
            way = jump if by_card else "ride"
    if way == "ride":
        answer = onward(sight, options, target, bonus)
        if answer:
            found[answer] = best
    elif way:
        found[way] = best
    return found


def here(
    sight: Sight, options: Sequence[str], bonus: Triggers, found: dict[str, float]
) -> set[str]:
    """What can be done at once, with its worth; returns the words of it."""
    offered: set[str] = set()
    deposit = revel = ""
    for answer in options:
        word, _, what = answer.partition(":")
        if word == "ride" or word == "end":
            continue
        offered.add(word)
        if word == "play":
            worth = play(sight, what, bonus)
            if worth > 0:
                found[answer] = worth
        elif word in ("duel", "rob", "arrest"):
            offered.add(answer)
            found[answer] = deeds.fight_with(sight, bonus, word, sight.players[int(what)])
        elif word == "deposit":
            deposit = max(deposit, answer, key=sold)
        elif word == "revel":
            revel = answer
        elif word == "work":
            found[answer] = deeds.working(sight)
        elif word == "use":
            found[answer] = use(sight, what, bonus)
        elif word == "prospect":
            found[answer] = deeds.prospecting(sight, bonus)[0]
        elif word == "poker":
            found[answer] = deeds.gambling(sight, bonus)[0]
        elif word == "heist":
            found[answer] = deeds.robbery(sight, bonus)
        elif word == "heal":
            found[answer] = deeds.healing(sight, bonus)
        elif word == "acquire":
            found[answer] = WORTH.cattle[sight.turns] + bonus.get("cattle_business", 0.0)
        elif word == "store":
            found[answer] = basket(sight)[0] + bonus.get("buy_or_upgrade", 0.0)
    if deposit:
        found[deposit] = deeds.deposit(sight, bonus)
    if revel:
        found[revel] = deeds.revel(sight, bonus)
    return offered


def sold(answer: str) -> int:
    """How many nuggets an answer sells, Fool's Gold among them."""
    count, *fakes = answer.partition(":")[2].split("+")
    return int(count or 0) + len(fakes)


def rate_of(
    sight: Sight, stop: Stop, steps: Sequence[int], offered: set[str], jump: bool
) -> tuple[float, int, bool]:
    """The most a stop brings for each action, the space to go to, and whether by card."""
    space = min(stop.spaces, key=steps.__getitem__)
    away = steps[space]
    if space == sight.place and not stop.on_arrival:
        return 0.0, space, False  # what can be done here is weighed already
    rides = moves(sight, away)
    by_card = jump and rides > 1 and TOWN_OF[space] >= 0 and not stop.on_arrival
    if by_card:
        rides = 1
    worth, count = stop.on_arrival, rides
    best = worth / count if worth > 0 else 0.0
    if by_card:
        worth -= CARD_WORTH["2_clubs"]
    for gain, _ in stop.deeds:
        if gain <= 0:
            break
        worth, count = worth + gain, count + 1
        if not sight.turns and count > sight.actions:
            break
        best = max(best, worth / count)
    if not sight.turns and rides > sight.actions:
        return 0.0, space, False
    return best, space, bool(by_card)


def play(sight: Sight, name: str, bonus: Triggers) -> float:
    """What the Action of a poker card is worth more than the card."""
    turns, effect = sight.turns, EFFECT[name]
    kept = CARD_WORTH[name] if turns else 0.0
    if len(sight.hand) > sight.mat["hand_limit"]:
        kept *= 0.3
    worth = bonus.get("card_action", 0.0) - kept
    match effect:
        case "payday":
            return worth + WORTH.cash(turns, sight.money, 30)
        case "manhunt":
            on_track = 1.0 if sight.marshal or sight.wanted else 0.0
            return worth + on_track + manhunt(sight)
        case "instincts":
            return worth + 2.2 * WORTH.card[turns]
        case "determination":
            return worth + 2 * TASTE.action
        case "living_legend":
            wanted = WORTH.wanted_gain(turns, sight.wanted, sight.marshal, 1)
            if sight.wanted:
                return worth + wanted + bonus.get("track_points", 0.0)
            marshal = WORTH.marshal_gain(turns, sight.marshal, sight.money, 1)
            return worth + max(wanted, marshal) + bonus.get("track_points", 0.0)
    return -1.0  # saddle_up: with a place to go to


def manhunt(sight: Sight) -> float:
    """What it is worth to send the Sheriff away, or after a rival."""
    worth = 0.0
    if sight.wanted:
        worth = danger(sight, sight.place) * WORTH.wanted[sight.turns][sight.wanted] * 0.5
    return worth


def use(sight: Sight, name: str, bonus: Triggers) -> float:
    """Provisions and the like."""
    turns = sight.turns
    worth = WORTH.card[turns] * 0.8
    if sight.wounds:
        worth += WORTH.wound[turns] + bonus.get("heal_wound", 0.0)
    return worth



def land(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Onto the space from which the best stop is nearest."""
    bonus = triggers(sight)
    found: dict[str, float] = {}
    aims = []
    for stop in stops(sight, bonus):
        whole = stop.on_arrival + sum([worth for worth, _ in stop.deeds if worth > 0])
        if whole > 0:
            aims.append((stop.spaces, whole, len(stop.deeds)))
    for answer in options:
        space = sight.place if answer == "stay" else SPACE[answer[3:]]
        found[answer] = outlook(sight, space, aims)
    return found


def outlook(sight: Sight, space: int, aims: list[tuple[tuple[int, ...], float, int]]) -> float:
    """The best that can be reached from a space."""
    far = distances(space)
    best = 0.0
    for spaces, whole, count in aims:
        away = min([far[it] for it in spaces])
        best = max(best, whole / (count + moves(sight, away) * (away > 0) + 0.02 * away + 0.01))
    if sight.stops >> space & 1 and not sight.hand:
        best -= 1.0
    return best
