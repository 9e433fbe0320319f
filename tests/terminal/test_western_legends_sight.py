"""What can be looked at in Western Legends: the map, distances, mats, stories, anything by name."""

import pytest

from saddlebag.kernel.table import Table
from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends.look import ABOUT, things
from saddlebag.terminal.western_legends.telling import TELLING
from tests.terminal.sitting import hear
from tests.terminal.west import raw, west
from tests.western_legends.scene import table


def frontier(**scene: object) -> Table:
    laid: dict[str, object] = {
        "places": {0: "darkrock_store_north", 1: "darkrock_bank"},
        "hands": {0: ["5_hearts", "jack"][:1]},
        "stories": [["blood_money"], ["dead_or_alive"]],
        "bandits": ["dixon_creek"],
        "wanted": {1: 4},
        "nuggets": {1: 2},
    }
    return table(3, **laid | scene)


def asked(*lines: str, **scene: object) -> str:
    return hear(frontier(**scene), "you,greedy,random", *lines)


def test_the_map_shows_regions_with_who_and_what_is_where() -> None:
    text = asked("map")
    assert "Darkrock (town), next to Mesito's Point, Dixon Creek, Spike's View." in text
    assert "General Store (3 spaces), Saloon (3 spaces), Bank." in text
    assert "you at Store North; Greedy at Bank" in text.replace("Sheriff at Sheriff's Office; ", "")
    assert "Here: bandit at Dixon Creek." in text


def test_where_tells_all_distances_or_the_way_to_one_place() -> None:
    text = asked("where", "where bank", "where greedy", "where nowhere")
    assert "You are at Darkrock Store North and move up to 2 spaces with an action." in text
    assert "3 steps (2 rides): " in text and "Darkrock Bank (Greedy)" in text
    assert text.count("Darkrock Bank (Greedy): 3 steps, 2 rides, by way of Darkrock Store") == 2
    assert 'There is no place "nowhere" on the map.' in text


def test_a_wanted_player_is_told_no_way_through_the_sheriff() -> None:
    """WL MOVE-6 as it is told."""
    text = asked("where sheriff", wanted={0: 1})
    assert "There is no way for you to Darkrock Sheriff's Office now." in text


def test_mats_show_points_goods_and_how_many_cards() -> None:
    text = asked("players")
    assert "Greedy: Bass Reeves at Darkrock Bank. 0 LP, $0, 2 nuggets, Wanted 4; 0 cards" in text


def test_stories_tell_what_they_ask_for_and_what_they_bring() -> None:
    text = asked("stories", discs=((1,), ()))
    assert "The story Blood Money:" in text and "1 of 2 discs: Greedy." in text
    assert "for everybody with a disc on it: Choose one: gain $30 / take 1 wound and gain" in text
    assert "The Sheriff rides up to" in text


def test_the_tracks_tell_what_each_space_brings_and_who_is_on_them() -> None:
    text = asked("tracks")
    assert "The Marshal track: 1: Gain $20;" in text
    assert "Greedy: Wanted 4, row 2." in text and "You: on neither track." in text


def test_the_hand_is_shown_with_what_each_card_does() -> None:
    assert "5 of hearts (Payday). Action: gain $30." in asked("hand")
    assert "You hold no card." in asked("hand", hands={})


def test_goals_are_shown_to_whoever_has_them() -> None:
    goals = {0: ["annie_oakley_top_of_the_bill"], 1: ["bass_reeves_a_full_docket"]}
    text = asked("goals", goals=goals)
    assert "Top of the Bill: Win 3 fights against other players." in text
    assert "A Full Docket" not in text
    assert "This game is played without goals." in asked("goals")


def test_prices_list_what_the_store_has() -> None:
    text = asked("prices")
    assert "Mule, $30 (6 left). Move up to 3 spaces. Carry 2 more gold nuggets" in text
    assert "Upgraded for the same price again: Move up to 4 spaces." in text


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("bank", "Sell gold nuggets for $20 and 1 LP each."),
        ("store", "Buy and upgrade items, as many as you can pay for"),
        ("store west", "Darkrock Store West, in Darkrock: General Store."),
        ("dixon creek", "Bandit Hideout of gang B. There: bandit."),
        ("sheriff", "The Sheriff is at home here."),
        ("manhunt", "Action: send the Sheriff up to 3 spaces."),
        ("queen of hearts", "Queen of hearts (Quickdraw): Against a bandit, guard or Sheriff"),
        ("fight card 5", "Take 1 wound. If you beat a bandit"),
        ("revolver", "Revolver, a weapon, $20."),
        ("six sermons", "Against bandits, the guard and the Sheriff"),
        ("blood money", "Choose one: gain $30 / take 1 wound and gain $50."),
        ("greedy", "Patient Lawman: When your turn starts, draw 1 card."),
        ("jesse james", "Ambush: In fights outside the towns"),
        ("top of the bill", "Win 3 fights against other players."),
        ("full house", "From the best hand down: Royal flush"),
        ("wanted", "brings LP at the end of each own turn, until the Sheriff"),
        ("xyzzy", 'I know nothing called "xyzzy".'),
        ("hideout", "Bandits gather here."),
        ("of hearts", '"of hearts" could be'),
    ],
)
def test_anything_can_be_looked_at_by_its_name(name: str, told: str) -> None:
    assert told in asked(f"look {name}")


def test_everything_that_has_a_name_is_explained_in_words() -> None:
    laid = west(2, 3, goals=True)
    view, folk = laid.view(0), TELLING.named(Names(["Anna", "Ben"], 0))
    known = list(things(view, folk))
    assert len(known) > 300
    for thing in known:
        told = ABOUT[thing.kind](view, thing.id, folk)
        assert raw([line.replace("belongs to none", "") for line in told]) == []


def test_look_alone_shows_the_whole_table() -> None:
    text = asked("look")
    assert "Round 1 of a game to 20 LP. You are on turn." in text
    assert "Bandits: Dixon Creek." in text
    assert "Your hand: 5 of hearts (Payday). Action: gain $30." in text


def test_rules_are_shown_by_their_names() -> None:
    text = asked("rules FIGHT-7", "rules Q-40", "rules")
    assert "WL FIGHT-7: Declining makes the active player win at once" in text
    assert "WL Q-40:" in text and "Western Legends (WL) has these chapters" in text


def test_a_hand_that_was_looked_at_stays_known() -> None:
    """WL FIGHT-4: what the Rifle has shown."""
    laid = table(
        2,
        places={0: "darkrock_bank", 1: "darkrock_bank"},
        hands={0: ["9_clubs", "10_clubs"], 1: ["9_hearts", "k_hearts"]},
        items={0: ["rifle"]},
    )
    text = hear(laid, "you,random", "duel 1", "use rifle", "9 clubs", "players")
    assert "You look at 2 cards of Random: 9 of hearts (Instincts) and King of hearts" in text
