"""Scenes of the expansions of Western Legends: bots go for what is rare until it is there."""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import saddlebag
from saddlebag.bots import Chair, bot
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.table import Table
from saddlebag.western_legends.content.numbers import ACTIONS
from saddlebag.western_legends.content.poker_cards import POKER_CARD
from tests.browser.guest import Guest
from tests.browser.west import GAME, sensible
from tests.browser.west_positions import Journal, named
from tests.browser.west_scenes import Scene, replayed, turn, waiting

BOTH = {"fistful_of_extras": True, "good_bad_handsome": True, "bandit_cards": True}
REST = ("jesse_james", "bass_reeves", "pearl_hart")
MANY = 500  # games; somewhere among so many it happens


class Hunt(NamedTuple):
    """What must be asked, or what told; `likes`: answers that are taken wherever they are offered.

    `seed`: where it was found last, so that the search is short; `with_`: part of an answer.
    """

    key: str
    first: str = "belle_starr"
    likes: tuple[str, ...] = ()
    seed: int = 0
    with_: str = ""
    seats: int = 4
    reckless: bool = False  # whoever can rides onto a bandit and puts down the lowest card
    goals: bool = False


HUNTS = {
    "question": Hunt("act", "allan_pinkerton", with_="question:"),
    "name_rank": Hunt("name_rank", "allan_pinkerton", ("question:",)),
    "loot": Hunt("loot", "butch_cassidy", ("rob:", "item:"), with_="item:"),
    "stolen": Hunt("item_stolen", "butch_cassidy", ("rob:", "item:")),
    "legendary": Hunt("legendary_item", with_="take:"),
    "county": Hunt("county_business", "bat_masterson"),
    "waiting": Hunt("waiting", "pearl_hart", seed=146),
    "spawn": Hunt("spawn_type"),
    "bandit": Hunt("bandit_card"),
    "joker": Hunt("act", with_="play:joker"),
    "copy": Hunt("copy"),
    "hard_drive": Hunt("hard_drive", "isom_dart", ("acquire",)),
    "keep_loot": Hunt("keep_loot", "butch_cassidy", ("arrest:", "rob:"), seed=12),
    "make_room": Hunt("make_room", "butch_cassidy", ("rob:", "item:"), seed=43),
    "pay_bandit": Hunt("pay_bandit", seed=9),
    "driven_off": Hunt("driven_off", seed=42, reckless=True),
    "getaway": Hunt("getaway", "pearl_hart"),
    "county_ride": Hunt("county_ride", "bat_masterson", ("put:", "remove:")),
    "ranch": Hunt("ranch", "pearl_hart"),
}


def cast(hunt: Hunt) -> list[str]:
    """Everybody is somebody else."""
    rest = [name for name in (*REST, "belle_starr") if name != hunt.first]
    return [hunt.first, *rest][: hunt.seats]


def play(hunt: Hunt, seed: int) -> Iterator[tuple[Table, Ask]]:
    """A game of greedy bots that cannot resist what the hunt likes; before every answer."""
    options = BOTH | {"length": 25, "characters": cast(hunt), "goals": hunt.goals}
    table = saddlebag.game(GAME).table(hunt.seats, options=options, seed=seed)
    greedy = bot("greedy").choose
    while table.result is None:
        ask = min(table.asks, key=lambda one: one.seat)
        yield table, ask
        liked = [it for like in hunt.likes for it in ask.options if it.startswith(like)]
        if hunt.reckless:
            liked = reckless(table, ask)
        table.answer(liked[0] if liked else greedy(Chair(table, ask.seat, 1)), ask.seat)


def reckless(table: Table, ask: Ask) -> list[str]:
    """Onto a bandit, and with the lowest card."""
    if ask.key == "fight_card":
        return sorted([it for it in ask.options if it in POKER_CARD], key=POKER_CARD.__getitem__)
    bandits = table.view(None)["bandits"] if ask.key == "act" else []
    return [f"ride:{space}" for space in bandits if f"ride:{space}" in ask.options]


@cache
def asking(name: str) -> Journal:
    """A game up to where the question is open."""
    hunt = HUNTS[name]
    for seed in range(hunt.seed, hunt.seed + MANY):
        for table, ask in play(hunt, seed):
            wanted = any(hunt.with_ in option for option in ask.options)
            if ask.key == hunt.key and wanted and len(ask.options) > 1:
                return named(table)
    raise LookupError(name)


@cache
def telling(name: str) -> tuple[Journal, int]:
    """A whole game, and the answer after which it is told."""
    hunt = HUNTS[name]
    for seed in range(hunt.seed, hunt.seed + MANY):
        answer, found, heard = 0, 0, 0
        for answer, (table, _) in enumerate(play(hunt, seed)):
            news = [it["event"] for it in table.events(None, heard)]
            heard = table.event_count
            found = found or (answer if hunt.key in news else 0)
        if found:
            return named(table), found
    raise LookupError(name)


def curious(ask: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """A wish: Jokers are played, bandits met, and a turn begins with a question."""
    bandits = {f"ride:{space}" for space in view["bandits"]}
    fresh = ask["key"] == "act" and view["actions"] == ACTIONS
    for option in ask["options"]:
        asks = fresh and option.startswith("question:")
        if ":as:" in option or option in bandits or asks:
            return [option]
    return sensible(ask, view)


def lift(guest: Guest) -> None:
    """The Joker is taken up, and the cards it may copy glow."""
    turn(guest, "Map")
    if guest.page.locator("[data-card^=joker][aria-pressed=false]").count():
        guest.page.locator("[data-card^=joker]").first.click()
    guest.page.mouse.move(0, 0)


def at(name: str, within: str = ".place, .prompt") -> Scene:
    """Somebody is asked this, and has read what others did meanwhile."""
    scene = waiting(partial(asking, name), within)

    def come(guest: Guest) -> None:
        scene.come(guest)
        if guest.page.locator(".veil .main").count():
            guest.page.locator(".veil .main").click()
            guest.page.mouse.move(0, 0)

    return scene._replace(come=come)


def shown(name: str, what: str) -> Scene:
    return replayed(partial(telling, name), what)


EXTRAS = {
    "whom to question": at("question", ".rivals, .prompt"),
    "interrogation": at("name_rank"),
    "loot": at("loot"),
    "item stolen": shown("stolen", ".place .item"),
    "legendary item": at("legendary"),
    "county business": at("county", ".map"),
    "order of effects": at("waiting", ".prompt"),
    "which bandit": at("spawn", ".map"),
    "bandit card": shown("bandit", ".place .line"),
    "Joker taken up": Scene(at("joker").come, lift, ".cards, .prompt"),
    "Joker named": at("copy"),
    "hard drive": at("hard_drive"),
    "what an arrest brings": at("keep_loot"),
    "room for a stolen item": at("make_room"),
    "a bandit's price": at("pay_bandit"),
    "driven off": at("driven_off", ".map, .prompt"),
    "getaway": at("getaway", ".map, .prompt"),
    "county ride": at("county_ride", ".map, .prompt"),
    "ranch of a token": at("ranch"),
}
