"""What a player gains and loses, several changes in one sentence."""

from typing import Any, Final

from saddlebag.terminal.names import listed
from saddlebag.terminal.western_legends.causes import why
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.words import cards
from saddlebag.texts import say

Event = dict[str, Any]

AMOUNTS: Final = ("money", "nuggets", "lp", "wounds", "marshal", "wanted")
CHANGES: Final = (*AMOUNTS, "drew")


def of(event: Event) -> int:
    """Whose change it is."""
    player: int = event["seat"] if event["event"] == "drew" else event["player"]
    return player


class Changes:
    """Those of one player that follow each other; `implied` causes go without saying."""

    def __init__(self, player: int, implied: tuple[str, ...]) -> None:
        self.player = player
        self.implied = implied
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """More of the same for the same reason is one change."""
        last = self.events[-1] if self.events else {}
        same = all(last.get(name) == event[name] for name in ("event", "cause"))
        if same and event["event"] in AMOUNTS and rises(last) == rises(event):
            self.events[-1] = {**last, "after": event["after"]}
        elif same and event["event"] == "drew":
            drawn = [*last.get("cards", []), *event.get("cards", [])]
            self.events[-1] = {**last, "count": last["count"] + event["count"], "cards": drawn}
        else:
            self.events.append(event)

    def sentence(self, folk: Folk, again: bool) -> str:
        """Who gains, loses and draws what; `again`: the sentence before was about the same one."""
        who, plural = folk.who(self.player), folk.is_me(self.player)
        if again and self.player >= len(folk.names):
            who = say("wl-he")
        elif again and plural == "no":
            who, plural = say("wl-they"), "yes"
        clauses = [self.clause(n, plural) for n in range(len(self.events))]
        return say("wl-changes", who=who, clauses=listed(clauses))

    def clause(self, number: int, plural: str) -> str:
        """One change, with its cause and what there is now; a cause they share is told once."""
        event, after = self.events[number], self.events[number + 1 : number + 2]
        cause = event["cause"]
        told = cause in self.implied or (bool(after) and after[0]["cause"] == cause)
        about: dict[str, Any] = {"me": plural, "why": "none" if told else why(cause)}
        if event["event"] == "drew":
            seen = cards(event["cards"]) if event.get("cards") else "none"
            return say("wl-change-drew", count=event["count"], cards=seen, **about)
        return say(
            f"wl-change-{event['event']}",
            up="yes" if rises(event) else "no",
            n=abs(event["after"] - event["before"]),
            now=event["after"],
            **about,
        )


def rises(event: Event) -> bool:
    more: bool = event["after"] >= event["before"]
    return more
