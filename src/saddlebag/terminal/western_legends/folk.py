"""Who is who: the seats, and the Man in Black behind the last of them."""

from saddlebag.terminal.names import Names
from saddlebag.texts import say


class Folk(Names):
    """Names that know a player who has no seat."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.names, names.me)

    def who(self, seat: int) -> str:
        return say("wl-black-begins") if seat >= len(self.names) else super().who(seat)

    def whom(self, seat: int) -> str:
        return say("wl-black") if seat >= len(self.names) else super().whom(seat)
