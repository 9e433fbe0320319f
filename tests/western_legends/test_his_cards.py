"""The ten cards of the Man in Black, line by line (MIB-1, Q-77)."""

import pytest

from saddlebag.kernel.flow import advance
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS, HisStep
from saddlebag.western_legends.man_in_black.turn import LINES
from saddlebag.western_legends.state import TURN_BEGINS
from saddlebag.western_legends.zones import HIS_CARD, HIS_DECK
from tests.western_legends.his_turn import HIM, his, lp, path, spawned
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, keys, last, names, say, west

TO_DARKROCK = ["spikes_view_rail_station", "spikes_view_8", "darkrock_bank"]
ALL = [card.id for card in HIS_CARDS]


@pytest.mark.parametrize("card", ALL)
def test_a_card_is_turned_up_for_all_to_see(card: str) -> None:
    """WL MIB-1, Q-77"""
    played = his(card)
    assert last(played, "his_card")["card"] == card
    assert names(played, HIS_CARD) == [card] and played.view(None)["his_cards"] == [card]
    assert played.view(None)["his_deck"] == 9


def test_after_the_tenth_card_all_ten_are_shuffled() -> None:
    """WL MIB-1, Q-77"""
    played = table(2, phase=TURN_BEGINS, turn=HIM, his_cards=ALL)
    assert last(played, "his_deck")["count"] == 10
    assert len(names(played, HIS_CARD)) == 1 and len(names(played, HIS_DECK)) == 9


def test_no_card_is_shuffled_before_the_tenth_was_played() -> None:
    """WL MIB-1, Q-77"""
    played = table(2, phase=TURN_BEGINS, turn=HIM, his_cards=ALL[:9])
    assert "his_deck" not in keys(played) and last(played, "his_card")["card"] == ALL[9]


# ---- places


def test_front_table_at_the_cabaret() -> None:
    """WL Q-77"""
    played = his("mib_cabaret")
    assert path(played)[-1] == "red_falls_cabaret" and lp(played) == 3


def test_the_cabaret_is_too_far() -> None:
    """WL Q-77: six steps, and 1 LP."""
    played = his("mib_cabaret", places={HIM: "mesitos_point_8"})
    assert len(path(played)) == 7 and path(played)[-1] != "red_falls_cabaret"
    assert lp(played) == 1


def test_a_quiet_word_at_the_bank() -> None:
    """WL Q-77"""
    played = his("mib_bank")
    assert path(played) == TO_DARKROCK and lp(played) == 3


def test_the_bank_is_too_far() -> None:
    """WL Q-77"""
    played = his("mib_bank", places={HIM: "sunny_hills_7"})
    assert len(path(played)) == 7 and lp(played) == 1


def test_a_lamp_in_the_dark() -> None:
    """WL Q-77"""
    played = his("mib_mine")
    assert path(played)[-1] == "cliff_junction_mine" and lp(played) == 2


def test_where_there_is_no_mine_he_gains_less() -> None:
    """WL Q-77: the card says so, though a mine is always within five steps."""
    played = his("mib_bank")
    before = lp(played)
    LINES["lp_if_at"](west(played), HisStep("lp_if_at", 2, place="mine", otherwise=1), "mib_mine")
    assert lp(played) == before + 1


# ---- nobody deals him in


def test_he_takes_a_toll_in_the_town_of_the_nearest_saloon() -> None:
    """WL Q-77: from everybody in that town, wherever they stand in it."""
    played = his("mib_saloon", places={0: "darkrock_sheriff"}, money={0: 30, 1: 30})
    assert path(played)[-1] == "darkrock_saloon_east" and lp(played) == 1
    assert west(played).money[:2] == [20, 30]


def test_who_cannot_pay_the_toll_discards_a_card() -> None:
    """WL Q-77: one of choice."""
    held = ["3_clubs", "k_spades"]
    played = his("mib_saloon", places={1: "darkrock_bank"}, hands={1: held}, money=0)
    assert asked(played) == (1, "discard")
    say(played, "k_spades")
    assert hand(played, 1) == ["3_clubs"] and last(played, "discarded")["cause"] == "mib_saloon"


def test_who_has_neither_money_nor_cards_owes_nothing() -> None:
    """WL Q-77"""
    played = his("mib_saloon", places={1: "darkrock_bank"})
    assert "discarded" not in keys(played) and west(played).money[1] == 0


def test_the_toll_is_asked_of_one_after_the_other() -> None:
    """WL Q-77: in turn order; one pays, the other gives up a card."""
    places = {0: "darkrock_bank", 1: "darkrock_bank"}
    held = {1: ["3_clubs", "k_spades"]}
    played = his("mib_saloon", places=places, hands=held, money={0: 10})
    assert west(played).money[0] == 0 and asked(played) == (1, "discard")


def test_there_is_no_toll_outside_the_towns() -> None:
    """WL Q-77: though a saloon is always within five steps."""
    played = his("mib_mine", places={0: "cliff_junction_mine"}, money=50)
    toll = LINES["town_toll"](west(played), HisStep("town_toll", money=10), "mib_saloon")
    assert toll is not None and advance(toll, None) is None and west(played).money[0] == 50


