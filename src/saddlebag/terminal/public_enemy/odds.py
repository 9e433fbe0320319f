"""The cards that may still come, counted from what one seat can see."""

from collections import Counter
from fractions import Fraction
from typing import Final

from saddlebag.kernel.phrase import Term
from saddlebag.public_enemy.cards import DECK_NAMES, GANGS, NUMBERS, OUTLAW_ROWS, TOWNS
from saddlebag.telling.names import commas
from saddlebag.terminal.public_enemy.words import GANG_OF, LEADERS, Look, card, deck, several
from saddlebag.texts import say

SALOON: Final = DECK_NAMES[-1]
KINDS: Final[dict[str, int]] = {row["id"]: row["count"] for row in NUMBERS["saloon"]}
HURT: Final = ("bounty_hunter", "swindler")  # cards that hit an opponent (PE EX-6)


class Odds:
    """One deck: `hidden` counts what may lie face down by kind, `next` is the next card if known.

    A town's kinds are its gangs, the saloon's its three cards. Cards the reader has looked at
    are not hidden, wherever in the deck they lie.
    """

    def __init__(self, hidden: dict[str, int], next_card: str | None, leader: str | None) -> None:
        self.hidden = hidden
        self.next = next_card
        self.leader = leader  # if it may lie face down, unseen
        self.count = sum(hidden.values())

    def chance(self, kind: str) -> Fraction:
        """The chance that the next card is of this kind."""
        if self.next:
            return Fraction(GANG_OF.get(self.next, self.next) == kind)
        return Fraction(self.hidden.get(kind, 0), self.count) if self.count else Fraction(0)

    def leader_chance(self) -> Fraction:
        """The chance that the next card is the leader of the gang at home here."""
        if self.next:
            return Fraction(self.next in LEADERS.values())
        return Fraction(1, self.count) if self.leader else Fraction(0)


def seen(view: Look) -> Counter[str]:
    """Every card whose place the reader knows."""
    piles = [*view["decks"].values(), view["out"], view["removed"]]
    for it in view["players"]:
        piles += it["stacks"].values()
    return Counter(name for pile in piles for name in pile if name)


def town_odds(view: Look, town: str) -> Odds:
    """Each gang has the same number of outlaws in a town, less those seen (PE COMP-1, PE SET-5)."""
    known = seen(view)
    unseen = [row["id"] for row in OUTLAW_ROWS if row["town"] == town and row["id"] not in known]
    left_out = 1 if view["removed"] else 0  # a fast game lacks one unseen outlaw of each gang
    counts = Counter(GANG_OF[name] for name in unseen)
    below = view["decks"][town][:-1]
    leader = LEADERS[GANGS[TOWNS.index(town)]]
    hidden = {name: counts[name] - left_out for name in GANGS if counts[name] > left_out}
    return Odds(hidden, below[-1] if below else None, leader if leader in unseen else None)


def saloon_odds(view: Look) -> Odds:
    """Four of each kind, less those seen (PE COMP-2)."""
    known, pile = seen(view), view["decks"][SALOON]
    hidden = {name: count - known[name] for name, count in KINDS.items() if count > known[name]}
    return Odds(hidden, pile[-1] if pile else None, None)


# ---- in words


def odds(view: Look) -> list[str]:
    """All five decks."""
    lines = [say("public-enemy-odds-about")]
    lines += [about_town(view, town) for town in TOWNS]
    return [*lines, about_saloon(view)]


def about_town(view: Look, town: str) -> str:
    it = town_odds(view, town)
    if not it.count and not it.next:
        return say("public-enemy-odds-town-nothing", town=deck(town))
    parts = []
    if it.next:
        parts.append(say("public-enemy-odds-known", town=deck(town), card=card(it.next)))
    if it.count:
        listed = part_list(it, {name: several(name, count) for name, count in it.hidden.items()})
        parts.append(say("public-enemy-odds-town", town=deck(town), count=it.count, parts=listed))
    return " ".join([*parts, about_leader(view, town, it)])


def about_leader(view: Look, town: str, it: Odds) -> str:
    leader = LEADERS[GANGS[TOWNS.index(town)]]
    name = say(f"public-enemy-card-{leader}")
    if it.next == leader:
        return say("public-enemy-odds-leader-known", card=name)
    if it.leader and not it.next:
        return say("public-enemy-odds-leader", card=name, chance=odds_of(it.leader_chance()))
    if it.leader or leader in view["decks"][town][:-1]:
        return say("public-enemy-odds-leader-later", card=name)
    return say("public-enemy-odds-leader-gone")


def about_saloon(view: Look) -> str:
    it = saloon_odds(view)
    names = {
        name: say(f"public-enemy-several-{name}", count=count) for name, count in it.hidden.items()
    }
    parts = []
    if it.next:
        parts.append(say("public-enemy-odds-known-saloon", card=card(it.next)))
    if it.count:
        parts.append(say("public-enemy-odds-saloon", count=it.count, parts=part_list(it, names)))
    if not it.next and it.count:
        hurts = sum((it.chance(name) for name in HURT), Fraction(0))
        parts.append(say("public-enemy-odds-saloon-hurts", chance=odds_of(hurts)))
    return " ".join(parts)


def part_list(it: Odds, names: dict[str, str]) -> Term:
    """Each kind with its number, and its chance unless the next card is known anyway."""
    if it.next:
        return commas(names.values())
    return commas(
        say("public-enemy-odds-part", count=name, chance=odds_of(it.chance(kind)))
        for kind, name in names.items()
    )


def odds_of(chance: Fraction) -> str:
    """1 in 3."""
    if chance == 1:
        return say("chance-certain")
    return say("chance", part=chance.numerator, whole=chance.denominator)
