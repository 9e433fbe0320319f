"""The players of a game: `you`, bots by name, people by a capitalized name."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from saddlebag.bots import USUAL, bots
from saddlebag.telling.names import commas
from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.texts import has, say

YOU: Final = "you"
MOST_USUAL: Final = 4  # players, if the game allows that many
MOST_LETTERS: Final = 20


class Player:
    """`token` is the input, `bot` the bot's name or empty, `name` the displayed name."""

    __slots__ = ("bot", "name", "token")

    def __init__(self, token: str, bot: str, name: str) -> None:
        self.token = token
        self.bot = bot
        self.name = name


def usual(seats: Sequence[int]) -> str:
    """You against the usual bots, four in all or as many as the game takes."""
    count = MOST_USUAL if MOST_USUAL in seats else max(seats)
    return ",".join([YOU, *[USUAL] * (count - 1)])


def players(written: str, game: str = "") -> list[Player]:
    """The players of `you,greedy,Anna`, in the order of their seats."""
    return seated([token.strip() for token in written.split(",")], game)


def seated(written: Sequence[str], game: str = "") -> list[Player]:
    """The player of each token; a token that is neither `you`, a bot nor a name is refused."""
    known = bots(game)
    small = (YOU, *known)
    tokens = [token.lower() if token.lower() in small else token for token in written]
    for token in tokens:
        check(token, known)
    count = Counter(tokens)
    found = [sit(seat, token, known, count[token] > 1) for seat, token in enumerate(tokens)]
    for name, times in Counter(player.name for player in found).items():
        if times > 1:
            raise Complaint(say("bad-player-twice", given=name))
    return found


def sit(seat: int, token: str, known: Sequence[str], shared: bool) -> Player:
    """Adds the seat to the name of a bot that is not the only one of its kind."""
    if token == YOU:
        return Player(token, "", say("seat-number", seat=seat))
    if token in known:
        name = bot_name(token)
        return Player(token, token, f"{name} {seat}" if shared else name)
    return Player(token, "", token)


def bot_name(bot: str) -> str:
    """What a bot is called."""
    key = f"bot-{bot}"
    return say(key) if has(key) else bot.capitalize()


def check(token: str, known: Sequence[str]) -> None:
    """A lower-case word is `you` or a bot; everything else is a person."""
    if not token:
        raise Complaint(say("bad-player-empty"))
    if token == YOU or token in known:
        return
    if token[0].islower():
        allowed, example = commas(known), "Anna"
        raise Complaint(say("bad-player", given=shown(token), allowed=allowed, example=example))
    if not name_like(token):
        raise Complaint(say("bad-player-name", given=shown(token), most=MOST_LETTERS))


def name_like(token: str) -> bool:
    """Is the name short, and made of letters, digits and a few marks?"""
    if len(token) > MOST_LETTERS or not token[0].isalpha():
        return False
    return all(letter.isalnum() or letter in " -.'" for letter in token)


def strangers(seats: int) -> list[Player]:
    """The players of a game whose file does not name them."""
    return [Player(YOU, "", say("seat-number", seat=seat)) for seat in range(seats)]
