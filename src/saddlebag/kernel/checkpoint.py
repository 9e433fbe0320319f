"""A checkpoint and the answers since: what a table is stood up from. Knows no table."""

from typing import Final

from saddlebag.kernel.flow import State

Answer = tuple[int, str]  # seat and text
IMAGINED: Final = -2  # in place of a seat: from here on imagined; the text is viewer/key


class Checkpoint:
    """`base` lies at or before everything that may be taken back; `fine` at a step since."""

    __slots__ = ("base", "begun", "fine_at", "fine_base", "tail")

    def __init__(
        self, base: State | None, tail: list[Answer] | None = None, fine_base: State | None = None
    ) -> None:
        self.base = base  # a state at the first ask of a step, never changed; None: not taken yet
        self.tail = [] if tail is None else tail
        self.begun = len(self.tail)  # how many of these were given before the present step began
        self.fine_base = fine_base  # the beginning of a later step, found when asked for
        self.fine_at = self.begun  # and how many answers of the tail were given before that

    def rest(self, state: State) -> None:
        """The present state, at the first ask of a step, becomes the checkpoint."""
        self.base = self.fine_base = state.copy()
        self.tail = []
        self.begun = self.fine_at = 0

    def at_step(self, beginning: State) -> "Checkpoint":
        """For a twin that is stood up from the beginning of the present step."""
        if self.base is None:
            return Checkpoint(beginning, None, beginning)
        return Checkpoint(self.base, self.tail[: self.begun], beginning)
