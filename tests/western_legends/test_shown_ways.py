"""The way an ask shows for an answer is the way that is ridden."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from saddlebag import Table, game
from saddlebag.kernel.replay import begin, carry_out
from saddlebag.western_legends import GAME
from tests.western_legends import scene
from tests.western_legends.reward_scene import begun, do
from tests.western_legends.seen import last
from tests.western_legends.shown_ways import leads, my_ask, shown_way, told_way

RECORDED = sorted((Path(__file__).parents[1] / "games").glob("western-legends-*.json"))
STEPPED = {
    "act",
    "sprint",
    "pathfinder",
    "night_scout_ride",
    "county_ride",
    "getaway",
    "reward_move",
    "sheriff",
}
SEEDS = range(20)
EXTRAS = {"fistful_of_extras": True, "jokers": False}
WANDERERS = ["bloody_knife", "kit_carson", "yb_rowdy", "pearl_hart", "bat_masterson"]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_ride_of_a_recorded_game_goes_the_way_that_was_shown(path: Path) -> None:
    """WL MOVE-5, MOVE-6, Q-12, Q-13, Q-114"""
    journal = json.loads(path.read_text(encoding="utf-8"))
    table, rides = begin(GAME, journal), 0
    while (done := len(table.entries())) < len(journal["entries"]):
        entry = journal["entries"][done]
        if isinstance(entry[0], int) and keeps_to_it(table, *entry):
            rides += 1
        else:
            carry_out(table, done, entry)
    assert rides > 0


def keeps_to_it(table: Table, seat: int, answer: str) -> bool:
    """Gives the answer if it is a ride, which then goes as was shown."""
    asked = next((it.key for it in table.asks if it.seat == seat), "")
    if asked not in STEPPED or not leads(answer):
        return False
    shown, since = shown_way(my_ask(table, seat), answer), table.event_count
    table.answer(answer, seat)
    assert told_way(table, seat, since) == shown
    return True


def test_wanderers_go_the_ways_that_were_shown() -> None:
    """WL MOVE-5, MOVE-6, MOVE-8, Q-12, Q-13, Q-113, Q-114"""
    kinds: Counter[str] = Counter()
    for seed in SEEDS:
        options = {"characters": WANDERERS, "sheriff_exact": seed % 2 == 1, **EXTRAS}
        kinds.update(wandered(GAME.table(5, options=options, seed=seed), Random(seed)))
    assert set(kinds) >= STEPPED - {"reward_move"} | {"act:by", "act:over"}


def wandered(table: Table, luck: Random) -> Iterator[str]:
    """A game of those who go about a lot; what kind of ride each was."""
    while table.ask is not None:
        seat, key, options = table.ask.seat, table.ask.key, table.ask.options
        far = [it for it in options if leads(it)] if luck.random() < 0.5 else []
        winding = [it for it in far if it.count(":") > 1]
        answer = luck.choice(winding or far or options)
        if keeps_to_it(table, seat, answer):
            yield ":".join([key, *answer.split(":")[2:3]])
        else:
            table.answer(answer, seat)


def test_a_reward_moves_the_way_that_was_shown() -> None:
    """WL Q-113"""
    at = scene.table(places={0: "darkrock_sheriff"}, bandits=["mesitos_point_7"])
    asked = begun(at, do("move", n=3))
    assert asked.ask is not None
    ask = {**asked.ask.as_seen_by(0), "detail": asked.ask.detail(at)}
    shown = shown_way(ask, "to:mesitos_point_3")
    asked.say("to:mesitos_point_3")
    assert last(at, "rode")["path"] == ["darkrock_sheriff", *shown] and len(shown) > 1


def test_every_answer_that_leads_somewhere_has_a_way_there() -> None:
    table, luck = game("western-legends").table(3, seed=5), Random(5)
    for _ in range(400):
        assert table.ask is not None
        ask = my_ask(table, table.ask.seat)
        for answer in filter(leads, ask["options"] if ask["key"] in STEPPED else []):
            assert shown_way(ask, answer)[-1] == answer.split(":")[1]
        table.answer(luck.choice(table.ask.options), table.ask.seat)


def test_only_the_seat_asked_sees_the_ways() -> None:
    table = GAME.table(2, seed=1)
    while table.ask is None or table.ask.key != "act":
        assert table.ask is not None
        table.answer(table.ask.options[0], table.ask.seat)
    seen = [
        [it for it in table.view(seat, detail=True)["asks"] if "detail" in it]
        for seat in (0, 1, None)
    ]
    assert [len(asks) for asks in seen] == [seat == table.ask.seat for seat in (0, 1, None)]
