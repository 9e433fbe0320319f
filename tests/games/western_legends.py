"""The recorded games of Western Legends: ways to end, variants, undo, orders, a fair deal."""

from collections.abc import Callable
from random import Random
from typing import Any

from saddlebag import Ask, Refused, Table, game
from saddlebag.bots import Chair, bot
from tests.games.recipe import (
    Recipe,
    Wish,
    answer_one,
    both,
    ends_by,
    for_these_causes,
    happens,
    play,
)

NAME = "western-legends"
PREFIXES = "goals"  # the game whose every prefix is pinned
BALANCE = ("arrest_bounty", "wanted_cap_row_one_early", "hot_sheriff", "hideout_rest_no_lp")
FIGHTS = ("proud_target", "duel_risk")
NO_LOOPS = ("finite_gold", "tired_crowd", "one_point_per_drive", "cattle_rest")
COMFORT = ("story_turnover", "cheap_doctor", "raise_values")
ONE_PRINTING: dict[str, Any] = {
    "heist_tie": "player",
    "stickemup": 1,
    "shotgun": "self+1",
    "start_effects": "after",
    "sheriff_nuggets": False,
    "sheriff_exact": True,
    "reaction_limit": False,
    "kickers": False,
    "final_duel": True,
    "delivery": "any",
}
ANOTHER_PRINTING: dict[str, Any] = {
    "heist_tie": "guard",
    "stickemup": 2,
    "shotgun": "opponent-1",
    "start_effects": "before",
    "sheriff_nuggets": True,
    "sheriff_exact": False,
    "reaction_limit": True,
    "kickers": True,
    "final_duel": False,
    "delivery": "move",
}
FIST: dict[str, Any] = {"fistful_of_extras": True}
FACES: dict[str, Any] = {**FIST, "bandit_cards": True}
GBH: dict[str, Any] = {"good_bad_handsome": True}
CARD_PLAYS = ("react", "reputation", "move_end")  # asks passed by a bot that plays no cards


def eager(ask: Ask, luck: Random) -> str:
    """Random, but prefers actions to riding or ending the turn."""
    options = ask.options
    if ask.key == "act" and luck.random() < 0.6:
        options = tuple(it for it in options if not it.startswith(("ride", "end"))) or options
    return luck.choice(options)


def thrifty(ask: Ask, luck: Random) -> str:
    """Works and gambles for money, and keeps it."""
    options = ask.options
    if ask.key == "income" and luck.random() < 0.9:
        return "money"
    if ask.key == "act":
        dear = ("store", "revel", "end")
        options = tuple(it for it in options if not it.startswith(dear)) or options
    return eager(Ask(ask.seat, ask.key, options), luck)


def asked_otherwise_before(table: Table) -> bool:
    """With these answers version 1 asks something else: the price of nothing (Q-129)."""
    told = table.journal()
    known = {option.key for option in game(NAME).options if option.named_since == 1}
    options = {key: it for key, it in told["options"].items() if key in known}
    old = game(NAME).table(told["seats"], told["seed"], options, version=1)
    try:
        for entry in told["entries"]:
            if entry[0] != "chance":
                old.answer(entry[1], entry[0])
    except Refused:
        return True
    return False


def of(seats: int, wish: Wish | None = None, length: int = 15, **options: Any) -> Recipe:
    """A short game, unless a length is given."""
    return Recipe(NAME, seats, wish, length=length, **options).played_by(eager)


def switched_on(*switches: str) -> dict[str, Any]:
    return dict.fromkeys(switches, True)


def greedy() -> Table:
    """A game of four greedy bots."""
    table = game(NAME).table(seats=4, seed=1)
    chairs = [Chair(table, seat, seed=1) for seat in range(4)]
    choose = bot("greedy", NAME).choose
    while table.ask is not None:
        chair = chairs[table.ask.seat]
        table.answer(choose(chair), chair.seat)
    return table


def taken_back() -> Table:
    """A game in which every third answer that can be taken back is taken back."""
    table, luck = game(NAME).table(seats=3, seed=5, options={"length": 15}), Random(5)
    answers = 0
    while table.ask is not None:
        seat, _ = answer_one(table, luck, eager)
        answers += 1
        if not answers % 3 and table.undoable(seat):
            table.undo(seat, 1)
    return table


def ordered() -> Table:
    """A game in which seat 1 lets Reactions be, thinks again, then waits for a story disc."""
    table, luck = game(NAME).table(seats=4, seed=6, options={"length": 15}), Random(6)
    table.order(1, CARD_PLAYS)
    for step in range(10_000):
        if table.ask is None:
            return table
        if step in (150, 250):
            table.order(1, () if step == 150 else CARD_PLAYS, "" if step == 150 else "disc")
        if table.ask is not None:
            answer_one(table, luck, eager)
    raise LookupError("the game does not end")


