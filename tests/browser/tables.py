"""Tables that several tests sit down at."""

from typing import Any

from tests.browser.guest import Guest


def two(anna: Guest, ben: Guest, **options: Any) -> None:
    """Anna and Ben at a table that has begun; both look at it."""
    anna.open_table("me", "open", options=options)
    ben.sit(anna, "Ben", 1)
    anna.post(f"tables/{anna.table}/start")
    anna.at_table()
    ben.at_table()
    anna.until(lambda: anna.hearing.ask or ben.hearing.ask)


def finished(guest: Guest, **options: Any) -> str:
    """A game that is over: a bot played it for the guest, whose seat it still is."""
    guest.open_table("me", "greedy", "random", options={"round_cap": 1} | options)
    guest.post(f"tables/{guest.table}/start")
    guest.at_table()  # with nobody there, the game would stand still
    guest.post(f"tables/{guest.table}/hand-over", {"bot": "random"})
    guest.until(lambda: guest.get(f"tables/{guest.table}")["status"] == "over")
    return guest.table


def closed(guest: Guest) -> str:
    """A table whose host went away before the game; the way in is the link's."""
    guest.open_table("me", "open")
    link: str = guest.get(f"tables/{guest.table}/link")["link"]
    guest.post(f"tables/{guest.table}/leave")
    return link.split("/join")[1]
