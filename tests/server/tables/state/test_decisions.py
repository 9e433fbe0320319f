"""Numbers of open asks: who has not answered keeps theirs, everybody else gets a new one."""

from saddlebag.kernel.ask import Ask
from saddlebag.server.tables.state.decisions import Decisions, answered_in


def asks(*pairs: tuple[int, str]) -> list[Ask]:
    return [Ask(seat, key, ("yes", "no")) for seat, key in pairs]


def test_an_unanswered_ask_keeps_its_number() -> None:
    decisions = Decisions()
    assert decisions.renumber(asks((0, "bid"), (1, "bid")), []) == [0, 1]
    assert decisions.renumber(asks((1, "bid")), [0]) == []
    assert (decisions.number(0), decisions.number(1)) == (None, 2)


def test_the_same_question_asked_again_has_a_new_number() -> None:
    decisions = Decisions()
    decisions.renumber(asks((0, "draw")), [])
    assert decisions.renumber(asks((0, "draw")), [0]) == [0] and decisions.number(0) == 2


def test_another_question_has_a_new_number_even_without_an_answer() -> None:
    decisions = Decisions()
    decisions.renumber(asks((0, "draw"), (1, "react")), [])
    assert decisions.renumber(asks((1, "duel")), [0]) == [1] and decisions.number(1) == 3


def test_an_undo_makes_all_questions_new() -> None:
    assert answered_in([[0, "x"], ["undo", 0, 1]], 3) == range(3)
    assert answered_in([["takeback", 1, 4]], 2) == range(2)
    assert answered_in([["chance", "deck", 0, 3], [1, "x", "order"], ["order", 2, [], ""]], 3) == {
        1
    }
