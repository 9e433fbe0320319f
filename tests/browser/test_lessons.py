"""Whoever does what a lesson says comes to its end: at a desk, on a phone, and another day."""

from typing import Any

import pytest
from playwright.sync_api import expect

from saddlebag.lessons import lessons
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looks import PHONE, TABLET

TITLES = {
    "pe-1": "Public Enemy Number One in three minutes",
    "wl-1": "Riding and places",
    "wl-2": "Cards and fights",
    "wl-3": "Tracks and the law",
    "wl-4": "Gold and poker",
    "wl-5": "Stories and the end",
}


class Pupil:
    """A guest in a lesson."""

    def __init__(self, guest: Guest, name: str) -> None:
        self.guest, self.page = guest, guest.page
        self.lesson = lessons()[name]

    def begin(self) -> "Pupil":
        """From the page "Learn"."""
        self.guest.go("/learn")
        title = self.page.get_by_role("heading", name=TITLES[self.lesson.id])
        self.page.get_by_role("listitem").filter(has=title).get_by_role("button").click()
        self.page.locator("[data-lesson]").wait_for()
        return self

    @property
    def place(self) -> tuple[str, str]:
        """Number of the step, and what is to be done."""
        shown = self.page.locator("[data-lesson]").get_attribute("data-lesson") or "//"
        _, step, kind = shown.split("/")
        return step, kind

    def wait(self) -> str:
        """Until something is to be done here."""
        self.guest.until(lambda: self.place[1] in ("answer", "look", "free", "end"))
        return self.place[1]

    def follow(self) -> None:
        """Do what the present step says."""
        kind, before = self.wait(), self.place
        if kind == "look":
            self.go_on()
        elif kind == "free":
            self.choose(str(self.ask["idle"] or self.ask["options"][0]))
        else:
            self.answer(int(before[0]))
        self.guest.until(lambda: self.place != before)

    def go_on(self) -> None:
        self.page.locator("[data-lesson]").get_by_role("button", name="Go on").click()

    @property
    def ask(self) -> dict[str, Any]:
        found = self.guest.hearing.ask
        assert found is not None
        return found

    @property
    def steps(self) -> int:
        """Of all scenes."""
        return sum(len(scene.steps) for scene in self.lesson.scenes)

    def answer(self, number: int) -> None:
        steps = [step for scene in self.lesson.scenes for step in scene.steps]
        step = steps[number]
        if step.want_all:
            self.pick(step.want_all)
        elif step.ask == "store":
            self.buy(step.want[0])
        else:
            self.choose(step.want[0])

    def choose(self, option: str) -> None:
        """From the list of all choices, which the keys open everywhere."""
        self.guest.until(lambda: self.page.locator(".prompt[data-decision]").count())
        self.page.keyboard.press("l")
        self.page.locator(f'.prompt .list:not(.menu) [data-option="{option}"]').click()

    def buy(self, option: str) -> None:
        self.page.locator(f'.place [data-option="{option}"]').click()
        if option != "done":
            self.page.locator(".place footer .btn.main").click()

    def pick(self, cards: tuple[str, ...]) -> None:
        """Several cards, in the hand, each at its left rim; then they are confirmed."""
        for card in cards:
            self.page.mouse.move(0, 0)
            self.page.locator(f'.hand [data-card="{card}"]').click(position={"x": 12, "y": 60})
        self.page.mouse.move(0, 0)
        self.page.locator(".prompt .confirm").click()


class Typist(Pupil):
    """A pupil without mouse and finger."""

    def go_on(self) -> None:
        """The way on has the focus."""
        expect(self.page.get_by_role("button", name="Go on")).to_be_focused()
        self.page.keyboard.press("Enter")

    def choose(self, option: str) -> None:
        self.guest.until(lambda: self.page.locator(".prompt[data-decision]").count())
        self.page.keyboard.press("l")
        expect(self.page.locator(".prompt .list:not(.menu) button").first).to_be_focused()
        while self.page.locator(":focus").get_attribute("data-option") != option:
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def buy(self, option: str) -> None:
        self.choose(option)


