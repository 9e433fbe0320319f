"""A First Game of Western Legends without a mouse, from the front page to the final count."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_keyboard import tab_to
from tests.browser.west import (
    COUNTER,
    FACE_DOWN,
    asked,
    open_table,
    picked_in_hand,
    play,
    sensible,
    wares,
)

NUMBERS = 9  # keys
ON_THE_MAP = ("ride:", "to:")
TRIES = 4  # the page may change on the way
FAR = 14  # arrows from one space to another
HAS_IT = "(it) => it === document.activeElement"
# How many stops of Tab it should be from where the focus is; below 0: with Shift.
STOPS = """(goal) => {
  const here = document.activeElement;
  const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')]
    .filter((it) => it.tabIndex >= 0 && !it.disabled && it.checkVisibility());
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  const next = stops.findIndex((it) => here.compareDocumentPosition(it) & follows);
  const steps = stops.indexOf(goal) - (next < 0 ? stops.length : next);
  return here.tabIndex < 0 || steps >= 0 ? steps + (steps >= 0) : steps + 1;
}"""
SEEN = """() => {
  const it = document.activeElement, { outlineStyle, stroke } = getComputedStyle(it);
  const { width, height } = it.getBoundingClientRect();
  const drawn = outlineStyle !== 'none' || (it.matches('path') && stroke !== 'none');
  if (it === document.body) return 'lost';
  return width * height && drawn && it.matches(':focus-visible') ? '' : `not seen: ${it.outerHTML}`;
}"""
TOWARDS = """(goal) => {
  const boxes = [document.activeElement, goal].map((it) => it.getBoundingClientRect());
  const [[x, y], [gx, gy]] = boxes.map((it) => [it.x + it.width / 2, it.y + it.height / 2]);
  if (Math.abs(gx - x) > Math.abs(gy - y)) return gx > x ? 'ArrowRight' : 'ArrowLeft';
  return gy > y ? 'ArrowDown' : 'ArrowUp';
}"""


class Keys:
    """Somebody who has keys alone, and whose focus must never be lost."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page, self.rides = guest, guest.page, 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def on(self, thing: Locator, key: str = "Enter") -> None:
        """Tab to it, see that it is in focus, and press."""
        wanted = thing.element_handle()
        for _ in range(TRIES):
            if wanted.evaluate(HAS_IT):
                assert self.page.evaluate(SEEN) == ""
                return self.press(key)
            steps = wanted.evaluate(STOPS)
            for _ in range(abs(steps)):
                self.press("Tab" if steps > 0 else "Shift+Tab")
        raise AssertionError(f"no way to {thing} by Tab: {self.page.evaluate(SEEN)}")

    def decide(self, number: int) -> None:
        """Each kind of question as somebody would who does not know the numbers by heart."""
        ask, acks = self.guest.hearing.ask, self.guest.hearing.acks
        assert ask
        prompt = self.page.locator(f'.prompt[data-decision="{ask["decision"]}"]')
        prompt.wait_for()
        assert prompt.get_by_role("status").inner_text().strip()
        wanted = sensible(ask, self.guest.hearing.view)
        self.answer(ask, wanted, prompt, number)
        self.guest.until(lambda: self.guest.hearing.acks > acks and self.guest.hearing.ask != ask)
        if ask["key"] in ("store", "equip_now"):  # the rest of the cart is the page's affair
            self.guest.until(lambda: (self.guest.hearing.ask or {}).get("key") != "store")
        self.guest.until(lambda: self.page.evaluate(SEEN) == "")

    def answer(self, ask: dict[str, Any], wanted: list[str], prompt: Locator, number: int) -> None:
        scene, place = self.page.locator(".place section"), ask["options"].index(wanted[0])
        if ask["key"] == "character":
            self.choose(self.page.locator(".draft"), place)
        elif picked_in_hand(self.guest, ask) and (ask["group"] or number % 2):
            for option in wanted:
                self.on(self.page.locator(f'.hand [data-card="{option}"]'), "Space")
            self.on(prompt.locator(".confirm"))
        elif ask["group"]:
            self.tick(self.page.locator(".place section, .prompt .over"), ask, wanted)
        elif ask["key"] in FACE_DOWN and number % 2:
            self.choose(scene, place)
        elif ask["key"] in COUNTER:
            self.shop(scene, ask, wanted[0])
        elif wanted[0].startswith(ON_THE_MAP) and self.rode(wanted[0]):
            self.rides += 1
        elif place < NUMBERS and number % 3:
            self.press(str(1 + place))
        else:
            self.listed(prompt, place)

    def choose(self, group: Locator, place: int) -> None:
        """One of several: by arrows from the first on, then it is chosen, then confirmed."""
        if place:
            self.on(group.get_by_role("radio").first, "ArrowRight")
        for _ in range(place - 1):
            self.press("ArrowRight")
        if place:
            expect(group.get_by_role("radio").nth(place)).to_be_focused()
        self.on(group.get_by_role("radio").nth(place), "Space")
        self.on(group.locator("footer .main"))

    def tick(self, box: Locator, ask: dict[str, Any], wanted: list[str]) -> None:
        boxes = box.filter(has=self.page.get_by_role("checkbox"))
        for option in wanted:
            self.on(boxes.get_by_role("checkbox").nth(ask["options"].index(option)), "Space")
        self.on(boxes.locator("footer .main"))

    def shop(self, scene: Locator, ask: dict[str, Any], wanted: str) -> None:
        if wanted == ask["idle"]:
            return self.on(scene.locator("footer .quiet"))
        self.on(scene.get_by_role("checkbox").nth(wares(ask).index(wanted)), "Space")
        self.on(scene.locator("footer .main"))

    def rode(self, option: str) -> bool:
        """By arrows over the map; among several ways the first is the shortest."""
        space = option.split(":")[1]
        wanted = self.page.locator(f'path[data-space="{space}"]').element_handle()
        self.press("m")
        for _ in range(FAR):
            if wanted.evaluate(HAS_IT):
                assert self.page.evaluate(SEEN) == ""
                self.press("Enter")
                if (ways := self.page.locator("[data-ways] button")).count():
                    self.on(ways.first)
                return True
            self.press(wanted.evaluate(TOWARDS))
        return False

    def listed(self, prompt: Locator, place: int) -> None:
        self.press("l")
        self.on(prompt.locator("ul.long > li > button").nth(place))


