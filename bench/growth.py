"""What Public Enemy costs after few and after many decisions."""

import saddlebag
from bench.clock import each, repeated
from bench.play import new_table, thirsty

EARLY, LATE = 204, 20_004  # decisions; whole rounds of twelve thirsty draws
WINDOW = 600
TURNS = 5


def with_the_past() -> dict[str, float]:
    """The same costs after few and after many decisions, by turns, as late / early."""
    young, old = new_table("public-enemy", 2), new_table("public-enemy", 3)
    thirsty(young, EARLY)
    thirsty(old, LATE)
    early, late = costs_along(young), costs_along(old)
    for _ in range(TURNS):
        early = cheaper(early, costs_along(young.copy()))
        late = cheaper(late, costs_along(old.copy()))
    return {f"growth_{name}": late[name] / early[name] for name in early}


def costs_along(table: saddlebag.Table) -> dict[str, float]:
    """Decision, copy, imagine and view from here on, over a window of thirsty play."""
    twin = table.copy()
    return {
        "decision": each(lambda: thirsty(twin, WINDOW)),
        "copy": repeated(table.copy, WINDOW),
        "imagine": repeated(lambda: table.imagine(0, 5), WINDOW),
        "view": repeated(lambda: table.view(0), WINDOW),
    }


def cheaper(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """Item by item the lower cost: what disturbs a measurement only ever adds to it."""
    return {name: min(cost, other[name]) for name, cost in one.items()}