@pytest.mark.parametrize("name", ["pe-1", "wl-1"])
def test_a_lesson_is_walked_by_keyboard_alone(name: str, invite: Invite) -> None:
    pupil = Typist(invite(), name).begin()
    while pupil.wait() != "end":
        pupil.follow()
    expect(pupil.page.locator("[data-lesson] .btn.main")).to_be_focused()


@pytest.mark.parametrize(("name", "size"), [("pe-1", PHONE), ("wl-1", TABLET), ("wl-5", PHONE)])
def test_in_a_small_window_something_glows_at_each_step(
    name: str, size: tuple[int, int], invite: Invite
) -> None:
    width, height = size
    small = {"viewport": {"width": width, "height": height}}
    pupil = Pupil(invite(phone=size == PHONE, **small), name).begin()
    while (kind := pupil.wait()) != "end":
        if kind != "free":
            pupil.page.locator(".ring.first").wait_for()
        pupil.follow()


@pytest.mark.parametrize("name", list(TITLES))
def test_whoever_does_what_is_said_comes_to_the_end(name: str, invite: Invite) -> None:
    pupil, seen = Pupil(invite(), name).begin(), []
    while pupil.wait() != "end":
        seen.append(int(pupil.place[0]))
        assert not pupil.guest.button("Always let this pass").count()
        pupil.follow()
    assert sorted(set(seen)) == list(range(pupil.steps))  # none passed unread
    pupil.page.locator("[data-lesson] .btn.main").wait_for()
    pupil.guest.go("/learn")
    pupil.page.get_by_text("Done. Again any time.").wait_for()


def test_a_wrong_answer_is_answered_kindly_and_two_offer_to_show_it(invite: Invite) -> None:
    pupil = Pupil(invite(), "pe-1").begin()
    kind = (("saloon", "The saloon hides its card."), ("deadwood", "You may draw there, too."))
    for town, said in kind:
        pupil.wait()
        pupil.choose(f"draw:{town}")
        pupil.page.locator(".reply").get_by_text(said).wait_for()
    pupil.page.get_by_role("button", name="Show me").click()
    pupil.guest.until(lambda: pupil.place == ("1", "answer"))


def test_a_lesson_is_gone_on_with_after_leaving_and_after_a_reload(invite: Invite) -> None:
    pupil = Pupil(invite(), "pe-1").begin()
    pupil.follow()
    pupil.guest.until(lambda: pupil.place == ("1", "answer"))
    pupil.page.reload()
    pupil.guest.until(lambda: pupil.place == ("1", "answer"))
    pupil.page.get_by_role("link", name="Leave").click()
    pupil.page.get_by_text("Step 2 of").wait_for()
    pupil.begin()
    pupil.guest.until(lambda: pupil.place == ("1", "answer"))
    pupil.page.get_by_role("button", name="Back").click()
    pupil.guest.until(lambda: pupil.place == ("0", "answer"))


@pytest.mark.parametrize("phone", [False, True])
def test_what_glows_is_in_sight_and_the_bubble_is_not_over_it(phone: bool, invite: Invite) -> None:
    pupil = Pupil(invite(phone=phone), "pe-1").begin()
    pupil.wait()
    ring = pupil.page.locator(".ring.first").bounding_box()
    bubble = pupil.page.locator("[data-lesson]").bounding_box()
    assert ring and bubble
    boxes = ((ring, bubble), (bubble, ring))
    beside = any(a["x"] + a["width"] <= b["x"] + 1 for a, b in boxes)
    assert beside or any(a["y"] + a["height"] <= b["y"] + 1 for a, b in boxes)


def test_the_front_page_shows_both_games_and_their_lessons_without_scrolling(
    invite: Invite,
) -> None:
    guest = invite().go("/")
    ways = [guest.page.get_by_role("link", name="Learn it in"), guest.button("First Game")]
    for way in [*ways, guest.button("Play now")]:
        way.last.wait_for()
        for one in way.all():
            box = one.bounding_box()
            assert box and box["y"] + box["height"] <= 900


def test_only_languages_with_words_are_offered(invite: Invite) -> None:
    guest = invite().go("/settings")
    guest.page.get_by_role("heading", level=1).first.wait_for()
    assert guest.page.get_by_text("Deutsch").count() == 0
