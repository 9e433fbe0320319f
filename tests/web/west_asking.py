"""Questions of Western Legends, their answers and refusals, as the terminal words them."""

from collections.abc import Iterator
from typing import Any, Final
from unittest.mock import patch

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.group import picks_left
from saddlebag.kernel.pattern import Pattern
from saddlebag.kernel.table import Table
from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends import sighting
from saddlebag.terminal.western_legends.page import WesternLegendsPage
from saddlebag.western_legends.vocabulary import VOCABULARY
from saddlebag.western_legends.wording.lexicon import lexicon
from tests.terminal.test_western_legends_words import reasons
from tests.web.west_samples import Look, Samples, cut, people

# Examples of values in answers and refusals, by kind.
EXAMPLES: Final[dict[str, object]] = {
    "space": "darkrock_bank",
    "region": "sunny_hills",
    "bandit": "robber",
    "waiting": "move",
    "card": "10_clubs",
    "gold_card": "joker_red:as:10_clubs",
    "fight_card": "fight_9",
    "item": "rifle",
    "gear": "rifle",
    "goal": "annie_oakley_top_of_the_bill",
    "character": "annie_oakley",
    "cattle": "cattle_green_1",
    "worth": "worth_2",
    "color": "green",
    "rank": "9",
    "goods": "nuggets",
    "income_choice": "both",
    "reward": "wound:1+money:50",
    "cost": "money",
    "mesa": "north",
    "story": "high_noon",
    "trigger": "hand_7",
    "effect": "manhunt",
    "what": "money",
    "kind": "mount",
    "price": 50,
    "pool": "mount",
    "whereabouts": "doctor",
    "number": 1,
    "player": 1,
}


def tell_ask(samples: Samples, page: WesternLegendsPage, table: Table, ask: Ask) -> None:
    """A question with its options; refusals are sampled one by one."""
    for it in ask.refusals():
        if samples.wants(f"why {it['reason']}", 2):
            samples.refused(page, it, table.view(ask.seat))
    few = [option for option in ask.options if samples.wants(form(ask.key, option))]
    if few or samples.wants(f"ask {ask.key}"):
        samples.found["asks"].append(asked(page, table, ask, few))


def form(key: str, option: str) -> str:
    """The kind of an answer: rides by their way, rewards one by one."""
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
    with patch.object(sighting, "steps", lambda view: {}):
        said = [page.choice(view, option, names) for option in few]
    return {"choices": said, "shorts": [page.short(view, option, names) for option in few]}


def tell_rare_reasons(samples: Samples, view: Look) -> None:
    """Reasons that no game gave so far, with examples of their values."""
    page = WesternLegendsPage(options=view["options"])
    for reason in sorted(reasons()):
        if samples.wants(f"why {reason}"):
            kinds = VOCABULARY.refusal_kinds(reason)
            values = {name: EXAMPLES[kind] for name, kind in kinds.items()}
            it = {"answer": "", "reason": reason, "values": values, "rule": "WL TURN-6"}
            samples.refused(page, it, view)


# ---- every answer that is declared


def forms(view: Look) -> list[Look]:
    """Each ask with an example of each of its answers."""
    page, names = WesternLegendsPage(options=view["options"]), Names(people(view), view["seat"])
    found = []
    for key, few in declared():
        line: dict[str, Any] = {"key": key, "seat": view["seat"], "options": few, "picks": 2}
        said = answers(page, {**view, "asks": [line]}, few, names)
        found.append({"ask": line, **said})
    return found


def declared() -> Iterator[tuple[str, list[str]]]:
    """Keys of asks with examples of their answers."""
    for key in VOCABULARY.asks or ():
        yield key, [example(pattern) for pattern in VOCABULARY.offered(key)]


def example(pattern: Pattern) -> str:
    if pattern.word == "pay":
        return next(iter(lexicon()["deal"]))
    values = {it.name: EXAMPLES[it.kind] for it in pattern.slots}
    several = {it.name: [values[it.name]] for it in pattern.slots if it.mark == "*"}
    return pattern.write({**values, **several})
