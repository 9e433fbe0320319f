"""Every screen of the page, and the way to each."""

from collections.abc import Callable

from tests.browser.guest import Guest
from tests.browser.tables import closed, finished

Way = Callable[[Guest], object]


def page(address: str, heading: str) -> Way:
    """A screen with an address of its own."""

    def way(guest: Guest) -> None:
        guest.go(address)
        guest.page.get_by_role("heading", name=heading).first.wait_for()

    return way


def lobby(guest: Guest) -> None:
    guest.open_table("me", "greedy", "open", "open", options={"dollars": True})
    guest.go(f"/t/{guest.table}")
    guest.page.get_by_role("img", name="QR code").wait_for()
    guest.page.get_by_label("Say something").fill("Howdy")
    guest.page.get_by_role("button", name="Say", exact=True).click()
    guest.page.get_by_role("log").get_by_text("Howdy").wait_for()


def join(guest: Guest) -> None:
    guest.open_table("me", "greedy", "open")
    link = guest.get(f"tables/{guest.table}/link")["link"]
    guest.context.clear_cookies()
    guest.page.goto(link.replace(link.split("/join")[0], guest.home))
    guest.page.get_by_label("Your name").wait_for()


def table(*sitting: str, **options: object) -> Way:
    """A solo table that waits for its guest."""

    def way(guest: Guest) -> None:
        guest.open_table("me", *sitting, mode="solo", options=options)
        guest.at_table()
        guest.page.locator(".prompt.mine").wait_for()

    return way


MODULES = {"dollars": True, "cavalry": True, "duel": True, "supremacy": True}
duo = table("greedy", fast=True, **MODULES)
crowd = table("greedy", "random", "greedy", "random", "greedy", **MODULES)


def list_of_choices(guest: Guest) -> None:
    duo(guest)
    guest.page.locator(".prompt button[aria-expanded]").click()
    guest.page.locator("ul.long").wait_for()


def leaf(name: str) -> Way:
    """One leaf of the ledger beside the table."""

    def way(guest: Guest) -> None:
        duo(guest)
        guest.page.get_by_role("tab", name=name).click()

    return way


def menu(*entries: str) -> Way:
    """The menu, or what is behind an entry of it."""

    def way(guest: Guest) -> None:
        duo(guest)
        guest.button("Menu").click()
        for entry in entries:
            guest.button(entry).click()
        guest.page.get_by_role("dialog").wait_for()

    return way


def ending(guest: Guest) -> None:
    guest.go(f"/t/{finished(guest)}")
    guest.page.locator("dialog .finale").wait_for()


def shared_picture(guest: Guest) -> None:
    ending(guest)
    guest.page.locator("dialog").get_by_text("A picture of the result").click()
    guest.page.locator("dialog svg.card").wait_for()


def after_the_ending(guest: Guest) -> None:
    ending(guest)
    guest.button("Look at the table").click()


def replay(guest: Guest) -> None:
    guest.go(f"/t/{finished(guest)}/at/7")
    guest.page.get_by_role("slider").wait_for()


def verified(guest: Guest) -> None:
    guest.go(f"/verify?table={finished(guest)}")
    guest.page.get_by_text("everything that was checked fits").wait_for()


def big_screen(guest: Guest) -> None:
    guest.open_table("me", "greedy", "greedy", mode="solo")
    guest.go(f"/t/{guest.table}/screen")
    guest.page.locator(".prompt").wait_for()


def big_screen_before(guest: Guest) -> None:
    guest.open_table("me", "open")
    guest.go(f"/t/{guest.table}/screen")
    guest.page.get_by_role("img", name="QR code").wait_for()


def curtain(guest: Guest) -> None:
    guest.open_table("=Anna", "=Ben", mode="hot_seat", options={"dollars": True})
    guest.go(f"/t/{guest.table}")
    guest.page.get_by_role("heading", name="it is your turn").wait_for()


def shut(guest: Guest) -> None:
    guest.forgive("status of 4", "WebSocket")
    guest.go("/t/abcdefghjkmnpq")
    guest.page.get_by_role("heading", name="not open to you").wait_for()


def too_late(guest: Guest) -> None:
    way = closed(guest)
    guest.context.clear_cookies()
    guest.go(f"/join{way}")
    guest.page.get_by_role("heading", name="closed").wait_for()


def my_tables(guest: Guest) -> None:
    finished(guest)
    guest.open_table("me", "greedy", mode="solo")
    page("/mine", "Finished games")(guest)
    guest.page.get_by_text("Your turn").first.wait_for()


def lesson(guest: Guest) -> None:
    """Public Enemy's, at its first step."""
    table = guest.post("lessons/pe-1")["table"]
    guest.go(f"/t/{table}")
    guest.page.locator('[data-lesson="pe-1/0/answer"]').wait_for()
    guest.page.locator(".ring.first").wait_for()


def nowhere(guest: Guest) -> None:
    guest.forgive("status of 404")
    page("/nowhere", "tumbleweed")(guest)


SCREENS: dict[str, Way] = {
    "front": page("/", "Public Enemy"),
    "learn": page("/learn", "Learn by playing"),
    "new table": page("/new", "Open a table"),
    "join": join,
    "lobby": lobby,
    "table of two": duo,
    "table of six": crowd,
    "list of choices": list_of_choices,
    "chat": leaf("Chat"),
    "players": leaf("Players"),
    "notes": leaf("Notes"),
    "menu": menu(),
    "hand over": menu("Let a bot play for me"),
    "another device": menu("Play on another device"),
    "keys": menu("Keyboard"),
    "ending": ending,
    "sharing card": shared_picture,
    "table after the end": after_the_ending,
    "replay": replay,
    "verified": verified,
    "verify": page("/verify", "Was the deal fair?"),
    "rules": page("/rules/public-enemy#TURN-4", "Rules"),
    "settings": page("/settings", "Settings"),
    "about": page("/about", "About"),
    "my tables": my_tables,
    "move": page("/move#abc", "Bring your seat here"),
    "big screen": big_screen,
    "big screen before": big_screen_before,
    "curtain": curtain,
    "nowhere": nowhere,
    "shut": shut,
    "too late": too_late,
}
