"""A reward carried out by itself: `begun(table(), do("lp", n=1))` for seat 0, ask by ask."""

from itertools import chain
from typing import Any

from saddlebag import Table
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.flow import Flow, advance
from saddlebag.western_legends.content.steps import steps
from saddlebag.western_legends.content.verbs import FIGHT_VERBS
from saddlebag.western_legends.records.fight import BANDIT, NPC, Fight
from saddlebag.western_legends.rewards.perform import perform
from tests.western_legends.seen import west

Row = dict[str, Any]


class Asked:
    """A reward under way: the ask it waits for, if any."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.ask: Ask | None = advance(flow, None)

    def say(self, *answers: str) -> "Asked":
        for answer in answers:
            assert self.ask is not None and answer in self.ask.options
            self.ask = advance(self.flow, answer)
        return self

    def told(self) -> tuple[int, str, list[str]]:
        """Who is asked what, and the options."""
        assert self.ask is not None
        return self.ask.seat, self.ask.key, list(self.ask.options)

    def why_not(self, answer: str) -> tuple[object, object, object]:
        """Why an expected answer is no option."""
        assert self.ask is not None and answer not in self.ask.options
        (line,) = [line for line in self.ask.refusals() if line["answer"] == answer]
        return line["reason"], line["values"], line["rule"]


def do(verb: str, **what: Any) -> Row:
    """A step as the contents write it."""
    return {"do": verb} | what


def money(n: int) -> Row:
    return do("money", n=n)


def begun(at: Table, *rows: Row, **how: bool) -> Asked:
    """Seat 0 is rewarded, up to the first ask."""
    read = [steps([row], "a test", FIGHT_VERBS, row.get("cond", "")) for row in rows]
    return Asked(perform(west(at), 0, tuple(chain(*read)), "work", **how))


def rewarded(at: Table, *rows: Row, **how: bool) -> Table:
    """Seat 0 is rewarded, and nobody is asked."""
    assert begun(at, *rows, **how).ask is None
    return at


def in_a_fight(at: Table, shielded: bool = False) -> Table:
    """Seat 0 fights a bandit."""
    s = west(at)
    s.fight = Fight(BANDIT, 0, NPC, 2, s.place[0])
    s.fight.shielded[0] = shielded
    return at
