"""A game on offer: its name, its seats, its options, and a table for those who want to play."""

from collections.abc import Callable
from typing import Any

from saddlebag.kernel.chance import Chance, Secret, fresh_secret, is_seeded, seeded_secret
from saddlebag.kernel.event import everyone
from saddlebag.kernel.flow import Rules
from saddlebag.kernel.journal import Head
from saddlebag.kernel.table import Table
from saddlebag.kernel.tape import Tape
from saddlebag.kernel.trail import new_trail

MakeRules = Callable[[int, dict[str, Any]], Rules[Any]]
# seats, every option with its value, and those that were given -> every option, settled
Settle = Callable[[int, dict[str, Any], dict[str, Any]], dict[str, Any]]


class BadOption(ValueError):
    """What was given, and what is allowed."""

    def __init__(self, key: str, given: object, allowed: object) -> None:
        super().__init__(key, given, allowed)
        self.key = key
        self.given = given
        self.allowed = allowed

    def __str__(self) -> str:
        listed = self.allowed
        if isinstance(listed, (list, tuple)):
            listed = ", ".join(str(item) for item in listed)
        return f"{self.key}: given {self.given!r}, allowed: {listed}"


class Option:
    """One switch of a game: kind is flag, number, seat, choice, names or later.

    A default of None is settled by other options. `names` is a list without repetitions; `later`
    is a name kept for what is yet to come, and stays false.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        default: Any,
        allowed: tuple[Any, ...],
        excludes: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.allowed = allowed  # values, or words that may stand instead of a number or seat
        self.excludes = excludes  # "seats=5": not with five seats; "duel": not with that option
        self.least = least
        self.most = most

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.kind!r}, default={self.default!r})"

    def checked(self, value: Any, seats: int) -> Any:
        """The value, if it may be chosen."""
        if value is None and self.default is None:
            return value
        whole = isinstance(value, int) and not isinstance(value, bool)
        most = seats - 1 if self.kind == "seat" else self.most
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "names" or self.kind == "later":
            return self._listed(value)
        if self.kind in ("number", "seat") and whole and self.least <= value <= most:
            return value
        if self.kind != "flag" and isinstance(value, (str, int)) and not isinstance(value, bool):
            for word in self.allowed:
                if word == value:
                    return value
        raise BadOption(self.key, value, self.choices(seats))

    def _listed(self, value: Any) -> Any:
        """Several of the allowed names, none twice; of what is yet to come nothing but false."""
        if self.kind == "later":
            if value is False:
                return value
            raise BadOption(self.key, value, "not yet")
        if not isinstance(value, (list, tuple)):
            raise BadOption(self.key, value, list(self.allowed))
        for name in value:
            if name not in self.allowed or list(value).count(name) > 1:
                raise BadOption(self.key, name, list(self.allowed))
        return list(value)

    def choices(self, seats: int) -> list[str]:
        """What may be chosen, in words a command line can show."""
        if self.kind == "later":
            return ["false"]
        if self.kind == "flag":
            return ["true", "false"]
        words = [str(word) for word in self.allowed]
        if self.kind == "number":
            return [f"{self.least}-{self.most}", *words]
        if self.kind == "seat":
            return [f"{self.least}-{seats - 1}", *words]
        return words


class Game:
    """`versions` holds the rules of every version ever shipped; new tables get the latest."""

    def __init__(
        self,
        name: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        versions: dict[int, MakeRules],
        bound: int,
        settle: Settle | None = None,
    ) -> None:
        self.settle = settle  # options that hang on each other; raises BadOption
        self.name = name
        self.seats = seats
        self.options = options
        self.versions = versions
        self.bound = bound  # random play ends within so many decisions

    @property
    def version(self) -> int:
        """The rules version of new tables."""
        return max(self.versions)

    def chosen(self, seats: Any, options: Any) -> dict[str, Any]:
        """Every option with its value; what does not fit together is refused."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("seats", seats, list(self.seats))
        if not isinstance(options, dict):
            raise BadOption("options", options, [option.key for option in self.options])
        known = {option.key: option for option in self.options}
        for key in options:
            if key not in known:
                raise BadOption("option", key, list(known))
        values = {
            key: option.checked(options[key], seats) if key in options else option.default
            for key, option in known.items()
        }
        for key, option in known.items():
            if values[key] != option.default:
                self._fits(option, values, seats)
        return values if self.settle is None else self.settle(seats, values, options)

    def _fits(self, option: Option, values: dict[str, Any], seats: int) -> None:
        """Nothing else that was chosen may be excluded by this option."""
        for other in option.excludes:
            if other == f"seats={seats}":
                rest = [f"seats={n}" for n in self.seats if f"seats={n}" not in option.excludes]
                raise BadOption(option.key, other, rest)
            if values.get(other):
                raise BadOption(option.key, other, [f"without {other}"])

    def table(
        self,
        seats: Any,
        seed: Any = None,
        options: Any = None,
        nonces: Any = None,
        secret: Secret | None = None,
        version: Any = None,
    ) -> Table:
        """A table before its first decision.

        With a seed it is a test table and claims nothing. Without one its luck comes from a fresh
        secret, or from one whose commitment was published before the nonces came in.
        """
        values = self.chosen(seats, {} if options is None else options)
        edition = self.version if version is None else version
        if edition not in self.versions:
            raise BadOption("version", version, sorted(self.versions))
        luck = self._luck(seed, secret)
        said = checked_nonces(seats, {} if nonces is None else nonces)
        head = Head(self.name, edition, seats, values, luck, said)
        return open_table(self.versions[edition](seats, values), head)

    def _luck(self, seed: Any, secret: Secret | None) -> Secret:
        """From a test seed, or from a secret no seed can be behind."""
        if seed is not None:
            if type(seed) is not int or seed < 0:
                raise BadOption("seed", seed, "0 or more")
            if secret is not None:
                raise BadOption("seed", seed, "a seed or a secret")
            return seeded_secret(seed)
        if secret is None:
            return fresh_secret()
        if is_seeded(secret):
            raise BadOption("secret", "a test seed's", "fresh_secret()")
        return secret


def checked_nonces(seats: int, nonces: Any) -> dict[int, str]:
    """Seats' own words, each of a seat at this table and fit to be written down."""
    if not isinstance(nonces, dict):
        raise BadOption("nonces", nonces, f"0-{seats - 1}")
    for seat, nonce in nonces.items():
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadOption("nonces", seat, f"0-{seats - 1}")
        if type(nonce) is not str or not nonce.isprintable():
            raise BadOption("nonces", nonce, "printable text")
    return dict(nonces)


def open_table(rules: Rules[Any], head: Head) -> Table:
    """Set the game up and ask the first question."""
    assert head.secret is not None
    chance, entries = Chance(head.secret.key(head.nonces), {}), new_trail(0)
    chance.record = entries.recent
    state = rules.setup(chance)
    assert state.cards.all == everyone(head.seats)
    table = Table(rules, head, state, Tape(state.copy()), entries, new_trail(0))
    table._listen()
    table._feed([])
    return table