def fair() -> Table:
    """A game from a fresh secret, with a nonce from each seat."""
    nonces = {0: "tumbleweed", 1: "rattlesnake", 2: "sarsaparilla"}
    return play(game(NAME).table(seats=3, options={"length": 15}, nonces=nonces), 3, eager)


RECIPES: dict[str, Callable[[], Table]] = {
    "short": of(3, ends_by("most_lp")).play,
    "average": of(4, length=20).play,
    "long": of(5, length=25).play,
    "greedy": greedy,
    "goals": of(4, happens("goal_completed", "tokens_kept"), goals=True).play,
    "first-game": of(4, first_game=True).play,
    "first-game-for-six": of(6, first_game=True).play,
    "characters-agreed-on": of(
        3, happens("demanded"), characters=["yb_rowdy", "billy_the_kid", "wild_bill_hickok"]
    ).play,
    "wild-wild-west": of(
        4, both(happens("arrested"), for_these_causes("wild_wild_west")), wild_wild_west=True
    ).play,
    "two": of(2, ends_by("most_lp")).play,
    "two-with-goals-in-the-wild-wild-west": of(
        2, happens("goal_completed", "disc", "his_deck"), goals=True, wild_wild_west=True
    ).play,
    "classic": of(4, happens("reaction", "looked", "restarted"), edition="classic").play,
    "one-printing": of(4, happens("delivered", "arrested"), **ONE_PRINTING).play,
    "another-printing": of(
        3, happens("looked", "arrested"), edition="classic", **ANOTHER_PRINTING
    ).play,
    "house-rules-of-the-law": of(
        4,
        for_these_causes("arrest_bounty", "hot_sheriff", "proud_target"),
        **switched_on(*BALANCE, *FIGHTS),
    ).play,
    "house-rules-against-loops": of(
        4,
        happens("mine", "cattle_rested", "story_turned_over", "treated", "raised"),
        **switched_on(*NO_LOOPS, *COMFORT),
    ).play,
    "every-house-rule": of(
        6, **switched_on(*BALANCE, *FIGHTS, *NO_LOOPS, *COMFORT), goals=True
    ).play,
    "tied-on-track-points": of(3, ends_by("track_points")).play,
    "tied-on-nuggets": of(3, ends_by("nuggets")).play,
    "tied-on-wounds": of(3, ends_by("fewest_wounds")).play,
    "shared": of(3, ends_by("shared", 2)).play,
    "final-duel": of(3, ends_by("final_duel"), final_duel=True).play,
    "man-in-black": of(2, ends_by("man_in_black", 0)).play,
    "man-in-black-as-a-greenhorn": of(2, happens("his_deck"), man_in_black_level="greenhorn").play,
    "man-in-black-as-a-legend": of(
        2, for_these_causes("his_deck"), man_in_black_level="legend"
    ).play,
    "stolen-cattle": of(4, happens("cattle_stolen")).play,
    "no-price-for-nothing": of(3, asked_otherwise_before).played_by(thrifty).play,
    "fistful-of-extras": of(4, happens("copied"), **FIST).play,
    "fistful-of-extras-without-jokers": of(3, **FIST, jokers=False).play,
    "bandit-cards": of(4, happens("bandit_card", "bandit_types"), **FACES).play,
    "bandit-cards-without-jokers": of(5, happens("npc_shown"), **FACES, jokers=False).play,
    "good-bad-handsome": of(4, happens("legendary_drawn"), **GBH).play,
    "both-expansions": of(4, happens("legendary_drawn", "copied"), **FIST, **GBH).play,
    "both-expansions-for-six": of(6, happens("bandit_card", "copied"), **FACES, **GBH).play,
    "both-expansions-with-goals": of(5, happens("goal_completed"), **FACES, **GBH, goals=True).play,
    "both-expansions-for-two": of(2, happens("his_card", "bandit_card"), **FACES, **GBH).play,
    "both-expansions-in-the-wild-wild-west": of(
        4, happens("arrested"), **FACES, **GBH, wild_wild_west=True
    ).play,
    "both-expansions-classic": of(4, happens("copied"), **FACES, **GBH, edition="classic").play,
    "both-expansions-with-house-rules": of(
        4, **FACES, **GBH, **switched_on(*BALANCE, *FIGHTS, *NO_LOOPS, *COMFORT)
    ).play,
    "detective-judge-and-thief": of(
        3,
        happens("npc_shown", "item_stolen"),
        characters=["allan_pinkerton", "judge_roy_bean", "butch_cassidy"],
        **FIST,
        **GBH,
    ).play,
    "sheriff-rancher-and-bandit": of(
        3,
        happens("used_ability", "cattle_back"),
        characters=["bat_masterson", "isom_dart", "pearl_hart"],
        **FACES,
    ).play,
    "taken-back": taken_back,
    "ordered": ordered,
    "fair": fair,
}
