"""What to do with an action: the place whose deeds bring most for each action they take."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from saddlebag.bots.western_legends import deeds
from saddlebag.bots.western_legends.brawls import KINDS, Brawls
from saddlebag.bots.western_legends.card_deeds import jump, play, use
from saddlebag.bots.western_legends.cattle import deliveries
from saddlebag.bots.western_legends.law import risk
from saddlebag.bots.western_legends.rides import moves, onward, ride_of, steps_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import Triggers, triggers
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
from saddlebag.western_legends.ways import distances

Worths = dict[str, float]
LEAST: Final = 0.02  # less than this for each action is not worth a ride
STORE_SPACES: Final = (*STORES[0], *STORES[1])
SALOON_SPACES: Final = (*SALOONS[0], *SALOONS[1])
# What can be done at once in a place, by its word.
AT_ONCE: Final[dict[str, Callable[[Sight, Triggers], float]]] = {
    "prospect": lambda sight, bonus: deeds.prospecting(sight, bonus)[0],
    "poker": lambda sight, bonus: deeds.gambling(sight, bonus)[0],
    "heist": deeds.heist,
    "heal": deeds.healing,
    "store": deeds.shopping,
    "acquire": deeds.acquiring,
    "work": deeds.working,
}


class Stop(NamedTuple):
    """Somewhere to go, what the ride there brings, and what each action there does."""

    spaces: tuple[int, ...]
    arrival: float
    deeds: Sequence[float]  # the best first


def stops(sight: Sight, bonus: Triggers, brawls: Brawls) -> list[Stop]:
    """Everywhere that may be worth a ride."""
    at_bank = sorted((deeds.heist(sight, bonus), deeds.deposit(sight, bonus)), reverse=True)
    found = [Stop((BANK,), 0.0, at_bank), Stop(MINES, 0.0, deeds.prospecting(sight, bonus))]
    found.append(Stop(SALOON_SPACES, 0.0, deeds.gambling(sight, bonus)))
    found.append(Stop((CABARET,), 0.0, (deeds.revel(sight, bonus),)))
    if sight.wounds:
        found.append(Stop((DOCTOR,), 0.0, (deeds.healing(sight, bonus),)))
    shopping = deeds.shopping(sight, bonus)
    if shopping > 0:
        found.append(Stop(STORE_SPACES, 0.0, (shopping,)))
    if sight.pens > 0:
        full = sight.view["ranches"]
        ranches = tuple([RANCHES[k] for k, color in enumerate(COLORS) if full[color]])
        if ranches:
            found.append(Stop(ranches, 0.0, (deeds.acquiring(sight, bonus),)))
    for place, worth in deliveries(sight):
        found.append(Stop((place,), worth + bonus.get("cattle_business", 0.0), ()))
    for place in sight.bandits:
        found.append(Stop((place,), deeds.ambush(sight, bonus, place), ()))
    return found + meetings(sight, bonus, brawls)


def meetings(sight: Sight, bonus: Triggers, brawls: Brawls) -> list[Stop]:
    """Players to ride to, and to fight with."""
    meeting = bonus.get("meet_player", 0.0)
    return [Stop((space,), meeting, (brawls.best(foe),)) for _, space, foe in sight.others]


# ---- the Action phase


def act(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The best for each action: something here, a card, or a ride towards it."""
    bonus = triggers(sight)
    brawls = Brawls(sight, bonus)
    found = at_once(sight, options, bonus, brawls)
    steps, card = steps_of(sight), jump(options)
    best, space, by_card = LEAST, -1, False
    for stop in stops(sight, bonus, brawls):
        rate, there, jumps = rate_of(sight, stop, steps, bool(card))
        if rate > best:
            best, space, by_card = rate, there, jumps
    if by_card:
        found[card] = best
    elif space >= 0:
        answer = onward(sight, options, space, bonus)
        if answer:
            found[answer] = best
    if sight.wanted and sight.actions == 1 and sight.now.turns:
        flee(sight, options, found)
    return found


def at_once(sight: Sight, options: tuple[str, ...], bonus: Triggers, brawls: Brawls) -> Worths:
    """What can be done here and now."""
    found = {"end": 0.0}
    most = ""
    for answer in options:
        word, _, what = answer.partition(":")
        if word == "ride":
            continue
        if word in AT_ONCE:
            found[answer] = AT_ONCE[word](sight, bonus)
        elif word == "play":
            found[answer] = play(sight, what, bonus)
        elif word in KINDS:
            found[answer] = brawls.worth(word, sight.players[int(what)])
        elif word == "deposit":
            most = max(most, answer, key=sold)
        elif word == "revel":
            most = answer
        elif word == "use":
            found[answer] = use(sight, what, bonus)
        elif word == "goal":
            return {answer: 1.0}
    if most:
        revels = most.startswith("revel")
        found[most] = (deeds.revel if revels else deeds.deposit)(sight, bonus)
    return found


def sold(answer: str) -> int:
    """How many nuggets an answer sells, Fool's Gold among them."""
    count, *fakes = answer.partition(":")[2].split("+")
    return int(count or 0) + len(fakes)


def rate_of(sight: Sight, stop: Stop, steps: Sequence[int], card: bool) -> tuple[float, int, bool]:
    """The most a stop brings for each action, the space to go to, and whether by Saddle Up."""
    spaces = stop.spaces
    space = spaces[0] if len(spaces) == 1 else min(spaces, key=steps.__getitem__)
    worth = stop.arrival
    if space == sight.place and worth <= 0:
        return 0.0, space, False  # what can be done here is weighed already
    count = moves(sight, steps[space])
    jumps = card and count > 1 and worth <= 0 and TOWN_OF[space] >= 0
    if jumps:
        count, worth = 1, worth - sight.now.spared["2_clubs"]
    last = sight.actions if not sight.now.turns else 99
    if count > last:
        return 0.0, space, False
    best = worth / count
    for gain in stop.deeds:
        if gain <= 0 or count >= last:
            break
        worth, count = worth + gain, count + 1
        best = max(best, worth / count)
    return best, space, jumps


def flee(sight: Sight, options: tuple[str, ...], found: Worths) -> None:
    """The last action may be to get away from the Sheriff."""
    fear = risk(sight)
    here = fear[sight.place]
    for answer in options:
        if answer[:5] == "ride:":
            space, _ = ride_of(answer)
            if not sight.stops >> space & 1:
                found[answer] = max(found.get(answer, 0.0), here - fear[space])


# ---- being put somewhere, or a few steps more


def land(sight: Sight, options: tuple[str, ...]) -> Worths:
    """Onto the space from which the best stop is nearest."""
    bonus = triggers(sight)
    aims: list[tuple[tuple[int, ...], float, int]] = []
    for stop in stops(sight, bonus, Brawls(sight, bonus)):
        gains = [gain for gain in stop.deeds if gain > 0]
        whole = stop.arrival + sum(gains)
        if whole > 0:
            aims.append((stop.spaces, whole, len(gains)))
    return {answer: outlook(sight, answer, aims) for answer in options}


def outlook(sight: Sight, answer: str, aims: list[tuple[tuple[int, ...], float, int]]) -> float:
    """The best that can be reached from a space; a little more the nearer it is."""
    space = sight.place if answer == "stay" else SPACE[answer[3:]]
    far = distances(space)
    best = 0.0
    for spaces, whole, count in aims:
        away = min([far[it] for it in spaces])
        rides = moves(sight, away) if away else 0
        best = max(best, whole / (count + rides + 0.02 * away + 0.01))
    return best - 1.0 if sight.stops >> space & 1 and not sight.hand else best
