"""Goals: dealt in secret, completed on the own turn, paid in legendary tokens (GOAL)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.goals import GOALS, GOALS_OF
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.goals.completing import deal_goals, last_goals, may_complete
from saddlebag.western_legends.setup.box import lay_table
from saddlebag.western_legends.state import INCOME, LAST_GOALS, STORIES, TURN_BEGINS, West
from saddlebag.western_legends.zones import AWAY, DONE, DROPPED, GOAL, NAMES, SUPPLY, TOKEN
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, keys, last, names, options, say, told, west, why_not

QUIET = ("eleven_head_short", "fence_cutters")
JESSE = [GOALS[goal].id for goal in GOALS_OF[6]]
RICH, HUNTED = "jesse_james_traveling_money", "jesse_james_price_on_my_head"
ALL_THREE = [RICH, HUNTED, "jesse_james_road_agent"]
MET = {"money": {0: 90}, "wanted": {0: 3}}


def jesse(goals: list[str], **scene: Any) -> Table:
    """Jesse James, seat 0, rich and hunted, holds these goals."""
    told: dict[str, Any] = {"characters": {0: "jesse_james"}, "stories": QUIET} | MET
    return table(goals={0: goals}, **(told | scene))


def tokens(opened: Table, seat: int = 0) -> list[str]:
    return sorted(names(opened, TOKEN[seat]))


# ---- the deal


def dealt(seats: int = 4, seed: int = 3) -> Table:
    """A game with goals at its first turn."""
    opened = GAME.table(seats=seats, seed=seed, options={"goals": True})
    while opened.ask is not None and opened.ask.key in ("character", "start"):
        opened.answer(opened.ask.options[0], opened.ask.seat)
    return opened


def test_each_player_has_three_of_the_four_goals_of_the_character() -> None:
    """WL GOAL-2, SET-5"""
    opened = dealt()
    for seat in range(4):
        own = {GOALS[goal].id for goal in GOALS_OF[west(opened).character[seat]]}
        held = set(names(opened, GOAL[seat]))
        assert (len(held), held < own) == (3, True)
    assert len(names(opened, DROPPED)) == 4


def test_only_the_owner_sees_them_and_nobody_the_fourth() -> None:
    """WL GOAL-2, Q-89"""
    opened = dealt()
    assert "goals" in last(opened, "goals_dealt", 3)
    assert all("goals" not in line for line in told(opened, "goals_dealt", 3)[:3])
    dropped = west(opened).cards.piles[DROPPED]
    assert all(west(opened).cards.seen[card] == 0 for card in dropped)


def test_eighteen_tokens_lie_face_down() -> None:
    """WL GOAL-1, GOAL-5, COMP-3"""
    opened = dealt()
    pile = names(opened, SUPPLY)
    assert [pile.count(f"worth_{worth}") for worth in (1, 2, 3)] == [6, 9, 3]
    assert all(west(opened).cards.seen[card] == 0 for card in west(opened).cards.piles[SUPPLY])


def test_without_the_variant_there_are_none() -> None:
    """WL GOAL-1, FIRST-5"""
    opened = GAME.table(seats=3, seed=1, options={})
    assert all(not west(opened).cards.piles[zone] for zone in (SUPPLY, DROPPED, *GOAL[:3]))
    first = GAME.table(seats=3, seed=1, options={"first_game": True})
    assert not west(first).cards.piles[SUPPLY]


def test_a_goal_the_setup_cannot_give_is_taken_out_before_the_deal() -> None:
    """WL GOAL-2, FIRST-2: Buffalo Bill cannot wrangle where there is no cattle."""
    opened = GAME.table(seats=3, seed=1, options={"goals": True})
    s = west(opened).copy()
    lay_table(s)
    s.character = [[it.id for it in CHARACTERS].index("buffalo_bill"), 0, 1]
    s.options.cattle = False
    deal_goals(s)
    s.options.cattle = True
    assert "buffalo_bill_beef_for_the_railroad" in [NAMES[card] for card in s.cards.piles[AWAY]]
    assert [len(s.cards.piles[zone]) for zone in (*GOAL[:3], DROPPED)] == [3, 3, 3, 2]


# ---- completing


def test_a_completed_goal_is_shown_to_all() -> None:
    """WL GOAL-3"""
    opened = say(jesse([RICH]), f"goal:{RICH}")
    assert west(opened).cards.seen[west(opened).cards.piles[DONE[0]][0]] == west(opened).cards.all
    assert (names(opened, GOAL[0]), west(opened).actions) == ([], 3)


def test_several_may_be_completed_in_a_turn() -> None:
    """WL GOAL-3"""
    opened = say(jesse([RICH, HUNTED]), f"goal:{RICH}", f"goal:{HUNTED}")
    say(opened, options(opened)[0])
    assert sorted(names(opened, DONE[0])) == sorted([RICH, HUNTED])
    assert asked(opened) == (0, "act")


def test_a_goal_is_completed_once() -> None:
    """WL GOAL-3"""
    opened = jesse([HUNTED], done={0: [RICH]})
    assert why_not(opened, f"goal:{RICH}") == ("goal_done", {}, "WL GOAL-3")


def test_a_refusal_tells_what_is_missing() -> None:
    """WL GOAL-3"""
    opened = jesse([RICH], money={0: 70})
    lacks = {"what": "money", "has": 70, "needs": 90}
    assert why_not(opened, f"goal:{RICH}") == ("goal_not_met", lacks, "WL GOAL-3")


def test_the_option_shows_only_to_the_owner() -> None:
    """WL GOAL-2: others see a turn like any other."""
    assert f"goal:{RICH}" in options(jesse([RICH]))
    assert options(jesse([HUNTED], wanted={})) == options(jesse([], wanted={}))


def test_goals_wait_for_the_own_turn() -> None:
    """WL Q-76: what was done on another's turn counts, states are read when completing."""
    opened = table(
        turn=1, characters={0: "jesse_james"}, goals={0: [RICH]}, stories=QUIET, money={0: 90}
    )
    assert all(not answer.startswith("goal:") for answer in options(opened))
    say(opened, "end")
    assert west(opened).turn == 2


