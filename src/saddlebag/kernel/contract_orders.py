"""The contract about standing orders: nobody else can tell an order from a hand."""

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.contract_copies import replayed
from saddlebag.kernel.contract_outlook import (
    Dice,
    demand,
    freely,
    observers,
    own_ask,
    play,
    quiet,
    wire,
)
from saddlebag.kernel.game import Game
from saddlebag.kernel.table import Table


class Standing:
    """An order, carried out by hand."""

    def __init__(self, seat: int, keys: list[str], until: str) -> None:
        self.seat = seat
        self.keys = keys
        self.until = until
        self.given_at: Ask | None = None  # what was asked when it was given does not end it

    def carry_out(self, table: Table) -> None:
        """Let pass what the order lets pass, until it ends."""
        while self.keys:
            ask = own_ask(table, self.seat)
            if ask is None:
                return
            if ask.key == self.until and ask is not self.given_at:
                self.keys = []
            elif ask.idle and ask.key in self.keys:
                play(table, ask.idle, self.seat, "at an idle answer")
            else:
                return


def check_orders(game: Game, table: Table, keys: list[str], dice: Dice, depth: int) -> int:
    """The same game, idle answers given by order or by hand: others see the same."""
    seat, until = dice.below(table.rules.seats), dice.pick(["", *keys])
    by_order, by_hand = quiet(table), quiet(table)
    standing = Standing(seat, keys, until)
    standing.given_at = own_ask(by_hand, seat)
    by_order.order(seat, keys, until)
    standing.carry_out(by_hand)
    for _ in range(depth):
        check_alike(by_order, by_hand, seat, table.event_count, dice)
        if by_order.ask is None:
            break
        ask = dice.pick(by_order.asks)
        text = dice.pick(ask.options)
        play(by_order, text, ask.seat, "under an order")
        play(by_hand, text, ask.seat, "beside an order")
        standing.carry_out(by_hand)
    told = replayed(game, wire(by_order.journal()))
    demand(told.state_hash() == by_order.state_hash(), "a game with orders is retold otherwise")
    if by_order.ask is not None:
        by_order.order(seat, [])
        same = by_order.state_hash() == by_hand.state_hash()
        demand(same, "an order leads elsewhere than a hand")
    return 1


def check_alike(one: Table, two: Table, seat: int, since: int, dice: Dice) -> None:
    """Views, events, undo permissions and what is imagined, for everybody but the orders' seat."""
    seed = dice.seed()
    for other in observers(one):
        views = [table.view(other) for table in (one, two)]
        if other == seat:
            for view in views:
                del view["orders"]
        demand(wire(views[0]) == wire(views[1]), f"seat {other} can tell an order of seat {seat}")
        told = [wire(table.events(other, since)) for table in (one, two)]
        demand(told[0] == told[1], f"seat {other} hears of an order of seat {seat}")
        if other != seat:
            dreams = [table.imagine(other, seed).state_hash() for table in (one, two)]
            demand(dreams[0] == dreams[1], f"seat {other} imagines an order of seat {seat}")
    demand(freely(one) == freely(two), "an order changes who may take something back")
