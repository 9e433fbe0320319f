"""Whole games of Western Legends at the text table, kept and gone on with."""

import builtins
from io import StringIO
from pathlib import Path

import pytest

from saddlebag.terminal import records, start
from saddlebag.terminal.screen import BLANK_LINES, Screen
from saddlebag.terminal.session import Session
from saddlebag.terminal.start import new_game
from saddlebag.terminal.western_legends.words import card
from saddlebag.texts import spoken
from saddlebag.western_legends.content.poker_cards import POKER_CARD
from tests.terminal.sitting import hear, play_on, read_aloud, session, written
from tests.terminal.west import raw, west
from tests.western_legends.scene import table


class Anybody:
    """Types the number of some choice, and Enter where that is asked for."""

    def __init__(self) -> None:
        self.sitting: Session | None = None
        self.typed = 0

    def readline(self) -> str:
        assert self.sitting is not None
        self.typed += 1
        last = written(self.sitting).splitlines()[-1:]
        if self.typed > 3000:
            return ""
        if not self.sitting.table.asks or (last and "Enter" in last[0]):
            return "\n"
        asked = [ask for ask in self.sitting.table.asks if not self.sitting.players[ask.seat].bot]
        if not asked:  # a pause
            return "\n"
        count = len(asked[0].options)
        return f"{self.typed * 7 % count + 1}\n"


def sat_through(who: str, seed: int, **options: object) -> Session:
    """A game to its end in which people type whatever number comes next."""
    anybody = Anybody()
    sitting = session(west(who.count(",") + 1, seed, **options), who)
    sitting.screen.source = anybody
    anybody.sitting = sitting
    sitting.welcome()
    sitting.play()
    return sitting


@pytest.mark.parametrize(
    ("who", "options"),
    [
        ("you,random,random", {"length": 15, "goals": True}),
        ("Anna,Ben", {"first_game": True}),
        ("greedy,random,greedy,random", {"length": 15}),
    ],
)
def test_a_whole_game_can_be_read_in_plain_lines_of_80_columns(
    who: str, options: dict[str, object]
) -> None:
    sitting = sat_through(who, 4, **options)
    text = written(sitting)
    assert sitting.table.result is not None and "The end" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert text.isascii() and "\x1b" not in text
    assert raw([line for line in text.splitlines() if "help:" not in line]) == []


def test_the_end_tells_every_score_line_by_line() -> None:
    """WL END-3 as it is told."""
    text = read_aloud(written(sat_through("you,random,random", 4, length=15)))
    end = text.split("The end ")[-1]
    assert " wins after " in end or "You win after " in end
    assert end.count(" on the track") == 3 and " for wounds" in end


def test_a_game_goes_on_from_its_file(tmp_path: Path) -> None:
    file = str(tmp_path / "west.json")
    first = play_on(west(3, 2), "you,greedy,greedy", ["1", "", f"save {file}"])
    out = StringIO()
    start.resume(Screen(StringIO("players\n"), out), file, None, {})
    text = read_aloud(out.getvalue())
    assert "The game from" in text and "goes on after" in text
    assert records.load(file).table.state_hash() == first.table.state_hash()


def test_a_resumed_game_can_take_a_decision_back_past_what_passed_by_itself(
    tmp_path: Path,
) -> None:
    laid = table(
        3,
        places={0: "darkrock_saloon_north"},
        hands={0: ["8_spades"]},
    )
    sitting = play_on(laid, "you,random,random", ["ride bank"])
    later = session(sitting.table, "you,random,random", "undo")
    later.play()
    assert sitting.table.view(0)["players"][0]["space"] == "darkrock_saloon_north"


def test_a_replay_tells_each_decision_and_what_is_open(tmp_path: Path) -> None:
    file = str(tmp_path / "west.json")
    play_on(west(2, 2), "you,greedy", ["1", "", "", f"save {file}"])
    out = StringIO()
    records.replay(Screen(StringIO(), out), file, "0", None)
    text = read_aloud(out.getvalue())
    assert "Western Legends, as " in text and "Open to this seat:" in text
    assert raw([text.split("Open to this seat:")[1]]) == []


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["", "quit"], "The First Game of the rulebook"),
        (["n", "quit"], "When somebody has 20 of them"),
    ],
)
def test_a_first_game_is_offered(
    monkeypatch: pytest.MonkeyPatch, lines: list[str], told: str
) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt: lines.pop(0))
    out = StringIO()
    new_game(Screen(StringIO(), out, typed=True), "western-legends", None, 1, [])
    assert told in read_aloud(out.getvalue())


