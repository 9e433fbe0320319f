"""The contract about asks, refusals and plain data, and that nothing is lost."""

from functools import partial
from typing import Any

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.contract_clues import check_clues
from saddlebag.kernel.contract_outlook import (
    Dice,
    demand,
    observers,
    own_ask,
    said,
    snapshot,
    wire,
    words,
    wrong_answers,
)
from saddlebag.kernel.contract_vocabulary import check_said
from saddlebag.kernel.table import Table

REFUSAL = ["answer", "reason", "values", "rule"]


def check_asks(table: Table) -> None:
    """Options are there, each once, short; each seat is asked one thing at a time."""
    seats = [ask.seat for ask in table.asks]
    demand(len(set(seats)) == len(seats), "a seat is asked twice at once")
    demand(table.ask is (table.asks[0] if seats else None), "ask is not the first of asks")
    demand((table.result is None) == bool(seats), "a result while somebody is asked, or none after")
    for ask in table.asks:
        demand(ask.seat in range(table.rules.seats), f"nobody sits there: {ask.key}")
        check_options(ask)
        check_refusals(ask)


def check_options(ask: Ask) -> None:
    """Never empty, unique, no sentence; the idle answer is one of them."""
    options = ask.options
    demand(bool(options), f"no options: {ask.key}")
    demand(len(set(options)) == len(options), f"an option twice: {ask.key}")
    for text in (ask.key, *options):
        demand(type(text) is str, f"not a name: {ask.key}")
        demand(text.split() == [text], f"empty or a sentence: {ask.key}")
    demand(not ask.idle or ask.idle in options, f"the idle answer is no option: {ask.key}")


def check_refusals(ask: Ask) -> None:
    """Plain data, with a reason code, about answers that are not offered."""
    refusals = ask.refusals()
    check_plain(refusals, f"refusals of {ask.key}")
    demand(refusals == ask.refusals(), f"refusals change when looked at: {ask.key}")
    for refusal in refusals:
        demand(list(refusal) == REFUSAL, f"not a refusal: {ask.key}")
        answer, reason = refusal["answer"], str(refusal["reason"])
        demand(answer not in ask.options, f"refused and offered: {ask.key} {answer}")
        demand(reason.split() == [reason], f"a sentence for a reason: {ask.key}")
        demand(isinstance(refusal["values"], dict), f"values are not named: {ask.key}")
        demand(isinstance(refusal["rule"], str), f"a rule is not named: {ask.key}")


def check_plain(data: Any, what: str) -> None:
    """JSON data and nothing else: dict, list, str, int, bool, None."""
    if isinstance(data, dict):
        for key, value in data.items():
            demand(type(key) is str, f"{what}: a key that is no string")
            check_plain(value, what)
    elif isinstance(data, list):
        for item in data:
            check_plain(item, what)
    else:
        demand(data is None or type(data) in (str, int, bool), f"{what}: {type(data).__name__}")


def check_all_plain(table: Table, since: int) -> None:
    """Whatever leaves the table."""
    for seat in observers(table):
        check_plain(table.view(seat, detail=True), "view")
        check_plain(table.events(seat, since), "events")
    check_plain(table.result, "result")


def check_refused(table: Table, written: int, dice: Dice) -> int:
    """Only the asked may answer, only what is offered; and a refused call changes nothing."""
    before, count = snapshot(table), 0
    entries = wire(table.entries(written))
    for seat in range(-1, table.rules.seats + 1):
        ask = own_ask(table, seat)
        for text in ["pass"] if ask is None else wrong_answers(table, ask, dice):
            check_error(table, said(partial(table.answer, text, seat)))
            count += 1
        count += refused_groups(table, seat, ask)
        count += refused_undos(table, seat)
    if len(table.asks) > 1:
        said(partial(table.answer, table.asks[0].options[0]))
    demand(snapshot(table) == before, "a refused call left a trace")
    demand(wire(table.entries(written)) == entries, "a refused call left a trace in the journal")
    return count


def check_error(table: Table, error: list[Any]) -> None:
    """What the table says no with: plain data, and as declared."""
    check_plain(error, "an error")
    check_said(table, error[0], error[1])


def refused_groups(table: Table, seat: int, ask: Ask | None) -> int:
    """A group is refused as a whole."""
    texts = ["nonsense"]
    if ask is not None and ask.group:
        texts = [ask.options[0], "nonsense"]
    check_error(table, said(partial(table.answer_group, texts, seat)))
    return 1


def refused_undos(table: Table, seat: int) -> int:
    """Nobody takes back more than is free."""
    allowed = table.undoable(seat)
    for answers in (0, -1, allowed + 1):
        check_error(table, said(partial(table.undo, seat, answers)))
    return 3


def check_cards(table: Table) -> None:
    """Every card is somewhere, once; clues are true and about cards out of sight.

    A table may do without all the cards of a back.
    """
    cards = table.state.cards
    flat = sorted(card for pile in cards.piles for card in pile)
    used = {cards.box.back[card] for card in flat}
    whole = [card for card, back in enumerate(cards.box.back) if back in used]
    demand(flat == whole, "cards lost or doubled")
    demand(not any(who & ~cards.all for who in cards.seen), "seen by somebody who is not here")
    for zone, pile in enumerate(cards.piles):
        hidden = cards.box.open[zone] and any(cards.seen[card] != cards.all for card in pile)
        demand(not hidden, f"a hidden card in an open zone, {cards.box.zones[zone]}")
    if cards.clues:
        check_clues(cards)
    for choice, choices in table.state.sealed.values():
        demand(choice in choices, "a sealed choice that was none")


def check_canary(table: Table, seat: int | None, since: int, met: set[str]) -> None:
    """The name of a card this seat has never met is in nothing that was sent to it."""
    view = table.view(seat, detail=True)
    del view["game"]  # a game may be called like one of its cards
    sent = words([view, table.events(seat, since)])
    for name in table.state.cards.box.names:
        demand(name in met or name not in sent, f"seat {seat} reads of {name}, never seen")
