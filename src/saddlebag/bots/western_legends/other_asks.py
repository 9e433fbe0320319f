"""The remaining asks: income, discards, rewards, points, tolls and goals."""

from typing import Final

from saddlebag.bots.western_legends.cards import RANK, SPARED, parted
from saddlebag.bots.western_legends.cattle import here
from saddlebag.bots.western_legends.rewards import DIE_MONEY, DIE_NUGGETS, label
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.store import held_worth
from saddlebag.bots.western_legends.weights import CHARACTERS
from saddlebag.western_legends.content.poker_cards import JACK
from saddlebag.western_legends.goods.jokers import AS

Worths = dict[str, float]
Options = tuple[str, ...]
PASS: Final = "pass"
FIGHTER: Final = 0.3  # the best card to fight with is kept
NO_MOUNT: Final = 1.3  # how much more money counts without a mount
JOKER: Final = 0.1  # a Joker rather than the card it copies
STEPS: Final = 0.3  # the value of a few extra steps


def character(options: Options) -> Worths:
    return {name: CHARACTERS.get(name, 0.0) for name in options}


def income(sight: Sight, options: Options) -> Worths:
    """Cards as long as the hand has room, money for purchases."""
    now, cards = sight.now, len(sight.hand)
    room = sight.limit - cards
    first = now.card * (1.6 if cards < 2 else 1.0 if room > 0 else 0.4)
    second = now.card * (1.3 if cards < 1 else 1.0 if room > 1 else 0.4)
    wish = NO_MOUNT if sight.mat["mount"] is None else 1.0
    ten, twenty = (wish * now.cash(sight.money, dollars) for dollars in (10, 20))
    return {"money": twenty, "cards": first + second, "both": ten + first}


def discard(sight: Sight, options: Options) -> Worths:
    """The card one can spare."""
    top = sight.top if sight.top >= JACK else 0
    return {name: -SPARED[name] - FIGHTER * (RANK[name] == top) for name in options}


def keep(sight: Sight, options: Options) -> Worths:
    return {name: SPARED[name] + RANK[name] / 100 for name in options}


def choose(sight: Sight, options: Options) -> Worths:
    """The most valuable option of a reward."""
    return {answer: label(sight, answer) for answer in options}


def pay(sight: Sight, options: Options) -> Worths:
    """Deals of the stories are good ones; the last card is kept."""
    last = len(sight.hand) < 2
    return {
        answer: 0.5 if answer == PASS else float("cards" not in answer or not last)
        for answer in options
    }


def gladly(sight: Sight, options: Options) -> Worths:
    """Accepts the offer."""
    return {answer: float(answer != PASS) for answer in options}


# ---- points


def wanted_points(sight: Sight, options: Options) -> Worths:
    return {"take": label(sight, "wanted:1"), "refuse": 0.0}


def track_kind(sight: Sight, options: Options) -> Worths:
    return {kind: label(sight, f"{kind}:1") for kind in options}


def reputation(sight: Sight, options: Options) -> Worths:
    """One more point, if it is worth the card."""
    worth = label(sight, "wanted:1" if sight.wanted else "marshal:1")
    return {
        answer: 0.0 if answer == PASS else worth - sight.now.spared[parted(answer[5:])[0]]
        for answer in options
    }


# ---- goods


def loot(sight: Sight, options: Options) -> Worths:
    """Money, nuggets or an item, as there is room for them."""
    found: Worths = {}
    for answer in options:
        kind, _, what = answer.partition(":")
        if kind == "item":
            found[answer] = held_worth(sight, what)
        elif what:
            found[answer] = label(sight, answer.replace("nuggets", "nugget"))
    return found


def after_move(sight: Sight, options: Options) -> Worths:
    """Delivers if that pays, then takes a toll; Whiskey may hurt somebody."""
    order = {"deliver": 2.0 if here(sight) > 0 else -1.0, "ability": 1.0, PASS: 0.0}
    return {answer: order.get(answer, sight.now.weights.rival) for answer in options}


def give_up(sight: Sight, options: Options) -> Worths:
    """A wound, or a card one can spare: `discard:3_clubs`."""
    return {
        answer: -sight.now.wound if answer == "wound" else -SPARED[answer[8:]] for answer in options
    }


def toll(sight: Sight, options: Options) -> Worths:
    cheapest = min([SPARED[name] for name in sight.hand])
    return {"card": -cheapest, "money": sight.now.cash(sight.money, -10)}


def pay_nugget(sight: Sight, options: Options) -> Worths:
    """Fool's Gold first, and a Joker before what it copies."""
    return {answer: float(answer != "nugget") + JOKER * (AS in answer) for answer in options}


def tokens(sight: Sight, options: Options) -> Worths:
    """The lowest legendary token goes back."""
    return {name: -float(name[-1]) for name in options}


def night_scout(sight: Sight, options: Options) -> Worths:
    """A card one can spare buys three spaces."""
    return {answer: 0.0 if answer == PASS else STEPS - SPARED[answer[8:]] for answer in options}


def reroll(sight: Sight, options: Options) -> Worths:
    """Q-112: the lowest die, if another roll promises more."""
    nugget = sight.now.nugget if sight.room > 0 else 0.0
    ten = sight.now.cash(sight.money, 10)
    throw = DIE_NUGGETS * nugget + DIE_MONEY / 10 * ten
    shows = {"nugget": nugget, "tailings": ten, "gold_dust": ten + throw}
    found = {PASS: 0.0}
    for die, face in enumerate(sight.so_far["dice"]):
        found[f"die:{die}"] = throw - shows.get(face, 0.0)
    return found