@pytest.mark.parametrize(
    ("written_option", "told"),
    [
        ("characters=annie_oakley", "needs 2 names, one for each player, not 1"),
        ("characters", "needs a value, as in characters=annie_oakley,bass_reeves"),
        ("characters=annie_oakley,nobody", 'cannot be "nobody"; it can be annie_oakley'),
        ("bandit_cards", "needs the option fistful_of_extras"),
        ("man_in_black=off", "can be off only with 3, 4, 5, 6 players"),
        ("length=17", 'cannot be "17"; it can be 15, 20, 25'),
        ("length", "needs a value, as in length=15"),
    ],
)
def test_options_that_cannot_be_say_what_can(written_option: str, told: str) -> None:
    with pytest.raises(Exception, match=told.replace("(", r"\(")) as caught:
        new_game(
            Screen(StringIO(), StringIO()), "western-legends", "you,random", 1, [written_option]
        )
    assert told in str(caught.value)


def test_characters_are_a_list_on_the_command_line() -> None:
    out = StringIO()
    names = "characters=jesse_james,kit_carson"
    new_game(Screen(StringIO("players\nquit\n"), out), "western-legends", "you,random", 1, [names])
    assert "You are Jesse James and start with" in read_aloud(out.getvalue())


def test_a_fight_is_told_moment_by_moment() -> None:
    """WL BANDIT-3, BANDIT-6 as they are told."""
    laid = table(
        2,
        places={0: "darkrock_street_east"},
        hands={0: ["k_hearts", "6_clubs"]},
        bandits=["dixon_creek"],
        fight_deck=["fight_j", "fight_5"],
    )
    lines = ["ride dixon creek", "king", "play stick", "lp"]
    text = hear(laid, "you,random", *lines)
    assert "You meet a bandit at Dixon Creek: a fight. Random plays for the bandit." in text
    assert "You show King of hearts (Determination), the bandit shows fight card" in text
    assert "You react with 6 of clubs (Stick 'Em Up!)." in text
    assert "King against" in text and "you win the fight" in text
    assert "You gain 1 LP for the bandit (now 1). The bandit is beaten and gone." in text


class Typist(Anybody):
    """Looks around before every decision, and checks at each prompt what can be read there."""

    looked = 0

    def readline(self) -> str:
        assert self.sitting is not None
        if self.sitting.curtain.sitting is not None:
            self.check(self.sitting, self.sitting.curtain.sitting)
        self.looked += 1
        if self.looked > 300:
            return ""
        if self.looked % 5 < 4:
            return super().readline()
        return ("look\n", "players\n", "log\n", "hand\n")[self.looked // 5 % 4]

    def check(self, sitting: Session, seat: int) -> None:
        """Every poker card on the screen is known to the one who sits there."""
        known = str(sitting.table.view(seat)) + str(sitting.table.events(seat))
        screen = read_aloud(written(sitting).split("\n" * BLANK_LINES)[-1])
        for name in POKER_CARD:
            if name not in known:
                assert spoken(card(name)) not in screen


def test_nobody_ever_reads_the_name_of_a_card_they_have_not_seen() -> None:
    """WL Q-89 at one screen."""
    typist = Typist()
    sitting = session(west(3, 6, length=15), "Anna,Ben,random")
    sitting.screen.source = typist
    typist.sitting = sitting
    sitting.play()
    assert typist.looked > 200 and sitting.moves > 60


def test_on_a_small_screen_turns_wait_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    prompts: list[str] = []

    def typed(prompt: str) -> str:
        prompts.append(prompt)
        return "" if "Enter" in prompt else "quit" if len(prompts) > 20 else "1"

    monkeypatch.setattr(builtins, "input", typed)
    screen = Screen(StringIO(), StringIO(), typed=True)
    screen.height = 24
    who = "you,greedy,greedy,greedy,greedy,greedy"
    new_game(screen, "western-legends", who, 33, ["length=15"])
    assert "Press Enter to read on: " in prompts
