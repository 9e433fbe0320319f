"""Bad input about expansions gets one clear sentence."""

import json
from pathlib import Path

import pytest

from saddlebag.western_legends.content.bandit_cards import ROWS, bandit_card
from saddlebag.western_legends.content.contents import BadContent
from tests.test_cli import Captured, refused

RECORDED = Path(__file__).parents[1] / "games" / "western-legends-both-expansions.json"
WEST = ("simulate", "western-legends", "--seats", "3", "--games", "1")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["bandit_cards"], "The option bandit_cards needs the option fistful_of_extras."),
        (["jokers"], "The option jokers needs the option fistful_of_extras."),
        (
            ["first_game", "fistful_of_extras"],
            "The option first_game is not possible together with fistful_of_extras.",
        ),
        (
            ["first_game", "good_bad_handsome"],
            "The option first_game is not possible together with good_bad_handsome.",
        ),
        (
            ["first_game", "characters=annie_oakley,bass_reeves,kit_carson"],
            "The option characters cannot name kit_carson together with the option first_game.",
        ),
        (
            ["characters=belle_starr,annie_oakley,bass_reeves"],
            "The option characters can name belle_starr only with the option fistful_of_extras.",
        ),
        (
            ["fistful_of_extras", "characters=judge_roy_bean,annie_oakley,bass_reeves"],
            "The option characters can name judge_roy_bean only with the option good_bad_handsome.",
        ),
    ],
)
def test_options_that_do_not_go_together_are_named(
    capsys: Captured, options: list[str], told: str
) -> None:
    """WL FIST-2, FIST-6, FIRST-1, SET-6"""
    chosen = [word for option in options for word in ("--option", option)]
    assert told in refused(capsys, *WEST, *chosen)


@pytest.mark.parametrize(
    ("version", "told"),
    [
        (2, "its options do not fit (fistful_of_extras: given True, allowed: version=3)."),
        (4, "it was played by newer rules (version 4; this Saddlebag knows 1, 2, 3)."),
    ],
)
def test_a_journal_of_rules_without_its_expansion_says_so(
    capsys: Captured, tmp_path: Path, version: int, told: str
) -> None:
    """WL D-72"""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(RECORDED.read_text()) | {"version": version}))
    assert told in refused(capsys, "verify", str(file))


def test_a_row_with_an_unknown_verb_names_row_and_verb() -> None:
    """WL FIST-7"""
    lines = [{**line, "fx": [{"do": "sing"}], "kind": "reward"} for line in ROWS[0]["lines"]]
    with pytest.raises(BadContent) as no:
        bandit_card({**ROWS[0], "lines": lines})
    assert str(no.value) == "bandit_card_1: sing is not known"
