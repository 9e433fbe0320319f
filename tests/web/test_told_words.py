"""The check of the texts knows every key that telling a game can speak, and no other."""

from functools import cache

from tools.spoken import Spoken
from tools.texts import TEXTS, Mentions, against_code, messages
from tools.told_words import hear_games, missing


@cache
def known() -> dict[str, Mentions]:
    return messages(TEXTS / "en")


@cache
def heard() -> Spoken:
    spoken = Spoken()
    hear_games(spoken)
    return spoken


def complaints(key: str, changed: Mentions | None = None) -> str:
    """What is wrong once this message is another, or gone."""
    texts = {**known(), key: changed}
    there = {key: it for key, it in texts.items() if it is not None}
    return "\n".join([*against_code(there, heard()), *missing(there)])


def test_an_event_without_a_sentence_is_found() -> None:
    assert "no text for western-legends-told-rode" in complaints("western-legends-told-rode")


def test_a_sentence_that_needs_more_than_the_event_tells_is_found() -> None:
    needy = Mentions()
    needy.variables = {"who", "steps", "weather"}
    assert "western-legends-told-rode also needs weather" in complaints(
        "western-legends-told-rode", needy
    )


def test_an_answer_without_words_is_found() -> None:
    assert "no choice for take_back yes" in complaints("western-legends-choice-yes")


def test_a_refusal_without_words_is_found() -> None:
    assert "no text for public-enemy-why-own_card" in complaints("public-enemy-why-own_card")


def test_a_name_without_a_message_is_found() -> None:
    assert "no text for western-legends-item-rifle" in complaints("western-legends-item-rifle")


def test_a_message_that_only_an_expression_speaks_is_found() -> None:
    assert "no text for public-enemy-count-daltons" in complaints("public-enemy-count-daltons")


def test_the_page_may_have_words_of_its_own_for_what_there_is() -> None:
    assert heard().may_speak("western-legends-page-short-act-end") and heard().may_speak(
        "public-enemy-page-more-cavalry"
    )


def test_words_for_what_is_never_asked_offered_or_told_are_found() -> None:
    made_up = (
        "western-legends-told-snowed",
        "western-legends-page-short-act-sing",
        "western-legends-page-more-weather",
        "public-enemy-why-too_hot",
    )
    assert not any(heard().may_speak(key) for key in made_up)
