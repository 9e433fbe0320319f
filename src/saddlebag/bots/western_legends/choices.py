"""Everything one is asked besides: rewards, losses, discs, the Sheriff, gear and goals."""

from typing import Final

from saddlebag.bots.western_legends.cards import EFFECT, RANK
from saddlebag.bots.western_legends.cards import WORTH as CARD_WORTH
from saddlebag.bots.western_legends.cattle import RUSTLED, WRANGLED
from saddlebag.bots.western_legends.fights import arrested
from saddlebag.bots.western_legends.sight import LOWERS_NPC, Sight
from saddlebag.bots.western_legends.store import worth_of
from saddlebag.bots.western_legends.stories import PLAIN, disc_worth
from saddlebag.bots.western_legends.worth import WORTH
from saddlebag.western_legends.board import SPACE
from saddlebag.western_legends.gear import MOVEMENT, NAME
from saddlebag.western_legends.ways import distances

Worths = dict[str, float]
Options = tuple[str, ...]
# Who does well in the hands of this bot.
CHARACTER: Final[dict[str, float]] = {}
SPEED: Final = dict(zip(NAME, MOVEMENT, strict=True))


def character(options: Options) -> Worths:
    return {name: CHARACTER.get(name, 0.0) for name in options}


def income(sight: Sight, options: Options) -> Worths:
    """Cards as long as the hand has room, money for what is to be bought."""
    turns, cards = sight.turns, len(sight.hand)
    room = sight.mat["hand_limit"] - cards
    card = WORTH.card[turns] if turns else 0.05
    first = card * (1.6 if cards < 2 else 1.0 if room > 0 else 0.4)
    second = card * (1.3 if cards < 1 else 1.0 if room > 1 else 0.4)
    ten, twenty = (WORTH.cash(turns, sight.money, n) for n in (10, 20))
    if sight.mat["mount"] is None:
        ten, twenty = ten * 1.3, twenty * 1.3
    return {"money": twenty, "cards": first + second, "both": ten + first}


def discard(sight: Sight, options: Options) -> Worths:
    """The card one can spare; the best card to fight with is kept."""
    top = sight.best_rank()
    return {
        name: -CARD_WORTH[name] - (0.3 if RANK[name] == top and top > 10 else 0.0)
        for name in options
    }


def keep(sight: Sight, options: Options) -> Worths:
    return {name: CARD_WORTH[name] + RANK[name] / 100 for name in options}


def choose(sight: Sight, options: Options) -> Worths:
    """The option of a reward that is worth most now."""
    return {answer: sum([part(sight, it) for it in answer.split("+")]) for answer in options}


def part(sight: Sight, label: str) -> float:
    """One step of an option."""
    turns = sight.turns
    do, _, about = label.partition(":")
    n = int(about) if about.isdigit() else 1
    match do:
        case "money":
            return WORTH.cash(turns, sight.money, n)
        case "cards" | "draw_keep":
            return WORTH.card[turns] * n
        case "heal":
            return WORTH.wound[turns] * min(n, sight.wounds)
        case "wound":
            return -WORTH.wound[turns] * n
        case "nugget":
            return WORTH.nugget[turns] * min(n, sight.room)
        case "marshal":
            return WORTH.marshal_gain(turns, sight.marshal, sight.money, n)
        case "wanted":
            return WORTH.wanted_gain(turns, sight.wanted, sight.marshal, n)
        case "discard" | "discard_random":
            return -WORTH.card[turns] * n * (0.7 if do == "discard" else 1.0)
        case "lose":
            return -0.3
    return PLAIN.get(do, 0.0) * n


def pay(sight: Sight, options: Options) -> Worths:
    """Deals of the stories are good ones; the last card is kept."""
    poor = sight.mat["hand"]["count"] < 2
    return {
        answer: 0.0 if answer == "pass" else -1.0 if "cards" in answer and poor else 1.0
        for answer in options
    }


def wanted_offer(sight: Sight, options: Options) -> Worths:
    worth = WORTH.wanted_gain(sight.turns, sight.wanted, sight.marshal, 1)
    return {"take": worth, "refuse": 0.0}


def track_kind(sight: Sight, options: Options) -> Worths:
    return {
        "wanted": WORTH.wanted_gain(sight.turns, sight.wanted, sight.marshal, 1),
        "marshal": WORTH.marshal_gain(sight.turns, sight.marshal, sight.money, 1),
    }


def reputation(sight: Sight, options: Options) -> Worths:
    """One more point, if it is worth the card."""
    kinds = track_kind(sight, options)
    worth = kinds["wanted"] if sight.wanted else kinds["marshal"]
    return {answer: 0.0 if answer == "pass" else worth - 0.4 for answer in options}


def disc(sight: Sight, options: Options) -> Worths:
    """Where it completes a story, or promises most."""
    found = {"pass": 0.0}
    stories = sight.view["stories"]
    for answer in options:
        if answer == "pass":
            continue
        word, _, deck = answer.partition(":")
        it = stories[int(deck)]
        worth = disc_worth(sight, it["story"], it["discs"], it["needed"])
        if word == "move":
            other = stories[1 - int(deck)]
            worth -= 0.5 * disc_worth(sight, other["story"], other["discs"], other["needed"])
        found[answer] = worth + 0.01
    return found


