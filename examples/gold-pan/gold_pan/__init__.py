"""Gold Pan: pan on or go home; a second snake spills the pan. The first to 12 nuggets wins."""

from typing import Final

from saddlebag.kernel import (
    Ask,
    Box,
    Chance,
    Extras,
    Flow,
    Game,
    Json,
    Option,
    Rules,
    State,
    Vocabulary,
    per_seat,
)

BOX: Final = Box()
CARDS: Final = BOX.cards(["one"] * 10 + ["two"] * 6 + ["snake"] * 6)
DECK: Final = BOX.zone("deck")
PAN: Final = BOX.zone("pan", lies_open=True)
WORTH: Final = {"one": 1, "two": 2, "snake": 0}


VOCABULARY: Final = Vocabulary(
    {"panned": "seat:player card", "home": "seat:player nuggets:number", "spilt": "seat:player"},
    kinds={"card": WORTH},
    asks={"pan": "pan home"},
    refusals={"empty_pan": ""},
    view="turn:player banked:number* deck:card?* pan:card* in_pan:number",
)


class Creek(State):
    """Whose turn it is, and how many nuggets everybody has brought home."""

    turn = 0
    banked = per_seat(0)


def nuggets(s: Creek) -> int:
    """GOLD-1: what the pan is worth."""
    return sum(WORTH[name] for name in s.cards.names(PAN))


async def turn(s: Creek, goal: int) -> None:
    """PAN-1, PAN-2: pan another card, or go home unless the pan is empty."""
    if s.cards.piles[PAN]:
        answer = await Ask(s.turn, "pan", ("pan", "home"))
    else:
        empty = ("home", "empty_pan", Json(), "GP PAN-2")
        answer = await Ask(s.turn, "pan", ("pan",), lambda: [empty])
    if answer == "home":
        go_home(s, goal)
    else:
        pan(s)


def pan(s: Creek) -> None:
    """PAN-3: the top card goes into the pan; a second snake, or the last card, spills it."""
    card = s.cards.turn_over(DECK, PAN)
    s.tell("panned", s.turn, BOX.names[card])
    if s.cards.names(PAN).count("snake") == 2 or not s.cards.piles[DECK]:
        s.tell("spilt", s.turn)
        next_player(s)


def go_home(s: Creek, goal: int) -> None:
    """GOLD-2: the nuggets are safe, and with enough of them the game is won."""
    s.banked[s.turn] += nuggets(s)
    s.tell("home", s.turn, nuggets(s))
    s.over = s.banked[s.turn] >= goal
    next_player(s)


def next_player(s: Creek) -> None:
    """PAN-4: all cards are shuffled, and the next player pans."""
    s.cards.start_over([DECK], [s.chance.order("deck", len(CARDS))])
    s.turn = (s.turn + 1) % s.seats


class GoldPan(Rules[Creek]):
    """How a table is set up, goes on, is looked at and ends."""

    def __init__(self, seats: int, options: Json) -> None:
        super().__init__(seats, options, VOCABULARY)

    def setup(self, chance: Chance) -> Creek:
        deck = [CARDS[number] for number in chance.order("deck", len(CARDS))]
        return Creek(self.seats, BOX.table(self.seats, {DECK: deck}), chance)

    def step(self, s: Creek) -> Flow:
        return turn(s, self.options["goal"])

    def view(self, s: Creek, seat: int) -> dict[str, object]:
        deck, pan = s.cards.faces(DECK, seat), s.cards.faces(PAN, seat)
        mine = {"turn": s.turn, "banked": s.banked.copy(), "deck": deck, "pan": pan}
        return {**mine, "in_pan": nuggets(s)}

    def result(self, s: Creek) -> Json:
        best = max(s.banked)
        winners = [seat for seat in range(s.seats) if s.banked[seat] == best]
        return {"winners": winners, "scores": s.banked.copy(), "why": "goal"}


GAME: Final = Game(
    "gold-pan",
    seats=(2, 3, 4),
    options=(Option("goal", "number", 12, (), least=5, most=30),),
    versions={1: GoldPan},
    bound=20_000,
    extras=Extras(letters="GP", texts="gold_pan:texts", rules="gold_pan:rules.md"),
)
