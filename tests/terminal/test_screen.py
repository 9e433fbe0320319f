"""What goes to the screen: plain through a pipe, coloured on a terminal."""

from io import StringIO

from saddlebag.terminal.screen import Screen


def test_a_painted_name_stays_on_one_line() -> None:
    screen = Screen(StringIO(), StringIO(), painted=True)
    screen.tints = {"Wild Bunch": "91"}
    screen.write("x" * 73 + " Wild Bunch")
    assert screen.out.getvalue() == "x" * 73 + "\n\x1b[91mWild Bunch\x1b[0m\n"  # type: ignore[attr-defined]  # a StringIO


def test_nothing_is_painted_through_a_pipe() -> None:
    out = StringIO()
    screen = Screen(StringIO(), out)
    screen.tints = {"Wild Bunch": "91"}
    screen.heading("The table")
    screen.write("2 Wild Bunch")
    assert out.getvalue() == "\nThe table\n2 Wild Bunch\n"


def test_a_line_break_in_a_text_is_a_space_and_an_empty_line_a_paragraph() -> None:
    out = StringIO()
    Screen(StringIO(), out).write("one\ntwo\n\nthree")
    assert out.getvalue() == "one two\nthree\n"


def test_what_comes_through_a_pipe_is_shown_after_the_prompt() -> None:
    out = StringIO()
    assert Screen(StringIO("  2 \n"), out).ask("Which?") == "2"
    assert out.getvalue() == "Which? 2\n"


def test_a_terminal_is_wiped_and_a_pipe_scrolled() -> None:
    painted, plain = Screen(StringIO(), StringIO(), painted=True), Screen(StringIO(), StringIO())
    painted.wipe()
    plain.wipe()
    assert painted.out.getvalue() == "\x1b[2J\x1b[3J\x1b[H"  # type: ignore[attr-defined]  # a StringIO
    assert plain.out.getvalue() == "\n" * 60  # type: ignore[attr-defined]  # a StringIO
