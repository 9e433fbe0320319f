"""The contract about imagining: it really deals again, and knows neither more nor less."""

from collections.abc import Callable
from functools import partial

from saddlebag.kernel.contract_asks import check_asks, check_cards
from saddlebag.kernel.contract_clues import bound, hidden
from saddlebag.kernel.contract_outlook import (
    Dice,
    demand,
    eye,
    observers,
    play,
    said,
    snapshot,
)
from saddlebag.kernel.contract_secrets import go_on_alike
from saddlebag.kernel.game import Game
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.replay import named_game, replay
from saddlebag.kernel.table import Table
from saddlebag.kernel.zone import Cards

Place = tuple[int, int]  # the number of a hidden slot, and a face that may be there


def check_canonical(table: Table, seat: int | None, dice: Dice) -> None:
    """What is imagined depends on what the seat knows and the seed, on nothing else."""
    a, b = dice.seed(), dice.seed()
    once, twice = table.imagine(seat, b), table.imagine(seat, a).imagine(seat, b)
    demand(once.state_hash() == twice.state_hash(), f"seat {seat} imagines what it cannot know")
    demand(
        once.state_hash() == table.copy().imagine(seat, b).state_hash(),
        "a copy imagines something else",
    )
    keys = {one.state.chance.key for one in (table, once, table.imagine(seat, a))}
    demand(len(keys) == 3, "an imagined table knows the luck to come")
    go_on_alike(once, twice, dice, 6)


def check_no_past(game: Game, table: Table, seat: int | None, dice: Dice) -> None:
    """An imagined table begins now: journal, events and undo; and can be copied."""
    other = table.imagine(seat, dice.seed())
    demand(snapshot(other.copy()) == snapshot(other), "a copy of an imagined table differs")
    demand(other.event_count == table.event_count, "imagining changes the count of events")
    demand(not any(other.events(who) for who in observers(other)), "an imagined table has a past")
    demand(not other.entries() and not other.journal()["entries"], "an imagined journal has a past")
    for who in range(table.rules.seats):
        said(partial(other.undo, who))
    demand(refuses(game, other), "the journal of an imagined table is replayed")


def refuses(game: Game, table: Table) -> bool:
    """An imagined table's journal is no record of anything."""
    journal = table.journal()
    try:
        named_game(journal)
        replay(game, journal)
    except (BadJournal, KeyError):
        return True
    return False


def check_played_out(
    table: Table, seat: int | None, dice: Dice, bound: int, kept: Callable[[Table], object]
) -> int:
    """An imagined table can be played to the end like any other."""
    other, count = table.imagine(seat, dice.seed()), 0
    value = kept(table)
    while other.ask is not None:
        demand(count <= bound, "an imagined game does not end")
        check_asks(other)
        check_cards(other)
        demand(kept(other) == value, "an imagined table breaks what is conserved")
        if dice.often(5):
            copy = other.copy()
            demand(snapshot(copy) == snapshot(other), "a copy of an imagined table differs")
        ask = dice.pick(other.asks)
        play(other, dice.pick(ask.options), ask.seat, "in an imagined world")
        count += 1
    return count


# ---- every card everywhere it could be


def fitting(cards: Cards, seat: int | None, slots: list[int]) -> list[int]:
    """For each hidden card the slots its back and the seat's clues allow, as a mask."""
    back, clues = cards.box.back, bound(cards, eye(seat))
    fits = []
    for card in slots:
        tag, mask = clues.get(card, 0), 0
        for k, old in enumerate(slots):
            if back[old] == back[card] and (not tag or cards.tags.get(old, 0) & tag):
                mask |= 1 << k
        fits.append(mask)
    return fits


def possible(cards: Cards, seat: int | None) -> set[Place]:
    """Every face in every hidden slot where it lies in some world the seat holds possible.

    The truth is one such world. Card i can lie in the slot of card j, if that one can in turn be
    moved on, and so on until the slot of card i is taken: if j leads back to i.
    """
    slots = hidden(cards, eye(seat))
    fits = fitting(cards, seat, slots)
    leads = fits.copy()
    for k in range(len(slots)):
        through = leads[k]
        for i, mask in enumerate(leads):
            if mask >> k & 1:
                leads[i] = mask | through
    face = cards.box.face
    return {
        (j, face[slots[i]])
        for i, mask in enumerate(fits)
        for j in range(len(slots))
        if mask >> j & 1 and leads[j] >> i & 1
    }