# ---- the Sheriff


def sheriff(sight: Sight, options: Options) -> Worths:
    """After a rival, and away from oneself."""
    prey = prey_worth(sight)
    steps = distances(sight.place)
    found: Worths = {}
    for answer in options:
        space = sight.sheriff if answer == "stay" else SPACE[answer[3:]]
        worth = prey.get(space, 0.0) if answer != "stay" else 0.0
        if sight.wanted:
            worth += 0.1 * min(steps[space], 7)
            if not steps[space] and answer != "stay":
                worth -= arrested(sight)
        elif prey and not worth:
            worth = -0.01 * min(distances(space)[it] for it in prey)
        found[answer] = worth
    return found


def prey_worth(sight: Sight) -> dict[int, float]:
    """Rivals the Sheriff may arrest, by where they are: the leader before all."""
    found: dict[int, float] = {}
    for seat, it in enumerate(sight.players):
        if seat != sight.me and it["wanted"] and it["space"] is not None:
            worth = 0.5 + 0.2 * it["wanted"] + 0.1 * it["lp"]
            space = SPACE[it["space"]]
            found[space] = max(found.get(space, 0.0), worth)
    return found


def rival(sight: Sight, options: Options) -> Worths:
    """`seat:2`: the one who is ahead."""
    found: Worths = {}
    for answer in options:
        seat = int(answer.partition(":")[2])
        it = sight.players[seat]
        found[answer] = -9.0 if seat == sight.me else it["lp"] + it["wanted"]
    return found


# ---- goods and gear


def loot(sight: Sight, options: Options) -> Worths:
    found = {"nothing": 0.0}
    for answer in options:
        kind, _, amount = answer.partition(":")
        if kind == "money":
            found[answer] = WORTH.cash(sight.turns, sight.money, int(amount))
        elif kind == "nuggets":
            found[answer] = WORTH.nugget[sight.turns] * min(sight.room, int(amount))
    return found


def equip(sight: Sight, options: Options) -> Worths:
    """The fastest mount, unless nuggets would be lost; the weapon that lowers most."""
    found: Worths = {}
    for answer in options:
        name = answer.partition(":")[2]
        worth = SPEED[name] + 2.0 * LOWERS_NPC[name]
        if name.startswith("mule") and sight.nuggets > 3:
            worth += 3.0
        if name.startswith("shotgun"):
            worth += 0.5
        found[answer] = worth
    return found


def equip_now(sight: Sight, options: Options) -> Worths:
    """A purchase is meant to be used, unless what is active is better: then next turn decides."""
    fine = sight.mat["mount"] is None or not sight.mat["mount"].endswith("+")
    return {"yes": 1.0 if fine and sight.nuggets < 5 else -1.0, "no": 0.0}


def deliver(sight: Sight, options: Options) -> Worths:
    """All of it, the best first."""
    return {
        answer: 0.0 if answer == "done" else 1.0 + max(WRANGLED[answer], RUSTLED[answer])
        for answer in options
    }


def after_move(sight: Sight, options: Options) -> Worths:
    """Deliver, take one's toll; a Marshal does not become an outlaw for a cow."""
    order = {"deliver": 3.0, "ability": 2.0, "pass": 0.5}
    return {answer: order.get(answer, 0.2) for answer in options}


def steady_aim(sight: Sight, options: Options) -> Worths:
    """A wound, or a card one can spare."""
    return {
        answer: -WORTH.wound[sight.turns] if answer == "wound" else -CARD_WORTH[answer[8:]]
        for answer in options
    }


def toll(sight: Sight, options: Options) -> Worths:
    cheapest = min([CARD_WORTH[name] for name in sight.hand], default=9.0)
    return {"card": -cheapest, "money": WORTH.cash(sight.turns, sight.money, -10)}


def legendary(sight: Sight, options: Options) -> Worths:
    return {answer: float(answer != "pass") for answer in options}


def tokens(sight: Sight, options: Options) -> Worths:
    """The lowest legendary token goes back."""
    return {name: -float(name.partition("_")[2]) for name in options}


def goal(sight: Sight, options: Options) -> Worths:
    return {answer: float(answer != "pass") for answer in options}


def reroll(sight: Sight, options: Options) -> Worths:
    """A die that shows neither a nugget nor gold dust."""
    return {"pass": 0.0}


def useful(sight: Sight, name: str) -> float:
    return worth_of(sight, name)


def nugget(sight: Sight, options: Options) -> Worths:
    """A nugget is worth more than Fool's Gold to one who can sell both."""
    return {answer: 0.0 if answer == "nugget" else 0.5 for answer in options}


def show(sight: Sight, options: Options) -> Worths:
    return {answer: float(answer != "pass") for answer in options}


def night_scout(sight: Sight, options: Options) -> Worths:
    """A card one can spare buys three spaces."""
    return {
        answer: 0.0 if answer == "pass" else 0.3 - CARD_WORTH[answer[8:]] for answer in options
    }


def first(options: Options) -> Worths:
    return {options[0]: 1.0}


__all__ = ["EFFECT"]
