"""Several people at one keyboard never read each other's secrets."""

from io import StringIO

from saddlebag.public_enemy.cards import OUTLAW_ROWS
from saddlebag.terminal.players import players
from saddlebag.terminal.screen import BLANK_LINES, Screen
from saddlebag.terminal.session import Session
from saddlebag.texts import say
from tests.public_enemy.scene import table
from tests.terminal.sitting import EVERYTHING, dealt, hear, play_on, written


def screens(text: str) -> list[str]:
    """What was on the screen between one curtain and the next."""
    return text.split("\n" * BLANK_LINES)


def test_what_anna_peeked_at_is_never_read_by_ben() -> None:
    """PE Q-19."""
    decks = {"tombstone": ["elzy_lay", "black_bart"]}
    laid = table(2, modules="dollars", decks=decks)
    lines = ["", "peek tombstone", "log", "look", "odds", "draw:deadwood"]
    lines += ["", "log", "log all", "look", "odds", "stacks", "draw:deadwood", ""]
    text = written(play_on(laid, "Anna,Ben", lines))
    _, anna, ben, again = screens(text)
    assert "Black Bart" in anna and "Anna, press Enter when nobody else" in anna
    assert "Black Bart" not in ben and "Ben, press Enter when nobody else" in ben
    assert "Anna spends a Dollars tile and looks at the next card of Tombstone." in ben
    assert "Black Bart" in again


class Typist:
    """Decides by turns, looks around, and checks at every prompt what can be read there."""

    sitting: Session
    typed = 0
    screens_read = 0

    def readline(self) -> str:
        ask, seat = self.sitting.table.ask, self.sitting.curtain.sitting
        if ask is None or seat is None:
            return "\n"
        self.check(seat)
        self.typed += 1
        if self.typed % 4:
            return ("odds", "log", "look")[self.typed % 4 - 1] + "\n"
        peeks = [option for option in ask.options if option.startswith("peek:")]
        if ask.seat != seat:  # a pause
            return "\n"
        options = peeks or ask.options
        return options[self.typed * 7 % len(options)] + "\n"

    def check(self, seat: int) -> None:
        """Every outlaw on the screen is a leader, or known to the one who sits there."""
        self.screens_read += 1
        table = self.sitting.table
        known = str(table.view(seat)) + str(table.events(seat))
        screen = screens(written(self.sitting))[-1]
        for row in OUTLAW_ROWS:
            if row["id"] not in known and not row.get("leader"):
                assert say(f"public-enemy-card-{row['id']}") not in screen


def test_nobody_ever_reads_the_name_of_a_card_they_have_not_seen() -> None:
    typist = Typist()
    table = dealt(2, 8, round_cap=2, **EVERYTHING)
    typist.sitting = Session(table, players("Anna,Ben"), Screen(typist, StringIO()))
    typist.sitting.play()
    peeks = [event["seat"] for event in table.events(None) if event["event"] == "peeked"]
    assert peeks.count(0) > 1 and peeks.count(1) > 1 and typist.screens_read > 50


def test_the_curtain_falls_only_between_different_people() -> None:
    laid = dealt(3, 2)
    text = written(play_on(laid, "Anna,greedy,Ben", ["", "1", "", "1", "", "1"]))
    assert text.count("Pass the keyboard to Anna.") == 2
    assert text.count("Pass the keyboard to Ben.") == 2
    assert "Pass the keyboard" not in hear(dealt(), "you,greedy", "1", "1")


def test_only_enter_alone_lifts_the_curtain() -> None:
    text = written(play_on(dealt(), "Anna,Ben", ["1", "look", "", "1"]))
    assert text.count("Anna, press Enter") == 3 and text.count("The table") == 1


def test_the_end_is_read_by_everybody_and_tells_no_secret() -> None:
    decks = {"tombstone": ["elzy_lay", "black_bart"]}
    left = {"deadwood": 1}
    laid = table(2, modules="dollars", decks=decks, left=left, round_cap=1)
    lines = ["", "peek tombstone", "draw deadwood", ""]
    text = written(play_on(laid, "Anna,Ben", lines))
    *_, anna, end = screens(text)
    assert "Black Bart" in anna and "Black Bart" not in end
    assert "Anna takes" in end and "The end" in end


def test_people_called_you_go_by_their_seats() -> None:
    text = written(play_on(dealt(), "you,you", ["", "1"]))
    assert "Pass the keyboard to Seat 0." in text and "Pass the keyboard to Seat 1." in text
