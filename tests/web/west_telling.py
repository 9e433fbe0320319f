"""What the terminal says of Western Legends; the page must say the same.

`python -m tests.web.west_telling` writes web/test/west.json anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import saddlebag
from saddlebag.bots import bot
from saddlebag.bots.chair import Chair
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.table import Table
from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends.page import WesternLegendsPage
from saddlebag.terminal.western_legends.telling import TELLING
from tests.web.west_asking import forms, tell_ask, tell_rare_reasons
from tests.web.west_box_words import box_words
from tests.web.west_samples import PEOPLE, Look, Samples, cut, people

CHANGES: Final = TELLING.grammar.data["changes"]["events"]
PAGE: Final = Path(__file__).parents[2] / "web/test/west.json"
HOUSE: Final = dict.fromkeys(
    [
        "arrest_bounty",
        "hot_sheriff",
        "finite_gold",
        "tired_crowd",
        "one_point_per_drive",
        "cattle_rest",
        "story_turnover",
        "proud_target",
        "duel_risk",
        "cheap_doctor",
    ],
    True,
)
BOXES: Final = {"fistful_of_extras": True, "good_bad_handsome": True, "jokers": False}
# Whole games, told from the first event to the last: seats, options, chooser, seed, readers.
WHOLE: Final[tuple[tuple[int, Look, str, int, tuple[int | None, ...]], ...]] = (
    (2, {"length": 15}, "random", 6, (0, None)),
    (3, {"length": 15, "goals": True}, "greedy", 23, (1,)),
)
# Games to find rare things in.
WAYS: Final[tuple[tuple[int, Look], ...]] = (
    (2, {"length": 25, "sheriff_exact": True}),
    (3, {"length": 15, **HOUSE}),
    (4, {"length": 15, "goals": True, "raise_values": True}),
    (5, {"length": 15, "wild_wild_west": True, "goals": True, "edition": "classic"}),
    (6, {"length": 15, "goals": True}),
    (4, {"first_game": True}),
    (3, {"length": 15, "fistful_of_extras": True, "jokers": False, "bandit_cards": True}),
    (3, {"length": 15, "characters": ["judge_roy_bean", "bat_masterson", "pearl_hart"], **BOXES}),
)
SEEDS: Final = 4
# What these games do not contain.
RARE: Final[tuple[Look, ...]] = (
    {"event": "cattle_rested", "color": "green", "token": "cattle_green_1"},
    {"event": "cattle_rests", "seat": 1, "token": "cattle_green_1"},
    {"event": "cattle_stolen", "seat": 1, "victim": 0, "color": "blue"},
    {
        "event": "delivered",
        "seat": 1,
        "kind": "rustle",
        "space": "sunny_hills_ranch",
        "tokens": ["cattle_green_8"],
    },
    {
        "event": "rerolled",
        "seat": 0,
        "die": 1,
        "before": "gravel",
        "after": "nugget",
        "cause": "miners_map",
    },
    {"event": "copied", "seat": 1, "card": "joker_red", "original": "k_clubs"},
    {"event": "jokers_alone", "seat": 0, "cards": ["joker_red", "joker_black"]},
    {"event": "took_up", "player": 1},
    {"event": "drew_again", "player": 0, "card": "joker_red"},
    {
        "event": "bandit_card",
        "seat": 0,
        "card": "bandit_card_4",
        "bandit": "fugitive",
        "kind": "quote",
        "line": "bandit_card_4/fugitive",
    },
    {"event": "npc_shown", "seat": 1, "card": "fight_9"},
    {"event": "mount_cheaper", "seat": 1, "by": 20, "cause": "bandit_card_4"},
    {"event": "goes_on_foot", "seat": 0, "cause": "bandit_card_6"},
    {"event": "final_duel", "players": [0, 1], "cards": ["2_clubs", "k_clubs"]},
    {"event": "item_reaction", "seat": 1, "item": "holster"},
    {"event": "reaction_spent", "seat": 0},
    {"event": "wasted", "player": 1, "what": "cattle", "n": 1, "cause": "rob"},
    {"event": "item_stolen", "seat": 1, "victim": 0, "item": "ten_gallon"},
    {"event": "kept_loot", "seat": 0, "what": "nuggets", "amount": 1},
    {"event": "named_rank", "seat": 0, "player": 1, "rank": "k"},
    {"event": "used_ability", "player": 1, "ability": "county_business"},
    {"event": "legendary_drawn", "seat": 0, "item": "black_coat", "cause": "story:blood_money"},
    {"event": "put_back", "seat": 1, "item": "black_coat", "cause": "story:blood_money"},
    {"event": "refused_wanted", "seat": 0, "points": 2, "cause": "bandit"},
    {"event": "showed_gold", "seat": 0, "card": "10_clubs", "cause": "story:blood_money"},
    {"event": "stories_shuffled", "deck": 0, "count": 4},
    {"event": "took_back", "seat": 0, "card": "2_clubs", "cause": "card_sense"},
    {"event": "undo", "seat": 1, "answers": 2},
    {"event": "takeback", "seat": 0, "answers": 2},
)


def telling() -> dict[str, Any]:
    """Samples of everything the page must word."""
    samples = Samples()
    for seats, options, chooser, seed, readers in WHOLE:
        table = table_of(seats, options, seed)
        list(play(table, chooser, seed))
        for seat in readers:
            tell_game(samples, table, seat)
    for seed in range(SEEDS):
        for number, way in enumerate(WAYS):
            search(samples, table_of(*way, seed), ("random", "greedy")[(seed + number) % 2], seed)
    for event in RARE:
        tell_event(samples, event, {}, Names(PEOPLE[:3], 0))
    view = midway()
    tell_rare_reasons(samples, view)
    answers = {"view": cut(view), "asks": forms(view)}
    return {**samples.found, "forms": answers, "box": box_words()}


def search(samples: Samples, table: Table, chooser: str, seed: int) -> None:
    """Adds everything new in a game."""
    page = WesternLegendsPage(options=table.view(0)["options"])
    for ask in play(table, chooser, seed):
        tell_ask(samples, page, table, ask)
    for seat in (0, None):
        tell_events(samples, table, seat)
    view = table.view(0)
    if samples.wants(f"end {view['result']['why']} {bool(view['result']['winners'])}"):
        said = page.ending(view, Names(people(view), 0))
        samples.found["endings"].append({"view": cut(view), "said": said})


def table_of(seats: int, options: Look, seed: int) -> Table:
    return saddlebag.game("western-legends").table(seats, options=options, seed=seed)


def play(table: Table, chooser: str, seed: int) -> Iterator[Ask]:
    """The game to its end; what is asked, each time."""
    known = bot(chooser)
    while (ask := table.ask) is not None:
        yield ask
        table.answer(known.choose(Chair(table, ask.seat, seed)), ask.seat)


def midway() -> Look:
    """The view of a player with an action, in the middle of a game."""
    table = table_of(4, {"length": 15, "goals": True}, 2)
    asks = (ask for ask in play(table, "greedy", 2) if ask.key == "act")
    seat = next(ask.seat for ask in asks if table.view(None)["round"] == 3)
    return table.view(seat)


# ---- what happened


def tell_game(samples: Samples, table: Table, seat: int | None) -> None:
    """Everything that happened, in the terminal's paragraphs."""
    names, events = Names(people(table.view(None)), seat), table.events(seat)
    said = [text for text in TELLING.told(events, names, brief=True) if text]
    game = {"seat": seat, "people": names.names, "events": events, "said": said}
    samples.found["games"].append(game)


def tell_events(samples: Samples, table: Table, seat: int | None) -> None:
    """One of each kind, as a player and as a spectator hear of them."""
    names, fight = Names(people(table.view(None)), seat), dict[str, Any]()
    for event in table.events(seat):
        fight = event if event["event"] == "fight" else fight
        if event["event"] not in CHANGES:  # these are told together, in whole games
            tell_event(samples, event, fight, names)


def tell_event(samples: Samples, event: Look, fight: Look, names: Names) -> None:
    if samples.wants(kind(event, names.me)):
        (said,) = TELLING.told([event], names, brief=False, before=[fight] if fight else [])
        sample = {"seat": names.me, "people": names.names, "event": event, "fight": fight}
        samples.found["events"].append({**sample, "said": said})


def kind(event: Look, seat: int | None) -> str:
    """Everything the sentence depends on."""
    words = [str(event.get(name)) for name in ("event", "kind", "how", "what")]
    mine = seat is not None and seat in (event.get("seat"), event.get("player"))
    causes = event.get("cause") if event["event"] in ("placed", "restarted") else ""
    return f"event {' '.join(words)} {mine} {causes}"


def written(told: dict[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(telling()), encoding="utf-8")
