"""Every choice with what it leads to, as far as the chooser can see."""

from saddlebag.public_enemy.cards import DECK_NAMES, GANGS
from saddlebag.terminal.names import Names, commas
from saddlebag.terminal.public_enemy.words import GANG_OF, LEADERS, Look, card, deck, gang, several
from saddlebag.terminal.screen import HARD_SPACE
from saddlebag.texts import say


def choice(view: Look, option: str, names: Names) -> str:
    """One option in a sentence or two."""
    verb, *rest = option.split(":")
    match verb, rest:
        case "draw", ["saloon"]:
            return draw_saloon(view)
        case "draw", [name]:
            return draw_outlaw(view, name, names)
        case "bury" | "peek", [name]:
            return spend(view, verb, name)
        case "discard", [name]:
            mine = view["players"][view["seat"]]["stacks"][name]
            left = several(name, len(mine) - 1)
            return say("pe-choice-discard", card=card(mine[-1]), count=left)
        case "hunt", [seat, name]:
            return hunt(view, int(seat), name, names)
        case "swindle", [seat, name]:
            return swindle(view, int(seat), name, names)
        case "cavalry", [name]:
            top, now = view["decks"][name][-1], deck(view["cavalry"])
            return say("pe-choice-cavalry", left=now, town=deck(name), card=card(top))
    return say("pe-choice-pass", town=deck(view["cavalry"]))


def draw_saloon(view: Look) -> str:
    pile = view["decks"][DECK_NAMES[-1]]
    if pile[-1]:
        text = say("pe-choice-saloon-known", card=card(pile[-1]))
    else:
        text = say("pe-choice-saloon", count=len(pile))
    return text if len(pile) > 1 else text + " " + emptied(DECK_NAMES[-1])


def draw_outlaw(view: Look, town: str, names: Names) -> str:
    """The open card of a town, and what the drawer would then have."""
    pile = view["decks"][town]
    of = GANG_OF[pile[-1]]
    count = len(view["players"][view["seat"]]["stacks"][of]) + 1
    standing = compared(view, pile[-1], None, names)
    text = say(
        "pe-choice-draw",
        card=card(pile[-1]),
        town=deck(town),
        count=several(of, count),
        standing=standing,
    )
    if completes(view, of):
        return text + " " + say("pe-choice-four")
    return text if len(pile) > 1 else text + " " + emptied(town)


def spend(view: Look, verb: str, name: str) -> str:
    """What a Dollars tile can do at a deck."""
    pile = view["decks"][name]
    if verb == "bury":
        return say("pe-choice-bury", card=card(pile[-1]), town=deck(name))
    hidden = pile[-1] if name == DECK_NAMES[-1] else pile[-2]
    if hidden:
        return say("pe-choice-peek-known", card=card(hidden), town=deck(name))
    return say("pe-choice-peek", town=deck(name))


def group(option: str) -> str:
    """What a tile can do is the same at every deck, so these choices share a line."""
    verb = option.partition(":")[0]
    return verb if verb in ("bury", "peek") else ""


def together(view: Look, verb: str, options: dict[int, str]) -> str:
    """Such choices by number and deck."""
    items = (item(view, *one).replace(" ", HARD_SPACE, 1) for one in options.items())
    return say(f"pe-group-{verb}", choices=commas(items))


def item(view: Look, number: int, option: str) -> str:
    verb, name = option.split(":")
    pile = view["decks"][name]
    hidden = pile[-1] if name == DECK_NAMES[-1] else pile[-2]
    if verb == "peek" and hidden:
        return say("pe-item-known", number=number, deck=deck(name), card=card(hidden))
    return say("pe-item", number=number, deck=deck(name))


def hunt(view: Look, owner: int, of: str, names: Names) -> str:
    cards = view["players"][owner]["stacks"][of]
    left = several(of, len(cards) - 1)
    return say("pe-choice-hunt", card=card(cards[-1]), owner=names.whom(owner), count=left)


def swindle(view: Look, owner: int, of: str, names: Names) -> str:
    cards = view["players"][owner]["stacks"][of]
    count = len(view["players"][view["seat"]]["stacks"][of]) + 1
    text = say(
        "pe-choice-swindle",
        card=card(cards[-1]),
        owner=names.whom(owner),
        count=several(of, count),
        standing=compared(view, cards[-1], owner, names),
    )
    return text + " " + say("pe-choice-four") if completes(view, of) else text


def completes(view: Look, of: str) -> bool:
    """Would one more card of this gang give the chooser all four (PE ROUND-1)?"""
    mine = view["players"][view["seat"]]["stacks"]
    return all(mine[name] or name == of for name in GANGS)


def emptied(name: str) -> str:
    return say("pe-choice-last", town=deck(name))


def compared(view: Look, gained: str, robbed: int | None, names: Names) -> str:
    """With one more card of its gang, beside what the opponents have of it."""
    of = GANG_OF[gained]
    count = len(view["players"][view["seat"]]["stacks"][of]) + 1
    others = {
        seat: len(it["stacks"][of]) - (seat == robbed)
        for seat, it in enumerate(view["players"])
        if seat != view["seat"]
    }
    best = max(others.values())
    if best < count:
        return say("pe-standing-most")
    rivals = names.all(seat for seat, has in others.items() if has == best)
    if best == count:
        level = [view["seat"], *(seat for seat, has in others.items() if has == best)]
        return say("pe-standing-level", rivals=rivals, leader=led(view, of, level, gained))
    return say("pe-standing-behind", rivals=rivals, count=best)


def led(view: Look, of: str, level: list[int], gained: str) -> str:
    """Whose is the leader that would break a tie (PE MAJ-3)?"""
    me = view["seat"]
    for seat in level:
        owned = view["players"][seat]["stacks"][of]
        if LEADERS[of] in owned and LEADERS[of] != gained:
            return "yours" if seat == me else "theirs"
    return "yours" if LEADERS[of] == gained else "nobodys"


def short(option: str, names: Names) -> str:
    """An answer in a few words, also one that is not possible now."""
    verb, *rest = option.split(":")
    match verb, rest:
        case "hunt" | "swindle", [seat, name]:
            return say(f"pe-short-{verb}", gang=gang(name), owner=names.whom(int(seat)))
        case "discard", [name]:
            return say("pe-short-discard", gang=gang(name))
        case "draw" | "bury" | "peek" | "cavalry", [name]:
            return say(f"pe-short-{verb}", deck=deck(name))
    return say("pe-short-pass")
