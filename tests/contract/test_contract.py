"""Every game keeps the contract, over seats and pairs of options."""

import json
from collections import Counter

import pytest

import saddlebag
from saddlebag.kernel.contract import audit, settings
from saddlebag.kernel.contract_outlook import Dice
from saddlebag.kernel.contract_settings import fits, met, pairs
from tests.contract.listing import Listed, listed
from tests.contract.small_game import GAME as COYOTE
from tools.games import NAMES

LISTED = listed()
SHARE = {"coyote": 10, "western-legends": 1}  # percent of positions for the costly checks
ALWAYS = {
    "positions",
    "decisions",
    "refused",
    "hiding",
    "played out",
    "places",
    "lost from sight",
    "fields",
}
SECRETS = {"several asks", "groups", "secret answers", "orders", "undos", "prefixes"}
STATE = {"fields"}


@pytest.mark.parametrize("one", LISTED, ids=str)
def test_every_game_keeps_the_contract(one: Listed) -> None:
    share = SHARE.get(one.game.name, 2)
    tally = audit(one.game, one.seats, one.options, one.number, share, one.conserved, **one.part())
    assert tally["games"] == 1 and tally["fields"] > 0
    assert tally["prefixes"] >= tally["decisions"] > 0


@pytest.mark.drill
@pytest.mark.parametrize("one", LISTED, ids=str)
def test_every_game_keeps_the_contract_for_long(one: Listed) -> None:
    share = 3 * SHARE.get(one.game.name, 2)
    for seed in range(100, 108):
        audit(one.game, one.seats, one.options, seed + one.number, share, one.conserved)


def test_no_check_is_idle_in_the_small_game() -> None:
    tally: Counter[str] = Counter()
    for seed in range(4):
        tally += Counter(audit(COYOTE, 3, {"moon": True}, seed, share=25))
    assert {what for what, times in tally.items() if times} >= ALWAYS | SECRETS | STATE


@pytest.mark.parametrize("name", NAMES)
def test_the_journal_at_every_position_replays_to_that_position(name: str) -> None:
    dice, table = Dice(name), saddlebag.game(name).table(3, seed=5)
    for _ in range(60):
        ask = dice.pick(table.asks)
        table.answer(dice.pick(ask.options), ask.seat)
        told = saddlebag.replay(json.loads(json.dumps(table.journal())))
        assert told.state_hash() == table.state_hash()
        assert told.view(1) == table.view(1) and told.events(1) == table.events(1)


@pytest.mark.parametrize("name", NAMES)
def test_every_pair_of_choices_that_go_together_is_tried(name: str) -> None:
    game = saddlebag.game(name)
    tried = [{"seats": seats, **options} for seats, options in settings(game)]
    assert all(fits(game, chosen) for chosen in tried)
    open_pairs = {pair for seats in game.seats for pair in pairs(game, seats)}
    assert open_pairs == {pair for chosen in tried for pair in met(game, chosen)}
