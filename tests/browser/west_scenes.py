"""Every scene of Western Legends, and the way to it: by import, by replay, by a click."""

from collections.abc import Callable
from typing import NamedTuple

from tests.browser.guest import Guest
from tests.browser.tour import Way
from tests.browser.west import GAME, open_table
from tests.browser.west_positions import Journal, positions

# Whoever tells a story makes pauses: they are none until this is in sight, and then one for ever.
HOLD = """(what) => {
  const plain = window.setTimeout;
  window.held = true;
  window.setTimeout = (run, wait, ...more) => {
    if (!(wait >= 300)) return plain(run, wait, ...more);
    return document.querySelector(what) || wait > 5000 ? 0 : plain(run, 0, ...more);
  };
}"""

# As HOLD, for what is in sight only as long as a pause lasts: looked for when the pause would end.
STAGED = """(what) => {
  const plain = window.setTimeout;
  window.held = true;
  window.setTimeout = (run, wait, ...more) => {
    if (!(wait >= 300)) return plain(run, wait, ...more);
    return wait > 5000 ? 0 : plain(() => document.querySelector(what) || run(...more), 0);
  };
}"""

# As a click on a link would; no way out of a story that is held, nor out of an empty window.
STEP = """(to) => {
  if (window.held || !document.querySelector('#app')) return false;
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
  return true;
}"""


class Scene(NamedTuple):
    """`pose`: what is opened once more at every size; `within`: what axe has not seen elsewhere."""

    come: Way
    pose: Callable[[Guest], object] | None = None
    within: str = "html"


def bring(guest: Guest, journal: Journal) -> None:
    guest.table = guest.post("import", journal)["table"]


def asked(key: str, within: str = ".place, .prompt") -> Scene:
    """Somebody is asked this."""
    return waiting(lambda: positions().asked[key], within)


def waiting(journal: Callable[[], Journal], within: str = ".place, .prompt") -> Scene:
    """A game that waits for somebody who has just come to the screen they all share."""

    def come(guest: Guest) -> None:
        bring(guest, journal())
        if not guest.page.evaluate(STEP, f"/t/{guest.table}"):
            guest.go(f"/t/{guest.table}")
        guest.button("I am ").click()
        guest.page.locator(".prompt.mine").wait_for()
        guest.page.mouse.move(0, 0)  # where the hand rested, something would explain itself

    return Scene(come, within=within)


def told(event: str, what: str, hold: str = HOLD) -> Scene:
    """It is being told, in a replay, as far as this."""

    def step() -> tuple[Journal, int]:
        _, answer, game = positions().told[event]
        return positions().games[game], answer

    return replayed(step, what, hold)


def replayed(step: Callable[[], tuple[Journal, int]], what: str, hold: str = HOLD) -> Scene:
    """An answer of a game that is over, told as far as this."""

    def come(guest: Guest) -> None:
        journal, answer = step()
        bring(guest, journal)
        guest.page.emulate_media(reduced_motion="no-preference")
        guest.go(f"/t/{guest.table}/at/{answer - 1}?as=0")
        forward = guest.button("One decision on")
        forward.wait_for()
        guest.page.evaluate(hold, what)
        forward.click()
        guest.page.mouse.move(0, 0)
        guest.page.locator(what).first.wait_for()

    return Scene(come, within=".place")


def again(event: str) -> Scene:
    """It was told; whoever missed it reads it once more."""

    def come(guest: Guest) -> None:
        step = positions().told[event]
        bring(guest, positions().games[step.game])
        guest.go(f"/t/{guest.table}/at/{step.answer}?as=0")
        guest.page.get_by_role("slider").wait_for()

    return Scene(come, clicked(".place > .btn"), "dialog")


def clicked(*places: str) -> Callable[[Guest], object]:
    """What opens after these clicks; on a phone some of it is on another leaf."""

    def pose(guest: Guest) -> None:
        for place in places:
            guest.page.locator(place).first.click()
        guest.page.mouse.move(0, 0)

    return pose


def focused(place: str, leaf: str = "Map") -> Callable[[Guest], object]:
    """What explains itself when the keyboard comes to it."""

    def pose(guest: Guest) -> None:
        turn(guest, leaf)
        guest.page.keyboard.press("Shift")  # it is the keyboard that moves the focus now
        guest.page.locator(place).first.blur()
        guest.page.locator(place).first.focus()
        guest.page.locator("[role=tooltip]:popover-open").wait_for()

    return pose


def turn(guest: Guest, leaf: str) -> None:
    """On a phone, to this leaf; on a tablet the stories and tracks are in drawers."""
    button = guest.page.locator(".phone nav, .rail").get_by_role("button", name=leaf)
    if button.count() and button.get_attribute("aria-expanded") != "true":
        button.click()


def on(leaf: str, *places: str) -> Callable[[Guest], object]:
    """What opens after clicks there."""

    def pose(guest: Guest) -> None:
        turn(guest, leaf)
        clicked(*places)(guest)

    return pose


