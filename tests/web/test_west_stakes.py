"""The samples that the page's words for stakes are tested with are true."""

from tests.web.west_stakes import PAGE, samples, written


def test_the_stakes_are_what_the_terminal_says_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "python -m tests.web.west_stakes"


def test_gains_contests_dice_and_cards_are_among_them() -> None:
    kinds = {kind for sample in samples() for kind in sample.get("stakes", sample)}
    assert {"brings", "won", "most", "card"} <= kinds