# ---- no questions asked


def test_he_rides_to_the_nearest_bandit_and_removes_it() -> None:
    """WL Q-77: 1 LP for the bandit, 1 of the card; then none is left, and three gangs come."""
    played = his("mib_bandit", bandits=["dixon_creek"])
    assert last(played, "bandit_gone") == {
        "event": "bandit_gone",
        "player": HIM,
        "space": "dixon_creek",
        "beaten": False,
    }
    assert lp(played) == 2 and "dixon_creek" not in spawned(played) and len(spawned(played)) == 5


def test_without_bandits_he_stays_and_the_gangs_come() -> None:
    """WL Q-77: no target, so the ride is skipped."""
    played = his("mib_bandit")
    assert "rode" not in keys(played) and lp(played) == 1 and len(spawned(played)) == 6


def test_as_long_as_a_bandit_is_left_none_is_spawned() -> None:
    """WL Q-77"""
    played = his("mib_bandit", bandits=["dixon_creek", "mesitos_point_hideout"])
    assert spawned(played) == [] and lp(played) == 2


# ---- his shadow gets there first, rumor travels faster


def test_his_shadow_frightens_those_near_him() -> None:
    """WL Q-77: within two steps, his own space included."""
    places = {0: "spikes_view_rail_station", 1: "spikes_view_7"}
    played = his("mib_shadow", places=places, hands={0: ["3_clubs"], 1: ["4_clubs", "5_clubs"]})
    assert hand(played, 0) == [] and asked(played) == (1, "discard")
    say(played, "5_clubs")
    assert hand(played, 1) == ["4_clubs"] and lp(played) == 1


def test_three_steps_from_his_shadow_one_is_safe() -> None:
    """WL Q-77"""
    played = his("mib_shadow", places={1: "spikes_view_6"}, hands={1: ["4_clubs", "5_clubs"]})
    assert hand(played, 1) == ["4_clubs", "5_clubs"]


def test_his_shadow_tells_a_story() -> None:
    """WL Q-77, Q-125"""
    played = his("mib_shadow", stories=["blood_money", "high_noon"])
    assert last(played, "disc")["story"] == "blood_money" and west(played).discs[0] == (HIM,)


def test_rumor_travels_faster() -> None:
    """WL Q-77: a disc, bandits at B, a ride toward his rival, 1 LP."""
    played = his("mib_rumor", places={1: "spikes_view_6"}, lp={1: 4})
    assert last(played, "his_card")["named"] == 1
    assert spawned(played) == ["sunny_hills_hideout_north", "dixon_creek"]
    assert path(played)[-1] == "spikes_view_6" and lp(played) == 1


# ---- a letter to the Sheriff


def test_a_letter_to_the_sheriff_when_nobody_is_wanted() -> None:
    """WL Q-77, SHERIFF-2: he stays at home; 2 LP, and a ride toward the nearest player."""
    played = his("mib_sheriff", places={0: "spikes_view_6"})
    assert "sheriff_rode" not in keys(played) and lp(played) == 2
    assert path(played)[-1] == "spikes_view_6"


def test_a_letter_sends_the_sheriff_after_the_wanted() -> None:
    """WL Q-77, Q-125: four steps along a shortest way; 1 LP while somebody is Wanted."""
    played = his("mib_sheriff", places={1: "sunny_hills_7"}, wanted={1: 2})
    assert len(last(played, "sheriff_rode")["path"]) == 5 and lp(played) == 1


def test_an_arrest_leaves_nobody_wanted() -> None:
    """WL Q-77: looked at after the hunt, so 2 LP; the nearest player is found after it, too."""
    places = {0: "sunny_hills_7", 1: "mesitos_point_6", HIM: "mesitos_point_8"}
    played = his("mib_sheriff", places=places, wanted={1: 2})
    assert lp(played) == 2 and path(played)[-1] == "darkrock_sheriff"


# ---- settling a score, turn out your pockets


@pytest.mark.parametrize("card", ["mib_duel", "mib_rob"])
def test_the_one_he_looks_for_is_too_far_away(card: str) -> None:
    """WL Q-77: five steps, and 1 LP instead of a fight."""
    far = {0: "sunny_hills_7", 1: "sunny_hills_7"}
    played = his(card, places=far)
    assert len(path(played)) == 6 and lp(played) == 1 and "fight" not in keys(played)


@pytest.mark.parametrize(("card", "kind"), [("mib_duel", "duel"), ("mib_rob", "rob")])
def test_the_one_he_finds_is_fought(card: str, kind: str) -> None:
    """WL Q-77"""
    played = his(
        card, places={1: "spikes_view_6"}, lp={1: 4}, money={1: 40}, hands={1: ["3_clubs"]}
    )
    assert path(played)[-1] == "spikes_view_6" and asked(played) == (1, "defend")
    fight = last(played, "fight")
    assert (fight["kind"], fight["attacker"], fight["defender"]) == (kind, HIM, 1)
