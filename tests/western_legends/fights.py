"""Fights as tests need them: two players face to face, a bandit around the corner, the Bank."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.board import COLORS, NAMES
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.zones import HAND
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, say, west

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")  # stories that no fight sets going
FIELD = "spikes_view_11"  # outside of town, a plain space
BANK = "darkrock_bank"
HIDEOUT, BEFORE_IT = "dixon_creek", "cliff_junction_1"
OFFICE = "darkrock_sheriff"
PASSED = ("react", "reputation", "move_end", "disc")  # asks that a test may let pass

GREEN, BLUE = (next(it.id for it in CATTLE if COLORS[it.color] == color) for color in COLORS)

Scene = dict[str, Any]


def story_about(trigger: str) -> str:
    """The first story that this sets going."""
    return next(it.id for it in STORY_CARDS if it.trigger == trigger)


def all_but(*cards: str) -> list[str]:
    """Every poker card of the base game but these: a hand that leaves no deck."""
    return [it.id for it in POKER_CARDS if it.set == "base" and it.id not in cards]


def scene(seats: int = 3, **told: Any) -> Table:
    """A table whose stories stay quiet, unless they are named."""
    return table(seats, **({"stories": QUIET} | told))


def facing(mine: list[str], theirs: list[str], **told: Any) -> Table:
    """Seats 0 and 1 in one space with these hands; seat 0 is about to act."""
    places = {0: FIELD, 1: FIELD} | told.pop("places", {})
    return scene(hands={0: mine, 1: theirs} | told.pop("hands", {}), places=places, **told)


def let_pass(opened: Table, *keys: str) -> Table:
    """Say pass as long as one of these is asked."""
    while opened.ask is not None and opened.ask.key in (keys or PASSED):
        say(opened, (opened.ask.seat, "pass"))
    return opened


def bout(kind: str, mine: str, theirs: str, **told: Any) -> Table:
    """A fight of seat 0 with seat 1, one card each, up to its reward."""
    opened = facing([mine], [theirs], **told)
    return say(opened, f"{kind}:1", mine, "fight", theirs)


def before_bandit(hand: list[str], fight_deck: list[str], seats: int = 3, **told: Any) -> Table:
    """Seat 0 a step away from a bandit; the NPC's cards come from the top of this deck."""
    cards: Scene = {"hands": {0: hand} | told.pop("hands", {}), "fight_deck": fight_deck}
    places = {0: BEFORE_IT} | told.pop("places", {})
    return scene(seats, places=places, bandits=[HIDEOUT, *told.pop("bandits", [])], **cards, **told)


def bandit_bout(card: str, theirs: str, **told: Any) -> Table:
    """A bandit is met and plays one of two cards; Reactions are still to come."""
    hand = [card, *told.pop("more_cards", [])]
    other = "fight_2" if theirs != "fight_2" else "fight_4"
    opened = before_bandit(hand, [theirs, other], **told)
    return say(opened, f"ride:{HIDEOUT}", (0, card), (2, theirs))


def heist_bout(card: str, theirs: str, **told: Any) -> Table:
    """A Heist; the guard plays this card of three."""
    rest = [it for it in ("fight_2", "fight_4", "fight_5") if it != theirs]
    deck = [theirs, *told.pop("others", rest[:2])]
    hand = [card, *told.pop("more_cards", [])]
    opened = scene(places={0: BANK}, hands={0: hand}, fight_deck=deck, **told)
    return say(opened, "heist", (0, card), (2, theirs))


def sheriff_comes(wanted: dict[int, int], hands: dict[int, list[str]], **told: Any) -> Table:
    """Seat 0 plays Manhunt; the Sheriff is a step away from seat 1."""
    places = {1: "mesitos_point_6"} | told.pop("places", {})
    mine = ["4_hearts", *hands.get(0, [])]
    opened = scene(places=places, hands=hands | {0: mine}, wanted=wanted, **told)
    return say(opened, "play:4_hearts", "to:mesitos_point_6")


def end_turn(opened: Table) -> Table:
    """Seat 0 stops here; nothing else is asked before the next turn begins."""
    let_pass(opened)
    if asked(opened)[1] == "act":
        say(opened, "end")
    return opened


def two_wrangled(marshal: int) -> Table:
    """A Marshal has delivered two tokens at once: one gain of two points."""
    goods: Scene = {"cattle": {0: [GREEN, BLUE]}, "items": {0: ["lasso"]}}
    opened = scene(places={0: "spikes_view_9"}, marshal={0: marshal}, **goods)
    return say(opened, "ride:spikes_view_rail_station", "deliver", GREEN, BLUE)


def track_rewards(opened: Table) -> list[dict[str, Any]]:
    """What the tracks have paid, in order."""
    return [it for it in opened.events(None) if "_track" in str(it.get("cause"))]


def mat(opened: Table, player: int, *what: str) -> tuple[int, ...]:
    """What a player has now: money, nuggets, wounds, lp, marshal, wanted, cards."""
    s = west(opened)
    return tuple(
        len(s.cards.piles[HAND[player]]) if it == "cards" else getattr(s, it)[player] for it in what
    )


def where(opened: Table, player: int) -> str:
    """The space a figure stands on."""
    return NAMES[west(opened).place[player]]


def sheriff_at(opened: Table) -> str:
    """The space the Sheriff stands on."""
    return NAMES[west(opened).sheriff]
