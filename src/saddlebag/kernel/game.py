"""A game on offer: its name, its seats, its options, and a table for those who want to play."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from saddlebag.kernel.ask import wrong_type
from saddlebag.kernel.chance import Secret, fresh_secret, is_seeded, seeded_secret
from saddlebag.kernel.checkpoint import Checkpoint
from saddlebag.kernel.event import everyone
from saddlebag.kernel.extras import Extras, initials
from saddlebag.kernel.flow import Rules, State
from saddlebag.kernel.journal import Head
from saddlebag.kernel.json_types import Json
from saddlebag.kernel.position import Position, opening
from saddlebag.kernel.record import new_record
from saddlebag.kernel.table import Table
from saddlebag.kernel.vocabulary import Vocabulary

MakeRules = Callable[[int, Json], Rules[Any]]
# seats, every option with its value, and those that were given -> every option, settled
Settle = Callable[[int, Json, Json], Json]
# a value of an option: a flag, a number or a seat, a word, several words; None: left open
Value = bool | int | str | Sequence[str] | None


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
    """One switch of a game: kind is flag, number, seat, choice or names.

    A default of None is settled by other options. `names` is a list without repetitions. `since` is
    the first rules version that has the option: tables of older versions neither take nor name it,
    or, from `named_since` on, name it with its default.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        default: Value,
        allowed: tuple[int | str, ...],
        excludes: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        since: int = 1,
        named_since: int = 0,
        requires: tuple[str, ...] = (),
        needs: dict[str, str] | None = None,
        bars: dict[str, str] | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.allowed = allowed  # values, or words that may stand instead of a number or seat
        self.excludes = excludes  # "seats=5": not with five seats; "duel": not with that option
        self.least = least
        self.most = most
        self.since = since
        self.named_since = named_since or since
        self.requires = requires  # other options without which this one cannot be on
        self.needs = needs or {}  # of some values, the option without which it cannot be chosen
        self.bars = bars or {}  # of some values, the option with which it cannot be chosen

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.kind!r}, default={self.default!r})"

    def checked(self, value: object, seats: int) -> object:
        """The value, if it may be chosen."""
        if value is None and self.default is None:
            return value
        most = seats - 1 if self.kind == "seat" else self.most
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "names":
            return self._listed(value)
        if self.kind in ("number", "seat") and type(value) is int and self.least <= value <= most:
            return value
        if self.kind != "flag" and isinstance(value, (str, int)) and not isinstance(value, bool):
            for word in self.allowed:
                if word == value:
                    return value
        raise BadOption(self.key, value, self.choices(seats))

    def _listed(self, value: object) -> object:
        """Several of the allowed names, none twice."""
        if not isinstance(value, (list, tuple)):
            raise BadOption(self.key, value, list(self.allowed))
        for name in value:
            if name not in self.allowed or list(value).count(name) > 1:
                raise BadOption(self.key, name, list(self.allowed))
        return list(value)

    def choices(self, seats: int) -> list[str]:
        """What may be chosen, in words a command line can show."""
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
        extras: Extras | None = None,
    ) -> None:
        self.extras = Extras() if extras is None else extras
        self.settle = settle  # options that hang on each other; raises BadOption
        self.name = name
        self.seats = seats
        self.options = options
        self.versions = versions
        self.bound = bound  # random play ends within so many decisions

    @property
    def letters(self) -> str:
        """What stands before the ids of its rules: PE in PE TURN-4."""
        return self.extras.letters or initials(self.name)

    @property
    def version(self) -> int:
        """The rules version of new tables."""
        return max(self.versions)

    def __repr__(self) -> str:
        return f"Game({self.name!r}, seats={self.seats}, version={self.version})"

    def chosen(self, seats: int, options: Mapping[str, object], version: int | None = None) -> Json:
        """Every option that the rules version has (the latest if not given), with its value.

        What does not fit together is refused.
        """
        edition = self.version if version is None else version
        if not isinstance(seats, int):
            raise wrong_type("seats", seats, ", ".join([str(n) for n in self.seats]))
        if isinstance(seats, bool) or seats not in self.seats:
            raise BadOption("seats", seats, list(self.seats))
        if not isinstance(options, dict):
            raise BadOption("options", options, [option.key for option in self.options])
        known = {option.key: option for option in self.options if option.named_since <= edition}
        for key, value in options.items():
            if key not in known:
                raise BadOption("option", key, list(known))
            if known[key].since > edition and value != known[key].default:
                raise BadOption(key, value, [f"version={known[key].since}"])
        values = {
            key: option.checked(options[key], seats) if key in options else option.default
            for key, option in known.items()
        }
        for key, option in known.items():
            if values[key] != option.default:
                self._fits(option, values, seats)
        return values if self.settle is None else self.settle(seats, values, dict(options))

    def _fits(self, option: Option, values: Json, seats: int) -> None:
        """Nothing else that was chosen may be excluded by this option."""
        for other in option.excludes:
            if other == f"seats={seats}":
                rest = [f"seats={n}" for n in self.seats if f"seats={n}" not in option.excludes]
                raise BadOption(option.key, other, rest)
            if values.get(other):
                raise BadOption(option.key, other, [f"without {other}"])
        for other in option.requires:
            if values[option.key] and not values.get(other):
                raise BadOption(option.key, values[option.key], [f"with {other}"])
        chosen = values[option.key]
        named = chosen if isinstance(chosen, list) else [chosen]
        for value, other in option.needs.items():
            if value in named and not values[other]:
                raise BadOption(option.key, value, [f"with {other}"])
        for value, other in option.bars.items():
            if value in named and values[other]:
                raise BadOption(option.key, value, [f"without {other}"])

    def table(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        nonces: Mapping[int, str] | None = None,
        secret: Secret | None = None,
        version: int | None = None,
    ) -> Table:
        """A table before its first decision.

        With a seed it is a test table and claims nothing. Without one its luck comes from a fresh
        secret, or from one whose commitment was published before the nonces came in.
        """
        edition = self.version if version is None else version
        if type(edition) is not int:
            raise wrong_type("version", version, ", ".join([str(n) for n in self.versions]))
        if edition not in self.versions:
            raise BadOption("version", version, sorted(self.versions))
        values = self.chosen(seats, {} if options is None else options, edition)
        luck = self._luck(seed, secret)
        said = checked_nonces(seats, {} if nonces is None else nonces)
        head = Head(self.name, edition, seats, values, luck, said)
        return open_table(self.versions[edition](seats, values), head)

    def laid(self, seats: int, layout: Json, options: Mapping[str, object] | None = None) -> Table:
        """A table laid out by hand, its luck written down beforehand: for lessons, never fair."""
        values = self.chosen(seats, {} if options is None else options)
        head = Head(self.name, self.version, seats, values, seeded_secret(0), {}, layout)
        return open_table(self.versions[self.version](seats, values), head)

    def vocabulary(self, version: int = 0) -> Vocabulary:
        """Every event, answer and refusal of the latest rules, or of this version's."""
        seats = self.seats[0]
        return self.versions[version or self.version](seats, self.chosen(seats, {})).vocabulary

    def _luck(self, seed: int | None, secret: Secret | None) -> Secret:
        """From a test seed, or from a secret no seed can be behind."""
        if isinstance(seed, bool):
            raise wrong_type("seed", seed, "a whole number, 0 or more")
        if seed is not None:
            if type(seed) is not int:
                raise wrong_type("seed", seed, "a whole number, 0 or more")
            if seed < 0:
                raise BadOption("seed", seed, "0 or more")
            if secret is not None:
                raise BadOption("seed", seed, "a seed or a secret")
            return seeded_secret(seed)
        if secret is None:
            return fresh_secret()
        if is_seeded(secret):
            raise BadOption("secret", "a test seed's", "fresh_secret()")
        return secret


def checked_nonces(seats: int, nonces: Mapping[int, str]) -> dict[int, str]:
    """The words that seats add to the luck: printable, each from a seat of this table."""
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
    record, chance = new_record(), head.luck()
    chance.record = record.entry_page
    position = opening(rules, chance, head.layout)
    assert position.state.cards.all == everyone(head.seats)
    record.attach(position.state, rules.vocabulary)
    table = Table(head, position.feed([]), record)
    table.check_asks()
    return table


def table_from(rules: Rules[Any], head: Head, state: State) -> Table:
    """A table at the first ask of a state that was laid out by hand."""
    record = new_record()
    record.attach(state, rules.vocabulary)
    return Table(head, Position(rules, state, Checkpoint(state.copy())).feed([]), record)
