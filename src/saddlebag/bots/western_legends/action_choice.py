"""Chooses an action: the destination with the best value per action."""

from collections.abc import Callable, Sequence
from typing import Final

from saddlebag.bots.western_legends import place_actions
from saddlebag.bots.western_legends.card_actions import jump, play, use
from saddlebag.bots.western_legends.destinations import Destination, destinations
from saddlebag.bots.western_legends.interrogation import questioning
from saddlebag.bots.western_legends.player_fights import KINDS, PlayerFights
from saddlebag.bots.western_legends.rides import FAR, moves, onward, ride_of, steps_of
from saddlebag.bots.western_legends.sheriff import risk
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import Triggers, triggers
from saddlebag.western_legends.content.board import TOWN_OF

Worths = dict[str, float]
END: Final = "end"
LEAST: Final = 0.02  # a ride must be worth at least this much per action
# The actions of a place, by their words.
AT_ONCE: Final[dict[str, Callable[[Sight, Triggers], float]]] = {
    "prospect": lambda sight, bonus: place_actions.prospecting(sight, bonus)[0],
    "poker": lambda sight, bonus: place_actions.gambling(sight, bonus)[0],
    "heist": place_actions.heist,
    "heal": place_actions.healing,
    "store": place_actions.shopping,
    "acquire": place_actions.acquiring,
    "work": place_actions.working,
    "deposit": place_actions.deposit,
    "revel": place_actions.revel,
}
FROM_HAND: Final = {"play": play, "use": use}
IN_AMOUNTS: Final = ("deposit:", "revel:")


def act(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The best value per action: something here, a card, or a ride towards it."""
    bonus = triggers(sight)
    fights = PlayerFights(sight, bonus)
    found = at_once(sight, options, bonus, fights)
    steps, card = steps_of(sight), jump(options)
    best, space, by_card = LEAST, -1, False
    for destination in destinations(sight, bonus, fights):
        rate, there, jumps = rate_of(sight, destination, steps, bool(card))
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


def at_once(
    sight: Sight, options: tuple[str, ...], bonus: Triggers, fights: PlayerFights
) -> Worths:
    """The possible actions here; goals cost nothing and come first."""
    found = {END: 0.0}
    for answer in considered(options):
        word, _, what = answer.partition(":")
        if word == "goal":
            return {answer: 1.0}
        if word in AT_ONCE:
            found[answer] = AT_ONCE[word](sight, bonus)
        elif word in KINDS:
            found[answer] = fights.worth(word, sight.players[int(what)])
        elif word == "question":
            found[answer] = questioning(sight, int(what), fights)
        elif word in FROM_HAND:
            found[answer] = FROM_HAND[word](sight, what, bonus)
    return found


def considered(options: tuple[str, ...]) -> list[str]:
    """All options except rides; of an action with amounts only the largest."""
    found = [answer for answer in options if answer[:5] != "ride:" and answer != END]
    for word in IN_AMOUNTS:
        amounts = [answer for answer in found if answer.startswith(word)]
        if len(amounts) > 1:
            most = max(amounts, key=amount)
            found = [answer for answer in found if answer == most or answer not in amounts]
    return found


def amount(answer: str) -> int:
    """The dollars, or nuggets including Fool's Gold, that an answer names."""
    count, *fakes = answer.partition(":")[2].split("+")
    return int(count) + len(fakes)


def rate_of(
    sight: Sight, destination: Destination, steps: Sequence[int], card: bool
) -> tuple[float, int, bool]:
    """The best value per action, the space to go to, and whether by Saddle Up."""
    spaces = destination.spaces
    space = spaces[0] if len(spaces) == 1 else min(spaces, key=steps.__getitem__)
    worth = destination.arrival
    if space == sight.place and worth <= 0:
        return 0.0, space, False  # actions here are weighed already
    count = moves(sight, steps[space])
    jumps = card and count > 1 and worth <= 0 and TOWN_OF[space] >= 0
    if jumps:
        count, worth = 1, worth - sight.now.spared["2_clubs"]
    last = sight.actions if not sight.now.turns else FAR
    if count > last or steps[space] == FAR:
        return 0.0, space, False
    best = worth / count
    for gain in destination.actions:
        if gain <= 0 or count >= last:
            break
        worth, count = worth + gain, count + 1
        best = max(best, worth / count)
    return best, space, jumps


def flee(sight: Sight, options: tuple[str, ...], found: Worths) -> None:
    """The last action may be used to get away from the Sheriff."""
    fear = risk(sight)
    here = fear[sight.place]
    for answer in options:
        if answer[:5] == "ride:":
            space, _ = ride_of(answer)
            if not sight.stops >> space & 1:
                found[answer] = max(found.get(answer, 0.0), here - fear[space])
