"""What is in the box, and that nothing else gets in (COMP)."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import saddlebag.western_legends
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS
from saddlebag.western_legends.content.board import HIDEOUTS, MESAS, NAMES, NEIGHBOURS, SPACES
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.content.contents import SETS, BadContent, page, switched_on
from saddlebag.western_legends.content.dice import DIE, FACES
from saddlebag.western_legends.content.effects import at
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.goals import GOALS, GOALS_OF, Condition
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.legendary import LEGENDARY_TOKENS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS
from saddlebag.western_legends.content.numbers import (
    MISC_ITEMS,
    MOST_NUGGETS,
    MOST_WOUNDS,
    SWITCHES,
    WALLET,
    discs_needed,
)
from saddlebag.western_legends.content.poker_cards import (
    CARD_EFFECTS,
    POKER_CARD,
    POKER_CARDS,
)
from saddlebag.western_legends.content.steps import Step
from saddlebag.western_legends.content.stories import STORY, STORY_CARDS, every_verb
from saddlebag.western_legends.content.tracks import (
    LENGTH,
    MARSHAL,
    MARSHAL_ROW_LP,
    WANTED,
    WANTED_ROW_LP,
    row,
)
from saddlebag.western_legends.content.verbs import (
    ABILITY_HOOKS,
    BANDIT_VERBS,
    CONDITION_WORDS,
    CONDITIONS,
    EFFECT_VERBS,
    FIGHT_VERBS,
    HOOKS,
    VERBS,
)

FOLDER = Path(str(saddlebag.western_legends.__file__)).parent / "content"


def strings(of: Any) -> Iterator[str]:
    """Every string in a page, however deep."""
    if isinstance(of, str):
        yield of
    elif isinstance(of, list | dict):
        for inner in of.values() if isinstance(of, dict) else of:
            yield from strings(inner)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_the_contents_hold_no_sentence(path: Path) -> None:
    found = list(strings(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert found and not [text for text in found if " " in text]


def test_the_box_is_complete() -> None:
    """COMP-2, COMP-3, MIB-1, Q-01"""
    base = ["base"]
    assert len(switched_on(POKER_CARDS, base)) == 52 and len(FIGHT_DECK) == 13
    assert sum(ITEMS[item].copies for item in switched_on(ITEMS, base)) == 54
    assert len(switched_on(CHARACTERS, base)) == 12 and len(switched_on(GOALS, base)) == 48
    assert len(switched_on(STORY_CARDS, base)) == 40 and len(CATTLE) == 16
    assert len(LEGENDARY_TOKENS) == 18 and len(SPACES) == 64 and len(HIS_CARDS) == 10


def test_expansions_wait_behind_the_base_game() -> None:
    """FIST-1, GBH-1: switching one on changes no number of what was there."""
    for rows, more in ((CHARACTERS, (6, 3)), (STORY_CARDS, (24, 16)), (GOALS, (24, 12))):
        base = switched_on(rows, ["base"])
        assert base == tuple(range(len(base)))
        extras, handsome = (switched_on(rows, [name]) for name in SETS[1:])
        assert (len(extras), len(handsome)) == more
        assert switched_on(rows, SETS) == base + extras + handsome
    assert len(switched_on(POKER_CARDS, SETS)) == 54 and len(BANDIT_CARDS) == 6


def test_the_expansions_hold_what_the_rulebook_counts() -> None:
    """FIST-1, FIST-6, FIST-7, GBH-1, GBH-3, GBH-5"""
    extras, handsome = ([ITEMS[n] for n in switched_on(ITEMS, [name])] for name in SETS[1:])
    assert [(it.kind, it.copies) for it in extras] == [("mount", 6), ("weapon", 6), ("misc", 6)]
    assert Counter(it.kind for it in handsome) == {"mount": 1, "weapon": 1, "misc": 10}
    assert all(it.legendary and it.copies == 1 for it in handsome)
    fights = [it for it in STORY_CARDS if it.trigger == "start_player_fight"]
    assert fights == [STORY_CARDS[n] for n in switched_on(STORY_CARDS, SETS[2:])]
    kinds = {"condition", "reward", "penalty", "quote"}
    for bandit in range(6):
        assert {card.lines[bandit].kind for card in BANDIT_CARDS} == kinds


def test_a_set_nobody_knows_cannot_be_switched_on() -> None:
    with pytest.raises(BadContent):
        switched_on(ITEMS, ["base", "blood_money"])


def test_every_rank_is_there_in_every_suit() -> None:
    """COMP-2: in order, so that a card's number tells both."""
    assert [(it.rank, it.suit) for it in POKER_CARDS[:52]] == [
        (number // 4 + 2, number % 4) for number in range(52)
    ]
    assert CARD_EFFECTS[POKER_CARDS[POKER_CARD["4_hearts"]].effect].id == "manhunt"
    assert [it.rank for it in POKER_CARDS[52:]] == [0, 0]


def test_an_upgraded_item_has_a_second_side() -> None:
    """STORE-5, ITEM-4: mounts and weapons of the store, nothing else."""
    sided = {it.kind for it in ITEMS if len(it.sides) == 2}
    assert sided == {"mount", "weapon"} and all(len(it.sides) == 1 for it in ITEMS if it.legendary)
    shotgun = ITEMS[ITEM["shotgun"]]
    lowers = [at("fight_reveal", side.fx) for side in shotgun.sides]
    assert lowers[0] == () and (lowers[1][0].do, lowers[1][0].n) == ("lower_opposing", 1)
    assert (shotgun.price, [side.lp for side in shotgun.sides]) == (30, [0, 1])


def test_characters_start_as_their_cards_say() -> None:
    """SET-8, SET-10, SET-21, CHAR-5"""
    billy, annie = CHARACTERS[CHARACTER["billy_the_kid"]], CHARACTERS[CHARACTER["annie_oakley"]]
    assert (billy.start, billy.cards, billy.wanted) == (HIDEOUTS[0], 2, 2)
    assert len(annie.start) == 3 and annie.items == ((ITEM["rifle"], 0),)
    assert CHARACTERS[CHARACTER["doc_holliday"]].wounds == 1
    assert [it.id for it in CHARACTERS if it.picks_last] == ["wyatt_earp"]


def test_blood_money_is_the_story_of_the_rulebooks() -> None:
    """STORY-14"""
    story = STORY_CARDS[STORY["blood_money"]]
    offers = ((Step("money", 30),), (Step("wound", 1), Step("money", 50)))
    assert story.reward == (Step("choose", options=offers),)
    assert (story.trigger, story.spawn, story.sheriff) == ("lp_2_action", (1, 2), 3)


def test_twenty_stories_are_for_the_first_game() -> None:
    """FIRST-4"""
    chosen = [it for it in STORY_CARDS if it.first_game]
    assert len(chosen) == 20 and all(it.set == "base" and not it.needs for it in chosen)


def test_each_character_has_four_goals() -> None:
    """GOAL-2, COMP-2"""
    assert [len(them) for them in GOALS_OF] == [4] * 21
    assert all(GOALS[goal].character == who for who, them in enumerate(GOALS_OF) for goal in them)


def test_cattle_stand_on_both_ranches() -> None:
    """COMP-3, SET-3"""
    assert Counter(it.color for it in CATTLE) == {0: 8, 1: 8}


def test_legendary_tokens_are_worth_one_to_three() -> None:
    """GOAL-5"""
    assert Counter(LEGENDARY_TOKENS) == {1: 6, 2: 9, 3: 3}


def test_half_of_a_die_is_gold() -> None:
    """GOLD-2"""
    assert Counter(FACES[face].id for face in DIE) == {
        "nugget": 3,
        "tailings": 1,
        "gold_dust": 1,
        "gravel": 1,
    }


def test_both_tracks_pay_as_printed() -> None:
    """TRACK-6, TRACK-8"""
    money = [sum(step.n for step in it if step.do == "money") for it in MARSHAL]
    lp = [sum(step.n for step in it if step.do == "lp") for it in MARSHAL]
    assert money == [0, 20, 20, 0, 30, 30, 0, 40, 40, 0] and lp == [0, 0, 0, 2, 0, 0, 4, 0, 0, 6]
    assert [space for space, it in enumerate(WANTED) if it] == [2, 4, 6, 8]
    assert MARSHAL_ROW_LP == WANTED_ROW_LP == (0, 1, 2, 3)
    assert [row(points) for points in range(10)] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_a_story_needs_three_discs_with_five_or_six_players() -> None:
    """STORY-7"""
    assert [discs_needed(seats) for seats in range(2, 7)] == [2, 2, 2, 3, 3]


def test_a_house_rule_that_an_edition_switch_states_is_no_switch_of_its_own() -> None:
    assert len(SWITCHES) == 13 and "stick_em_up_one" not in SWITCHES


def test_the_picture_shows_the_map() -> None:
    """Q-01: a line for every border that is not just a corner, and for every edge of a mesa."""
    picture = page("picture")
    lines = {frozenset(it["between"]) for it in picture["border"]}
    shared = {
        frozenset((it.id, NAMES[there]))
        for here, it in enumerate(SPACES)
        for there in NEIGHBOURS[here] + it.mesas
        if there not in it.corners
    }
    assert lines == shared
    assert [it["id"] for it in picture["space"]] == [it.id for it in SPACES]
    assert [it["id"] for it in picture["mesa"]] == [NAMES[mesa] for mesa in MESAS]


def every_condition(of: Condition) -> Iterator[Condition]:
    yield of
    for inner in of.of:
        yield from every_condition(inner)


ASKED = [part for goal in GOALS for part in every_condition(goal.condition)]
MOST = {"money": WALLET, "nuggets": MOST_NUGGETS, "wounds": MOST_WOUNDS, "misc": MISC_ITEMS}
DIFFERENT = {"mine": 3, "hideout": 6, "letter": 3, "region": 7, "town": 2, "location": 9}


def test_no_goal_asks_for_more_than_can_be_had() -> None:
    """TURN-9, WOUND-2, STORE-3, TRACK-7"""
    tracks = {"marshal": LENGTH, "wanted": LENGTH}
    assert all(it.n <= (MOST | tracks).get(it.stat, it.n) for it in ASKED)
    assert all(it.n <= DIFFERENT.get(it.by, it.n) for it in ASKED)
    assert all(it.n <= WALLET for it in ASKED if (it.kind, it.event) == ("single", "spend"))


def test_no_word_of_a_vocabulary_is_dead() -> None:
    fx = [it for item in ITEMS for side in item.sides for it in side.fx]
    fx += [it for effect in CARD_EFFECTS for it in effect.fx]
    assert {it.when for it in fx} == set(HOOKS) and {it.do for it in fx} >= set(EFFECT_VERBS)
    assert {it.when for it in CHARACTERS} == set(ABILITY_HOOKS)
    assert {it.kind for it in ASKED} == set(CONDITIONS)
    for name, vocabulary in CONDITION_WORDS.items():
        assert {getattr(it, name) for it in ASKED} - {""} == set(vocabulary)
    lines = [it.fx for card in BANDIT_CARDS for it in card.lines]
    rewards = [*(it.reward for it in STORY_CARDS), *(it.fx for it in FIGHT_DECK), *lines]
    verbs = {verb for steps_ in rewards for verb, _ in every_verb(steps_)}
    assert verbs == {*VERBS, *FIGHT_VERBS, *BANDIT_VERBS}
