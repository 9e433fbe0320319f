"""The contract about secrets: two worlds that differ only in what a seat cannot know."""

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.contract_asks import check_asks, check_cards
from saddlebag.kernel.contract_outlook import (
    Dice,
    demand,
    errors,
    eye,
    freely,
    news,
    observers,
    outlook,
    play,
    wire,
)
from saddlebag.kernel.shared_view import Sight, looks_on, whole
from saddlebag.kernel.table import Table


def check_hiding(table: Table, seat: int | None, dice: Dice, depth: int) -> int:
    """A seat cannot tell the true table from an imagined one, until it learns what differs."""
    true, other, since = table.copy(), table.imagine(seat, dice.seed()), table.event_count
    same(true, other, seat, since, dice, "at once")
    return abreast(true, other, seat, since, dice, depth)


def check_sight(table: Table, seat: int | None) -> None:
    """What observers are said to see alike is alike, and shared sight is what `view` tells."""
    concerns = table.concerns(None if looks_on(table, seat) else seat)
    told = whole(table, seat, Sight(table).of(seat), concerns)
    demand(wire(told) == wire(table.view(seat)), f"seat {seat} shares a sight")


def check_secret_answers(table: Table, dice: Dice, depth: int) -> int:
    """Nobody else can tell which hidden answer was given, now or later."""
    count = 0
    for ask in table.asks:
        if not ask.hidden or len(ask.options) < 2:
            continue
        first = dice.below(len(ask.options) - 1)
        texts = ask.options[first], ask.options[-1]
        for seat in observers(table):
            if seat != ask.seat:
                count += tell_apart(table, seat, ask.seat, texts, dice, depth)
    return count


def check_undo_tells_nothing(table: Table, ask: Ask) -> None:
    """Whether a hidden answer can be taken back is the same for all of them."""
    found = []
    for text in ask.options:
        twin = table.copy()
        play(twin, text, ask.seat, "after a hidden answer")
        found.append(freely(twin))
    demand(all(free == found[0] for free in found), f"whether {ask.key} can be undone tells")


def tell_apart(
    table: Table, seat: int | None, asked: int, texts: tuple[str, str], dice: Dice, depth: int
) -> int:
    """One hidden answer, two worlds; whoever was shown it may know."""
    one, two, since = table.copy(), table.copy(), table.event_count
    play(one, texts[0], asked, "after a hidden answer")
    play(two, texts[1], asked, "after a hidden answer")
    demand(freely(one) == freely(two), "whether a hidden answer can be undone tells")
    if (news(one) | news(two)) & eye(seat):
        return 0
    same(one, two, seat, since, dice, f"after {texts}")
    return 1 + abreast(one, two, seat, since, dice, depth)


def abreast(one: Table, two: Table, seat: int | None, since: int, dice: Dice, depth: int) -> int:
    """Both worlds go on; hidden answers of others may differ, whatever the seat sees may not."""
    for count in range(depth):
        before = open_luck(one), open_luck(two)
        key, text, twin = answer_both(one, two, seat, dice)
        if not key:
            return count
        demand(freely(one) == freely(two), f"whether {key} can be undone tells")
        quiet = before == (open_luck(one), open_luck(two)) and text == twin
        if (news(one) | news(two)) & eye(seat) and outlook(one, seat, since) != outlook(
            two, seat, since
        ):
            lit = open_faces(one, seat) != open_faces(two, seat)
            demand(lit or not quiet, f"seat {seat} can tell equal cards apart after {key}")
            return count  # the worlds differ in what has come to light
        same(one, two, seat, since, dice, f"after {key}")
    return depth


def open_faces(table: Table, seat: int | None) -> list[list[int]]:
    """What lies open to a seat."""
    cards, me = table.state.cards, eye(seat)
    face, seen = cards.box.face, cards.seen
    return [[face[card] if seen[card] & me else -1 for card in pile] for pile in cards.piles]


def open_luck(table: Table) -> list[object]:
    """How often luck was used, and what is still sealed."""
    return [dict(table.state.chance.used), sorted(table.state.sealed)]


def answer_both(one: Table, two: Table, seat: int | None, dice: Dice) -> tuple[str, str, str]:
    """The key of an ask and the answers given to it; no key if the worlds part here."""
    if one.ask is None:
        return "", "", ""
    i = dice.below(len(one.asks))
    mine, its = one.asks[i], two.asks[i]
    text = twin = dice.pick(mine.options)
    if mine.hidden and mine.seat != seat:
        twin = dice.pick(its.options)
    elif twin not in its.options:
        demand(mine.seat != seat, f"own options differ: {mine.key}")
        return "", "", ""
    play(one, text, mine.seat, "in a world")
    play(two, twin, its.seat, "in an imagined world")
    return mine.key, text, twin


def same(one: Table, two: Table, seat: int | None, since: int, dice: Dice, when: str) -> None:
    """All that reaches the seat is byte-equal, and so is what it imagines."""
    demand(outlook(one, seat, since) == outlook(two, seat, since), f"seat {seat} can tell {when}")
    if seat is not None:
        name = f"errors {dice.seed()}"
        heard = [errors(table, seat, Dice(name)) for table in (one, two)]
        demand(heard[0] == heard[1], f"an error tells seat {seat} {when}")
    for table in (one, two):
        check_asks(table)
        check_cards(table)
    seed = dice.seed()
    first, second = one.imagine(seat, seed), two.imagine(seat, seed)
    demand(
        first.state_hash() == second.state_hash(),
        f"seat {seat} imagines more than it knows {when}",
    )
    go_on_alike(first, second, dice, 4)


def go_on_alike(one: Table, two: Table, dice: Dice, depth: int) -> None:
    """One world, reached on two ways: no flow may remember which."""
    for _ in range(depth):
        asked = [[(ask.seat, ask.key, ask.options) for ask in table.asks] for table in (one, two)]
        demand(asked[0] == asked[1], "a flow remembers a secret: it asks otherwise")
        if not asked[0]:
            break
        seat, _, options = dice.pick(asked[0])
        text = dice.pick(options)
        for table in (one, two):
            play(table, text, seat, "in an imagined world")
        demand(one.state_hash() == two.state_hash(), "a flow remembers a secret")
    demand(one.result == two.result, "a flow remembers a secret: another result")
