"""The project's own checks bite: each finds what it is there for, and leaves the rest alone."""

from pathlib import Path

import pytest

from tools import house_style, purity, spoken, state_code, texts
from tools.report import finish


def written(folder: Path, name: str, content: str) -> Path:
    """A file of a make-believe project."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from asyncio import sleep",
        "import time",
        "import fluent.runtime",
        "spread = hash(card)",
        "half = 0.5",
        "half = float(1)",
        "if TYPE_CHECKING:\n    pass\nelse:\n    import random",
        "for gang in {1, 2}: pass",
        "gangs = list(set(cards))",
        "gangs = [gang for gang in frozenset(cards)]",
    ],
)
def test_the_rules_may_not_depend_on_a_machine(tmp_path: Path, source: str) -> None:
    assert list(purity.complaints(written(tmp_path, "duel.py", source)))


@pytest.mark.parametrize(
    "source",
    [
        "from hashlib import blake2b",
        "from saddlebag.kernel.zone import Zone",
        "for gang in sorted({1, 2}): pass",
        "half = 12 // 2",
        "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr",
        "def state_hash(self): return self.hash()",
    ],
)
def test_plain_rules_pass_the_purity_check(tmp_path: Path, source: str) -> None:
    assert not list(purity.complaints(written(tmp_path, "duel.py", source)))


@pytest.mark.parametrize(
    "source",
    [
        "x = 1\n" * 401,
        "import os  # noqa: F401",
        "x = f()  # type: ignore[no-untyped-call]",
        "x = 1  # TODO count again",  # written here as a string, so that this file may hold it
    ],
)
def test_house_style_is_kept(tmp_path: Path, source: str) -> None:
    assert list(house_style.complaints(written(tmp_path, "duel.py", source)))


@pytest.mark.parametrize(
    "source",
    [
        "x = 1\n" * 400,
        "import os  # noqa: F401  the module is what a test looks at",
        "x = f()  # type: ignore[no-untyped-call]  # chess ships no types",
    ],
)
def test_a_suppression_with_its_reason_passes(tmp_path: Path, source: str) -> None:
    assert not list(house_style.complaints(written(tmp_path, "duel.py", source)))


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("draw = Draw\ndraw = Draw again\n", "draw is there twice"),
        ("draw = Draw { -card }\n", "no -card"),
        ("draw = Draw { card }\n", "no card"),
        ("draw = Draw { $card\n", "not Fluent"),
    ],
)
def test_texts_hold_together(tmp_path: Path, content: str, complaint: str) -> None:
    written(tmp_path, "table.ftl", content)
    assert complaint in " ".join(texts.complaints(tmp_path))


def test_a_whole_text_passes(tmp_path: Path) -> None:
    written(tmp_path, "table.ftl", "-card = card\ndraw = Draw { -card }, { $seat }\n")
    assert not list(texts.complaints(tmp_path))


def unspoken(folder: Path, code: str, content: str, name: str = "terminal/end.py") -> str:
    """What is wrong between this code and these texts."""
    written(folder, "table.ftl", content)
    heard = spoken.listen([written(folder, name, code)])
    return " ".join(texts.against_code(texts.messages(folder), heard))


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ('say("draw")', "no text for draw"),
        ('texts.say("draw")', "no text for draw"),
        ('say("the-end")', "the-end also needs seat"),
        ('say("the-end", name="Anna")', "the-end also needs seat"),
        ("pass", "nobody speaks the-end"),
    ],
)
def test_code_and_texts_belong_together(tmp_path: Path, code: str, complaint: str) -> None:
    assert complaint in unspoken(tmp_path, code, "the-end = { $seat } wins\n")


@pytest.mark.parametrize(
    "code",
    ['say("the-end", seat=1)', 'say("the-end", **told)', 'key = "the-end"', 'key = f"the-{what}"'],
)
def test_code_that_speaks_what_is_there_passes(tmp_path: Path, code: str) -> None:
    assert not unspoken(tmp_path, code, "the-end = { $seat } wins\n")


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ('Ask(me, "draw", options)', "public-enemy-ask-draw"),
        ('Vocabulary({"took": "seat:player card"}, KINDS)', "public-enemy-told-took"),
        ('no = (answer, "no_dollars", {}, "DOLLAR-2")', "public-enemy-why-no_dollars"),
        ('Option("fast", "bool", False)', "public-enemy-option-fast"),
    ],
)
def test_what_a_rule_speaks_has_a_text(tmp_path: Path, code: str, key: str) -> None:
    assert unspoken(tmp_path, code, "", "public_enemy/turn.py").endswith(f"no text for {key}")
    assert not unspoken(tmp_path, code, f"{key} = Something\n", "public_enemy/turn.py")


def test_a_translation_has_the_keys_of_english(tmp_path: Path) -> None:
    written(tmp_path, "en/table.ftl", "draw = Draw\n")
    written(tmp_path, "fr/table.ftl", "fin = Fin\n")
    found = list(texts.against_english(tmp_path / "fr", texts.messages(tmp_path / "en")))
    assert [complaint.partition(": ")[2] for complaint in found] == [
        "no draw, which English has",
        "fin is not in English",
    ]


def test_a_complaint_stops_make(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="sizes: 1 to mend"):
        finish("sizes", ["duel.py is long"], "fine")
    assert "duel.py is long" in capsys.readouterr().err


def test_the_code_of_a_state_is_what_its_fields_declare() -> None:
    assert list(state_code.complaints()) == []
    assert "self.actions = 0" in state_code.text("western_legends")


def test_code_that_lags_behind_its_fields_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "fields_code.py"
    old.write_text(state_code.text("public_enemy").replace("supremacy", "power"))
    monkeypatch.setattr(state_code, "target", lambda game: old)
    assert any("not what fields.py declares" in line for line in state_code.complaints())
