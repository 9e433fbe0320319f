"""A multi-select tells how many picks it takes."""

import saddlebag
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.contract_outlook import Dice
from saddlebag.kernel.group import MOST, picks_left
from tests.kernel.parlour import Parlour, sit


def test_a_group_takes_as_many_picks_as_it_says() -> None:
    dice, table, groups = Dice("picks"), saddlebag.game("western-legends").table(4, seed=5), 0
    for _ in range(600):
        if not table.asks:
            break
        ask = table.asks[0]
        picks = picks_left(table, ask.seat)
        if ask.group and picks > 1:
            groups += 1
            for left in range(picks, 0, -1):
                assert picks_left(table, ask.seat) == left
                own = next(a for a in table.asks if a.seat == ask.seat)
                table.answer(dice.pick(own.options), ask.seat)
        else:
            assert ask.group or picks == 1
            table.answer(dice.pick(ask.options), ask.seat)
    assert groups


def test_a_group_that_its_first_option_never_ends_is_not_followed_for_ever() -> None:
    async def more_and_more(s: Parlour) -> None:
        while await Ask(0, "more", ("more", "enough"), group="more") == "more":
            pass
        s.over = True

    table = sit(more_and_more)
    assert picks_left(table, 0) == MOST and table.entry_count == sit(more_and_more).entry_count
