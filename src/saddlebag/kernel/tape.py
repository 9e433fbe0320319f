"""A checkpoint and the answers since: what a table is stood up from. Knows no table."""

from typing import Final

from saddlebag.kernel.flow import State

Answer = tuple[int, str]  # seat and text
IMAGINED: Final = -2  # in place of a seat: from here on imagined; the text is viewer/key


class Tape:
    """`base` lies at or before everything that may be taken back; `fine` at the last step."""

    __slots__ = ("base", "fine_base", "fine_tail", "since", "tail")

    def __init__(
        self,
        base: State | None,
        tail: list[Answer],
        fine_base: State | None = None,
        fine_tail: list[Answer] | None = None,
    ) -> None:
        self.base = base  # a state at the first ask of a step, never changed; None: not taken yet
        self.tail = tail
        self.since = 0  # answers since the present step began
        self.fine_base = fine_base  # the present step's beginning, found when asked for
        self.fine_tail = fine_tail  # never changed either

    def rest(self, state: State) -> None:
        """The present state, at the first ask of a step, becomes the checkpoint."""
        self.base = state.copy()
        self.tail = []
        self.fine_base = self.base
        self.fine_tail = self.tail.copy()

    def twin(self) -> "Tape":
        """All checkpoints again; from here on each goes its own way."""
        base = self.fine_base if self.base is None else self.base
        return Tape(base, self.tail.copy(), self.fine_base, self.fine_tail)
