"""Western Legends by mouse: what a guest wants, and where the page offers it."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.content.items import ITEMS
from tests.browser.guest import Guest

GAME = "western-legends"
SHORT = 15  # legendary points
FACE_DOWN = ("fight_card", "npc_card")
COUNTER = ("store", "shop")
Wish = Callable[[dict[str, Any], dict[str, Any]], list[str]]  # of an ask and a view: the answers


def sensible(ask: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """What looks best by the habits of the greedy bot, so that games come to an end."""
    worths = HABITS.worths(Ask(ask["seat"], ask["key"], ask["options"]), view)
    best = sorted(ask["options"], key=lambda option: -worths.get(option, -99.0))
    return best[: ask["picks"] if ask.get("group") else 1]


def open_table(host: Guest, *sitting: str, **wish: Any) -> None:
    """A table of Western Legends, by REST."""
    host.open_table(*sitting, game=GAME, **wish)


def asked(guests: Sequence[Guest]) -> Guest | None:
    """Whose answer is waited for; where only the idle one is open, the house gives it."""
    return next((guest for guest in guests if free(guest.hearing.ask)), None)


def free(ask: dict[str, Any] | None) -> bool:
    """Is there something to choose?"""
    return ask is not None and ask["options"] != [ask.get("idle")]


def decide(guest: Guest, wish: Wish = sensible) -> str:
    """One decision, done when the server has it."""
    ask, view, acks = guest.hearing.ask, guest.hearing.view, guest.hearing.acks
    assert ask
    wanted = wish(ask, view)
    guest.page.locator(f'.prompt[data-decision="{ask["decision"]}"]').wait_for()
    guest.page.mouse.move(0, 0)  # where the hand rested, something may have explained itself
    answer(guest, ask, wanted)
    guest.until(lambda: guest.hearing.acks > acks and guest.hearing.ask != ask)
    if ask["key"] in ("store", "equip_now"):  # the rest of the cart is the page's affair
        guest.until(lambda: (guest.hearing.ask or {}).get("key") != "store")
    return str(ask["key"])


def answer(guest: Guest, ask: dict[str, Any], wanted: list[str]) -> None:
    """Each kind of question is answered where the page asks it."""
    page, (first, *_) = guest.page, wanted
    places = [ask["options"].index(option) for option in wanted]
    if ask["key"] == "character":
        page.locator(".draft .who").nth(places[0]).click()
        page.locator(".draft footer .main").click()
    elif picked_in_hand(guest, ask):
        for option in wanted:
            page.mouse.move(0, 0)  # a card that is pointed at covers the next one
            # at its left rim, which the next card of a fan leaves free
            page.locator(f'.hand [data-card="{option}"]').click(position={"x": 12, "y": 60})
        page.mouse.move(0, 0)
        page.locator(".prompt .confirm").click()
    elif ask.get("group"):
        box = page.locator(".place section, .prompt .over").filter(has=page.get_by_role("checkbox"))
        for place in places:
            box.get_by_role("checkbox").nth(place).click()
        box.locator("footer .main").click()
    elif ask["key"] in FACE_DOWN:
        page.locator(".place").get_by_role("radio").nth(places[0]).click()
        page.locator(".place footer .main").click()
    elif ask["key"] in COUNTER:
        shop(page.locator(".place section"), ask, first)
    else:
        pick(page.locator(".prompt"), ask, places[0])


def picked_in_hand(guest: Guest, ask: dict[str, Any]) -> bool:
    """Is this a question for cards of the hand, which are picked there and then confirmed?"""
    held = hand(guest)
    return all(option in held for option in ask["options"]) and bool(
        ask.get("group") or ask["key"] == "fight_card"
    )


def hand(guest: Guest) -> list[str]:
    """The cards the guest holds."""
    view = guest.hearing.view
    mat = view["players"][view["seat"]]
    return [str(card) for card in (mat.get("hand") or {}).get("known") or []]


def shop(counter: Locator, ask: dict[str, Any], wanted: str) -> None:
    """Into the cart and paid, or away."""
    if wanted == ask["idle"]:
        counter.locator("footer .quiet").click()
        return
    counter.get_by_role("checkbox").nth(wares(ask).index(wanted)).click()
    counter.locator("footer .main").click()


def wares(ask: dict[str, Any]) -> list[str]:
    """Everything at the counter that can be had, in the order of the box."""
    sides = [f"{verb}:{item.id}" for item in ITEMS for verb in ("buy", "upgrade")]
    return [option for option in sides if option in ask["options"]]


def pick(prompt: Locator, ask: dict[str, Any], place: int) -> None:
    """From the list of all choices; where there are few, they are in the row or its menu."""
    prompt.locator(".others").click()
    more = prompt.locator(".menu button[aria-expanded]")
    named = prompt.locator(f'[data-option="{ask["options"][place]}"]')
    if more.count():
        more.click()
        prompt.locator("ul.long > li > button").nth(place).click()
    elif named.count():  # once their gains are known, the row may have no room for all
        named.locator("visible=true").first.click()
    else:
        prompt.locator(".doing > button").nth(place).click()


def play(
    guests: Sequence[Guest],
    wish: Wish = sensible,
    most: int = 1000,
    before: Callable[[int, Guest], object] | None = None,
) -> int:
    """On to the end, or so many decisions; how many were made."""
    for number in range(most):
        guests[0].until(lambda: asked(guests) or guests[0].hearing.result)
        mover = asked(guests)
        if mover is None:
            return number
        if before:
            before(number, mover)
        decide(mover, wish)
    return most


def watch_the_end(guest: Guest) -> None:
    """Bots play on; however slow the machine is, something must happen all the time."""
    heard = guest.hearing

    def goes_on(so_far: int) -> Callable[[], bool]:
        return lambda: bool(heard.result) or len(heard.frames) > so_far

    while not heard.result:
        guest.until(goes_on(len(heard.frames)))
