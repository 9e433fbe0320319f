"""A journal replayed entry by entry, or the first entry that does not fit."""

import json
from collections.abc import Iterator
from typing import Any, Final

from saddlebag.kernel.ask import Refused
from saddlebag.kernel.chance import Secret, is_seeded, seeded_secret
from saddlebag.kernel.game import BadOption, Game, checked_nonces, open_table
from saddlebag.kernel.journal import FORMAT, BadJournal, Head, chain
from saddlebag.kernel.table import Table

NEEDED: Final[dict[str, type]] = {
    "format": int,
    "game": str,
    "version": int,
    "seats": int,
    "options": dict,
    "fair": bool,
    "commitment": str,
    "nonces": dict,
    "entries": list,
    "links": list,
    "secret": str,
    "salt": str,
    "hash": str,
}
# What rules may raise at a table that was laid out as no game would lay it.
UNFIT: Final = (AttributeError, LookupError, TypeError, ValueError, ArithmeticError, AssertionError)


def named_game(journal: Any) -> str:
    """Which game a journal is of, once it looks like a journal this build can read."""
    if not isinstance(journal, dict):
        raise BadJournal(-1, "not_a_journal", {"given": type(journal).__name__})
    if isinstance(journal.get("format"), int) and journal["format"] > FORMAT:
        raise BadJournal(-1, "newer_format", {"format": journal["format"], "known": FORMAT})
    if journal.get("imagined"):
        raise BadJournal(-1, "imagined", {})
    for key, kind in NEEDED.items():
        if not isinstance(journal.get(key), kind):
            raise BadJournal(-1, "missing_field", {"field": key})
    game: str = journal["game"]
    return game


def begin(game: Game, journal: dict[str, Any]) -> Table:
    """The table before the first answer, if the head holds together."""
    version = journal["version"]
    if version not in game.versions:
        reason = "newer_rules" if version > game.version else "unknown_rules"
        raise BadJournal(-1, reason, {"version": version, "known": sorted(game.versions)})
    try:
        values = game.chosen(journal["seats"], journal["options"], version)
        nonces = {int(seat): str(nonce) for seat, nonce in journal["nonces"].items()}
        checked_nonces(journal["seats"], nonces)
        secret = Secret(
            bytes.fromhex(journal["secret"]), bytes.fromhex(journal["salt"]), seed_of(journal)
        )
        layout = layout_of(journal, secret)
    except BadJournal:
        raise
    except BadOption as wrong:  # another name than below: mypyc gives a name one type
        raise BadJournal(-1, "bad_option", {"option": str(wrong)}) from wrong
    except ValueError as error:
        raise BadJournal(-1, "unreadable", {"error": str(error)}) from error
    check_seed(secret)
    head = Head(game.name, version, journal["seats"], values, secret, nonces, layout)
    for key, value in head.published().items():
        if differs(journal[key], value):
            raise BadJournal(-1, key, {"written": journal[key], "expected": value})
    rules = game.versions[version](journal["seats"], values)
    if layout is None:
        return open_table(rules, head)
    try:
        return open_table(rules, head)
    except UNFIT as unfit:
        raise BadJournal(-1, "layout", {"error": str(unfit)}) from unfit


def check_seed(secret: Secret) -> None:
    """A test seed may neither be hidden nor belong to another secret."""
    if secret.seed is None:
        if is_seeded(secret):
            raise BadJournal(-1, "seed_hidden", {})
    elif seeded_secret(secret.seed).value != secret.value:
        raise BadJournal(-1, "seed", {"seed": str(secret.seed)})


def seed_of(journal: dict[str, Any]) -> int | None:
    """A test seed is a whole number."""
    seed = journal.get("seed")
    if seed is None or type(seed) is int:
        return seed
    raise BadJournal(-1, "seed", {"seed": str(seed)})


def layout_of(journal: dict[str, Any], secret: Secret) -> dict[str, Any] | None:
    """How a lesson's table was laid out; luck that was written beforehand cannot be fair."""
    layout = journal.get("layout")
    if layout is None:
        return None
    if not isinstance(layout, dict) or secret.seed is None:
        raise BadJournal(-1, "layout", {"error": "no test seed"})
    return layout


def differs(written: Any, expected: Any) -> bool:
    """Not the same JSON: true is not 1, and 1.0 is neither."""
    return json.dumps(written, sort_keys=True) != json.dumps(expected, sort_keys=True)


def replay_steps(game: Game, journal: dict[str, Any]) -> Iterator[Table]:
    """The table after setup and after each of its entries; BadJournal if one cannot be."""
    table = begin(game, journal)
    entries, links = journal["entries"], journal["links"]
    salt = table.head.salt()
    link, done = chain("", table.head.published(), salt), table.entries()
    yield table
    for i, entry in enumerate(entries):
        if i >= len(done):
            carry_out_checked(table, i, entry)
            done += table.entries(len(done))
        if differs(entry, done[i]):
            raise BadJournal(i, "differs", {"written": entry, "expected": done[i]})
        link = chain(link, entry, salt)
        if i >= len(links) or links[i] != link:
            raise BadJournal(i, "link", {"entry": entry})
        yield table
    if len(done) > len(entries):
        raise BadJournal(len(entries), "missing", {"expected": done[len(entries)]})
    if len(links) > len(entries):
        raise BadJournal(len(entries), "link", {"entry": None})
    if differs(journal.get("result"), table.result):
        raise BadJournal(len(entries), "result", {"expected": table.result})
    if table.state_hash() != journal["hash"]:
        raise BadJournal(len(entries), "hash", {"expected": table.state_hash()})


def carry_out_checked(table: Table, i: int, entry: Any) -> None:
    """An error of the rules at a table laid out by hand is a mistake of its layout."""
    try:
        carry_out(table, i, entry)
    except UNFIT as unfit:
        if table.head.layout is None or isinstance(unfit, BadJournal):
            raise
        raise BadJournal(i, "layout", {"error": str(unfit)}) from unfit


def carry_out(table: Table, i: int, entry: Any) -> None:
    """Do again what an entry says a seat did."""
    if not isinstance(entry, list) or any(isinstance(part, bool) for part in entry):
        raise BadJournal(i, "unreadable", {"entry": entry})
    try:
        match entry:
            case [int(seat), str(text)]:
                table.answer(text, seat)
            case ["undo", int(seat), int(answers)]:
                table.undo(seat, answers)
            case ["takeback", int(seat), int(answers)]:
                table.take_back(seat, answers)
            case ["order", int(seat), list(keys), str(until)]:
                table.order(seat, keys, until)
            case _:
                raise BadJournal(i, "unreadable", {"entry": entry})
    except Refused as error:
        raise BadJournal(i, "illegal", {"entry": entry, "why": str(error)}) from error


def replay(game: Game, journal: dict[str, Any]) -> Table:
    """The table a journal leads to."""
    for table in replay_steps(game, journal):
        last = table
    return last
