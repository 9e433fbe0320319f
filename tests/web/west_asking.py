"""Questions of Western Legends, their answers and refusals, as the terminal words them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.group import picks_left
from saddlebag.kernel.table import Table
from saddlebag.terminal.names import Names
from saddlebag.terminal.western_legends import choices
from saddlebag.terminal.western_legends.page import WesternLegendsPage
from saddlebag.terminal.western_legends.rewards import DEALS
from tests.terminal.test_western_legends_words import reasons
from tests.web.west_samples import Look, Samples, cut, people

DOCS: Final = Path(__file__).parents[2] / "docs/western-legends.md"
ROW: Final = re.compile(r"^\| (`[a-z_`, ]+) \|[^|]*\| ([^|]+) \|$", re.MULTILINE)
CODE: Final = re.compile(r"`([^`]+)`")
# What the capitals of an answer may stand for.
EXAMPLES: Final = {
    "SPACE": "darkrock_bank",
    "REGION": "sunny_hills",
    "CARD": "10_clubs",
    "ITEM": "rifle",
    "GOAL": "annie_oakley_top_of_the_bill",
    "MONEY": "60",
    "DECK": "0",
    "COLOR": "green",
    "N": "1",
}
IDS: Final = {
    "character": "annie_oakley",
    "deliver": "cattle_green_1",
    "give_up_cattle": "cattle_blue_2",
    "npc_card": "fight_9",
}
ANY_ID: Final = "4_hearts"
VALUES: Final = {
    "has": 1,
    "needs": 2,
    "most": 3,
    "player": 1,
    "space": "darkrock_bank",
    "story": "high_noon",
    "trigger": "hand_7",
    "effect": "manhunt",
}


def tell_ask(samples: Samples, page: WesternLegendsPage, table: Table, ask: Ask) -> None:
    """A question with its options; refusals each for themselves."""
    for it in ask.refusals():
        if samples.wants(f"why {it['reason']}", 2):
            samples.refused(page, it, table.view(ask.seat))
    few = [option for option in ask.options if samples.wants(form(ask.key, option))]
    if few or samples.wants(f"ask {ask.key}"):
        samples.found["asks"].append(asked(page, table, ask, few))


def form(key: str, option: str) -> str:
    """What kind of answer it is: rides by their way, rewards each for themselves."""
    word, *rest = option.split(":")
    if key in ("choose", "pay", "income"):
        return f"option {option}"
    return f"option {key} {word if rest else ''} {len(rest)} {option.count('+')}"


def asked(page: WesternLegendsPage, table: Table, ask: Ask, few: list[str]) -> Look:
    """One question as the terminal puts it."""
    view, picks = table.view(ask.seat), picks_left(table, ask.seat)
    names = Names(people(view), ask.seat)
    line = {"key": ask.key, "seat": ask.seat, "options": few, "group": ask.group, "picks": picks}
    seen: Look = {**view, "asks": [line]}
    return {
        **answers(page, seen, few, names),
        "question": page.question(seen, line, names),
        "thinks": page.thinking(line, Names(names.names, None)),
        "view": {**cut(view), "asks": [line]},
    }


def answers(page: WesternLegendsPage, view: Look, few: list[str], names: Names) -> Look:
    """Options in words, without the steps that the page shows on its map."""
    with patch.object(choices, "steps", lambda view: {}):
        said = [page.choice(view, option, names) for option in few]
    return {"choices": said, "shorts": [page.short(view, option, names) for option in few]}


def tell_rare_reasons(samples: Samples, view: Look) -> None:
    """Reasons that no game gave so far, with values of all kinds."""
    page = WesternLegendsPage(options=view["options"])
    for reason in sorted(reasons()):
        if samples.wants(f"why {reason}"):
            it = {"answer": "", "reason": reason, "values": VALUES, "rule": "WL TURN-6"}
            samples.refused(page, it, view)


# ---- every answer that the documentation names


def forms(view: Look) -> list[Look]:
    """Each ask of docs/western-legends.md with an example of each of its answers."""
    page, names = WesternLegendsPage(options=view["options"]), Names(people(view), view["seat"])
    found = []
    for key, few in documented():
        line: dict[str, Any] = {"key": key, "seat": view["seat"], "options": few, "picks": 2}
        said = answers(page, {**view, "asks": [line]}, few, names)
        found.append({"ask": line, **said})
    return found


def documented() -> Iterator[tuple[str, list[str]]]:
    """Keys of asks with examples of their answers."""
    page = DOCS.read_text(encoding="utf-8")
    table = page[page.index("## Asks") : page.index("## Events")]
    for keys, told in ROW.findall(table):
        names, groups = CODE.findall(keys), told.split(";")
        for number, key in enumerate(names):
            group = groups[number] if len(groups) == len(names) else told
            yield key, examples(key, group)


def examples(key: str, told: str) -> list[str]:
    """Answers with something put in for their capitals."""
    found = [example(answer) for answer in CODE.findall(told)]
    return ([IDS.get(key, ANY_ID)] if "ids" in told else []) + found


def example(answer: str) -> str:
    if answer == "pay:WHAT:N":
        return next(iter(DEALS))
    return re.sub("|".join(EXAMPLES), lambda found: EXAMPLES[found[0]], answer)
