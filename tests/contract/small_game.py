"""Coyote: a small game of our own invention with every kind of secret, to try the contract on.

A night: each seat in turn draws, acts and trims its hand; then all howl together. A hand is hidden;
cards go face down (bury, duel, howl), under the deck, or secretly to a neighbour; a howl also takes
a sealed bid; a duel may be called off by whoever holds a coyote, and nobody sees who could have.
"""

from typing import Final

from saddlebag.kernel import (
    Ask,
    Box,
    Chance,
    Flow,
    Game,
    Json,
    Option,
    Refusal,
    Rules,
    State,
    bit,
    per_seat,
    together,
)
from saddlebag.kernel.vocabulary import Vocabulary

MOST_SEATS: Final = 4
LIMIT: Final = 3  # cards in hand after a turn
NIGHT, DRAW, ACT, TRIM, HOWL = range(5)  # what the next step is

BOX: Final = Box()
BEASTS: Final = [f"{kind}{n}" for n in range(1, 9) for kind in ("hare", "owl")]
PACK: Final = BOX.cards(["coyote", *BEASTS[:8], "coyote", *BEASTS[8:], "dust", "coyote"])
SKIES: Final = BOX.cards(["new", "full", "half", "new", "full"])  # another back, equal faces
NAMES: Final = BOX.names
DECK: Final = BOX.zone("deck")
DISCARD: Final = BOX.zone("discard")
SKY: Final = BOX.zone("sky")
HAND: Final = [BOX.zone(f"hand{seat}") for seat in range(MOST_SEATS)]
DOWN: Final = [BOX.zone(f"down{seat}") for seat in range(MOST_SEATS)]

VOCABULARY: Final = Vocabulary(
    {
        "night": "night:number moon",
        "drew": "seat:player | card",
        "reshuffled": "",
        "rested": "seat:player coins:number",
        "peeked": "seat:player | card",
        "buried": "seat:player | card",
        "gave": "seat:player to:player | card",
        "duel": "seat:player foe:player",
        "called_off": "seat:player card",
        "revealed": "seat:player cards:card*",
        "won": "seat:player coins:number",
        "howled": "seat:player bid",
        "over": "coins:number*",
    },
    {"card": NAMES, "moon": "new full half", "bid": "high low mute"},
    asks={
        "act": "rest peek bury give:{player} duel:{player}",
        "duel.card": "{card}",
        "react": "pass coyote",
        "bury": "{card}",
        "give": "{card}",
        "trim": "{card}",
        "howl.card": "{card}",
        "howl.bid": "{bid}",
    },
    refusals={"yourself": "seat:player", "no_deck": "discards:number", "no_cards": ""},
)


class Pack(State):
    """What lies on the table."""

    phase = NIGHT
    night = 0
    nights = 0
    moonlit = False  # is there a moon to look at?
    moon = "new"  # full: the weak are strong; half: nobody can call off a duel
    turn = 0
    starter = 0
    coins = per_seat(0)


class Coyote(Rules[Pack]):
    """One choice of seats and options."""

    def __init__(self, seats: int, options: Json) -> None:
        super().__init__(seats, options, VOCABULARY)

    def setup(self, chance: Chance) -> Pack:
        """All cards shuffled, three to each seat."""
        deck = [PACK[i] for i in chance.order("deck", len(PACK))]
        s = Pack(self.seats, BOX.table(self.seats, {DECK: deck, SKY: SKIES}), chance)
        starter = self.options["starter"]
        s.starter = s.roll("starter", self.seats) if starter == "random" else starter
        s.nights, s.moonlit = self.options["nights"], self.options["moon"]
        for seat in range(self.seats):
            for _ in range(LIMIT):
                draw(s, seat)
        return s

    def step(self, s: Pack) -> Flow | None:
        """A night begins, a seat draws, acts, trims its hand, or all howl."""
        if s.phase == ACT:
            return act(s, s.turn)
        if s.phase == TRIM:
            return trim(s, s.turn)
        if s.phase == HOWL:
            return howl(s)
        fall(s) if s.phase == NIGHT else open_turn(s)
        return None

    def view(self, s: Pack, seat: int) -> dict[str, object]:
        cards, everybody = s.cards, range(s.seats)
        return {
            "phase": s.phase,
            "night": s.night,
            "moon": s.moon,
            "turn": s.turn,
            "coins": s.coins.copy(),
            "hands": [cards.held(HAND[other], seat) for other in everybody],
            "down": [cards.held(DOWN[other], seat) for other in everybody],
            "deck": cards.faces(DECK, seat),
            "discard": cards.faces(DISCARD, seat),
            "sky": cards.faces(SKY, seat),
            "hints": cards.hints(seat),
            "sealed": s.sealed_for(seat),
        }

    def result(self, s: Pack) -> Json:
        best = max(s.coins)
        winners = [seat for seat in range(s.seats) if s.coins[seat] == best]
        return {"winners": winners, "scores": s.coins.copy(), "why": "dawn"}


