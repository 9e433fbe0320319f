"""The page that shows any game: nothing is missing, whatever the game holds."""

from typing import Any

import pytest

import saddlebag
from saddlebag import registry
from saddlebag.kernel.game import Game
from saddlebag.kernel.vocabulary import Vocabulary
from saddlebag.telling.names import Names
from saddlebag.terminal.any_page import AnyPage
from saddlebag.terminal.any_view import lines
from saddlebag.terminal.any_words import AnyWords
from saddlebag.terminal.page import page
from tests.contract.small_game import GAME as COYOTE
from tools.games import NAMES

PEOPLE = ["Anna", "Ben", "Cleo"]
POKER = Vocabulary(
    {
        "went_home": "seat:player nuggets:number",
        "passed": "seat:player",
        "night_falls": "",
        "stole": "thief:player from:player cards:word* lang:number",
    },
    view="turn:player",
)
NOBODY = AnyWords("poker-night", Names(PEOPLE, 0), POKER)


def offered(name: str) -> Game:
    """A game, under another name and without its own words."""
    game = COYOTE if name == COYOTE.name else saddlebag.game(name)
    return Game("dusty-night", game.seats, game.options, game.versions, game.bound)


def tables() -> list[saddlebag.Table]:
    games = [COYOTE, *map(saddlebag.game, NAMES)]
    return [game.table(3, seed=4) for game in games]


def spoken(sheet: AnyPage, table: saddlebag.Table, seat: int, names: Names) -> list[str]:
    """All that the page says of one moment."""
    view = table.view(seat)
    said = sheet.table(view, names) + sheet.told(table.events(seat, table.event_count - 3), names)
    for ask in view["asks"]:
        said += [sheet.question(view, ask, names), sheet.thinking(ask, names)]
        for option in ask.get("options", []):
            said += [sheet.choice(view, option, names), sheet.short(view, option, names)]
            said += sheet.typed(view, option, names)
        said += [sheet.refusal(it["reason"], it["values"], names) for it in ask.get("refusals", [])]
    return said


@pytest.mark.parametrize("table", tables(), ids=lambda table: str(table.head.game))
def test_it_has_words_for_every_moment_of_any_game(
    table: saddlebag.Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.found(), "dusty-night", offered(table.head.game))
    sheet: AnyPage = AnyPage("dusty-night", table.head.options)
    for number in range(150):
        if table.ask is None:
            break
        seat = table.ask.seat
        assert all(spoken(sheet, table, seat, Names(PEOPLE, seat)))
        options = table.ask.options
        table.answer(options[number % len(options)], seat)
    if table.result is not None:
        assert all(sheet.ending(table.view(None), Names(PEOPLE, None)))


def test_a_game_without_a_page_gets_it() -> None:
    sheet = page("poker-night", {})
    assert type(sheet) is AnyPage and sheet.title() == "Poker Night"
    assert (sheet.letters, sheet.about(), sheet.rule) == ("POKER-NIGHT", "", "TURN-1")
    assert sheet.option("high_low") == "High low" and sheet.first_game == {}


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("deck", [None] * 22, "Deck: 22 cards face down"),
        ("pan", ["ace", "ace", "king", None], "Pan: 2 x ace, king, 1 card face down"),
        ("hand", [], "Hand: nothing"),
        ("turn", 1, "Turn: Ben"),
        ("starter", 1, "Starter: 1"),
        ("coins", [3, 0, 7], "Coins: You 3, Ben 0, Cleo 7"),
        ("hands", [["ace"], [None, None], []],
         "Hands: You ace, Ben 2 cards face down, Cleo nothing"),
        ("players", [{"coins": 1}, {"coins": 2}, {"coins": 3}],
         "Players: You (Coins: 1), Ben (Coins: 2), Cleo (Coins: 3)"),
        ("market", {"gold_nugget": 3, "open": True}, "Market: (Gold nugget: 3, Open: yes)"),
        ("last_trick", None, "Last trick: nothing"),
    ],
)  # fmt: skip
def test_a_view_is_read_line_by_line(key: str, value: object, line: str) -> None:
    assert lines({"seat": 0, "asks": [], key: value}, NOBODY) == [line]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ({"event": "went_home", "seat": 0, "nuggets": 3}, "You: went home (nuggets: 3)"),
        ({"event": "passed", "seat": 1}, "Ben: passed"),
        ({"event": "night_falls"}, "Night falls"),
        ({"event": "stole", "thief": 2, "from": 0, "cards": ["ace", "ten"], "lang": 1},
         "Cleo: stole (from: you, cards: ace, ten, lang: 1)"),
        ({"event": "undo", "seat": 1, "answers": 1}, "Ben takes back a decision."),
    ],
)  # fmt: skip
def test_what_happened_is_told_by_name_and_fields(event: dict[str, Any], line: str) -> None:
    assert NOBODY.event(event) == line


def test_an_answer_is_read_by_its_parts() -> None:
    assert [NOBODY.option(it) for it in ("pass", "draw:old_saloon", "move:3:east")] == [
        "Pass", "Draw: old saloon", "Move: 3, east",
    ]  # fmt: skip


def test_the_end_names_winners_and_points() -> None:
    result = {"winners": [0, 2], "scores": [4, 1, 4], "why": "points"}
    assert NOBODY.ending(result) == ["You and Cleo win together.", "You: 4", "Ben: 1", "Cleo: 4"]
    assert NOBODY.ending({"winners": [1], "why": "x"}) == ["Ben wins."]
    assert NOBODY.ending({"winners": [], "why": "x"}) == ["Nobody wins."]
