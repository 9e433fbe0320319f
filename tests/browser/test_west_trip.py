"""A space several actions away: one choice, and the page rides there action by action."""

from typing import Any

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.west import open_table, play, sensible

TWO = '[data-space].far[aria-label*="2 actions"]:not([aria-label*="bandit"])'


def to_the_map(guest: Guest) -> None:
    """On to the first action."""
    open_table(guest, "me", "greedy", "greedy", mode="solo")
    guest.at_table()
    while (guest.hearing.ask or {}).get("key") != "act":
        play([guest], sensible, most=1)
    guest.page.locator(TWO).first.wait_for(state="attached")


def stands(guest: Guest) -> tuple[str, int]:
    """Where one is, and how many actions are left."""
    view: dict[str, Any] = guest.hearing.view
    return view["players"][view["seat"]]["space"], view["actions"]


def stopped(guest: Guest) -> bool:
    """Was something else asked on the way, such as whether a Sprint is played?"""
    ask = guest.hearing.ask
    return ask is not None and ask["key"] != "act" and len(ask["options"]) > 1


def test_a_far_space_is_ridden_to_action_by_action_and_undone_one_by_one(invite: Invite) -> None:
    guest = invite()
    to_the_map(guest)
    goal = guest.page.locator(TWO).first.get_attribute("data-space")
    guest.page.locator(f'[data-space="{goal}"]').focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator("[data-ways] .main", has_text="2 actions").press("Enter")
    guest.until(lambda: stands(guest) == (goal, 1) or stopped(guest))
    if not stopped(guest):
        guest.page.locator(".prompt.mine .others").click()
        guest.page.get_by_role("button", name="Undo my last decision").click()
        guest.until(lambda: stands(guest)[1] == 2)
        assert stands(guest)[0] != goal