def check_places(table: Table, seat: int | None, dice: Dice) -> int:
    """Each card the seat cannot place turns up in every place it could be, and nowhere else."""
    cards = table.state.cards
    places, slots = possible(cards, seat), hidden(cards, eye(seat))
    seals = {
        (who, choice)
        for who, (_, choices) in table.state.sealed.items()
        if who != seat
        for choice in choices
    }
    missing, unsaid = places.copy(), seals.copy()
    worlds: set[tuple[int, ...]] = set()
    for count in range(200 + 60 * len(slots)):
        if not missing and not unsaid:
            check_variety(cards, seat, len(worlds), count)
            return count
        other = table.imagine(seat, dice.seed())
        found = hidden(other.state.cards, eye(seat))
        demand(marks(other.state.cards) == marks(cards), "imagining changes who has seen what")
        here = {(k, cards.box.face[card]) for k, card in enumerate(found)}
        demand(here <= places, f"seat {seat} imagines a card where it cannot be")
        missing -= here
        worlds.add(tuple(cards.box.face[card] for card in found))
        unsaid -= {(who, choice) for who, (choice, _) in other.state.sealed.items()}
    demand(not unsaid, f"seat {seat} imagines a sealed choice as it is")
    names, (slot, card) = cards.box.names, min(missing)
    demand(False, f"seat {seat} never imagines {names[card]} in place of {names[slots[slot]]}")
    return 0


def check_variety(cards: Cards, seat: int | None, worlds: int, count: int) -> None:
    """Where more than 5,000 worlds are possible, hardly one is imagined twice."""
    clues = bound(cards, eye(seat))
    loose = [card for card in hidden(cards, eye(seat)) if card not in clues]
    faces = {(cards.box.back[card], cards.box.face[card]) for card in loose}
    most = max([sum(1 for back, _ in faces if back == one) for one, _ in sorted(faces)], default=0)
    demand(most < 7 or 2 * worlds > count, f"seat {seat} imagines few worlds again and again")


def marks(cards: Cards) -> list[list[int]]:
    """Who has looked into which slot."""
    return [[cards.seen[card] for card in pile] for pile in cards.piles]


# ---- what was lost from sight is not forgotten


def check_lost(before: Table, after: Table, dice: Dice) -> int:
    """A card that went out of a seat's sight is imagined only where it may have gone."""
    old, new, count = before.state.cards, after.state.cards, 0
    single = [old.box.face.count(face) == 1 for face in old.box.face]
    for seat in observers(after):
        lost = [
            card
            for card in range(len(single))
            if single[card] and old.seen[card] & eye(seat) and not new.seen[card] & eye(seat)
        ]
        if lost:
            reach = [may_have_gone(old, new, card) for card in lost]
            for _ in range(4):
                where = zones(after.imagine(seat, dice.seed()).state.cards)
                for card, allowed in zip(lost, reach, strict=True):
                    demand(where[card] in allowed, f"seat {seat} forgets {old.box.names[card]}")
            count += 1
    return count


def zones(cards: Cards) -> dict[int, int]:
    """Where each card is."""
    return {card: zone for zone, pile in enumerate(cards.piles) for card in pile}


def may_have_gone(old: Cards, new: Cards, card: int) -> set[int]:
    """The zones reached from a card's own through cards that moved, or lay together.

    A card may have gone and come back, so in a pile that is not what it was every card has moved.
    """
    was, now = zones(old), zones(new)
    still = [one == two for one, two in zip(old.piles, new.piles, strict=True)]
    group, size = {card, *(one for one in was if not (still[was[one]] and still[now[one]]))}, 0
    while len(group) > size:
        size = len(group)
        left, found = {was[one] for one in group}, {now[one] for one in group}
        group |= {one for one in was if was[one] in left or now[one] in found}
    return {now[one] for one in group}
