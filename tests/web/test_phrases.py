"""The phrases that the page is tested with are what Python speaks."""

from tests.web.phrases import PAGE, spoken, written


def test_the_phrases_are_what_python_speaks_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "python -m tests.web.phrases"


def test_a_form_is_an_attribute_or_a_rule_or_a_choice_of_the_message() -> None:
    texts = {str(it["text"]) for it in spoken()}
    assert "Ann takes-she the purse of Blades." in texts
    assert "Otto takes the purse la-Ann & l'Otto & of Blades." in texts
    assert "Zoe takes the purse of 1,200 coins." in texts
