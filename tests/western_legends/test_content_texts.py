"""Every row has its words, and texts that follow from the contents are put together right."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saddlebag.kernel.phrase import Phrase
from saddlebag.texts import has, pages, say, spoken
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.dice import FACES
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.goals import GOAL, GOALS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARD, HIS_CARDS
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS
from saddlebag.western_legends.content.stories import STORY, STORY_CARDS
from saddlebag.western_legends.content.verbs import (
    BANDIT_VERBS,
    CONDITION_WORDS,
    COSTS,
    FIGHT_VERBS,
    FILTER_WORDS,
    FILTERS,
    HIS_STEPS,
    HIS_WORDS,
    LINE_KINDS,
    STEP_WORDS,
    VERBS,
)
from saddlebag.western_legends.wording.goals import goal
from saddlebag.western_legends.wording.lexicon import text as sentences
from saddlebag.western_legends.wording.man_in_black import his_card
from saddlebag.western_legends.wording.rewards import GAINS, line, reward
from saddlebag.western_legends.wording.words import needed

RULES = Path(__file__).parents[2] / "docs/rules/western-legends.md"
# The families of messages that put texts together, rather than belonging to a row.
GENERATED = ("sentence", "or", "do", "gain", "cost", "cond", "each", "line", "his")
OF_GOALS = ("event", "distinct", "where", "is", "have", "stat")
CONTENT = ("-cards", "-characters", "-goals", "-stories", "-verbs", "")


def content_keys() -> set[str]:
    """The keys of the pages that belong to the contents."""
    names = {f"western-legends{part}.ftl" for part in CONTENT}
    texts = [page.read_text(encoding="utf-8") for page in pages() if page.name in names]
    assert len(texts) == len(CONTENT)
    return {
        key
        for text in texts
        for key in re.findall(r"^(western-legends-[\w-]+) *=", text, re.MULTILINE)
    }


def test_every_row_has_its_words() -> None:
    assert [key for key in needed() if not has(key)] == []


def test_no_words_are_left_without_a_row() -> None:
    families = (*GENERATED, *OF_GOALS)
    numbers = {"western-legends-rank-number", "western-legends-spot-number"}
    spare = content_keys() - set(needed()) - {"western-legends-name", *numbers}
    assert {key for key in spare if key.split("-")[2] not in families} == set()


def test_every_verb_and_every_event_has_one_message() -> None:
    every = {**VERBS, **FIGHT_VERBS, **BANDIT_VERBS}
    assert all(
        has(f"western-legends-gain-{verb}" if verb in GAINS else f"western-legends-do-{verb}")
        for verb in every
    )
    assert all(has(f"western-legends-his-{step}") for step in HIS_STEPS)
    assert all(has(f"western-legends-event-{event}") for event in CONDITION_WORDS["event"])
    assert all(has(f"western-legends-have-{stat}") for stat in CONDITION_WORDS["stat"])
    assert all(has(f"western-legends-where-{name}") for name in FILTERS)


class Variants(Visitor):
    """Collects what a message selects by, and what it can tell apart."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {it.key.name for it in node.variants if isinstance(it.key, ast.Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@pytest.mark.parametrize(
    ("key", "by", "vocabulary"),
    [
        ("western-legends-cond", "cond", STEP_WORDS["cond"]),
        ("western-legends-each", "each", STEP_WORDS["each"]),
        ("western-legends-do-relocate", "to", STEP_WORDS["to"]),
        ("western-legends-do-lose", "what", STEP_WORDS["what"]),
        ("western-legends-do-item", "pool", STEP_WORDS["pool"]),
        ("western-legends-cost", "what", COSTS),
        ("western-legends-stat", "stat", CONDITION_WORDS["stat"]),
        ("western-legends-is-at", "place", CONDITION_WORDS["place"]),
        ("western-legends-where-town", "value", FILTER_WORDS["town"]),
        ("western-legends-where-opponent", "value", FILTER_WORDS["opponent"]),
        ("western-legends-where-self_is", "value", FILTER_WORDS["self_is"]),
        ("western-legends-his-ride", "to", HIS_WORDS["to"]),
        ("western-legends-his-fight", "who", HIS_WORDS["who"]),
        ("western-legends-his-fight", "kind", HIS_WORDS["kind"]),
        ("western-legends-line", "kind", [kind for kind in LINE_KINDS if kind != "quote"]),
    ],
)
def test_every_word_of_a_vocabulary_is_told_apart(key: str, by: str, vocabulary: list[str]) -> None:
    """A default would hide a word that nobody translated."""
    page = next(page for page in pages() if page.name == "western-legends-verbs.ftl")
    body = FluentParser().parse(page.read_text(encoding="utf-8")).body
    message = next(it for it in body if isinstance(it, ast.Message) and it.id.name == key)
    variants = Variants()
    variants.visit(message)
    assert variants.found[by] == set(vocabulary)