def test_a_first_game_goes_by_keyboard_alone(invite: Invite) -> None:
    guest = invite().go("/")
    guest.button("First Game").wait_for()
    keys = Keys(guest)
    keys.on(guest.button("First Game"))
    guest.page.locator(".prompt").wait_for()
    number = 0
    while not guest.hearing.result:
        guest.until(lambda: asked([guest]) or guest.hearing.result)
        if asked([guest]):
            keys.decide(number)
            number += 1
    assert guest.hearing.view["options"]["first_game"] and keys.rides
    expect(guest.page.locator("[role=log]")).to_contain_text("You ")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Final count")
    tab_to(guest.page, "Watch the replay")
    keys.press("Enter")
    expect(guest.page.get_by_role("slider")).to_be_visible()


def test_what_lay_over_the_table_gives_the_focus_back(invite: Invite) -> None:
    guest = invite()
    open_table(guest, "me", "greedy", "random", mode="solo", options={"first_game": True})
    keys, page = Keys(guest.at_table()), guest.page
    play([guest], most=1)
    guest.until(lambda: guest.hearing.ask)
    page.locator(".prompt[data-decision]").wait_for()
    for opener in (page.locator(".rivals button").first, page.locator(".tools .one")):
        keys.on(opener)
        keys.press("Escape")
        expect(opener).to_be_focused()
    card = page.locator(".hand button").first
    keys.on(card, "?")  # it explains itself just now
    keys.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # no hand is quicker than that
    expect(card).to_be_focused()
    keys.press("q")
    for key, name in (("?", "Keyboard"), ("a", "Player aid")):
        keys.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        keys.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(".prompt")).to_be_focused()


def test_a_phone_tells_those_who_hear_it_what_happened(invite: Invite) -> None:
    guest = invite(phone=True)
    open_table(guest, "me", "greedy", "random", mode="solo", options={"first_game": True})
    play([guest.at_table()], most=2)
    expect(guest.page.get_by_role("log")).to_contain_text("You are")
