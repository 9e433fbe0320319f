"""Lines out, lines in: plain text that can be piped or read aloud; colour only on a terminal."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable
from io import StringIO, TextIOWrapper
from typing import Final, Protocol, TextIO

from saddlebag.terminal.complaint import shown

WIDTH: Final = 80  # through a pipe
WIDEST: Final = 120  # on a terminal: longer lines are hard to read
INDENT: Final = "  "
BLANK_LINES: Final = 60  # empty lines of a curtain if the screen cannot be cleared
WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen and its scrollback
BOLD: Final = "1"
HARD_SPACE: Final = "\u00a0"


class Lines(Protocol):
    """A source of lines; an empty string is the end."""

    def readline(self) -> str: ...


class Screen:
    """`typed`: input comes from a terminal; `painted`: output has colours."""

    def __init__(
        self, source: Lines, out: TextIO, typed: bool = False, painted: bool = False
    ) -> None:
        self.source = source
        self.out = out
        self.typed = typed
        self.painted = painted
        self.wipes = painted
        self.width = WIDTH
        self.height = 0  # lines on the screen; 0: unlimited
        self.unread = 0  # lines written that may not have been read
        self.tints: dict[str, str] = {}  # word -> colour

    # ---- out

    def write(self, text: str, indent: str = "", hang: str = "") -> None:
        """Paragraphs, wrapped; an empty line begins a new one, a single line break is a space."""
        for line in text.split("\n\n"):
            for word in self.tints:  # a painted name stays on one line
                line = line.replace(word, word.replace(" ", HARD_SPACE))
            filled = textwrap.fill(
                line,
                self.width,
                initial_indent=indent,
                subsequent_indent=indent + hang,
                break_on_hyphens=False,
            )
            self._put(self._paint(filled.replace(HARD_SPACE, " ")) + "\n")

    def would_scroll(self, texts: Iterable[str]) -> bool:
        """Would a list push unread lines off the screen?"""
        more = sum(len(text) // (self.width - 2 * len(INDENT)) + 1 for text in texts)
        return self.typed and 0 < self.height < self.unread + more

    def lines(self, texts: Iterable[str]) -> None:
        """An indented list; an empty text is an empty line."""
        for text in texts:
            self.write(text, INDENT if text else "", INDENT)

    def heading(self, text: str) -> None:
        """Writes a heading."""
        text = folded(text, self.width)
        self._put("\n" + (f"\x1b[{BOLD}m{text}\x1b[0m" if self.painted else text) + "\n")

    def blank(self) -> None:
        self._put("\n")

    def wipe(self) -> None:
        """Clears the screen and its scrollback."""
        self._put(WIPE if self.wipes else "\n" * BLANK_LINES)

    def _paint(self, text: str) -> str:
        if not self.painted or not self.tints:
            return text
        names = "|".join(re.escape(word) for word in self.tints)
        return re.sub(names, lambda found: f"\x1b[{self.tints[found[0]]}m{found[0]}\x1b[0m", text)

    def _put(self, text: str) -> None:
        self.unread += text.count("\n")
        self.out.write(text)
        self.out.flush()

    def verbatim(self, text: str) -> None:
        """A line of its own, to be copied: never wrapped."""
        self._put(f"{INDENT}{text}\n")

    # ---- in

    def forget_typed(self) -> None:
        """Discards input typed before the question."""
        if self.typed and sys.stdin.isatty():
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, prompt: str) -> str:
        """Reads a line, or raises EOFError; input from a pipe is echoed."""
        *above, prompt = folded(prompt, self.width - 1).split("\n")
        for line in above:
            self._put(f"{line}\n")
        self.unread = 0
        if self.typed:
            self.out.flush()
            return input(f"{prompt} ").strip()
        line = self.source.readline()
        if not line:
            self._put(f"{prompt}\n")
            raise EOFError
        line = line.strip()
        self._put(f"{prompt} {shown(line)}".rstrip() + "\n")
        return line


def folded(prompt: str, width: int) -> str:
    """Wraps a question that is wider than the screen."""
    return textwrap.fill(prompt, width, break_on_hyphens=False)


def terminal() -> Screen:
    """The screen of standard input and output; NO_COLOR and TERM decide on colours."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    tty = sys.stdout.isatty()
    able = tty and os.environ.get("TERM", "dumb") != "dumb"
    source: TextIO = StringIO() if sys.stdin is None else sys.stdin  # None: it was closed
    typed = tty and source.isatty()
    screen = Screen(source, sys.stdout, typed, able and not os.environ.get("NO_COLOR"))
    screen.wipes = able
    if tty:
        size = shutil.get_terminal_size()
        screen.width, screen.height = max(20, min(WIDEST, size.columns)), size.lines
    if typed:
        import readline  # noqa: F401  # editing and history of what is typed
    return screen
