"""Events, refusals and results of any game: in its own texts, or by name and fields."""

from collections.abc import Mapping
from typing import Any, Final

from saddlebag import registry
from saddlebag.kernel.vocabulary import Vocabulary
from saddlebag.telling.names import Names, commas
from saddlebag.texts import say, spoken
from saddlebag.texts.game import heading, pretty, text

PLAYER: Final = "player"
Args = dict[str, Any]
Kinds = Mapping[str, str]


class AnyWords:
    """The texts of one game for one reader."""

    def __init__(self, game: str, names: Names, vocabulary: Vocabulary | None = None) -> None:
        self.game = game
        self.names = names
        offered = registry.known(game)
        known = offered.vocabulary() if offered is not None else Vocabulary({})
        self.vocabulary = vocabulary or known
        self.view_kinds = self.vocabulary.view_kinds()

    def is_seat(self, kind: str, value: object) -> bool:
        """Does this value name somebody at the table?"""
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and kind == PLAYER and value in range(len(self.names.names))

    def thing(self, value: object) -> str:
        """A card, a place, a colour: anything the rules call by a short name."""
        return text(self.game, f"thing-{value}", pretty(value))

    def value(self, kind: str, value: Any) -> str:
        """The value of a field of this kind, in words."""
        if self.is_seat(kind, value):
            return spoken(self.names.whom(value))
        if isinstance(value, bool):
            return say("any-yes" if value else "any-no")
        if value is None or value == [] or value == {}:
            return say("any-empty")
        if isinstance(value, list):
            return spoken(commas(self.value(kind, item) for item in value))
        if isinstance(value, dict):
            return spoken(commas(self.field(key, item, "") for key, item in value.items()))
        return str(value) if isinstance(value, int) else self.thing(value)

    def field(self, name: str, value: Any, kind: str) -> str:
        """A field with its name."""
        return say("any-field", name=pretty(name), value=self.value(kind, value))

    def about(self, fields: dict[str, Any], kinds: Kinds) -> Args:
        """Fields as text arguments: numbers stay numbers, the first player is `who` and `me`."""
        args: Args = {}
        for name, value in fields.items():
            kind = kinds.get(name, "")
            plain = isinstance(value, int) and not isinstance(value, bool) and kind != PLAYER
            args[name] = value if plain else self.value(kind, value)
        actor = self.actor(fields, kinds)
        if actor is not None:
            args["who"] = self.names.who(fields[actor])
        args.pop("lang", None)  # the language is not up to the game
        return args | {"me": self.names.is_me(fields[actor] if actor is not None else None)}

    def actor(self, fields: dict[str, Any], kinds: Kinds) -> str | None:
        """The first field that names somebody at the table."""
        found = [name for name in fields if self.is_seat(kinds.get(name, ""), fields[name])]
        return found[0] if found else None

    def event(self, event: dict[str, Any]) -> str:
        """What happened, as a sentence or as a name with its fields."""
        key, fields = event["event"], {k: v for k, v in event.items() if k != "event"}
        kinds = {it.name: it.kind for it in self.vocabulary.fields.get(key, [])}
        args = self.about(fields, kinds)
        if key in ("undo", "takeback"):
            return say(f"event-{key}", **args)
        return text(self.game, f"told-{key}", self.plainly(key, fields, kinds), **args)

    def plainly(self, key: str, fields: dict[str, Any], kinds: Kinds) -> str:
        """An event without a text of its own."""
        actor = self.actor(fields, kinds)
        what = heading(key) if actor is None else pretty(key)
        rest = [self.field(k, v, kinds.get(k, "")) for k, v in fields.items() if k != actor]
        line = say("any-event", what=what, about=commas(rest)) if rest else ""
        line = line or say("any-event-alone", what=what)
        if actor is None:
            return line
        return say("any-event-of", who=self.names.who(fields[actor]), what=line)

    def refusal(self, reason: str, values: dict[str, Any]) -> str:
        """Why something is not possible."""
        return text(
            self.game,
            f"why-{reason}",
            f"{heading(reason)}.",
            **self.about(values, self.vocabulary.refusal_kinds(reason)),
        )

    def ending(self, result: dict[str, Any]) -> list[str]:
        """The verdict, then everybody's points."""
        winners = [seat for seat in result["winners"] if seat < len(self.names.names)]
        verdict, scores = self.verdict(winners), result.get("scores")
        lines = [text(self.game, f"end-{result['why']}", verdict, **self.won(winners))]
        if isinstance(scores, list):
            lines += [
                say("any-score", who=self.names.who(seat), score=self.value("", score))
                for seat, score in enumerate(scores)
                if seat < len(self.names.names)
            ]
        return lines

    def verdict(self, winners: list[int]) -> str:
        """The winners."""
        return say("any-won", **self.won(winners)) if winners else say("any-won-nobody")

    def won(self, winners: list[int]) -> Args:
        """The winners as arguments of a text."""
        who = self.names.all(winners, begins=True) if winners else ""
        me = "yes" if self.names.me in winners else "no"
        return {"who": who, "me": me, "count": len(winners)}

    def option(self, answer: str) -> str:
        """`draw:saloon` is the text choice-draw-saloon, or choice-draw about the saloon."""
        verb, *rest = answer.split(":")
        what = spoken(commas(self.part(part) for part in rest)) if rest else ""
        plain = say("any-field", name=heading(verb), value=what) if rest else heading(verb)
        general = text(self.game, f"choice-{verb}", plain, what=what)
        return text(self.game, f"choice-{answer.replace(':', '-')}", general, what=what)

    def part(self, part: str) -> str:
        """A part of an answer; numbers stay numbers, as they may mean anything."""
        return part if part.isdecimal() else self.thing(part)
