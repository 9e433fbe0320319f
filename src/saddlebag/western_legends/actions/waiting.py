"""What waits until an action is over: rides of the Sheriff, moves by bandit cards (Q-107, Q-142).

`s.waiting` holds texts: what it is, for which player, how far, and why.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import MINES, NAMES, RAIL_STATION, RANCHES
from saddlebag.western_legends.content.numbers import HOT_RIDE
from saddlebag.western_legends.fights.sheriff import ride_sheriff
from saddlebag.western_legends.rewards.moves import move
from saddlebag.western_legends.rewards.terms import Reward
from saddlebag.western_legends.riding.outing import TO
from saddlebag.western_legends.riding.ride import barred, put, space_of
from saddlebag.western_legends.riding.ways import distances
from saddlebag.western_legends.state import West

Comes = Callable[[West, int, list[str]], Coroutine[Any, Any, None]]
REFUGES: Final = tuple(sorted((*MINES, *RANCHES, RAIL_STATION)))


async def carry_out_waiting(s: West) -> None:
    """One after the other, with those that come up meanwhile."""
    while s.waiting:
        effect = await next_effect(s)
        done = [named(text) for text in s.waiting].index(effect)
        kind, player, *about = s.waiting[done].split(":")
        await WAITING.get(kind, by_ability)(s, int(player), about)
        s.waiting = s.waiting[:done] + s.waiting[done + 1 :]


def named(text: str) -> str:
    """What it is and whose; those that agree in this come in their order."""
    return ":".join(text.split(":")[:2])


async def next_effect(s: West) -> str:
    """Q-142: the active player chooses; before rules version 3 they came as they had come up."""
    found = list(dict.fromkeys([named(text) for text in s.waiting]))
    if len(found) == 1 or not s.human(s.turn) or not s.options.orders_waiting:
        return found[0]
    return await Ask(s.turn, "waiting", tuple(found), compulsory, idle=found[0])


def compulsory() -> list[Refusal]:
    return [("pass", "compulsory", {}, "WL Q-142")]


async def by_ability(s: West, player: int, about: list[str]) -> None:
    """Whatever kind nobody else knows is the affair of an ability."""
    await ability(s, player).waited(s, player)


async def hot_ride(s: West, player: int, about: list[str]) -> None:
    """Q-126: the left neighbour of whoever reached a row sends the Sheriff out."""
    await ride_sheriff(s, (player + 1) % s.seats, HOT_RIDE, "hot_sheriff", exact=False)


async def reward_move(s: West, player: int, about: list[str]) -> None:
    """A reward that moves a figure: no bandit's space, no fight (Q-113)."""
    await move(s, Reward(player, about[1]), int(about[0]))


# ---- driven off by a bandit


async def driven_off(s: West, player: int, about: list[str]) -> None:
    """The right neighbour puts the figure on a mine, a ranch or the Rail Station nearby."""
    spaces = refuges(s, player, int(about[0]))
    if not spaces:
        return
    space = spaces[0]
    if len(spaces) > 1:
        options = tuple([TO[it] for it in spaces])
        about_it = (s, player, int(about[0]))
        answer = await Ask(s.right_of(player), "driven_off", options, no_refuges, about=about_it)
        space = space_of(answer)
    put(s, player, space, about[1])


def refuges(s: West, player: int, n: int) -> list[int]:
    """Within so many steps; not on a bandit, nor a Wanted figure on the Sheriff (Q-17)."""
    steps, shut = distances(s.place[player]), s.bandits | barred(s, player) | 1 << s.place[player]
    return [space for space in REFUGES if steps[space] <= n and not shut >> space & 1]


def no_refuges(s: West, player: int, n: int) -> list[Refusal]:
    """Why the figure cannot be put on the other spaces."""
    steps, near = distances(s.place[player]), refuges(s, player, n)
    found: list[Refusal] = [("pass", "compulsory", {}, "WL FIST-7")]
    for space in range(len(steps)):
        where: dict[str, object] = {"space": NAMES[space]}
        if space in near:
            continue
        if space not in REFUGES or space == s.place[player]:
            found.append((TO[space], "no_refuge", where, "WL FIST-7"))
        elif steps[space] > n:
            far: dict[str, object] = {"needs": steps[space], "has": n}
            found.append((TO[space], "too_far", where | far, "WL FIST-7"))
        else:
            found.append((TO[space], "sheriff_there", where, "WL Q-17"))
    return found


WAITING: Final[dict[str, Comes]] = {
    "hot_sheriff": hot_ride,
    "move": reward_move,
    "driven_off": driven_off,
}
