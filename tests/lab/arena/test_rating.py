"""Ratings follow from wins alone, and say how sure they are."""

from saddlebag.lab.arena import rating
from saddlebag.lab.arena.bouts import Bout
from saddlebag.lab.arena.pairings import Pairing
from saddlebag.lab.arena.rating import MIDDLE, ratings, strengths
from saddlebag.lab.arena.tally import Tally, alike, tallies


def won(one: str, rest: str, wins: int, games: int) -> dict[Pairing, Tally]:
    """So many wins of the one, in independent games."""
    return {Pairing(one, rest): Tally(wins, games - wins, games, games)}


def points(wins: dict[Pairing, Tally], names: list[str], seats: int = 2) -> list[float]:
    found = rating.points(strengths(wins, names, seats))
    return [found[name] for name in names]


def test_400_points_make_the_odds_ten_times_as_good() -> None:
    high, low = points(won("a", "b", 1000, 1100), ["a", "b"])
    assert 390 < high - low < 400  # a little less, because nobody is infinitely strong
    assert abs(high + low - 2 * MIDDLE) < 1e-6


def test_a_quarter_of_the_wins_against_three_others_is_even() -> None:
    one, rest = points(won("a", "b", 100, 400), ["a", "b"], seats=4)
    assert abs(one - rest) < 1


def test_who_beats_the_better_one_is_rated_higher_without_having_met_the_others() -> None:
    played = won("a", "b", 60, 100) | won("b", "c", 60, 100)
    a, b, c = points(played, ["a", "b", "c"])
    assert a > b > c and abs((a - b) - (b - c)) < 5


def test_the_interval_holds_the_rating_and_shrinks_with_more_games() -> None:
    few = ratings(won("a", "b", 14, 20), ["a", "b"], 2, 1)
    many = ratings(won("a", "b", 700, 1000), ["a", "b"], 2, 1)
    assert [it.bot for it in few] == [it.bot for it in many] == ["a", "b"]
    assert all(it.low <= it.rating <= it.high for it in few + many)
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 2


def test_a_bot_that_always_wins_has_a_rating_all_the_same() -> None:
    best, other = ratings(won("a", "b", 20, 20), ["a", "b"], 2, 1)
    assert 200 < best.rating - other.rating < 2000
    assert best.high - best.low > 100


def test_games_of_a_deal_that_end_alike_count_for_less() -> None:
    same, mixed = [[1.0, 1.0], [0.0, 0.0]] * 20, [[1.0, 0.0], [0.0, 1.0]] * 20
    assert 1.9 < alike(same, 0.5) < 2.1 and alike(mixed, 0.5) == 1.0
    bouts = [Bout(Pairing("a", "b"), k, it, it[::-1], {}) for k, it in enumerate(mixed)]
    assert tallies(bouts) == won("a", "b", 40, 80)
