"""Notes on a game of Western Legends: characters, actions, where the points came from."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from saddlebag.lab.western_legends.contents import Contents, Used
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.verbs import words

# Where Legendary Points come from, in the order of the report. Those of the end are told by the
# lines of the final scoring, the others by the causes of `lp` events.
CAUSES: Final = words(
    "wanted_row marshal_track track_end bandit duel arrest deposit revel poker story cattle "
    "card_action fight_card ability house_rule other end_upgrades end_legendary_items end_money "
    "end_wounds end_wanted end_marshal end_tokens"
)
NAMED: Final = {
    "wanted_track_end": "track_end",
    "marshal_track_end": "track_end",
    "arrest_bounty": "arrest",
    "ten_gallon": "poker",
    "manhunt": "card_action",
    "wild_wild_west": "house_rule",
    "proud_target": "house_rule",
}
ABILITIES: Final = frozenset(it.ability for it in CHARACTERS)
KINDS: Final = {"story": "story", "fight": "fight_card", "cattle": "cattle", "bandit": "bandit"}
ACTIONS: Final = words(
    "ride play use duel rob arrest store poker prospect deposit heist heal revel acquire work "
    "question"
)
Tally = dict[str, int]


class Notes(NamedTuple):
    """One entry for each seat; plain data."""

    characters: tuple[str, ...]
    lp: tuple[Tally, ...]  # by cause
    actions: tuple[Tally, ...]  # by word
    contents: Used  # at the whole table


def cause_of(told: str) -> str:
    """The kind of a cause: `story:blood_money` is a story, `fight_k` a fight card."""
    if told in NAMED:
        return NAMED[told]
    if told in ABILITIES:
        return "ability"
    kind = told.partition(":")[0].partition("_")[0]
    if kind in KINDS:
        return KINDS[kind]
    return told if told in CAUSES else "other"


def notes(seats: int, events: Iterable[dict[str, Any]], result: dict[str, Any] | None) -> Notes:
    """Notes from the events; the Man in Black has no seat."""
    characters = [""] * seats
    lp: list[Counter[str]] = [Counter() for _ in range(seats)]
    actions: list[Counter[str]] = [Counter() for _ in range(seats)]
    contents = Contents()
    for event in events:
        contents.hear(event)
        kind = event["event"]
        if kind == "action":
            actions[event["seat"]][event["action"].partition(":")[0]] += 1
        elif kind == "lp" and event["player"] < seats:
            lp[event["player"]][cause_of(event["cause"])] += event["after"] - event["before"]
        elif kind == "starts":
            characters[event["seat"]] = event["character"]
    for seat, lines in enumerate(result["lines"][:seats] if result else ()):
        lp[seat].update({f"end_{line}": n for line, n in lines.items() if n and line != "lp"})
    used = dict(contents.used)
    return Notes(tuple(characters), tuple(map(dict, lp)), tuple(map(dict, actions)), used)
