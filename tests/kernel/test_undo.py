"""Taking back: free until somebody learns something or another seat answers."""

import pytest

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.kernel.event import bit
from saddlebag.kernel.flow import together
from saddlebag.kernel.table import Table
from tests.kernel.parlour import BOX, DECK, DOWN, HAND, Parlour, say, sit, state_of

DEEDS = ("say", "peek", "roll", "slip", "give", "shuffle", "end")


async def deed(s: Parlour) -> None:
    """Seat 0 does what it likes; `end` hands on to seat 1, and then the game is over."""
    seat = len([word for word in s.said if word == "end"])
    answer = await Ask(seat, "deed", DEEDS)
    say(s, seat, answer)
    if answer == "peek":
        s.cards.show(s.cards.piles[DECK][-1], bit(seat))
        s.cards.news |= bit(seat)
    elif answer == "roll":
        s.said.append(str(s.roll("die", 6)))
    elif answer == "shuffle":
        s.cards.shuffle(DECK, s.chance.order("deck", len(s.cards.piles[DECK])))
    elif answer in ("slip", "give"):
        name = await Ask(seat, "card", lambda: s.cards.names(HAND[seat]), hidden=True)
        target, also = (DOWN[seat], 0) if answer == "slip" else (HAND[2], bit(2))
        s.cards.slip(BOX.id[name], HAND[seat], target, seat, also=also)
    s.over = s.said.count("end") == 2


def after(*answers: str) -> Table:
    """A table where seat 0 has given these answers; `?` is its first card."""
    table = sit(deed)
    for answer in answers:
        table.answer(state_of(table).cards.names(HAND[0])[0] if answer == "?" else answer)
    return table


@pytest.mark.parametrize(
    ("answers", "free"),
    [
        ((), 0),
        (("say",), 1),
        (("say", "say", "say"), 3),
        (("say", "peek"), 0),
        (("peek", "say"), 1),
        (("peek", "peek"), 0),
        (("roll",), 0),
        (("shuffle",), 1),
        (("say", "slip", "?"), 3),
        (("say", "slip"), 2),
        (("give",), 1),
        (("give", "?"), 0),
        (("say", "end"), 2),
    ],
)
def test_undo_is_free_until_somebody_learns_something(answers: tuple[str, ...], free: int) -> None:
    table = after(*answers)
    assert table.undoable(0) == free and table.undoable(1) == 0


def test_undo_leads_back_to_the_same_table() -> None:
    table = after("peek")
    before, said = table.state_hash(), table.view(0)["said"]
    for answer in ("say", "slip", state_of(table).cards.names(HAND[0])[0], "shuffle"):
        table.answer(answer)
    table.undo(0)
    assert table.state_hash() == before and table.undoable(0) == 0
    assert table.view(0)["said"] == said


def test_one_answer_can_be_taken_back_at_a_time() -> None:
    table = after("say", "say", "say")
    hashes = [after(*["say"] * n).state_hash() for n in range(3)]
    for left in (2, 1, 0):
        table.undo(0, 1)
        assert table.undoable(0) == left and table.state_hash() == hashes[left]


@pytest.mark.parametrize("answers", [0, -1, 3])
def test_nobody_takes_back_more_than_is_free(answers: int) -> None:
    table = after("say", "say")
    with pytest.raises(Refused, match="nothing_to_take_back") as caught:
        table.undo(0, answers)
    assert caught.value.values == {"seat": 0, "answers": answers, "allowed": 2}


def test_nobody_takes_back_what_another_has_answered() -> None:
    table = after("end", "say")
    assert table.undoable(0) == 0 and table.undoable(1) == 1
    for seat in (0, 2):
        with pytest.raises(Refused):
            table.undo(seat)


def test_undo_is_an_event_and_what_was_told_stays_told() -> None:
    table = after("say", "say")
    told = table.events(1)
    table.undo(0)
    assert table.events(1) == [*told, {"event": "undo", "seat": 0, "answers": 2}]
    assert table.entries()[-1] == ["undo", 0, 2]


def test_the_same_luck_comes_again_after_an_undo() -> None:
    """Nobody tries a shuffle twice."""
    table = after("shuffle")
    deck = state_of(table).cards.piles[DECK].copy()
    table.undo(0)
    table.answer("shuffle")
    assert state_of(table).cards.piles[DECK] == deck


def test_nothing_is_taken_back_after_the_end() -> None:
    table = after("end", "end")
    assert table.result is not None and table.undoable(1) == 0
    with pytest.raises(Refused, match="game_over"):
        table.undo(1)


def test_undo_reaches_as_far_as_a_long_game() -> None:
    """Beyond any checkpoint."""
    table = after(*["say"] * 130)
    table.undo(0)
    assert state_of(table).said == [] and table.undoable(0) == 0


def test_a_copy_can_take_back_what_the_original_can() -> None:
    table = after("peek", "say", "slip")
    twin = table.copy().copy()
    twin.undo(0)
    assert twin.state_hash() == after("peek").state_hash() != table.state_hash()


def test_a_secret_pick_can_be_taken_back_while_others_think() -> None:
    async def pick(s: Parlour, seat: int) -> None:
        name = await Ask(seat, "card", lambda: s.cards.names(HAND[seat]), hidden=True)
        s.cards.slip(BOX.id[name], HAND[seat], DOWN[seat], seat)

    async def all_pick(s: Parlour) -> None:
        await together(pick(s, 0), pick(s, 1))
        s.over = True

    table = sit(all_pick)
    before = table.state_hash()
    table.answer(table.asks[1].options[0], 1)
    table.undo(1)
    assert table.state_hash() == before and [ask.seat for ask in table.asks] == [0, 1]


def test_an_imagined_table_takes_back_only_what_was_imagined() -> None:
    table = after("say", "slip")
    other = table.imagine(0, 5)
    before = other.state_hash()
    assert other.undoable(0) == 0
    other.answer(state_of(other).cards.names(HAND[0])[1])
    other.answer("say")
    other.undo(0)
    assert other.state_hash() == before
