"""Every ask, choice, refusal and event of Western Legends has words."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from saddlebag import western_legends
from saddlebag.telling.names import Names
from saddlebag.terminal.moment import Moment
from saddlebag.terminal.page import page
from saddlebag.terminal.western_legends.telling import TELLING
from saddlebag.terminal.western_legends.words import card
from saddlebag.texts import has, spoken
from saddlebag.western_legends.fights import reveal
from saddlebag.western_legends.vocabulary.events import CHAPTERS
from tests.terminal.west import at_random, raw

PEOPLE = ["Anna", "Ben", "Greedy 2", "Greedy 3", "Random 4", "Random 5"]


def test_whatever_random_games_ask_is_asked_in_words() -> None:
    """Questions, choices, refusals and what is shown with them; each kind once."""
    met: set[tuple[object, ...]] = set()
    for seed in range(28):
        for table, ask in at_random(seed, 500):
            refused = {str(it["reason"]) for it in ask.refusals()} if len(met) % 5 == 0 else set()
            kind = (ask.key, *sorted({it.partition(":")[0] for it in ask.options} | refused))
            if kind in met:
                continue
            met.add(kind)
            sheet = page("western-legends", table.head.options)
            moment = Moment(table, ask.seat, sheet, Names(PEOPLE[: table.head.seats], ask.seat))
            said = [sheet.question(moment.view, moment.ask, moment.names), *moment.lines()]
            said += moment.all_refused() + sheet.seen(moment.view, moment.names)
            said += [moment.short(n) for n in range(1, len(moment.answers) + 1)]
            assert raw(said) == []
    assert len({kind[0] for kind in met}) > 40


@pytest.mark.parametrize("seed", range(7))
def test_whatever_random_games_tell_is_told_in_words(seed: int) -> None:
    table = [table for table, _ in at_random(seed, 700)][-1]
    sheet = page("western-legends", table.head.options)
    for seat in (0, None):
        names = Names(PEOPLE[: table.head.seats], seat)
        events = table.events(seat)
        assert raw(sheet.told(events, names)) == []
        brief = sheet.told(events, names, brief=True)
        assert raw(brief) == [] and len(brief) < len(events)


RARE = {
    "turn_start": ["ability", "use:companion"],
    "reward_move": ["stay", "to:darkrock_bank"],
    "show_gold": ["pass", "show:10_clubs"],
    "pay_nugget": ["nugget", "gold:10_clubs"],
    "refuse_wanted": ["take", "refuse"],
    "track_kind": ["marshal", "wanted"],
    "shop": ["pass", "buy:mule", "upgrade:revolver"],
    "ranch": ["green", "blue"],
    "deliver": ["cattle_green_1", "cattle_blue_2", "done"],
    "give_up_color": ["green", "blue"],
    "give_up_cattle": ["cattle_green_1", "cattle_green_2"],
    "how_many": ["cards:0", "cards:1", "cards:2"],
    "legendary_item": ["pass", "drop:whiskey"],
    "toast": ["seat:1", "seat:2"],
    "act": ["ride:darkrock_bank:over", "ride:darkrock_bank:by:dixon_creek", "heal:2"],
}


@pytest.mark.parametrize("key", list(RARE))
def test_rare_asks_have_words_too(key: str) -> None:
    sheet = page("western-legends", {})
    played = at_random(1, 60)
    view = next(it.view(0) for it, ask in played if ask.key == "act" and ask.seat == 0)
    ask = {"seat": 0, "key": key, "options": RARE[key], "refusals": [], "group": "", "idle": ""}
    view["asks"], names = [ask], Names(PEOPLE[:3], 0)
    said = [sheet.question(view, ask, names), *sheet.seen(view, names)]
    for option in RARE[key]:
        said += [sheet.choice(view, option, names), sheet.short(view, option, names)]
        assert sheet.typed(view, option, names)
    assert raw(said) == []


TOLD = [
    ({"event": "toasted", "seat": 1, "player": 0, "item": "whiskey"}, "treats you to Whiskey"),
    (
        {
            "event": "cattle_stolen",
            "seat": 1,
            "victim": 0,
            "color": "green",
            "token": "cattle_green_1",
        },
        "Ben takes your token of Mesito's Point cattle",
    ),
    ({"event": "cattle_back", "seat": 0, "color": "blue", "cause": "arrest"}, "to its ranch."),
    (
        {
            "event": "delivered",
            "seat": 1,
            "kind": "wrangle",
            "space": "spikes_view_rail_station",
            "tokens": ["cattle_green_1"],
        },
        "Ben wrangles cattle to Spike's View Rail Station: Mesito's Point cattle (green). When",
    ),
    ({"event": "cattle_rests", "seat": 0, "token": "cattle_green_1"}, "The token rests"),
    (
        {"event": "cattle_rested", "color": "green", "token": "cattle_green_1"},
        "A rested token of Mesito's Point cattle (green) is back",
    ),
    (
        {
            "event": "looked",
            "seat": 0,
            "target": 1,
            "what": "hand",
            "slots": [0],
            "cards": ["2_clubs"],
        },
        "You look at a card of Ben: 2 of clubs (Saddle Up).",
    ),
    ({"event": "item_reaction", "seat": 1, "item": "holster"}, "Ben uses Holster."),
    (
        {"event": "refused_wanted", "seat": 0, "points": 2, "cause": "bandit"},
        "You refuse to become",
    ),
    (
        {"event": "legendary_drawn", "seat": 0, "item": "mule", "cause": "bandit"},
        "You draw the leg",
    ),
    ({"event": "put_back", "seat": 1, "item": "mule", "cause": "bandit"}, "Ben puts Mule back."),
    ({"event": "showed_gold", "seat": 0, "card": "10_clubs", "cause": "bandit"}, "You show 10 of"),
    ({"event": "stories_shuffled", "deck": 0, "count": 4}, "The 4 stories told are shuffled"),
    (
        {"event": "tokens_kept", "seat": 0, "kept": 1, "returned": 1, "tokens": ["worth_2"]},
        "You keep a token worth 2 LP.",
    ),
    (
        {"event": "final_duel", "players": [0, 1], "cards": ["2_clubs", "k_clubs"]},
        "A final duel: you draw 2 of clubs (Saddle Up), Ben draws King of clubs (Determination).",
    ),
    (
        {"event": "demanded", "player": 1, "other": 0, "ability": "steady_aim"},
        "Steady Aim of Ben: you must discard a card or take a wound.",
    ),
    (
        {"event": "gave_card", "seat": 1, "to": 0, "cause": "friendly_toll", "card": "2_clubs"},
        "Ben gives you 2 of clubs (Saddle Up).",
    ),
    (
        {"event": "took_back", "seat": 0, "card": "2_clubs", "cause": "card_sense"},
        "You take 2 of clubs (Saddle Up) back into your hand thanks to Card Sense.",
    ),
    ({"event": "undo", "seat": 1, "answers": 2}, "Ben takes the last decision back."),
]


@pytest.mark.parametrize(("event", "told"), TOLD)
def test_rare_events_are_told_too(event: dict[str, object], told: str) -> None:
    text = " ".join(page("western-legends", {}).told([event], Names(PEOPLE[:3], 0)))
    assert told in text and raw([text]) == []


def test_every_event_has_a_sentence() -> None:
    changes = TELLING.grammar.data["changes"]["events"]
    told = [key for chapter in CHAPTERS.values() for key in chapter if key not in changes]
    lacking = [key for key in told if not has(f"western-legends-told-{key}")]
    assert lacking == []


def reasons() -> set[str]:
    """Every reason code the rules give: the string before the values and the rule."""
    found: set[str] = set()
    folder = Path(str(western_legends.__file__)).parent
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Tuple(elts=[*_, ast.Constant(str(code)), _, ast.Constant(str(rule))]):
                    if re.fullmatch(r"WL [A-Z]+-\d+", rule):
                        found.add(code)
    return found


def test_every_reason_has_a_sentence() -> None:
    found = reasons()
    assert len(found) > 40
    assert [code for code in sorted(found) if not has(f"western-legends-why-{code}")] == []


def told(*events: dict[str, object]) -> str:
    """What Anna reads of these events."""
    return " ".join(page("western-legends", {}).told(events, Names(PEOPLE[:3], 0), brief=True))


def test_an_item_is_told_once_whether_it_was_bought_or_free() -> None:
    got = {"event": "item_gained", "seat": 1, "item": "mule", "cause": "store"}
    bought = {"event": "bought", "seat": 1, "item": "mule", "price": 30, "cause": "store"}
    assert told(bought, got) == "Ben buys Mule for $30."
    assert told({**got, "cause": "story:blood_money"}) == "Ben gets Mule."


def test_changes_of_one_player_share_a_sentence_and_a_cause() -> None:
    money = {"event": "money", "player": 1, "before": 10, "after": 20, "cause": "income"}
    drew = {"event": "drew", "seat": 1, "count": 1, "cause": "income"}
    lp = {"event": "lp", "player": 0, "before": 4, "after": 5, "cause": "wanted_row"}
    assert told(money, drew, drew, lp) == (
        "Ben gains $10 (now $20) and draws 2 cards as income. "
        "You gain 1 LP for still being Wanted (now 5)."
    )


def test_a_reason_just_told_is_not_told_again() -> None:
    worked = {"event": "worked", "seat": 1, "space": "darkrock_bank"}
    money = {"event": "money", "player": 1, "before": 10, "after": 20, "cause": "work"}
    assert told(worked, money) == "Ben works at Darkrock Bank. They gain $10 (now $20)."
    assert told(money) == "Ben gains $10 for work (now $20)."


def test_a_fight_is_told_by_its_sides_even_when_it_began_before() -> None:
    fight = {"event": "fight", "kind": "guard", "attacker": 1, "defender": None}
    over = {"event": "compared", "values": [9, 11], "winner": None, "why": "higher"}
    sheet = page("western-legends", {})
    fight |= {"controller": 0, "space": "darkrock_bank"}
    text = sheet.told([over], Names(PEOPLE[:3], 0), before=[fight])
    assert text == ["9 against Jack: the guard wins the fight."]


BONUSES = ("cancel_wounds", "wound_opponent", "cancel_fight_card", "restart_fight")


def test_every_bonus_of_a_card_is_told_as_what_it_does() -> None:
    source = inspect.getsource(reveal)
    other = {"event": "bonus", "player": 1, "card": "9_clubs", "effect": "something_else"}
    for effect in BONUSES:
        assert f'"{effect}"' in source
        assert told(other | {"effect": effect}) != told(other)
    assert "takes no wounds in this fight" in told(other | {"effect": "cancel_wounds"})


def test_a_joker_has_neither_rank_nor_suit() -> None:
    assert spoken(card("joker_red")) == spoken(card("joker_black")) == "Joker"


def test_a_joker_of_the_flop_is_told_as_what_it_counted_as() -> None:
    """WL FIST-5, Q-140: with its suit where that matters."""
    line = {"event": "poker_hand", "seat": 1, "dealer": False, "cards": ["k_hearts", "4_hearts"]}
    line |= {"flop": ["joker_red", "j_hearts", "9_hearts"], "hand": "flush", "ranks": ["a"]}
    told_suit = told(line | {"counted": ["a"], "suit": "hearts"})
    assert told_suit.endswith("What may be any card counts as Ace, all of hearts.")
    assert told(line | {"counted": ["a"], "suit": None}).endswith("counts as Ace.")


def test_a_copied_cheat_is_told_as_a_cheat() -> None:
    line = {"event": "poker_hand", "seat": 1, "dealer": False, "cards": ["joker_red", "4_hearts"]}
    line |= {"flop": ["2_clubs"], "hand": "pair", "ranks": ["4"], "counted": ["4"], "suit": None}
    assert told(line).endswith("A Cheat counts as 4.")
    assert told(line | {"dealer": True}).endswith("What may be any card counts as 4.")
