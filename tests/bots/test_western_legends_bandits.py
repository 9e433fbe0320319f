"""What greedy does about bandit cards (WL FIST-7, WL FIST-8)."""

from saddlebag import Table
from saddlebag.bots import Chair, bot
from saddlebag.bots.western_legends.bandits import LINES, favour, lowered
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.bandit_cards import TYPES
from saddlebag.western_legends.state import AFTER
from tests.western_legends.bandit_scene import FACES, met
from tests.western_legends.scene import table

DECK = ["fight_10", "fight_2", "fight_3", "fight_4"]
B = "sunny_hills_hideout_north"


def choice(laid: Table, seat: int | None = None) -> str:
    """What greedy answers."""
    ask = next(ask for ask in laid.asks if seat in (None, ask.seat))
    return bot("greedy").choose(Chair(laid, ask.seat, 1))


def spawning(**told: object) -> Table:
    """Seat 0 has completed a story that brings bandits to B."""
    laid = {"discs": ((0, 1), ()), "stories": ["the_man_who_missed", "the_cruel_wastes"]}
    game = table(3, **FACES | laid | told)
    game.answer("end")
    return game


def test_it_pays_the_robber_with_a_good_card_and_money_to_spare() -> None:
    assert choice(met("robber", 4, ["10_hearts"], DECK, money={0: 100})) == "money"


def test_it_keeps_its_money_when_the_fight_is_lost_anyway() -> None:
    assert choice(met("robber", 4, ["2_hearts"], DECK, money={0: 10})) == "pass"


def test_it_beats_a_card_shown_first_with_the_card_it_can_spare() -> None:
    game = met("fugitive", 2, ["10_hearts", "a_hearts", "3_hearts"], DECK)
    game.answer("fight_3" if "fight_3" in game.asks[0].options else "fight_2")
    assert choice(game) in ("3_hearts", "10_hearts")


def test_it_counts_what_a_line_says_of_weapons_and_values() -> None:
    view = met("robber", 6, ["3_hearts"], DECK, money={0: 20}).view(0)
    sight, line = Sight(view, HABITS.values), LINES[view["fight"]["line"]]
    assert lowered(sight, line, 1, 1) == 2
    assert lowered(sight, LINES["bandit_card_4/desperado"], 1, 1) == 0


def test_it_beats_a_card_shown_first_with_a_higher_one() -> None:
    tied = met("fugitive", 2, ["3_hearts", "4_hearts"], ["fight_3", "fight_2"])
    tied.answer("fight_3")
    assert choice(tied) == "4_hearts"


def test_it_brings_a_gentle_bandit_near_itself() -> None:
    near = spawning(places={0: "sunny_hills_3"})
    gentle = max(TYPES, key=favour)
    assert choice(near) == f"put:{gentle}:{B}"


def test_it_brings_a_harsh_bandit_near_its_rivals() -> None:
    far = spawning(places={0: "spikes_view_9", 1: "sunny_hills_3"})
    harsh = min(TYPES, key=favour)
    assert choice(far) == f"put:{harsh}:{B}"


def test_it_drives_a_rival_away_from_the_gold() -> None:
    late = ("driven_off:0:3:bandit_card_1",)
    more = {"waiting": late, "current_action": "ride"}
    game = table(3, phase=AFTER, places={0: B, 2: "spikes_view_9"}, more=more, **FACES)
    assert game.ask is not None and game.ask.key == "driven_off"
    assert choice(game) == "to:mesitos_point_ranch"


def test_its_own_ride_comes_last() -> None:
    late = ("move:0:3:bandit_card_3", "hot_sheriff:0:2")
    more = {"waiting": late, "current_action": "ride"}
    game = table(3, phase=AFTER, wanted={0: 4}, sheriff="darkrock_bank", more=more, **FACES)
    assert choice(game) == "hot_sheriff:0"


def test_it_buys_a_mount_that_is_cheaper_this_turn() -> None:
    place = {"places": {0: "darkrock_store_east"}, "money": {0: 30}}
    usual, cheap = table(3, **place), table(3, more={"mount_discount": 20}, **place)
    for game in (usual, cheap):
        game.answer("store")
    assert (choice(usual) != "buy:mustang", choice(cheap)) == (True, "buy:mustang")


def test_a_whole_game_with_bandit_cards_comes_to_its_end() -> None:
    game = table(3, **FACES)
    while game.ask is not None:
        game.answer(choice(game), game.asks[0].seat)
    assert game.result is not None
