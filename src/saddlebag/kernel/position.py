"""A position: a state, the rules' coroutine waiting on it, and the way back to earlier ones."""

from typing import Any

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.checkpoint import IMAGINED, Answer, Checkpoint
from saddlebag.kernel.flow import Flow, Rules, State, Together
from saddlebag.kernel.imagine import Unknown
from saddlebag.kernel.json_types import Json


async def run(rules: Rules[Any], s: State, checkpoint: Checkpoint) -> None:
    """Step by step to the end of the game; the checkpoint knows where each step began."""
    next_step = rules.step
    while not s.over:
        step = next_step(s)
        if step is None:
            continue
        if s.carries_on:
            s.carries_on = False
        else:
            checkpoint.begun = len(checkpoint.tail)
        await step


class Position:
    """What a table plays on; it knows no journal, no events and no standing orders.

    A new position waits for `feed`, which runs it to its first ask and through some answers.
    """

    __slots__ = ("ask", "checkpoint", "flow", "pause", "rules", "state")

    def __init__(self, rules: Rules[Any], state: State, checkpoint: Checkpoint) -> None:
        self.rules = rules
        self.state = state
        self.checkpoint = checkpoint
        self.ask: Ask | None = None  # the first open ask, None when the game is over
        self.pause: Together | None = None  # while several seats are asked at once
        self.flow: Flow = run(rules, state, checkpoint)

    @property
    def asks(self) -> list[Ask]:
        """All open asks."""
        if self.pause is not None:
            return self.pause.asks.copy()
        return [] if self.ask is None else [self.ask]

    # ---- forward

    def turn_to(self, seat: int | None) -> Ask:
        """The open ask of this seat, or the only one: the next answer is for that."""
        asks = self.asks
        asked: list[object] = [ask.seat for ask in asks]
        if not asked:
            raise Refused("game_over", {})
        if seat is None and len(asks) > 1:
            raise Refused("which_seat", {"asked": asked})
        for i, ask in enumerate(asks):
            if seat is None or ask.seat == seat:
                if self.pause is not None:
                    self.pause.at = i
                return ask
        raise Refused("not_asked", {"seat": seat, "asked": asked})

    def wait(self, pause: Ask | Together | None) -> None:
        """Wait for one of these asks to be answered; None: the game is over."""
        if isinstance(pause, Together):
            for ask in pause.asks:
                ask.look_again()  # what another seat answered may have changed its options
            self.ask, self.pause = pause.asks[0], pause
        else:
            self.ask, self.pause = pause, None

    def send(self, text: str | None) -> None:
        """Let the rules run on to the next pause, or to the end."""
        try:
            pause = self.flow.send(text)
        except StopIteration:
            pause = None
        if self.pause is None and isinstance(pause, Ask):
            self.ask = pause  # as a rule
        else:
            self.wait(pause)

    def feed(self, answers: list[Answer], unknown: Unknown | None = None) -> "Position":
        """Start, then give answers known to be legal; returns itself.

        `unknown` belongs to the last of them, if that one says to imagine.
        """
        self.send(None)
        tail = self.checkpoint.tail
        for answer in answers:
            tail.append(answer)
            seat, text = answer
            if seat == IMAGINED:
                viewer, _, key = text.partition("/")
                known = unknown if answer is answers[-1] else None
                self.state.imagine(int(viewer), key.encode(), known)
                continue
            if self.pause is not None:
                _ = self.turn_to(seat)
            self.send(text)
        return self

    # ---- elsewhere

    def copy(self) -> "Position":
        """The same position; nothing that changes is shared."""
        base, tail = self._step_start()
        return Position(self.rules, base.copy(), self.checkpoint.at_step(base)).feed(tail)

    def imagine(self, observer: int, seed: int, unknown: Unknown) -> "Position":
        """A position this observer cannot tell from this one."""
        base, tail = self._step_start()
        state = base.copy()
        if tail:  # in the middle of a step: its answers again, then deal under the waiting flow
            tail.append((IMAGINED, f"{observer}/{seed}"))
            return Position(self.rules, state, Checkpoint(base)).feed(tail, unknown)
        # deal, then let the step begin: nothing of the true world is left behind
        state.imagine(observer, str(seed).encode(), unknown)
        return Position(self.rules, state, Checkpoint(None)).feed(tail)

    def back(self, answers: int) -> "Position":
        """The position so many answers ago."""
        base, tail = self.checkpoint.base, self.checkpoint.tail
        assert base is not None
        return Position(self.rules, base.copy(), Checkpoint(base)).feed(tail[: len(tail) - answers])

    def _step_start(self) -> tuple[State, list[Answer]]:
        """The beginning of this step and the answers since: found once for many copies."""
        checkpoint = self.checkpoint
        base, begun = checkpoint.fine_base, checkpoint.begun
        if base is None or checkpoint.fine_at != begun:
            if begun == len(checkpoint.tail):
                base = self.state.copy()
            else:
                assert checkpoint.base is not None
                base = checkpoint.base.copy()
                Position(self.rules, base, Checkpoint(None)).feed(checkpoint.tail[:begun])
            checkpoint.fine_base, checkpoint.fine_at = base, begun
        return base, checkpoint.tail[begun:]


def opening(rules: Rules[Any], chance: Chance, layout: Json | None) -> Position:
    """The position after setup, or laid out as a lesson wants; the rules have not run yet."""
    state = rules.setup(chance) if layout is None else rules.lay(chance, layout)
    return Position(rules, state, Checkpoint(state.copy()))
