"""What to do with an action: the place whose deeds bring most for each action they take."""

from collections.abc import Callable, Sequence
from typing import Final

from saddlebag.bots.western_legends import deeds
from saddlebag.bots.western_legends.brawls import KINDS, Brawls
from saddlebag.bots.western_legends.card_deeds import jump, play, use
from saddlebag.bots.western_legends.law import risk
from saddlebag.bots.western_legends.rides import FAR, moves, onward, ride_of, steps_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stops import Stop, stops
from saddlebag.bots.western_legends.stories import Triggers, triggers
from saddlebag.western_legends.content.board import TOWN_OF

Worths = dict[str, float]
END: Final = "end"
LEAST: Final = 0.02  # less than this for each action is not worth a ride
# What can be done at once in a place, by its word.
AT_ONCE: Final[dict[str, Callable[[Sight, Triggers], float]]] = {
    "prospect": lambda sight, bonus: deeds.prospecting(sight, bonus)[0],
    "poker": lambda sight, bonus: deeds.gambling(sight, bonus)[0],
    "heist": deeds.heist,
    "heal": deeds.healing,
    "store": deeds.shopping,
    "acquire": deeds.acquiring,
    "work": deeds.working,
    "deposit": deeds.deposit,
    "revel": deeds.revel,
}
FROM_HAND: Final = {"play": play, "use": use}
IN_AMOUNTS: Final = ("deposit:", "revel:")


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
    """What can be done here and now; goals cost nothing and come first."""
    found = {END: 0.0}
    for answer in considered(options):
        word, _, what = answer.partition(":")
        if word == "goal":
            return {answer: 1.0}
        if word in AT_ONCE:
            found[answer] = AT_ONCE[word](sight, bonus)
        elif word in KINDS:
            found[answer] = brawls.worth(word, sight.players[int(what)])
        elif word in FROM_HAND:
            found[answer] = FROM_HAND[word](sight, what, bonus)
    return found


def considered(options: tuple[str, ...]) -> list[str]:
    """All but rides, and of what comes in amounts the most."""
    found = [answer for answer in options if answer[:5] != "ride:" and answer != END]
    for word in IN_AMOUNTS:
        amounts = [answer for answer in found if answer.startswith(word)]
        if len(amounts) > 1:
            most = max(amounts, key=amount)
            found = [answer for answer in found if answer == most or answer not in amounts]
    return found


def amount(answer: str) -> int:
    """How many dollars, or nuggets with Fool's Gold among them, an answer names."""
    count, *fakes = answer.partition(":")[2].split("+")
    return int(count) + len(fakes)


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
    last = sight.actions if not sight.now.turns else FAR
    if count > last or steps[space] == FAR:
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
