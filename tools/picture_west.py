"""The scenes in the screenshots of Western Legends: those of the look tests, and a few more."""

from functools import cache
from typing import Any, NamedTuple

import saddlebag
from saddlebag.bots import Chair, bot
from saddlebag.kernel.ask import Ask
from tests.browser import west_positions
from tests.browser.guest import Guest
from tests.browser.west import GAME, SHORT, open_table, play
from tests.browser.west_extras import EXTRAS
from tests.browser.west_positions import Journal, positions
from tests.browser.west_scenes import SCENES, Scene, asked, clicked, focused, told, turn
from tools.picture_moments import SIZES, Size

NAMES = ("Anna", "Ben", "Clara", "Dan", "Ella", "Finn")
# Scenes that are shown in one size are small: there are many.
DESK, PHONE = ((1440, 900, 0.75, 32),), SIZES[2:]
SEED = 4  # a game in which somebody joins a hand of poker
FRIENDS = 4
CHOSEN, FREE = (f".place [aria-checked={is_so}]:enabled" for is_so in ("true", "false"))
DECISIONS = 16  # my decisions until there is something to see
ENOUGH, MUCH = 30, 10
Question = tuple[Ask, dict[str, Any], Journal]


class Still(NamedTuple):
    """A scene, and the sizes it is shown in."""

    scene: Scene
    sizes: tuple[Size, ...] = DESK


@cache
def questions() -> list[Question]:
    """Every position of a four-player game, as the asked seat sees it."""
    table = saddlebag.game(GAME).table(4, options={"length": SHORT, "goals": True}, seed=SEED)
    greedy, found = bot("greedy").choose, list[Question]()
    while table.result is None:
        ask = min(table.asks, key=lambda one: one.seat)
        if len(ask.options) > 1:
            found.append((ask, table.view(ask.seat), west_positions.named(table)))
        table.answer(greedy(Chair(table, ask.seat, 1)), ask.seat)
    return found


def asked_of_four(key: str, kind: str = "", chosen: int = 0) -> Scene:
    """The position where this question has the most answers; chooses some of them."""

    def fits(ask: Ask, view: dict[str, Any], _: Journal) -> bool:
        return ask.key == key and (not kind or (view["fight"] or {}).get("kind") == kind)

    def come(guest: Guest) -> None:
        fitting = [it for it in questions() if fits(*it)]
        name = f"{key} of four {kind}"
        positions().asked[name] = max(fitting, key=lambda it: len(it[0].options))[2]
        asked(name).come(guest)

    def pose(guest: Guest) -> None:
        left = chosen - guest.page.locator(CHOSEN).count()
        for _ in range(left):
            guest.page.locator(FREE).first.click()
        guest.page.mouse.move(0, 0)

    return Scene(come, pose)


def quiet(guest: Guest) -> None:
    """Switches hints off and closes the recap."""
    for unwanted in (guest.button("No more of these"), guest.page.locator(".veil .main")):
        if unwanted.count():
            unwanted.click()


def with_friends(guest: Guest) -> None:
    """A table where bots play for the other people."""
    open_table(guest, "me", *["open"] * FRIENDS, nonce=NAMES[0])
    browser = guest.context.browser
    assert browser
    friends = [Guest(browser.new_context(), guest.home) for _ in range(FRIENDS)]
    for colour, (friend, name) in enumerate(zip(friends, NAMES[1:], strict=False), 1):
        friend.sit(guest, name, colour)
    guest.post(f"tables/{guest.table}/start")
    for friend in friends:
        friend.post(f"tables/{guest.table}/hand-over", {"bot": "greedy"})
        friend.context.close()
    guest.at_table()


def on_the_road(ask: dict[str, Any]) -> bool:
    """Many spaces in reach, and nobody else here."""
    verbs = [option.partition(":")[0] for option in ask["options"]]
    return ask["key"] == "act" and verbs.count("ride") > MUCH and "duel" not in verbs


def mine(guest: Guest) -> None:
    """My game after some rounds; an open one is kept."""
    if guest.page.evaluate("() => window.mine === location.href"):
        return
    with_friends(guest)
    play([guest], most=DECISIONS)
    for _ in range(ENOUGH):
        guest.until(lambda: guest.hearing.ask)
        if on_the_road(guest.hearing.ask or {}):
            break
        play([guest], most=1)
    guest.page.locator(".prompt.mine").wait_for()
    quiet(guest)
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("() => void (window.mine = location.href)")


def look_far(guest: Guest) -> None:
    """Shows the way to the last space in reach."""
    guest.page.locator("[data-space].legal").last.hover(force=True)


def big_screen(guest: Guest) -> None:
    """The same table on the screen for all."""
    mine(guest)
    guest.go(f"/t/{guest.table}/screen")
    guest.page.locator(".prompt").wait_for()


def explained(guest: Guest) -> None:
    guest.page.mouse.move(0, 0)
    focused(".hand button")(guest)


def first_game(guest: Guest) -> None:
    """A newcomer's first click, first choice and first hint."""
    guest.go("/").button("First Game").click()
    guest.page.locator(".draft .who").first.click()
    guest.page.locator(".draft footer .main").click()
    guest.page.get_by_role("note", name="A word for newcomers").wait_for()


def see_options(guest: Guest) -> None:
    guest.page.locator("details").first.evaluate("(it) => it.scrollIntoView()")


def dealt(guest: Guest) -> None:
    asked_of_four("character").come(guest)
    quiet(guest)
    clicked(".draft .who")(guest)


STILLS = {
    "west-options": Still(Scene(SCENES["form of a new table"].come, see_options)),
    "west-first": Still(Scene(first_game)),
    "west-draft": Still(Scene(dealt)),
    "west-table": Still(Scene(mine), SIZES),
    "west-ride": Still(Scene(mine, look_far)),
    "west-explained": Still(Scene(mine, explained)),
    "west-aid": Still(Scene(mine, lambda guest: guest.page.keyboard.press("a"))),
    "west-mat": Still(Scene(mine, lambda guest: turn(guest, "Mat")), PHONE),
    "west-screen": Still(Scene(big_screen)),
    "west-fight": Still(asked_of_four("fight_card", "duel", 1), SIZES),
    "west-revealed": Still(told("compared", ".place .turned")),
    "west-outcome": Still(told("compared", ".place .lost")),
    "west-reaction": Still(asked_of_four("react", "duel")),
    "west-arrest": Still(asked_of_four("stand", "sheriff")),
    "west-heist": Still(asked_of_four("fight_card", "guard", 1)),
    "west-joining": Still(asked_of_four("join")),
    "west-poker": Still(asked_of_four("poker_pick", chosen=2), SIZES),
    "west-showdown": Still(told("poker_hand", ".place .won")),
    "west-store": Still(asked_of_four("store", chosen=2)),
    "west-dice": Still(told("rolled", ".place .die")),
    "west-story": Still(told("story", ".place .head")),
    "west-goal": Still(told("goal_completed", ".place .head")),
    "west-his-card": Still(told("his_card", ".place .head")),
    "west-joker": Still(EXTRAS["Joker taken up"]),
    "west-bandit-card": Still(EXTRAS["bandit card"]),
    "west-which-bandit": Still(EXTRAS["which bandit"], PHONE),
    "west-interrogation": Still(EXTRAS["interrogation"]),
    "west-legendary": Still(EXTRAS["legendary item"]),
    "west-stolen": Still(EXTRAS["item stolen"]),
    "west-count": Still(SCENES["final count"]),
    "west-points": Still(SCENES["points over the rounds"]),
}
