"""Which games there are, and what becomes of a package that brings a broken one."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import saddlebag
from saddlebag import registry
from saddlebag.kernel.extras import Extras
from saddlebag.kernel.game import Game
from saddlebag.kernel.phrase import Phrase
from saddlebag.registry import Unfit, extra, fitting, resource
from saddlebag.terminal.any_page import AnyPage
from saddlebag.terminal.public_enemy.page import PublicEnemyPage
from saddlebag.terminal.western_legends.page import WesternLegendsPage
from saddlebag.texts import ENGLISH, NoText, Words
from tests.contract.small_game import GAME as COYOTE
from tests.examples.gold_pan import EXAMPLE
from tests.examples.gold_pan import saddlebag as command


def game(name: str = "poker-night", **extras: str) -> Game:
    return Game(name, COYOTE.seats, COYOTE.options, COYOTE.versions, 250, extras=Extras(**extras))


@pytest.fixture
def offered() -> Iterator[dict[str, Game]]:
    """The games on offer, to which a test may add some."""
    games, broken = registry.found(), len(registry.BROKEN)
    before = dict(games)
    yield games
    games.clear()
    games.update(before)
    del registry.BROKEN[broken:]
    extra.cache_clear()
    resource.cache_clear()


def test_the_shipped_games_come_first_and_bring_their_pages() -> None:
    assert saddlebag.games()[:2] == ["public-enemy", "western-legends"]
    pages: list[type[AnyPage]] = [PublicEnemyPage, WesternLegendsPage]
    assert [extra(name, "terminal") for name in saddlebag.games()[:2]] == pages


@pytest.mark.parametrize("part", ["terminal", "habits", "bots", "report"])
def test_every_extra_of_the_shipped_games_loads(part: str) -> None:
    for name in registry.SHIPPED:
        assert not registry.path_of(name, part) or extra(name, part) is not None
    assert registry.BROKEN == []


def test_a_game_goes_by_its_letters_or_by_its_initials() -> None:
    assert (game().letters, game(letters="PN").letters) == ("PN", "PN")
    assert [saddlebag.game(name).letters for name in registry.SHIPPED] == ["PE", "WL"]


@pytest.mark.parametrize(
    ("offer", "why"),
    [
        ("no game", "it is a str, not a Game"),
        (game("Poker Night"), "the name 'Poker Night' is not like gold-pan"),
        (game(letters="p1"), "the letters 'p1' are not like GP"),
        (game("public-enemy"), "there is a game public-enemy already"),
        (game(letters="WL"), "the letters WL belong to western-legends"),
    ],
)
def test_what_cannot_be_offered_is_told_why(offer: object, why: str) -> None:
    with pytest.raises(Unfit, match=why):
        fitting(registry.found(), offer)


def test_a_game_nobody_knows_brings_nothing() -> None:
    assert extra("chess", "terminal") is None and resource("chess", "texts") is None


def test_an_extra_that_does_not_load_is_noted_once_and_left_out(offered: dict[str, Game]) -> None:
    offered["poker-night"] = game(habits="no.such.module:worths", texts="saddlebag:no_texts")
    assert extra("poker-night", "habits") is extra("poker-night", "habits") is None
    assert resource("poker-night", "texts") is None
    noted = [(it.name, it.path) for it in registry.BROKEN]
    assert noted == [
        ("poker-night", "no.such.module:worths"),
        ("poker-night", "saddlebag:no_texts"),
    ]


def test_a_phrase_of_a_package_is_spoken_inside_a_message_of_ours(
    offered: dict[str, Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLE)
    offered["gold-pan"] = game("gold-pan", texts="gold_pan:texts")
    nugget: Phrase = ("gold-pan-thing-one", {})
    snake: Phrase = ("gold-pan-thing-snake", {})
    said = Words(ENGLISH).say("list-more", {"first": nugget, "rest": snake})
    assert said == "a small nugget, a snake"
    with pytest.raises(NoText, match="gold-pan-thing-three"):
        Words(ENGLISH).say("list-more", {"first": ("gold-pan-thing-three", {}), "rest": snake})


# ---- packages


def package(site: Path, name: str, source: str, target: str = "GAME") -> None:
    """A package with one game, as pip leaves it behind."""
    (site / f"{name}.py").write_text(source, encoding="utf-8")
    info = site / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[saddlebag.games]\n{name} = {name}:{target}\n")


GOOD = """
from saddlebag.kernel.extras import Extras
from saddlebag.kernel.game import Game
from saddlebag.kernel.phrase import Phrase
from saddlebag.public_enemy.rules import PublicEnemy
from saddlebag.public_enemy import GAME as OTHER

GAME = Game("outlaws", (2, 3), OTHER.options, {1: PublicEnemy}, 100_000, extras=Extras("OL"))
"""


def told(site: Path, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    return command(site, *words, status=status)


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("import no_such_module", "GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = 1", "GAME", "Unfit: it is a int, not a Game"),
        ("raise RuntimeError('two\\nlines')", "GAME", "RuntimeError: two lines"),
        ("", "GAME", "AttributeError: module 'spoilt' has no attribute 'GAME'"),
    ],
)
def test_a_broken_package_is_told_in_one_line_and_stops_nobody(
    tmp_path: Path, source: str, target: str, why: str
) -> None:
    package(tmp_path, "spoilt", source, target)
    package(tmp_path, "outlaws", GOOD)
    done = told(tmp_path, "games")
    assert "public-enemy:" in done.stdout and "outlaws: Outlaws, 2 to 3 players." in done.stdout
    line = f"saddlebag: the game spoilt is left out; spoilt:{target} does not load: {why}"
    assert done.stderr.splitlines() == [line]


def test_a_broken_part_is_told_in_one_line_and_the_game_goes_on(tmp_path: Path) -> None:
    source = GOOD.replace('Extras("OL")', 'Extras("OL", habits="no.habits:at")')
    package(tmp_path, "outlaws", source)
    done = told(tmp_path, "play", "outlaws", "--players", "greedy,random", "--seed", "1",
                "--option", "round_cap=1")  # fmt: skip
    assert "What happened" in done.stdout or "wins" in done.stdout
    assert "saddlebag: outlaws goes without no.habits:at, which does not load" in done.stderr
    assert len(done.stderr.splitlines()) == 1
