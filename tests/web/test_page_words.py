"""The page speaks only words that are there, and tells them all they need."""

from pathlib import Path

import pytest

from tools.games import FOLDERS
from tools.page_words import hear_page, page_files
from tools.spoken import Spoken


@pytest.fixture
def heard(tmp_path: Path, request: pytest.FixtureRequest) -> Spoken:
    """What is heard of a file with this source."""
    file = tmp_path / "Prompt.svelte"
    file.write_text(request.param, encoding="utf-8")
    spoken = Spoken()
    hear_page([file], spoken)
    return spoken


def page(source: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("heard", [source], indirect=True)


@page('<p>{say("lobby-start")}</p>')
def test_a_key_that_is_written_out_is_heard(heard: Spoken) -> None:
    assert [(key, given) for _, key, given in heard.keys] == [("lobby-start", set())]


@page('say("table-won", { names: all(one, { two }), count })')
def test_what_a_text_is_told_is_heard_too(heard: Spoken) -> None:
    assert heard.keys[0][2] == {"names", "count"}


@page('say("table-won", { ...values })')
def test_who_passes_on_others_may_tell_anything(heard: Spoken) -> None:
    assert heard.keys[0][2] is None


@page('say(over ? "table-over" : "table-open", {})')
def test_a_key_that_is_chosen_may_be_spoken(heard: Spoken) -> None:
    assert heard.may_speak("table-open") and not heard.may_speak("table-closed")


@page('say(`lobby-${host ? "close" : "leave"}${sure ? "-sure" : ""}`)')
def test_a_key_that_is_put_together_is_a_pattern(heard: Spoken) -> None:
    assert heard.may_speak("lobby-close-sure") and not heard.may_speak("rules-close")


@page("say(`${letters}-${key}`)")
def test_a_pattern_that_fits_everything_is_none(heard: Spoken) -> None:
    assert not heard.may_speak("public-enemy-name")


@pytest.mark.parametrize("game", FOLDERS)
def test_the_page_of_a_game_says_no_words_of_another(game: str) -> None:
    own = [path for path in page_files() if f"/games/{game}/" in path.as_posix()]
    others = [f"{name}-" for name in FOLDERS if name != game]
    assert own and not [it for it in own if any(name in it.read_text("utf-8") for name in others)]
