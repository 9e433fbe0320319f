"""Random games over all seat counts and sets of options, every invariant on the way."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag import Refused
from saddlebag.kernel.contract_settings import met, pairs
from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.state import NOWHERE, West
from saddlebag.western_legends.zones import DECK, DISCARD, FLOP, HAND, SUPPLY
from tests.western_legends.bulk import ENDS, LISTENED, Watch, games, play, play_many
from tests.western_legends.scene import table
from tests.western_legends.seen import west

SLICE = 25
SINGLE = {"most_lp", "man_in_black", "track_points"}  # ways to end that random games often take


def play_all(count: int) -> Counter[str]:
    """So many games, on two processes; how they ended."""
    with ProcessPoolExecutor(2) as pool:
        found = sum(pool.map(partial(play_many, SLICE), range(0, count, SLICE)), Counter[str]())
    return Counter({why: found[why] for why in (*ENDS, "man_in_black") if found[why]})


def test_50_games_keep_every_invariant() -> None:
    """WL COMP-2, COMP-3, TRACK-1, WOUND-2, STORY-6, STORY-7, ITEM-1, ITEM-5, HAND-1, Q-127"""
    ends = play_all(50)
    assert ends.total() == 50 and set(ends) >= {"most_lp", "man_in_black"}


def test_the_games_of_the_long_form_meet_every_pair_of_options() -> None:
    left = {pair for seats in GAME.seats for pair in pairs(GAME, seats)}
    for _, seats, options in games(200):
        left -= met(GAME, {"seats": seats, **options})
    assert not left


def test_games_with_jokers_keep_every_invariant() -> None:
    """WL FIST-2, FIST-4, Q-78: at tables of all sizes, and Jokers are named there."""
    options = {"length": 15, "fistful_of_extras": True}
    watches = [play(8 * seed, 2 + seed, options) for seed in range(5)]
    assert sum([watch.met["copy"] for watch in watches])


def thief_at_work(seed: int) -> Watch:
    """Butch Cassidy, his hands full, beside somebody with an heirloom who may be arrested."""
    line: dict[str, Any] = {
        "characters": {0: "butch_cassidy"},
        "lp": {0: 5},
        "good_bad_handsome": True,
    }
    line |= {"places": dict.fromkeys(range(3), "spikes_view_9"), "money": 60, "nuggets": 1}
    line |= {"items": {0: ["whiskey", "provisions", "lasso"], 1: ["mesa_deed"], 2: ["bowie_knife"]}}
    line |= {
        "hands": {0: ["a_clubs", "k_clubs", "q_clubs"]},
        "wanted": {1: 3},
        "marshal": {0: seed % 2},
    }
    return Watch(table(3, **line), LISTENED * seed + 1)  # a listener hears games from the start


def test_random_thieves_make_room_and_keep_what_an_arrest_takes() -> None:
    """WL Q-121, GBH-6: rare in games played from the start, so these start in the middle."""
    met: Counter[str] = Counter()
    for seed in range(60):
        watch = thief_at_work(seed)
        for _ in range(30):
            if watch.table.ask is not None:
                watch.step()
        met += watch.met
    assert met["make_room"] and met["keep_loot"]


@pytest.mark.drill
def test_5000_games_keep_every_invariant() -> None:
    """WL COMP-2, COMP-3, TRACK-1, WOUND-2, STORY-6, STORY-7, ITEM-1, ITEM-5, HAND-1, Q-127"""
    ends = play_all(5000)
    assert ends.total() == 5000 and set(ends) >= {*SINGLE, "nuggets", "fewest_wounds", "shared"}


# ---- the magnifying glass itself


def mid_game(seed: int = 4, seats: int = 4) -> Watch:
    """A game with goals in which a lot has happened."""
    watch = Watch(GAME.table(seats, seed, {"goals": True}), seed)
    while west(watch.table).round < 6 or watch.table.asks[0].key != "act":
        watch.step()
    return watch


def owns_what_nobody_has(s: West) -> None:
    s.owned[2] = (*s.owned[2], NAME.index("shotgun"))


def lost_a_card(s: West) -> None:
    s.cards.piles[DECK].pop()


def has_a_card_twice(s: West) -> None:
    s.cards.piles[HAND[0]].append(s.cards.piles[DECK][0])


def mixed_up_decks(s: West) -> None:
    s.cards.piles[DISCARD].append(s.cards.piles[SUPPLY].pop())


def left_a_flop(s: West) -> None:
    s.cards.piles[FLOP].append(s.cards.piles[DECK].pop())


def is_on_both_tracks(s: West) -> None:
    s.marshal[1] = s.wanted[1] = 2


def has_too_many_discs(s: West) -> None:
    s.discs[1] = (0, 0, 0)


def asks_the_wrong_one(s: West) -> None:
    s.turn = (s.turn + 1) % s.seats


def set_to(field: str, value: int) -> Callable[[West], None]:
    """One player's amount is what it never can be."""

    def spoil(s: West) -> None:
        getattr(s, field)[3] = value

    return spoil


