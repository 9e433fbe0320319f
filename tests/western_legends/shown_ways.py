"""The ways an ask shows, read as the page and bots read them."""

from typing import Any, Final

from saddlebag import Table

TOLD: Final = ("rode", "sheriff_rode")


def shown_way(ask: dict[str, Any], answer: str) -> list[str]:
    """The stops on the way an answer goes, without the start."""
    before, detours = ask["detail"]["before"], ask["detail"]["detours"]
    if answer in detours:
        return list(detours[answer])
    path = [answer.split(":")[1]]
    while path[0] in before and len(path) <= len(before):
        path.insert(0, before[path[0]])
    return path


def my_ask(table: Table, seat: int) -> dict[str, Any]:
    """What this seat is asked, as it sees it."""
    return next(it for it in table.view(seat, detail=True)["asks"] if it["seat"] == seat)


def told_way(table: Table, seat: int, since: int) -> list[str]:
    """The stops of the first ride told since, without the start."""
    events = table.events(seat, since)
    return next((it["path"][1:] for it in events if it["event"] in TOLD), [])


def leads(answer: str) -> bool:
    """Is this a ride, or a step or more?"""
    return answer.split(":")[0] in ("ride", "to")
