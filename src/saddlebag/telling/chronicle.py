"""What happened, in paragraphs: quiet events left out, gains and losses gathered in one sentence.

Which events begin a paragraph, are quiet or make a cause clear is data (telling.toml).
`web/src/telling/chronicle.ts` is its twin.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.telling.interpreter import CONTEXT, Interpreter, Scope, Typed
from saddlebag.telling.names import listed

Event = Mapping[str, Any]
Fields = Mapping[str, Sequence[tuple[str, str]]]  # each event's fields with their kinds
CHANGE: Final = ("event", "cause")  # more of the same for the same reason is one change


class Chronicle:
    """Turns events into paragraphs, one after the other."""

    def __init__(self, speech: Interpreter, fields: Fields, brief: bool) -> None:
        self.speech = speech
        self.fields = fields
        self.data = speech.grammar.data
        self.brief = brief
        self.paragraphs: list[list[Phrase]] = []
        self.memory: Scope = {}  # events that later ones speak of
        self.implied: tuple[str, ...] = ()
        self.changes: list[Event] = []
        self.fresh = True  # a new paragraph begins
        self.actor: int | None = None  # whom the last sentence was about
        self.last = ""  # the event before
        self.since = ""  # the last event of another name

    def hear(self, event: Event) -> None:
        """One more event."""
        key = event["event"]
        if key in self.data["changes"]["events"]:
            if not (self.brief and self.is_price(event)):
                self.change(event)
            return
        self.settle()
        scope = self.scope(event)
        if self.begins(key, scope):
            self.fresh = True
        quiet = self.brief and self.holds("quiet", key, scope)
        if key != self.last:
            self.since, self.last = self.last, key
        self.remember(event)
        self.imply(event)
        if not quiet:
            if key == self.data["chapter"] and self.paragraphs:
                self.paragraphs.append([])
            self.write(self.sentence(event))
            doer = event.get("seat", event.get("player"))
            self.actor = None if key in self.data["no_actor"] else doer

    def remember(self, event: Event) -> None:
        """What later events speak of."""
        if event["event"] in self.data["remember"]:
            self.memory[event["event"]] = Typed(CONTEXT, event)

    def sentence(self, event: Event) -> Phrase:
        """One event, one sentence."""
        key = event["event"]
        args = self.speech.args(key, self.scope(event))
        shared = key in self.data.get("shared", ())
        return (f"event-{key}", args) if shared else self.speech.phrase(f"told-{key}", args)

    def scope(self, event: Event) -> Scope:
        """Its fields with their kinds; a secret one that is not heard is none."""
        fields = self.fields[event["event"]]
        found = {name: Typed(kind, event.get(name)) for name, kind in fields}
        since = self.since if self.last == event["event"] else self.last
        context = {"previous": Typed(CONTEXT, self.last), "since": Typed(CONTEXT, since)}
        return {**found, **self.memory, **context}

    def begins(self, key: str, scope: Scope) -> bool:
        """Does a paragraph begin with it?"""
        if "continues" in self.data:
            return key not in self.data["continues"]
        return self.holds("begins", key, scope)

    def holds(self, table: str, key: str, scope: Scope) -> bool:
        """Is the event listed there, or is one of its conditions true?"""
        conditions = self.data.get(f"{table}_if", {}).get(key)
        if conditions is None:
            return key in self.data[table]
        return any(self.speech.evaluate(text, scope).value == "yes" for text in conditions)

    def write(self, text: Phrase) -> None:
        """A sentence, in this paragraph or a new one."""
        if self.fresh or not self.paragraphs:
            self.paragraphs.append([])
        self.paragraphs[-1].append(text)
        self.fresh = False

    def imply(self, event: Event) -> None:
        """Which causes go without saying from here on."""
        key, implies = event["event"], self.data["implies"]
        named = [event.get(name) for name in self.data["names_cause"]]
        self.implied += tuple(name for name in named if isinstance(name, str))
        if key in self.data["implies_itself"]:
            self.implied = (f"{key}:{event[key]}",)
        elif key in implies:
            self.implied = tuple(implies[key])

    # ---- gains and losses

    def is_price(self, event: Event) -> bool:
        """A price that the sentence about what it pays for tells."""
        key = event["event"]
        told = self.data["changes"]["prices"].get(key, ())
        return event["cause"] in told and not rises(event)

    def change(self, event: Event) -> None:
        """Changes of one player share a sentence."""
        if event["cause"] in self.data["changes"]["begins"]:
            self.settle()
            self.fresh = True
        if self.changes and owner(self.changes[0]) != owner(event):
            self.settle()
        last = self.changes[-1] if self.changes else {}
        if all(last.get(name) == event[name] for name in CHANGE) and rises(last) == rises(event):
            self.changes[-1] = added(last, event)
        else:
            self.changes.append(event)

    def settle(self) -> None:
        """Write the sentence of all changes so far."""
        if self.changes:
            player = owner(self.changes[0])
            self.write(self.gathered(player, player == self.actor and not self.fresh))
            self.actor, self.changes = player, []

    def gathered(self, player: int, again: bool) -> Phrase:
        """Who gains, loses and draws what; `again`: after a sentence about the same player."""
        names = self.speech.names
        me = names.is_me(player)
        whose = "no" if me == "yes" or not again else "yes" if player < len(names.names) else "he"
        clauses = [self.clause(number, me, whose) for number in range(len(self.changes))]
        who = names.who(player)
        about: dict[str, Term] = {"who": who, "me": me, "again": whose, "clauses": listed(clauses)}
        return self.speech.phrase("changes", about)

    def clause(self, number: int, me: str, again: str) -> Term:
        """One change, with its cause and what there is now; a cause they share is told once."""
        event, after = self.changes[number], self.changes[number + 1 : number + 2]
        cause = event["cause"]
        told = cause in self.implied or (bool(after) and after[0]["cause"] == cause)
        why = "none" if told else self.speech.render(Typed("cause", cause))
        about: dict[str, Term] = {"me": me, "again": again, "why": why}
        if "after" in event:
            about["up"] = "yes" if rises(event) else "no"
            about |= {"n": abs(event["after"] - event["before"]), "now": event["after"]}
        scope = {name: Typed(kind, event.get(name)) for name, kind in self.fields[event["event"]]}
        return self.speech.phrase(
            f"change-{event['event']}", {**self.speech.args("", scope), **about}
        )


def owner(event: Event) -> int:
    """Whose change it is."""
    player: int = event["seat"] if "seat" in event else event["player"]
    return player


def rises(event: Event) -> bool:
    """A change without amounts counts as a gain."""
    return bool(event.get("after", 0) >= event.get("before", 0))


def added(last: Event, event: Event) -> Event:
    """Two changes as one."""
    if "after" in event:
        return {**last, "after": event["after"]}
    cards = [*(last.get("cards") or []), *(event.get("cards") or [])]
    return {**last, "count": last["count"] + event["count"], "cards": cards}


def chronicle(
    speech: Interpreter,
    fields: Fields,
    events: Iterable[Event],
    brief: bool,
    before: Sequence[Event] = (),
) -> list[list[Phrase]]:
    """A paragraph for each thing somebody did; `before`: what was told already."""
    teller = Chronicle(speech, fields, brief)
    for event in before:
        teller.remember(event)
    for event in events:
        teller.hear(event)
    teller.settle()
    return teller.paragraphs