SPOILT = [
    *(owns_what_nobody_has, lost_a_card, has_a_card_twice, mixed_up_decks, left_a_flop),
    *(is_on_both_tracks, has_too_many_discs, asks_the_wrong_one),
    *(set_to("money", amount) for amount in (-10, 15, 130)),
    *(set_to("wounds", 4), set_to("lp", -1), set_to("nuggets", 9), set_to("place", 64)),
    *(set_to("mount", NAME.index("workhorse+")), set_to("marshal", 10)),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_spoilt_table_is_noticed(spoil: Callable[[West], None]) -> None:
    watch = mid_game()
    ask = watch.table.asks[0]
    watch.check(ask)
    watch.count(ask)
    spoil(west(watch.table))
    with pytest.raises(AssertionError):
        watch.check(ask)
        watch.count(ask)


def test_a_bandit_outside_of_a_hideout_is_noticed() -> None:
    """WL STORY-10"""
    watch = mid_game()
    west(watch.table).bandits |= 1 << SPACE["darkrock_bank"]
    with pytest.raises(AssertionError):
        watch.check(watch.table.asks[0])


def test_a_bandit_without_a_type_is_noticed() -> None:
    """WL FIST-6"""
    options = {"fistful_of_extras": True, "bandit_cards": True, "jokers": False}
    watch = Watch(GAME.table(3, 4, options), 4)
    while not west(watch.table).round:
        watch.step()
    west(watch.table).bandit_at = [NOWHERE] * 6
    with pytest.raises(AssertionError):
        watch.check(watch.table.asks[0])


def test_many_of_the_games_are_played_with_bandit_cards() -> None:
    """WL FIST-6"""
    assert len([1 for _, _, options in games(50) if options.get("bandit_cards")]) > 10


# ---- answers nobody offered

WORDS = (
    *("ride", "buy", "upgrade", "play", "goal", "arrest", "duel", "rob", "use", "equip", "to"),
    *("place", "move", "seat", "cards", "take", "pass", "end", "done", "stay", "yes", "no"),
    *("fight", "decline", "restart", "cancel", "store", "poker", "work", "heal", "prospect"),
)
THINGS = (*SPACE, *NAME, "9_spades", "a_hearts", "0", "1", "2", "-1", "over", "by", "", "None")
ANSWERS = st.one_of(
    st.lists(st.sampled_from((*WORDS, *THINGS)), max_size=4).map(":".join),
    st.text(max_size=12),
    st.sampled_from((None, 0, True, 1.5, b"end", ("end",), ["end"], {"end": 1})),
)


@given(st.integers(0, 40), st.integers(0, 300), st.lists(ANSWERS, max_size=12))
def test_what_is_not_offered_is_refused_and_changes_nothing(
    seed: int, steps: int, answers: list[Any]
) -> None:
    table, luck = GAME.table(2 + seed % 5, seed, {"goals": True, "length": 15}), Random(seed)
    while table.ask is not None and table.entry_count < steps:
        ask = luck.choice(table.asks)
        table.answer(luck.choice(ask.options), ask.seat)
    before = table.state_hash(), table.events(None), table.entry_count
    for answer in answers:
        for ask in table.asks:
            if answer not in ask.options:
                with pytest.raises(Refused if isinstance(answer, str) else TypeError):
                    table.answer(answer, ask.seat)
    assert (table.state_hash(), table.events(None), table.entry_count) == before
