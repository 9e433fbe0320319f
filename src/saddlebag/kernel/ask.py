"""A question to one seat. Options, refusals and detail are made only when somebody looks."""

from collections.abc import Callable, Generator, Mapping, Sequence

Options = Sequence[str] | Callable[..., Sequence[str]]  # given outright, or made when looked at
# an answer one might expect, a reason code, its numbers and names, the rule that says no
Refusal = tuple[str, str, dict[str, object], str]


class Refused(ValueError):
    """The table says no, why, and by which rule; it has not changed."""

    def __init__(self, reason: str, values: dict[str, object], rule: str = "") -> None:
        super().__init__(reason, values, rule)
        self.reason = reason
        self.values = values
        self.rule = rule

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.reason}({named})" + (f" [{self.rule}]" if self.rule else "")


def wrong_type(name: str, given: object, allowed: str) -> TypeError:
    """For an argument of a type that cannot be right."""
    return TypeError(f"{name}: given {given!r} ({type(given).__name__}), allowed: {allowed}")


class Ask:
    """`answer = await Ask(me, "fight.commit", options)`.

    hidden: nobody else learns the answer by its being given (it goes face down). The table treats
            it like any other; the contract holds the rule to it.
    idle:   the answer that lets the matter pass, legal in every world; a standing order gives it.
            An ask whose very need is a secret (a veiled ask) has one and is always asked.
    group:  successive asks with one group are one multi-select, answered together.
    about:  what options, refusals and detail are made from; for asks so frequent that a lambda
            costs.
    detail: what the seat asked is shown about its options, as where a move would lead; the
            vocabulary declares it. An ask that is made once knows no table: its detail is made
            from the state and the seat.
    """

    __slots__ = (
        "_about",
        "_detail",
        "_make",
        "_why",
        "answers",
        "group",
        "hidden",
        "idle",
        "key",
        "made",
        "seat",
    )

    def __init__(
        self,
        seat: int,
        key: str,
        options: Options,
        refusals: Callable[..., list[Refusal]] | None = None,
        idle: str = "",
        about: tuple[object, ...] = (),
        detail: Callable[..., Mapping[str, object] | None] | None = None,
        hidden: bool = False,
        group: str = "",
    ) -> None:
        self.seat = seat
        self.key = key
        self.hidden = hidden
        self.idle = idle
        self.group = group
        self._about = about
        self._why = refusals
        self._detail = detail
        self.answers: dict[str, tuple[int, str]] | None = None
        self._make: Callable[..., Sequence[str]] | None = None
        self.made: tuple[str, ...] | None = None  # the options, once they are made
        if callable(options):
            self._make = options
        else:
            self.made = tuple(options)

    @property
    def options(self) -> tuple[str, ...]:
        """The legal answers, in a stable order."""
        made = self.made
        if made is None:
            make = self._make
            assert make is not None
            self.made = made = tuple(make(*self._about))
        return made

    def look_again(self) -> None:
        """Options that were made may have to be made anew."""
        if self._make is not None:
            self.made = None

    def made_once(self) -> "Ask":
        """For a question that is always the same: its answers are made beforehand, too."""
        self.answers = {option: (self.seat, option) for option in self.options}
        return self

    def refusals(self) -> list[dict[str, object]]:
        """Expected but illegal answers, each with its reason."""
        if self._why is None:
            return []
        return [
            {"answer": answer, "reason": reason, "values": values, "rule": rule}
            for answer, reason, values, rule in self._why(*self._about)
        ]

    def refuse(self, answer: object) -> Refused | TypeError:
        """Why this answer is not among the options; if none names it, why not its word alone."""
        if not isinstance(answer, str):
            return wrong_type("answer", answer, ", ".join(self.options))
        found = self._why(*self._about) if self._why is not None else []
        for name in (answer, answer.partition(":")[0]):
            for expected, reason, values, rule in found:
                if expected == name:
                    return Refused(reason, {"answer": answer, **values}, rule)
        return Refused("not_an_option", {"answer": answer, "allowed": list(self.options)})

    def check(self, seats: int) -> None:
        """TypeError or ValueError, unless a seat of this table is asked something that has a key.

        The table calls it when somebody looks: so many asks are made that nobody looks at.
        """
        if type(self.seat) is not int:
            raise wrong_type(f"seat of ask {self.key}", self.seat, f"0 to {seats - 1}")
        if not 0 <= self.seat < seats:
            raise ValueError(
                f"seat of ask {self.key}: given {self.seat}, allowed: 0 to {seats - 1}"
            )
        if type(self.key) is not str:
            raise wrong_type("key of an ask", self.key, "a text")

    def detail(self, state: object) -> Mapping[str, object] | None:
        """What else the seat asked is shown; `state` is the one it is asked in."""
        if self._detail is None:
            return None
        made_once = self.answers is not None
        return self._detail(state, self.seat) if made_once else self._detail(*self._about)

    def as_seen_by(self, seat: int) -> dict[str, object]:
        """The seat asked sees everything, the others which seat is asked and about what."""
        line: dict[str, object] = {"seat": self.seat, "key": self.key}
        if seat == self.seat:
            line["options"] = list(self.options)
            line["refusals"] = self.refusals()
            line["group"] = self.group
            line["idle"] = self.idle
        return line

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {self.key!r}, {len(self.options)} options)"

    def __await__(self) -> Generator["Ask", str, str]:
        return (yield self)