# ---- verbs


def hand(s: Pack, seat: int) -> list[str]:
    """What a seat can choose from: each face once."""
    return list(dict.fromkeys(s.cards.names(HAND[seat])))


def find(s: Pack, zone: int, name: str) -> int:
    """A card with this face."""
    return next(card for card in s.cards.piles[zone] if NAMES[card] == name)


def strength(s: Pack, zone: int) -> int:
    """Of the card lying there; by a full moon the weak are strong."""
    name = NAMES[s.cards.piles[zone][-1]]
    value = 9 if name == "coyote" else 0 if name == "dust" else int(name[-1])
    return 9 - value if s.moon == "full" else value


def draw(s: Pack, seat: int) -> None:
    """When the deck is empty the discards become the deck."""
    cards = s.cards
    if not cards.piles[DECK] and cards.piles[DISCARD]:
        cards.piles[DECK], cards.piles[DISCARD] = cards.piles[DISCARD], []
        cards.shuffle(DECK, s.chance.order("deck", len(cards.piles[DECK])))
        s.tell("reshuffled")
    if cards.piles[DECK]:
        card = cards.draw(DECK, HAND[seat], seat)
        s.whisper(bit(seat), (NAMES[card],), "drew", seat)


def discard(s: Pack, seat: int) -> None:
    """What lies face down before a seat comes to light and is put away."""
    zone = DOWN[seat]
    s.cards.reveal(zone)
    s.tell("revealed", seat, s.cards.names(zone))
    for card in s.cards.piles[zone].copy():
        s.cards.move(card, zone, DISCARD)


async def put_down(s: Pack, seat: int, key: str, group: str = "") -> None:
    """A secret choice from a hand, face down before its seat."""
    name = await Ask(seat, key, lambda: hand(s, seat), hidden=True, group=group)
    s.cards.slip(find(s, HAND[seat], name), HAND[seat], DOWN[seat], seat)


# ---- a night


def fall(s: Pack) -> None:
    """Night falls, perhaps with a moon: the skies are shuffled and one of them is turned over."""
    s.night += 1
    if s.moonlit:
        s.cards.shuffle(SKY, s.chance.order("sky", len(SKIES)))
        s.moon = NAMES[s.cards.turn_up(SKY)]
    if s.roll("wind", 6) == 0:
        s.starter = (s.starter + 1) % s.seats
    s.turn, s.phase = s.starter, DRAW
    s.tell("night", s.night, s.moon)


def open_turn(s: Pack) -> None:
    draw(s, s.turn)
    s.phase = ACT


def offers(s: Pack, me: int) -> list[str]:
    """What a seat can do in its turn."""
    found = ["rest"]
    if s.cards.piles[DECK]:
        found.append("peek")
    if s.cards.piles[HAND[me]]:
        others = [seat for seat in range(s.seats) if seat != me]
        found += ["bury", *(f"give:{seat}" for seat in others)]
        found += [f"duel:{seat}" for seat in others if s.cards.piles[HAND[seat]]]
    return found


def refusals(s: Pack, me: int) -> list[Refusal]:
    """What it might try, and why not."""
    found: list[Refusal] = [(f"duel:{me}", "yourself", {"seat": me}, "CO-1")]
    if not s.cards.piles[DECK]:
        found.append(("peek", "no_deck", {"discards": len(s.cards.piles[DISCARD])}, "CO-2"))
    if not s.cards.piles[HAND[me]]:
        found.append(("bury", "no_cards", {}, "CO-3"))
    return found


async def act(s: Pack, me: int) -> None:
    """One deed, then the hand is trimmed."""
    deed = await Ask(me, "act", lambda: offers(s, me), lambda: refusals(s, me), idle="rest")
    word, _, other = deed.partition(":")
    if word == "rest":
        s.coins[me] += 1
        s.tell("rested", me, s.coins[me])
    elif word == "peek":
        peek(s, me)
    elif word == "bury":
        await bury(s, me)
    elif word == "give":
        await give(s, me, int(other))
    else:
        await duel(s, me, int(other))
    s.phase = TRIM


