"""Bandits with cards at the text table (WL FIST-6, WL FIST-7)."""

from typing import Any

from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends.look import ABOUT, things
from saddlebag.western_legends.state import INCOME
from tests.terminal.sitting import hear
from tests.terminal.west import raw
from tests.western_legends.bandit_scene import FACES, before, met
from tests.western_legends.fights import HIDEOUT
from tests.western_legends.scene import table

DECK = ["fight_3", "fight_2", "fight_4"]


def asked(*lines: str, **scene: Any) -> str:
    laid = {"bandits": {HIDEOUT: "robber"}, "places": {0: "darkrock_store_north"}} | FACES
    return hear(table(3, **laid | scene), "you,greedy,random", *lines)


def test_the_map_names_the_bandit() -> None:
    assert "Here: Robber at Dixon Creek." in asked("map")


def test_the_table_tells_who_is_where() -> None:
    assert "Bandits: the Robber at Dixon Creek." in asked(phase=INCOME)


def test_look_explains_a_bandit_card_line_by_line() -> None:
    text = asked("look bandit_card_1")
    assert "Bandit Card 1." in text and "Card Sharp: If you win, also: draw 2 cards." in text
    assert "Desperado: No Reaction may be played in this fight." in text


def test_look_explains_a_bandit_and_where_it_is() -> None:
    text = asked("look robber", "look fugitive")
    assert "Robber is at Dixon Creek. The six bandit cards say:" in text
    assert "Bandit Card 3: If you win, also: gain $30." in text
    assert "Fugitive is in the box; story ends bring bandits back." in text


def test_a_table_without_bandit_cards_knows_no_robber() -> None:
    text = hear(table(3, bandits=[HIDEOUT]), "you,greedy,random", "look robber")
    assert "Bandit Card" not in text


def test_everything_about_bandits_is_explained_in_words() -> None:
    view, names = table(3, **FACES).view(0), Names(("Ann", "Bob", "Cy"), 0)
    found = [it for it in things(view, names) if it.kind.startswith("bandit")]
    assert len(found) == 12
    assert raw([line for it in found for line in ABOUT[it.kind](view, it.id, names)]) == []


def test_the_line_is_read_out_before_the_fight() -> None:
    text = hear(met("bandido", 1, ["10_hearts"], DECK), "you,greedy,random")
    assert "The Bandido is waiting there. A bandit card is turned up: The bandit draws 3" in text
    assert "Bandit card, Bandido: The bandit draws 3 fight cards." in text


def test_a_quote_is_told_as_talk() -> None:
    text = hear(met("robber", 1, ["10_hearts"], DECK), "you,greedy,random")
    assert 'it is only talk: "I only ever take what is heavy, friend.' in text


def test_a_card_shown_first_is_the_one_to_beat() -> None:
    game = met("fugitive", 2, ["10_hearts", "9_hearts"], DECK)
    game.answer("fight_3")
    text = hear(game, "you,greedy,random")
    assert "shows fight card 3 for the bandit, before a card is put down against it." in text
    assert "The card to beat: fight card 3." in text


def test_the_bandit_asks_for_money_in_its_own_words() -> None:
    text = hear(met("robber", 4, ["10_hearts"], DECK, money={0: 20}), "you,greedy,random")
    assert "Pay $10 before the fight, or the bandit draws 3 fight cards. Do you pay?" in text


def test_a_cheaper_mount_has_its_price_told() -> None:
    game = table(3, places={0: "darkrock_store_north"}, money=50, more={"mount_discount": 20})
    text = hear(game, "you,greedy,random", "store", "why")
    assert "Buy Mustang for $50, less $20." in text and "Buy Revolver for $20." in text


def test_a_ride_onto_a_bandit_names_it() -> None:
    text = hear(before("desperado", 3, ["10_hearts"], DECK), "you,greedy,random")
    assert "Desperado: a fight" in text