def everything_put_together() -> Iterator[list[Phrase]]:
    yield from (reward(it.reward) for it in STORY_CARDS)
    yield from (reward(it.reward) for it in CATTLE)
    yield from (reward(card.fx) for card in FIGHT_DECK)
    yield from (reward(face.fx) for face in FACES)
    yield from (line(it) for card in BANDIT_CARDS for it in card.lines if it.fx)
    yield from (his_card(it) for it in HIS_CARDS)
    yield from (goal(it.condition) for it in GOALS)


def test_everything_that_is_put_together_can_be_spoken() -> None:
    texts = [spoken(sentences(phrases)) for phrases in everything_put_together()]
    assert len(texts) > 200 and all(re.fullmatch(r"[A-Z][^{}]*[.]", text) for text in texts)
    assert not [text for text in texts if "  " in text or " ." in text or " ," in text]


@pytest.mark.parametrize(
    ("story", "text"),
    [
        ("the_widow", "Gain 1 LP and $20."),
        ("blood_money", "Choose one: gain $30 / take 1 wound and gain $50."),
        ("ghost_mine", "Roll 1 prospecting die. You may discard 1 card to roll 1 prospecting die."),
        ("the_law", "Gain 1 Marshal point (unless Wanted). If you are Wanted, gain $20."),
        (
            "the_pinkertons",
            "If you are not Wanted, gain 1 LP and $10; otherwise gain $20.",
        ),
        (
            "dust_on_the_ledger",
            "Gain $40, plus $10 for each gold nugget you carry (at most 3). Draw 1 card.",
        ),
        (
            "cheap_horse",
            "If you own no mount, you may take 1 free mount costing $30 or less; otherwise "
            "you may buy or upgrade 1 item now for $30 less. Draw 1 card.",
        ),
        (
            "rub_some_dirt_in_it",
            "Draw 1 card. Draw 1 card for each wound you have (at most 2). Heal 1 wound.",
        ),
        ("strangers_at_the_same_fire", "Draw 1 card, heal 1 wound and gain $10."),
    ],
)
def test_a_reward_reads_like_a_card(story: str, text: str) -> None:
    assert spoken(sentences(reward(STORY_CARDS[STORY[story]].reward))) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("annie_oakley_game_for_the_table", "Defeat 2 bandits."),
        ("annie_oakley_clean_through_the_ace", "Own an upgraded Rifle."),
        (
            "annie_oakley_cork_at_thirty_paces",
            "Win a fight with a revealed card of rank 7 or lower.",
        ),
        (
            "bass_reeves_not_a_scratch",
            "Have 2 or more Marshal points, no wounds and 4 or more cards in hand at the same "
            "moment.",
        ),
        ("bass_reeves_the_warrant_says_so", "Arrest another player, or defeat 4 bandits."),
        (
            "jesse_james_price_on_my_head",
            "Have the most Wanted points of all players, at least 3.",
        ),
        ("kit_carson_long_days_ride", "Move 10 spaces in one turn."),
        ("stagecoach_mary_through_any_weather", "Move 25 spaces and have no wounds."),
        ("yb_rowdy_cherry_creek_courage", "Win a fight against a player with more LP than you."),
    ],
)
def test_a_goal_reads_like_a_card(name: str, text: str) -> None:
    assert spoken(sentences(goal(GOALS[GOAL[name]].condition))) == text


def test_his_cards_read_line_by_line() -> None:
    assert spoken(sentences(his_card(HIS_CARDS[HIS_CARD["mib_bandit"]]))) == (
        "Ride up to 5 toward the nearest bandit. He gains 1 LP. "
        "If no bandit is on the board, spawn bandits at A, B and C."
    )


def test_every_rule_a_card_points_to_is_on_the_rules_page() -> None:
    known = set(
        re.findall(r"^\* \*\*([A-Z]+-\d+)", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    )
    texts = [say(key) for key in needed()]
    cited = {rule for text in texts for rule in re.findall(r"WL\s([A-Z]+-\d+)", text)}
    assert len(cited) > 10 and cited - known == set()


def test_no_two_rows_of_a_kind_share_a_name() -> None:
    tables: list[list[str]] = [
        [f"western-legends-story-{it.id}" for it in STORY_CARDS],
        [f"western-legends-goal-{it.id}" for it in GOALS],
        [f"western-legends-item-{it.id}" for it in ITEMS],
        [f"western-legends-character-{it.id}" for it in CHARACTERS],
        [f"western-legends-poker-{it.id}" for it in CARD_EFFECTS],
    ]
    for keys in tables:
        assert len({say(key) for key in keys}) == len(keys) > 9
