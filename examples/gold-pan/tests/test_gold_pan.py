"""Gold Pan, rule by rule, and the contract of every game."""

import pytest

from gold_pan import BOX, CARDS, DECK, GAME, PAN, Creek, nuggets
from saddlebag import Refused, Table
from saddlebag.kernel.contract import audit, settings


def dealt(seed: int = 1) -> Table:
    return GAME.table(2, seed=seed)


def laid(names: list[str]) -> Creek:
    """A pan with these cards in it."""
    creek = dealt().state
    assert isinstance(creek, Creek)
    left = list(CARDS)
    for name in names:
        card = next(card for card in left if BOX.names[card] == name)
        left.remove(card)
        creek.cards.move(card, DECK, PAN)
    return creek


def pan_until(table: Table, event: str) -> None:
    while all(it["event"] != event for it in table.events(None)):
        table.answer("pan")


def test_a_turn_is_to_pan_on_or_go_home() -> None:
    """PAN-1, GOLD-2."""
    table = dealt()
    table.answer("pan")
    assert table.ask is not None and table.ask.options == ("pan", "home")
    worth = table.view(0)["in_pan"]
    table.answer("home")
    assert table.view(0)["banked"] == [worth, 0] and table.ask.seat == 1


def test_nobody_goes_home_with_an_empty_pan() -> None:
    """PAN-2."""
    with pytest.raises(Refused) as no:
        dealt().answer("home")
    assert (no.value.reason, no.value.rule) == ("empty_pan", "GP PAN-2")


def test_the_second_snake_spills_the_pan() -> None:
    """PAN-3, PAN-4."""
    table = dealt()
    pan_until(table, "spilt")
    panned = [it["card"] for it in table.events(None) if it["event"] == "panned"]
    assert panned.count("snake") == 2 and panned[-1] == "snake"
    view = table.view(0)
    assert view["banked"] == [0, 0] and view["turn"] == 1 and len(view["deck"]) == len(CARDS)


@pytest.mark.parametrize(("cards", "worth"), [("", 0), ("one two", 3), ("snake two", 2)])
def test_nuggets_are_counted_and_snakes_are_not(cards: str, worth: int) -> None:
    """GOLD-1."""
    assert nuggets(laid(cards.split())) == worth


def test_the_first_to_reach_the_goal_wins() -> None:
    """GOLD-2."""
    table = GAME.table(2, seed=1, options={"goal": 5})
    while table.ask is not None:
        done = table.view(0)["in_pan"] >= 5 and "home" in table.ask.options
        table.answer("home" if done else "pan")
    assert table.result is not None
    winner = table.result["winners"][0]
    assert table.result["scores"][winner] >= 5 and table.result["why"] == "goal"


def test_it_keeps_the_contract() -> None:
    for seats, options in settings(GAME):
        audit(GAME, seats, options, seed=1, share=5)
