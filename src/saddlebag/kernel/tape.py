"""A checkpoint and the answers since: what a table is stood up from. Knows no table."""

from typing import Final

from saddlebag.kernel.flow import State

Answer = tuple[int, str]  # seat and text
IMAGINED: Final = -2  # in place of a seat: from here on imagined; the text is viewer/key


class Tape:
    """`base` lies at or before everything that may be taken back; `fine` at the last step."""

    __slots__ = ("base", "fine_base", "fine_tail", "since", "tail")

    def __init__(self, base: State | None) -> None:
        self.base = base  # a state at the first ask of a step, never changed; None: not taken yet
        self.tail: list[Answer] = []
        self.since = 0  # answers since the present step began
        self.fine_base: State | None = None  # the present step's beginning, found when asked for
        self.fine_tail: list[Answer] = []

    def add(self, answer: Answer) -> None:
        self.tail.append(answer)
        self.since += 1
        self.fine_base = None

    def rest(self, state: State) -> None:
        """The present state, at the first ask of a step, becomes the checkpoint."""
        self.base = state.copy()
        self.tail = []
        self.fine_base = self.base
        self.fine_tail = []

    def fresh(self) -> State:
        """A state of one's own, at the beginning of the present step."""
        assert self.fine_base is not None
        return self.fine_base.copy()

    def take_over(self, other: "Tape") -> None:
        """All checkpoints of another tape, whose answers are one's own up to now."""
        self.base = other.base if other.base is not None else other.fine_base
        self.tail = other.tail.copy()
        self.fine_base = other.fine_base
        self.fine_tail = other.fine_tail