def peek(s: Pack, me: int) -> None:
    card = s.cards.piles[DECK][-1]
    s.cards.show(card, bit(me))
    s.cards.news |= bit(me)  # even a card one knows is looked at
    s.whisper(bit(me), (NAMES[card],), "peeked", me)


async def bury(s: Pack, me: int) -> None:
    """A card of your own under the deck."""
    name = await Ask(me, "bury", lambda: hand(s, me), hidden=True)
    s.cards.slip(find(s, HAND[me], name), HAND[me], DECK, me, bottom=True)
    s.whisper(bit(me), (name,), "buried", me)


async def give(s: Pack, me: int, other: int) -> None:
    """A card for another seat, unseen by the rest."""
    name = await Ask(me, "give", lambda: hand(s, me), hidden=True)
    s.cards.slip(find(s, HAND[me], name), HAND[me], HAND[other], me, also=bit(other))
    s.whisper(bit(me) | bit(other), (name,), "gave", me, other)


async def duel(s: Pack, me: int, foe: int) -> None:
    """A card each, face down; either may call it off by showing a coyote; the stronger wins."""
    s.tell("duel", me, foe)
    await put_down(s, me, "duel.card")
    await put_down(s, foe, "duel.card")
    off = False
    for seat in (foe, me):
        off = off or await react(s, seat)
    mine, theirs = strength(s, DOWN[me]), strength(s, DOWN[foe])
    discard(s, me)
    discard(s, foe)
    if not off and mine != theirs:
        win(s, me if mine > theirs else foe, 2)


async def react(s: Pack, seat: int) -> bool:
    """Everybody is asked, whether or not there is a coyote in that hand."""
    answer = await Ask(seat, "react", lambda: reactions(s, seat), idle="pass")
    if answer == "pass":
        return False
    card = find(s, HAND[seat], answer)
    s.cards.show(card, s.cards.all)
    s.cards.move(card, HAND[seat], DISCARD)
    s.tell("called_off", seat, answer)
    return True


def reactions(s: Pack, seat: int) -> list[str]:
    """A coyote calls a duel off, unless there is half a moon."""
    if s.moon == "half":
        return ["pass"]
    return ["pass", "coyote"] if "coyote" in hand(s, seat) else ["pass"]


def win(s: Pack, seat: int, coins: int) -> None:
    s.coins[seat] += coins
    s.tell("won", seat, coins)


async def trim(s: Pack, me: int) -> None:
    """Down to the limit: one choice of several cards, revealed together."""
    surplus = len(s.cards.piles[HAND[me]]) - LIMIT
    for _ in range(surplus):
        await put_down(s, me, "trim", group=f"trim:{surplus}")
    if surplus > 0:
        discard(s, me)
    s.turn = (me + 1) % s.seats
    s.phase = HOWL if s.turn == s.starter else DRAW


async def howl(s: Pack) -> None:
    """All at once: a card face down and a bid; the best of each bid wins."""
    pack = [seat for seat in range(s.seats) if s.cards.piles[HAND[seat]]]
    await together(*(lift_voice(s, seat) for seat in pack))
    voices = []
    for seat in pack:
        bid, voice = s.unseal(seat), strength(s, DOWN[seat])
        s.tell("howled", seat, bid)
        voices.append((bid, voice if bid == "high" else -voice, seat))
        discard(s, seat)
    for bid, coins in (("high", 2), ("low", 1)):
        heard = sorted(voice for voice in voices if voice[0] == bid)
        if heard:
            win(s, heard[-1][2], coins)
    close_night(s)


async def lift_voice(s: Pack, seat: int) -> None:
    await put_down(s, seat, "howl.card")
    bids = ("high", "low", "mute") if s.coins[seat] else ("high", "low")
    s.seal(seat, await Ask(seat, "howl.bid", bids, hidden=True), bids)


def close_night(s: Pack) -> None:
    """A card for everybody, and the next seat begins; the last night ends the game."""
    for seat in range(s.seats):
        draw(s, seat)
    s.starter = (s.starter + 1) % s.seats
    s.phase = NIGHT
    if s.night == s.nights:
        s.over = True
        s.tell("over", s.coins.copy())


GAME: Final = Game(
    "coyote",
    seats=(2, 3, 4),
    options=(
        Option("nights", "number", 3, (), least=1, most=4),
        Option("moon", "flag", False, ()),
        Option("starter", "seat", 0, ("random",)),
    ),
    versions={1: Coyote},
    bound=250,
)
