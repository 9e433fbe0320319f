"""Replaying a saved game from a seat, and verifying it."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import saddlebag
from saddlebag.terminal import records
from saddlebag.terminal.complaint import Complaint
from saddlebag.terminal.screen import Screen
from tests.terminal.sitting import dealt, read_aloud


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Seat 0 looked at a card of Tombstone, both drew, and the game goes on."""
    table = dealt(2, 4, dollars=True)
    for answer in ("peek:tombstone", "draw:deadwood", "draw:saloon"):
        table.answer(answer)
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps({**table.journal(), "players": ["Anna", "greedy"]}))
    return saved


def replayed(file: Path, seat: int | str | None = None, to: int | None = None) -> str:
    out = StringIO()
    given = None if seat is None else str(seat)
    records.replay(Screen(StringIO(), out), str(file), given, to)
    return read_aloud(out.getvalue())


def verified(file: Path) -> str:
    out = StringIO()
    records.verify(Screen(StringIO(), out), str(file))
    return read_aloud(out.getvalue())


def test_a_seat_sees_again_what_it_saw_and_no_more(file: Path) -> None:
    mine, theirs, watched = replayed(file, 0), replayed(file, 1), replayed(file)
    assert "1. You spend a Dollars tile and look at the next card of Tombstone:" in mine
    for other in (theirs, watched):
        assert "1. Anna spends a Dollars tile and looks at the next card of Tombstone." in other
    assert "as Anna saw it (seat 0)" in mine and "as a spectator saw it" in watched


def test_a_seat_goes_by_the_name_of_who_sat_there(file: Path) -> None:
    assert replayed(file, "anna") == replayed(file, 0)
    with pytest.raises(Complaint, match=r'no seat "Ben": .* seats 0 to 1 \(Anna, Greedy\)'):
        replayed(file, "Ben")


def test_a_replay_stops_after_so_many_decisions(file: Path) -> None:
    assert "The table before the first decision of 3" in replayed(file, to=0)
    one = replayed(file, 0, 1)
    assert "2." not in one and "The table after 1 decision of 3" in one
    assert "Open to this seat: draw from Tombstone, draw from Cripple Creek" in one
    assert "The table after all 3 decisions" in replayed(file, to=3)


@pytest.mark.parametrize(("seat", "to"), [(2, None), (-1, None), (0, 4), (0, -1)])
def test_a_seat_or_decision_that_never_was_is_refused(
    file: Path, seat: int | None, to: int | None
) -> None:
    with pytest.raises(Complaint, match=r"this game has (seats 0 to 1|decisions 0 to 3)"):
        replayed(file, seat, to)


def test_what_a_decision_opened_is_told_with_it(tmp_path: Path) -> None:
    table = dealt(3, 4, round_cap=1, cavalry=True)
    while table.ask is not None:
        table.answer(table.ask.options[-1])
    file = tmp_path / "over.json"
    file.write_text(json.dumps(table.journal()))
    text = replayed(file)
    assert "The round is over" in text and "Seat 1" in text
    assert "in the last scoring." in text


def test_a_test_seed_claims_no_fairness(file: Path) -> None:
    text = verified(file)
    assert "fits: Public Enemy Number One, 2 seats," in text and "not finished yet." in text
    assert "The deal claims no fairness: it comes from test seed 4." in text


def test_a_deal_from_a_fresh_secret_follows_from_its_commitment(tmp_path: Path) -> None:
    table = saddlebag.game("public-enemy").table(2)
    file = tmp_path / "fair.json"
    file.write_text(json.dumps(table.journal()))
    assert (
        f"committed to before the first shuffle ({table.head.published()['commitment']})"
        in verified(file)
    )


def tampered(file: Path, change: Callable[[dict[str, Any]], None]) -> Complaint:
    """What verify says of a changed journal."""
    journal = json.loads(file.read_text())
    change(journal)
    file.write_text(json.dumps(journal))
    with pytest.raises(Complaint) as caught:
        verified(file)
    return caught.value


def last_answer(journal: dict[str, Any]) -> None:
    journal["entries"][-1][1] = "draw:dodge_city"


def impossible(journal: dict[str, Any]) -> None:
    journal["entries"][-1][1] = "draw:nowhere"


def other_luck(journal: dict[str, Any]) -> None:
    journal["entries"][0][3][0].reverse()


def cut(journal: dict[str, Any]) -> None:
    del journal["entries"][0]


def other_hash(journal: dict[str, Any]) -> None:
    journal["hash"] = "0" * 32


def other_seed(journal: dict[str, Any]) -> None:
    journal["seed"] = 5


def hidden_seed(journal: dict[str, Any]) -> None:
    journal["seed"] = None
    journal["fair"] = True


def other_commitment(journal: dict[str, Any]) -> None:
    journal["commitment"] = "00"


def no_secret(journal: dict[str, Any]) -> None:
    journal["secret"] = "xyz"


def no_deed(journal: dict[str, Any]) -> None:
    journal["entries"][-1] = [7]


def seven_seats(journal: dict[str, Any]) -> None:
    journal["seats"] = 7


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (last_answer, "entry 3 (the first is 0)"),
        (impossible, 'entry 3 (the first is 0): [1, "draw:nowhere"] was not allowed'),
        (other_luck, "entry 0 (the first is 0): it says"),
        (cut, "entry 0"),
        (other_hash, "at its end: the table it leads to is not the one it claims"),
        (other_seed, "in its head: its secret does not come from test seed 5"),
        (hidden_seed, "in its head: its secret was made from a test seed"),
        (other_commitment, "in its head: the field commitment says 00"),
        (no_secret, "in its head: its secret, its salt or a nonce is not of the right form."),
        (no_deed, "entry 3 (the first is 0): [7] is nothing that can be done at a table."),
        (seven_seats, "in its head: its options do not fit (seats:"),
    ],
)
def test_the_first_thing_that_does_not_fit_is_named(
    file: Path, change: Callable[[dict[str, Any]], None], told: str
) -> None:
    complaint = tampered(file, change)
    assert complaint.text.startswith(f"{file} does not fit")
    assert told in complaint.text and complaint.status == 2
    assert "\n" not in complaint.text


def newer_format(journal: dict[str, Any]) -> None:
    journal["format"] = 2


def newer_rules(journal: dict[str, Any]) -> None:
    journal["version"] = 99


def other_game(journal: dict[str, Any]) -> None:
    journal["game"] = "poker"


def no_entries(journal: dict[str, Any]) -> None:
    del journal["entries"]


def imagined(journal: dict[str, Any]) -> None:
    journal["imagined"] = True


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (newer_format, "written by a newer Saddlebag (format 2; this one knows 1)"),
        (newer_rules, "played by newer rules (version 99; this Saddlebag knows 1)"),
        (other_game, 'of the game "poker", and this Saddlebag has public-enemy'),
        (no_entries, "the field entries is missing"),
        (imagined, "an imagined table"),
    ],
)
def test_what_cannot_be_read_as_a_game_says_why(
    file: Path, change: Callable[[dict[str, Any]], None], told: str
) -> None:
    complaint = tampered(file, change)
    assert told in complaint.text and complaint.status == 2
