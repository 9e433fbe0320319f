"""Every story of the base game, told once: rewards of both contributors, bandits, the Sheriff.

Seat 0 has completed the story and tells it, seat 1 contributed; seat 2 is Wanted and far away.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import (
    GANGS,
    HIDEOUTS,
    NAMES,
    SHERIFFS_OFFICE,
    SPACE,
    members,
)
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.goods.gear import NAME as GEAR
from saddlebag.western_legends.riding.ways import distances
from saddlebag.western_legends.zones import HAND, HERD
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, options, say, told, west

Gains = Mapping[str, object]
AMOUNTS = ("money", "nuggets", "wounds", "lp", "marshal", "wanted")
NUGGET, TAILINGS = [0], [3]  # sides of a die
CARD = ["k_spades"]
EIGHT = [
    *("2_hearts", "3_clubs", "4_spades", "5_clubs"),
    *("6_hearts", "8_clubs", "j_spades", "q_hearts"),
]


class Case:
    """A story: what is answered, what seats 0 and 1 gain, whom it spawns, how far he rides."""

    def __init__(
        self,
        story: str,
        spawn: str,
        sheriff: int,
        teller: Gains,
        other: Gains,
        answers: tuple[str, ...] = (),
        **scene: Any,
    ) -> None:
        self.story = story
        self.spawn = spawn
        self.sheriff = sheriff
        self.gains = (teller, other)
        self.answers = answers
        self.scene = scene


CASES = (
    Case("the_wild_wild_west", "ABC", 5, {"lp": 1}, {"cards": 3}, answers=("lp:1", "cards:3")),
    Case("dead_or_alive", "A", 6, {"money": 30, "cards": 2}, {"cards": 2}, wanted={1: 2, 2: 1}),
    Case("the_pinkertons", "B", 5, {"lp": 1, "money": 10}, {"money": 20}, wanted={1: 2, 2: 1}),
    Case("local_rabble", "AC", 3, {"cards": 2, "money": 10}, {"cards": 2, "money": 10}),
    Case(
        "fortune_favors_the_bold",
        "C",
        3,
        {"nuggets": 1, "cards": 1},
        {"cards": 1},
        answers=("pay:money:10", "pass"),
        money=20,
        luck={"die": [NUGGET, TAILINGS]},
    ),
    Case(
        "the_cruel_wastes",
        "AB",
        2,
        {"wounds": 1, "lp": 2},
        {"cards": 3},
        answers=("wound:1+lp:2", "cards:3"),
    ),
    Case(
        "blood_money",
        "BC",
        3,
        {"wounds": 1, "money": 50},
        {"money": 30},
        answers=("wound:1+money:50", "money:30"),
    ),
    Case(
        "high_noon",
        "A",
        4,
        {"cards": 3},
        {"cards": 1, "money": 20},
        hands={0: EIGHT[:2], 1: EIGHT[2:5]},
    ),
    Case("rub_some_dirt_in_it", "B", 2, {"cards": 3, "wounds": -1}, {"cards": 1}, wounds={0: 3}),
    Case("the_law", "C", 5, {"marshal": 1, "money": 20}, {"money": 20}, wanted={1: 2, 2: 1}),
    Case(
        "tribes_of_the_mesa",
        "",
        0,
        {"money": 10, "place": "darkrock_bank"},
        {"wounds": -2},
        answers=("money:10+relocate:any_town", "to:darkrock_bank", "heal:3"),
        wounds={1: 2},
    ),
    Case(
        "cheap_horse",
        "AB",
        3,
        {"items": ["mule"], "cards": 1},
        {"items": ["revolver"], "cards": 1},
        answers=("take:mule", "buy:revolver"),
        items={1: ["mule"]},
    ),
    Case(
        "ghost_mine",
        "C",
        2,
        {"nuggets": 1, "money": 10, "cards": -1},
        {"nuggets": 1},
        answers=("pay:cards:1",),
        hands={0: CARD},
        luck={"die": [NUGGET, TAILINGS, NUGGET]},
    ),
    Case(
        "snake_oil_salesman",
        "A",
        3,
        {"money": 30, "cards": 1},
        {"wounds": -3, "cards": 1},
        answers=("heal:3",),
        wounds={1: 3},
    ),
    Case("the_widow", "B", 3, {"lp": 1, "money": 20}, {"lp": 1, "money": 20}),
    Case(
        "spit_shined_and_proper",
        "",
        4,
        {"lp": 1, "money": 20},
        {"lp": 1, "cards": 2},
        answers=("lp:1+money:20", "lp:1+cards:2"),
    ),
    Case(
        "the_preacher",
        "A",
        3,
        {"wounds": -1, "money": 20},
        {"cards": 2, "money": 10},
        answers=("heal:1+money:20", "cards:2+money:10"),
        wounds={0: 1},
    ),
    Case(
        "tools_of_the_trade",
        "BC",
        3,
        {"items": ["shotgun"], "money": -10, "cards": 2},
        {"cards": 2},
        answers=("buy:shotgun", "pass"),
        money={0: 10},
    ),
    Case(
        "the_sheriff_of_darkrock",
        "A",
        6,
        {"marshal": 1, "money": 20},
        {"money": 20},
        answers=("marshal:1",),
        wanted={1: 2, 2: 1},
    ),
    Case(
        "harsh_times",
        "BC",
        4,
        {"money": 40, "wounds": -1},
        {"cards": 2},
        wounds={0: 1},
        money={0: 20, 1: 30},
    ),
    Case(
        "dust_on_the_ledger",
        "C",
        3,
        {"money": 60, "cards": 1},
        {"money": 50, "cards": 1},
        answers=("show:10_clubs",),
        nuggets={0: 2},
        hands={1: ["10_clubs"]},
    ),
    Case(
        "eleven_head_short",
        "A",
        4,
        {"cattle": 1, "money": 10},
        {"money": 30, "cards": 1},
        answers=("cattle+money:10", "blue", "money:30+cards:1"),
    ),
    Case(
        "fence_cutters",
        "AC",
        4,
        {"marshal": 1, "money": 20},
        {"wanted": 1, "cards": 1},
        answers=("marshal",),
        wanted={1: 1, 2: 1},
    ),
    Case(
        "the_telegraph_boy",
        "B",
        5,
        {"cards": 2, "money": 10},
        {"cards": 2, "money": 10},
        answers=("3_clubs", "4_spades", "q_hearts", "6_hearts"),
        deck=EIGHT,
    ),
    Case(
        "mud_in_the_sluice",
        "AC",
        2,
        {"nuggets": 1},
        {"money": 30},
        answers=("nugget:1", "money:30"),
    ),
    Case(
        "a_marked_deck",
        "B",
        3,
        {"cards": 4},
        {"cards": 2},
        answers=("pay:money:10",),
        money={0: 10},
    ),
    Case(
        "the_last_chair_at_the_table",
        "C",
        4,
        {"lp": 1},
        {"money": 40},
        answers=("lp:1", "money:40"),
    ),
    Case(
        "wages_and_whistles",
        "BC",
        2,
        {"lp": 1, "place": "sunny_hills_ranch"},
        {"money": 20},
        answers=("to:sunny_hills_ranch", "stay"),
        wanted={1: 2, 2: 1},
    ),
    Case(
        "rattler_season",
        "AB",
        1,
        {"wounds": 1, "money": 50},
        {"cards": 2, "money": 10},
        answers=("wound:1+money:50", "cards:2+money:10"),
    ),
    Case(
        "two_coffins_one_hole",
        "C",
        5,
        {"lp": 1, "money": -10, "cards": 2},
        {"lp": 1},
        answers=("pay:money:10",),
        money={0: 10},
    ),
    Case(
        "the_circuit_judge",
        "A",
        6,
        {"marshal": 1, "money": 20, "cards": 1},
        {"money": 40, "cards": -1},
        answers=("pass", "pay:cards:1"),
        hands={1: CARD},
        wanted={1: 2, 2: 1},
    ),
    Case("posters_in_the_rain", "B", 4, {"cards": 2, "money": 20}, {"cards": 2}),
    Case(
        "someone_elses_silver",
        "C",
        3,
        {"money": 30},
        {"wanted": 1, "cards": 1},
        answers=("money:30", "wanted:1+cards:1"),
    ),
    Case("the_schoolhouse_fund", "B", 3, {"lp": 1, "wounds": -2}, {"lp": 1}, wounds={0: 2}),
    Case("nobodys_canary", "AB", 3, {"lp": 1, "money": 10}, {"lp": 1, "wounds": -1}, wounds={1: 1}),
    Case(
        "smoke_over_the_ridge",
        "ABC",
        4,
        {"lp": 1, "place": "spikes_view_hideout"},
        {"lp": 1},
        answers=("to:spikes_view_hideout", "stay"),
    ),
    Case("the_man_who_missed", "B", 4, {"cards": 3}, {"cards": 3}),
    Case("the_shortest_straw", "C", 4, {"money": 20, "cards": 1}, {"money": 20, "cards": 1}),
    Case(
        "an_honest_scale", "A", 2, {"money": 30}, {"nuggets": 1}, answers=("money:30", "nugget:1")
    ),
    Case(
        "strangers_at_the_same_fire",
        "AC",
        3,
        {"cards": 1, "money": 10},
        {"cards": 1, "money": 10, "wounds": -1},
        wounds={1: 2},
    ),
)


def before_the_end(case: Case) -> Table:
    """Seat 0 is about to end a turn and the story on the left is full."""
    scene = {"wanted": {2: 1}} | case.scene
    return table(3, stories=[case.story], discs=((1, 0), ()), **scene)


def belongings(of: Table, seat: int) -> Gains:
    s = west(of)
    found: dict[str, object] = {name: getattr(s, name)[seat] for name in AMOUNTS}
    found["cards"] = len(s.cards.piles[HAND[seat]])
    found["cattle"] = len(s.cards.piles[HERD[seat]])
    found["items"] = [GEAR[code] for code in s.owned[seat]]
    found["place"] = NAMES[s.place[seat]]
    return found


def gained(before: Gains, after: Gains) -> Gains:
    """What has changed: amounts by how much, items by those that came, the place as it is."""
    changed: dict[str, object] = {}
    for name, had in before.items():
        has = after[name]
        if isinstance(had, int) and isinstance(has, int) and had != has:
            changed[name] = has - had
        elif isinstance(had, list) and isinstance(has, list) and had != has:
            changed[name] = [item for item in has if item not in had]
        elif isinstance(had, str) and had != has:
            changed[name] = has
    return changed


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.story)
def test_a_story_gives_its_reward_to_both_contributors(case: Case) -> None:
    """WL STORY-9, STORY-12, EOT-1, Q-24"""
    story = before_the_end(case)
    had = [belongings(story, seat) for seat in (0, 1)]
    say(story, "end", *case.answers)
    got = tuple(gained(had[seat], belongings(story, seat)) for seat in (0, 1))
    assert got == case.gains
    assert told(story, "story")[0]["contributors"] == [0, 1]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.story)
def test_a_story_spawns_its_gangs_and_sends_the_sheriff_out(case: Case) -> None:
    """WL STORY-9, STORY-10, SHERIFF-3"""
    story = say(before_the_end(case), "end", *case.answers)
    hideouts = [space for gang in case.spawn for space in HIDEOUTS[GANGS.index(gang)]]
    free = [space for space in hideouts if space not in west(story).place]
    assert members(west(story).bandits) == tuple(sorted(free))
    if not case.sheriff:
        assert asked(story) != (0, "sheriff")
        return
    assert asked(story) == (0, "sheriff")
    far = distances(SHERIFFS_OFFICE)
    ends = [SPACE[answer[3:]] for answer in options(story) if answer != "stay"]
    assert max(far[space] for space in ends) == case.sheriff


def test_every_story_of_the_base_game_is_told() -> None:
    """WL COMP-2"""
    told_here = [case.story for case in CASES]
    assert told_here == [it.id for it in STORY_CARDS if it.set == "base"]