def test_unfinished_goals_cost_nothing() -> None:
    """WL GOAL-5"""
    opened = jesse([RICH, HUNTED], phase=LAST_GOALS, turn=2, ending=2, lp={0: 15}, round=9)
    assert opened.result is not None
    assert opened.result["lines"][0]["tokens"] == 0


# ---- the last moment of a turn


def test_the_end_of_the_turn_is_the_last_moment() -> None:
    """WL Q-76, EOT-5"""
    opened = jesse([RICH], phase=LAST_GOALS)
    assert (asked(opened), options(opened)) == ((0, "goal"), ["pass", f"goal:{RICH}"])
    say(opened, f"goal:{RICH}")
    assert (names(opened, DONE[0]), west(opened).turn) == ([RICH], 1)


def test_it_may_pass() -> None:
    """WL GOAL-3: may, not must."""
    opened = say(jesse([RICH], phase=LAST_GOALS), "pass")
    assert (names(opened, GOAL[0]), west(opened).turn) == ([RICH], 1)


def test_the_question_does_not_tell_which_goals_are_held() -> None:
    """WL GOAL-2: asked because a goal of the character is met, held or not."""
    opened = jesse([HUNTED], phase=LAST_GOALS, wanted={})
    assert (asked(opened), options(opened)) == ((0, "goal"), ["pass"])


def test_nobody_is_asked_when_no_goal_of_the_character_is_met() -> None:
    """WL Q-76"""
    assert west(jesse([RICH], phase=LAST_GOALS, money={}, wanted={})).turn == 1
    assert west(jesse([], phase=LAST_GOALS)).turn == 1


def test_the_last_action_is_not_the_last_moment() -> None:
    """WL Q-76: with no action left a goal may still be completed."""
    opened = jesse([RICH], actions=0)
    assert asked(opened) == (0, "goal") and options(opened) == ["pass", f"goal:{RICH}"]


def test_the_same_questions_end_by_themselves() -> None:
    """WL GOAL-3: one after the other, until none is met."""
    opened = jesse([RICH, HUNTED], phase=LAST_GOALS, tokens={0: []})
    say(opened, f"goal:{RICH}", f"goal:{HUNTED}")
    say(opened, options(opened)[0])
    assert not may_complete(west(opened), 0) and west(opened).turn == 1


# ---- tokens


def test_the_nth_goal_draws_n_tokens_and_keeps_n() -> None:
    """WL GOAL-4, EXD-13"""
    three = [*ALL_THREE[:2], "jesse_james_the_big_withdrawal"]
    progress = [(1, 0), (), ()]  # a Heist
    opened = jesse(three, more={"progress": progress})
    held, drawn = [], []
    for goal in three:
        say(opened, f"goal:{goal}")
        drawn.append(last(opened, "tokens_drawn")["count"])
        held.append(len(tokens(opened)))
        while asked(opened)[1] == "keep_tokens":
            say(opened, options(opened)[0])
    assert (drawn, held, len(tokens(opened))) == ([1, 2, 3], [1, 3, 5], 3)
    assert len(names(opened, SUPPLY)) == 15


def test_the_owner_chooses_which_to_keep() -> None:
    """WL GOAL-4"""
    opened = jesse([RICH], done={0: [HUNTED]}, tokens={0: [1]})
    put_on_top(opened, "worth_3", "worth_1")
    say(opened, f"goal:{RICH}")
    assert options(opened) == ["worth_1", "worth_3"]
    say(opened, "worth_1")
    assert tokens(opened) == ["worth_1", "worth_3"]
    assert last(opened, "tokens_kept", 0)["tokens"] == ["worth_1", "worth_3"]


def test_tokens_are_told_as_they_lie() -> None:
    """WL GOAL-4: their owner knows no less than the table remembers."""
    opened = jesse([RICH], done={0: [HUNTED]}, tokens={0: [1]})
    put_on_top(opened, "worth_1", "worth_3")
    say(opened, f"goal:{RICH}")
    lie = [NAMES[token] for token in west(opened).cards.piles[TOKEN[0]]]
    assert last(opened, "tokens_drawn", 0)["tokens"] == lie[1:] == ["worth_3", "worth_1"]


