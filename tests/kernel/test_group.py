"""A multi-select tells how many picks it takes."""

import saddlebag
from saddlebag.kernel.contract_outlook import Dice
from saddlebag.kernel.group import picks_left


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
