"""Playing with the mouse: what is asked comes over the socket, the answer goes by a click."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.browser.guest import Guest

Choose = Callable[[list[str]], str]
Played = list[tuple[int, str]]  # seat and answer, in order


def gambler(seed: int) -> Choose:
    """Any option, but the same ones every time."""
    return Random(seed).choice


def asked(guests: Sequence[Guest]) -> Guest | None:
    """Who is to decide."""
    return next((guest for guest in guests if guest.hearing.ask), None)


def click(guest: Guest, ask: dict[str, Any], option: str) -> None:
    """The deck itself if it is a deck and in sight, else the line in the list of all choices."""
    page = guest.page
    prompt = page.locator(f'.prompt[data-decision="{ask["decision"]}"]')
    prompt.wait_for()
    page.mouse.move(0, 0)  # where the hand rested, something may have told why it is barred
    verb, _, deck = option.partition(":")
    listed = prompt.locator("ul.long").count() > 0
    if not listed and verb in ("draw", "cavalry") and deck:
        page.locator(f'[data-deck="{deck}"] .deckbutton.legal').click()
        return
    if not listed:
        prompt.locator("button[aria-expanded=false]").click()
    prompt.locator("ul.long > li > button").nth(ask["options"].index(option)).click()


def decide(guest: Guest, choose: Choose) -> tuple[int, str]:
    """One decision, done when the server has it."""
    ask = guest.hearing.ask
    assert ask
    option, acks = choose(ask["options"]), guest.hearing.acks
    click(guest, ask, option)
    guest.until(lambda: guest.hearing.acks > acks)
    return ask["seat"], option


def play(
    guests: Sequence[Guest], choose: Choose, before: Callable[[int, Guest], None] | None = None
) -> Played:
    """On to the end; `before` is told the number of each decision and whose it is."""
    played: Played = []
    while not (result := guests[0].hearing.result):
        guests[0].until(lambda: asked(guests) or guests[0].hearing.result)
        if mover := asked(guests):
            if before:
                before(len(played), mover)
            played.append(decide(mover, choose))
    guests[0].until(lambda: all(guest.hearing.result == result for guest in guests))
    return played
