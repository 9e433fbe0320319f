"""Whatever was told, asked, refused and seen in the recorded games is as declared."""

import json
from pathlib import Path

import pytest

import saddlebag
from saddlebag.kernel.contract_vocabulary import check_asked, check_seen
from saddlebag.kernel.replay import replay_steps
from saddlebag.kernel.vocabulary import EVENTS
from tools.games import NAMES

FILES = sorted(Path(__file__).parent.glob("*.json"))
EVERY = 10  # answers between two looks at a view


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_speaks_as_declared(path: Path) -> None:
    journal = json.loads(path.read_text(encoding="utf-8"))
    for number, table in enumerate(replay_steps(saddlebag.game(journal["game"]), journal)):
        check_asked(table)
        if number % EVERY == 0 or table.ask is None:
            check_seen(table, number // EVERY)
        for ask in table.asks:
            for option in ask.options:
                word, values = table.rules.vocabulary.answer(ask.key, option)
                assert table.rules.vocabulary.written(ask.key, word, values) == option


def test_strict_tables_check_what_is_told() -> None:
    for name in NAMES:
        vocabulary = saddlebag.game(name).vocabulary()
        assert vocabulary.strict and list(EVENTS) == list(vocabulary.events)[-len(EVENTS) :]