def act(guest: Guest) -> None:
    """At the map; whoever is there already stays."""
    if not guest.page.evaluate("() => window.map === location.href"):
        asked("act").come(guest)
        if guest.page.locator(".veil .main").count():
            guest.page.locator(".veil .main").click()
        guest.page.evaluate("() => void (window.map = location.href)")


def form(guest: Guest) -> None:
    guest.go(f"/new?game={GAME}")
    guest.page.locator("details").first.wait_for()
    guest.page.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))")


def curtain(guest: Guest) -> None:
    bring(guest, positions().asked["act"])
    guest.go(f"/t/{guest.table}")
    guest.page.get_by_role("heading", name="it is your turn").wait_for()


def big_screen(guest: Guest) -> None:
    open_table(guest, "me", "greedy", "greedy", "greedy", mode="solo", name="Wilhelmina Westerman")
    guest.go(f"/t/{guest.table}/screen")
    guest.page.locator(".prompt").wait_for()


def replay(guest: Guest) -> None:
    bring(guest, positions().games[0])
    guest.go(f"/t/{guest.table}/at/99?as=1")
    guest.page.get_by_role("slider").wait_for()


def count(guest: Guest) -> None:
    bring(guest, positions().games[0])
    guest.go(f"/t/{guest.table}")
    guest.page.locator("dialog .finale").wait_for()


def shared_picture(guest: Guest) -> None:
    count(guest)
    guest.page.locator("dialog").get_by_text("A picture of the result").click()
    guest.page.locator("dialog svg.card").wait_for()


def every_round(guest: Guest) -> None:
    count(guest)
    guest.page.locator("dialog").get_by_text("Every round").click()
    guest.page.locator("dialog table").wait_for()


def after(guest: Guest) -> None:
    count(guest)
    guest.button("Look at the table").click()
    guest.page.locator(".place .finale").wait_for()


SCENES = {
    "form of a new table": Scene(form),
    "curtain": Scene(curtain),
    "draft": asked("character", "html"),
    "while you waited": asked("first_act", "html"),
    "map": Scene(act),
    "fight": asked("fight_card"),
    "reaction": asked("react"),
    "guard's card": asked("npc_card"),
    "arrest": asked("stand"),
    "poker": asked("poker_pick"),
    "dealer": asked("dealer_pick"),
    "joining": asked("join"),
    "store": asked("store"),
    "reward": asked("choose"),
    "disc": asked("disc"),
    "goal": asked("keep_tokens"),
    "Sheriff": asked("sheriff"),
    "too many cards": asked("discard"),
    "several cards": asked("keep"),
    "after a ride": asked("move_end"),
    "fight told": told("compared", ".place .lost"),
    "fight again": again("compared"),
    "showdown told": told("poker_hand", ".place .won"),
    "showdown again": again("poker_hand"),
    "dice": told("rolled", ".place .die"),
    "story told": told("story", ".place .head"),
    "story again": again("story"),
    "goal told": told("goal_completed", ".place .head"),
    "his card": told("his_card", ".place .head"),
    "final count": Scene(count, within="dialog"),
    "sharing card": Scene(shared_picture, within="dialog"),
    "every round": Scene(every_round, within="dialog"),
    "ability awakes": told("legend", ".gain.awakes p", STAGED)._replace(within=".gain"),
    "points fly": told("lp", ".gain p", STAGED)._replace(within=".gain"),
    "points over the rounds": Scene(after, within=".place"),
    "big screen": Scene(big_screen),
    "replay": Scene(replay),
    "player aid": Scene(act, lambda guest: guest.page.keyboard.press("a"), "dialog"),
    "rival": Scene(act, clicked(".open"), "dialog"),
    "discard pile": Scene(act, on("Tracks", ".supply .top"), "dialog"),
    "prices": Scene(act, on("Tracks", ".supply .gold"), "dialog"),
    "all choices": Scene(act, on("Map", ".prompt .others", ".menu [aria-expanded]"), ".prompt"),
    "more to choose from": Scene(act, on("Map", ".prompt .others"), ".prompt"),
    "tools of the map": Scene(act, on("Map", ".tools .one"), ".tools"),
    "list of spaces": Scene(act, on("Map", ".tools .one", ".tools [aria-expanded]"), ".list"),
    "card explained": Scene(act, focused(".hand button"), ".note"),
    "story explained": Scene(act, focused("[data-story] button", "Stories"), ".note"),
    "track explained": Scene(act, focused(".tracks li button", "Tracks"), ".note"),
    "ability explained": Scene(act, focused(".mat .ability", "Mat"), ".note"),
    "item explained": Scene(act, focused(".mat .kit button", "Mat"), ".note"),
    "leaf of the mat": Scene(act, lambda guest: turn(guest, "Mat"), ".phone"),
    "leaf of the tracks": Scene(act, lambda guest: turn(guest, "Tracks"), ".phone"),
    "leaf of the stories": Scene(act, lambda guest: turn(guest, "Stories"), ".phone"),
}
