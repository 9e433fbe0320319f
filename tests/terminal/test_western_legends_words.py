"""Every ask, choice, refusal and event of Western Legends has words."""

import ast
import re
from pathlib import Path

import pytest

from saddlebag import western_legends
from saddlebag.terminal.moment import Moment
from saddlebag.terminal.names import Names
from saddlebag.terminal.page import page
from saddlebag.terminal.western_legends.changes import CHANGES
from saddlebag.texts import has
from saddlebag.western_legends.rules import all_events
from tests.terminal.west import at_random, raw

PEOPLE = ["Anna", "Ben", "Greedy 2", "Greedy 3", "Random 4", "Random 5"]


def test_whatever_random_games_ask_is_asked_in_words() -> None:
    """Questions, choices, refusals and what is shown with them; each kind once."""
    met: set[tuple[object, ...]] = set()
    for seed in range(28):
        for table, ask in at_random(seed, 500):
            refused = {str(it["reason"]) for it in ask.refusals()} if len(met) % 5 == 0 else set()
            kind = (ask.key, *sorted({it.partition(":")[0] for it in ask.options} | refused))
            if kind in met:
                continue
            met.add(kind)
            sheet = page("western-legends", table.head.options)
            moment = Moment(table, ask.seat, sheet, Names(PEOPLE[: table.head.seats], ask.seat))
            said = [sheet.question(moment.view, moment.ask, moment.names), *moment.lines()]
            said += moment.all_refused() + sheet.seen(moment.view, moment.names)
            said += [moment.short(n) for n in range(1, len(moment.answers) + 1)]
            assert raw(said) == []
    assert len({kind[0] for kind in met}) > 40


@pytest.mark.parametrize("seed", range(7))
def test_whatever_random_games_tell_is_told_in_words(seed: int) -> None:
    table = [table for table, _ in at_random(seed, 700)][-1]
    sheet = page("western-legends", table.head.options)
    for seat in (0, None):
        names = Names(PEOPLE[: table.head.seats], seat)
        events = table.events(seat)
        assert raw(sheet.told(events, names)) == []
        brief = sheet.told(events, names, brief=True)
        assert raw(brief) == [] and len(brief) < len(events)


def test_every_event_has_a_sentence() -> None:
    lacking = [key for key in all_events() if key not in CHANGES and not has(f"wl-told-{key}")]
    assert lacking == []


def reasons() -> set[str]:
    """Every reason code the rules give: the string before the values and the rule."""
    found: set[str] = set()
    folder = Path(str(western_legends.__file__)).parent
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Tuple(elts=[*_, ast.Constant(str(code)), _, ast.Constant(str(rule))]):
                    if re.fullmatch(r"WL [A-Z]+-\d+", rule):
                        found.add(code)
    return found


def test_every_reason_has_a_sentence() -> None:
    found = reasons()
    assert len(found) > 40
    assert [code for code in sorted(found) if not has(f"wl-why-{code}")] == []
