"""Every name the games use has words, and the words are spoken as they should be."""

import re
from collections.abc import Iterator

import pytest

import saddlebag
from saddlebag.public_enemy.cards import DECK_NAMES, GANGS, NUMBERS, OUTLAW_ROWS
from saddlebag.public_enemy.vocabulary import VOCABULARY
from saddlebag.texts import NoText, has, pages, say, words
from tests.terminal.sitting import EVERYTHING, dealt


def names_in_the_box() -> Iterator[str]:
    """The keys of everything that has a name in Public Enemy Number One."""
    yield from (f"public-enemy-gang-{gang}" for gang in GANGS)
    yield from (f"public-enemy-count-{gang}" for gang in GANGS)
    yield from (f"public-enemy-deck-{deck}" for deck in DECK_NAMES)
    yield from (f"public-enemy-card-{row['id']}" for row in [*OUTLAW_ROWS, *NUMBERS["saloon"]])
    yield from (f"public-enemy-several-{row['id']}" for row in NUMBERS["saloon"])
    options = saddlebag.game("public-enemy").options
    yield from (f"public-enemy-option-{option.key}" for option in options)
    shared = ("undo", "takeback")  # told alike in every game
    yield from (f"public-enemy-told-{key}" for key in VOCABULARY.events if key not in shared)


def test_everything_in_the_box_has_a_name() -> None:
    missing = [key for key in names_in_the_box() if not has(key)]
    assert missing == []


def test_nothing_is_named_that_is_not_in_the_box() -> None:
    families = ("gang", "count", "deck", "card", "several", "option")
    wanted = set(names_in_the_box())
    named = {
        key
        for key in words("en").keys
        if key.startswith(tuple(f"public-enemy-{f}-" for f in families))
    }
    of_the_page = re.compile("-(page|title|agreed)$")
    assert {of_the_page.sub("", key) for key in named} - wanted == set()


def test_every_ask_and_refusal_of_random_games_has_words() -> None:
    asks, reasons = set(), set()
    for seed in range(6):
        table = dealt(3, seed, round_cap=2, **EVERYTHING)
        while table.ask is not None:
            asks.add(table.ask.key)
            reasons |= {str(refusal["reason"]) for refusal in table.ask.refusals()}
            table.answer(table.ask.options[(seed + table.event_count) % len(table.ask.options)])
    assert asks == {"draw", "cavalry", "sheriff", "bounty_hunter", "swindler"}
    assert all(has(f"public-enemy-ask-{key}") and has(f"public-enemy-thinks-{key}") for key in asks)
    assert len(reasons) >= 8 and all(has(f"public-enemy-why-{reason}") for reason in reasons)


def test_two_outlaws_never_share_a_name() -> None:
    names = [say(f"public-enemy-card-{row['id']}") for row in OUTLAW_ROWS]
    assert len(set(names)) == 48


@pytest.mark.parametrize(("count", "text"), [(0, "no Daltons"), (1, "1 Dalton"), (2, "2 Daltons")])
def test_numbers_agree_with_their_words(count: int, text: str) -> None:
    assert say("public-enemy-count-daltons", count=count) == text


def test_no_invisible_marks_stand_around_a_name() -> None:
    assert say("curtain-pass", who="Anna") == "Pass the keyboard to Anna."


def test_a_missing_key_or_argument_is_an_error() -> None:
    with pytest.raises(NoText):
        say("no-such-text")
    with pytest.raises(NoText):
        say("curtain-pass")


def test_english_can_be_shown_by_any_terminal() -> None:
    for page in pages():
        assert page.read_text(encoding="utf-8").isascii(), page.name
