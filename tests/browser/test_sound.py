"""The sounds of the table: each seen as a waveform, none before a gesture, as loud as wished."""

import json
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looks import barriers
from tools.page import ROOT, STATIC

NAMES = [
    "hooves",
    "card",
    "dice",
    "coin",
    "shot",
    "pick",
    "cattle",
    "stamp",
    "turn",
    "point",
    "legend",
    "jail",
    "end",
]
AIRS = ["saloon", "wind"]
MEASURED = """([kit, name]) => import(kit).then(({ rendered }) => rendered(name)).then((wave) => {
  const loud = wave.map(Math.abs);
  const last = loud.findLastIndex((it) => it > 0.003);
  const power = loud.reduce((sum, it) => sum + it * it, 0) / wave.length;
  const peak = loud.reduce((most, it) => Math.max(most, it), 0);
  return [peak, Math.sqrt(power), last / 44100, wave.length / 44100];
})"""
# How often the page set up something to be heard with.
COUNTED = """window.opened = 0; const Plain = window.AudioContext;
window.AudioContext = class extends Plain { constructor() { super(); window.opened += 1; } };"""


class Wave(NamedTuple):
    peak: float
    power: float
    heard: float
    long: float


def kit() -> str:
    made = json.loads((ROOT / STATIC / ".vite/manifest.json").read_text(encoding="utf-8"))
    return f"/{made['src/sound/sounds.ts']['file']}"


def wave(page: Page, name: str) -> Wave:
    return Wave(*page.evaluate(MEASURED, [kit(), name]))


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_heard_never_distorts_and_ends(invite: Invite, name: str) -> None:
    found = wave(invite().go("/about").page, name)
    assert 0.15 < found.peak < 0.95 and found.power > 0.005
    assert 0.2 < found.heard < found.long < 9  # the hall around it has died away


@pytest.mark.parametrize("name", AIRS)
def test_the_air_of_a_place_stays_far_behind_every_sound(invite: Invite, name: str) -> None:
    found = wave(invite().go("/about").page, name)
    assert 0.005 < found.power < 0.04 and found.peak < 0.25


def test_every_sound_of_the_kit_is_looked_at(invite: Invite) -> None:
    page = invite().go("/about").page
    assert (
        page.evaluate("(kit) => import(kit).then((it) => Object.keys(it.SOUNDS))", kit()) == NAMES
    )


def seated(guest: Guest) -> Guest:
    guest.page.add_init_script(COUNTED)
    guest.open_table("me", "greedy", mode="solo", options={"round_cap": 2})
    guest.at_table()
    guest.page.locator(".prompt[data-decision]").wait_for()
    return guest


def test_nothing_sounds_before_the_first_gesture(invite: Invite) -> None:
    guest = seated(invite(reduced_motion="no-preference"))
    assert guest.page.evaluate("window.opened") == 0
    for _ in ("off", "on"):
        guest.button("Sound").click()
    guest.until(lambda: guest.page.evaluate("window.opened") == 1)


def test_silence_is_one_click_away_and_remembered(invite: Invite) -> None:
    guest = seated(invite())
    button = guest.button("Sound")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    guest.page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    guest.page.locator(".prompt[data-decision]").wait_for()
    assert guest.page.evaluate("window.opened") == 0


def test_the_volume_is_set_by_keyboard_beside_it(invite: Invite) -> None:
    guest = seated(invite())
    guest.button("Sound").focus()
    guest.page.keyboard.press("Tab")
    volume = guest.page.get_by_role("slider", name="Volume")
    expect(volume).to_be_focused()
    assert barriers(guest.page) == []
    guest.page.keyboard.press("Home")
    expect(guest.button("Sound")).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("ArrowRight")
    expect(volume).to_have_value("5")