def put_on_top(opened: Table, *wished: str) -> None:
    """The next tokens to be drawn."""
    pile = west(opened).cards.piles[SUPPLY]
    for name in wished:
        token = next(token for token in pile if NAMES[token] == name)
        pile.remove(token)
        pile.append(token)


def test_which_tokens_go_back_is_a_secret() -> None:
    """WL GOAL-4, Q-89: their number is not."""
    opened = jesse([RICH], done={0: [HUNTED]}, tokens={0: [2]})
    say(opened, f"goal:{RICH}")
    say(opened, options(opened)[0])
    assert "tokens" not in last(opened, "tokens_kept", 1)
    assert [last(opened, "tokens_kept", 1)[key] for key in ("kept", "returned")] == [2, 1]
    assert "tokens" not in last(opened, "tokens_drawn", 1)


def test_surplus_tokens_are_shuffled_back() -> None:
    """WL GOAL-4"""
    opened = jesse([RICH], done={0: [HUNTED]}, tokens={0: [2]})
    say(opened, f"goal:{RICH}")
    back = options(opened)[0]
    before = names(opened, SUPPLY).count(back)
    say(opened, back)
    assert names(opened, SUPPLY).count(back) == before + 1
    assert all(west(opened).cards.seen[card] == 0 for card in west(opened).cards.piles[SUPPLY])


def test_no_more_are_drawn_than_there_are() -> None:
    """WL Q-76"""
    opened = jesse([RICH], done={0: [HUNTED]}, tokens={0: [2], 1: [1] * 6 + [2] * 8 + [3] * 2})
    say(opened, f"goal:{RICH}")
    assert (last(opened, "tokens_drawn")["count"], tokens(opened)) == (1, ["worth_2", "worth_3"])
    assert "tokens_kept" not in keys(opened)


# ---- within one turn or one action


def mary(**scene: Any) -> Table:
    """Stagecoach Mary, seat 0, may spend a hundred dollars with one action."""
    told: dict[str, Any] = {"characters": {0: "stagecoach_mary"}, "stories": QUIET} | scene
    return table(goals={0: ["stagecoach_mary_paid_her_own_way"]}, **told)


PAID = "goal:stagecoach_mary_paid_her_own_way"


def shopping(s: West, *amounts: int, action: str = "store") -> None:
    s.current_action = action
    for amount in amounts:
        did(s, 0, "spend", amount)


def test_a_tally_of_one_action_may_be_completed_until_the_end_of_that_turn() -> None:
    """WL GOAL-3, Q-72, Q-76"""
    opened = mary(money={0: 120}, places={0: "red_falls_cabaret"})
    say(opened, "revel:120", "ride:red_falls_doctor")
    assert PAID in options(opened)
    say(opened, "end")
    while asked(opened) == (0, "goal"):
        say(opened, "pass")
    assert (west(opened).turn, west(opened).reached[0]) == (1, 0)


def test_two_actions_do_not_add_up() -> None:
    """WL GOAL-3, Q-72"""
    opened = mary(money={0: 90}, places={0: "red_falls_cabaret"})
    say(opened, "revel:60", "revel:30")
    assert PAID not in options(opened)


@pytest.mark.parametrize(
    ("scene", "action"), [({"turn": 1}, "poker"), ({}, ""), ({"phase": STORIES}, "")]
)
def test_only_actions_of_the_own_turn_count(scene: dict[str, Any], action: str) -> None:
    """WL Q-72: neither what is paid on another's turn nor the End of Turn phase."""
    s = west(mary(**scene)).copy()
    s.turn, s.phase = scene.get("turn", 0), scene.get("phase", INCOME)
    shopping(s, 100, action=action)
    assert s.reached[0] == 0


def rider(**scene: Any) -> Table:
    told: dict[str, Any] = {"characters": {0: "kit_carson"}, "stories": QUIET} | scene
    return table(goals={0: ["kit_carson_long_days_ride"]}, items={0: ["mustang"]}, **told)


def test_steps_of_one_turn_add_up_whatever_the_action() -> None:
    """WL GOAL-3"""
    opened = rider(places={0: "spikes_view_1"})
    say(opened, "ride:spikes_view_11", "ride:cliff_junction_12")
    assert "goal:kit_carson_long_days_ride" not in options(opened)
    say(opened, "ride:cliff_junction_4")
    assert options(opened) == ["pass", "goal:kit_carson_long_days_ride"]


def test_a_new_turn_begins_at_nothing() -> None:
    """WL GOAL-3"""
    opened = rider(phase=TURN_BEGINS, more={"progress": [(0, 40, 0, 9), (), ()]})
    assert west(opened).progress[0] == (0, 40, 0, 0)


# ---- what is public


def test_last_goals_asks_nobody_in_a_game_without_goals() -> None:
    """WL GOAL-1"""
    opened = table(money={0: 120})
    flow = last_goals(west(opened), 0)
    with pytest.raises(StopIteration):
        flow.send(None)
