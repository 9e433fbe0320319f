"""The table in sentences."""

from saddlebag.public_enemy.cards import DECK_NAMES, GANGS, TOWNS
from saddlebag.telling.names import Names, commas
from saddlebag.terminal.public_enemy.telling import TELLING
from saddlebag.terminal.public_enemy.words import (
    LEADERS,
    Look,
    bare,
    card,
    deck,
    gang,
    several,
    worth,
)
from saddlebag.texts import say


def table(view: Look, names: Names, modules: list[str]) -> list[str]:
    """The round, the five decks, the players."""
    lines = [say("public-enemy-round", round=view["round"], cap=view["round_cap"])]
    if modules:
        lines[0] += " " + say("public-enemy-modules", modules=commas(map(module, modules)))
    if view["supremacy"]:
        lines.append(say("public-enemy-supremacy", gang=gang(view["supremacy"])))
    lines += [town(view, name) for name in TOWNS if view["decks"][name]]
    if view["decks"][DECK_NAMES[-1]]:
        lines.append(saloon(view))
    dollars = "dollars" in modules
    return [*lines, ""] + [player(view, seat, names, dollars) for seat in range(view["seats"])]


def module(key: str) -> str:
    return say(f"public-enemy-module-{key}")


def town(view: Look, name: str) -> str:
    """The open card, the number below it, and the next card if the reader knows it."""
    *below, top = view["decks"][name]
    text = say("public-enemy-town", town=deck(name), card=card(top), hidden=len(below))
    if below and below[-1]:
        text += " " + say("public-enemy-town-next", card=card(below[-1]))
    if view["cavalry"] == name:
        text += " " + say("public-enemy-town-cavalry")
    return text


def saloon(view: Look) -> str:
    pile = view["decks"][DECK_NAMES[-1]]
    text = say("public-enemy-saloon", count=len(pile))
    return text + " " + say("public-enemy-saloon-next", card=card(pile[-1])) if pile[-1] else text


def player(view: Look, seat: int, names: Names, dollars: bool) -> str:
    """Stacks, tokens and tiles of one player."""
    it = view["players"][seat]
    stacks = [stack(name, it["stacks"][name]) for name in GANGS if it["stacks"][name]]
    who = names.who(seat)
    if stacks:
        parts = [say("public-enemy-player", who=who, stacks=commas(stacks), points=worth(view, it))]
    else:
        parts = [say("public-enemy-player-nothing", who=who)]
    one = "yes" if view["one"] == seat else "no"
    wanted = TELLING.message("wanted", names, mat=it)
    parts.append(say("public-enemy-player-wanted", wanted=wanted, one=one))
    if dollars:
        parts.append(say("public-enemy-player-dollars", count=it["dollars"]))
    return " ".join(parts)


def stack(name: str, cards: list[str]) -> str:
    """The size of a stack, its uncovered card, and whether it holds the leader."""
    key = "public-enemy-stack" if len(cards) > 1 else "public-enemy-stack-single"
    leader = "yes" if LEADERS[name] in cards else "no"
    return say(key, count=several(name, len(cards)), top=bare(cards[-1]), leader=leader)


def stacks(view: Look, names: Names) -> list[str]:
    """Every card in front of every player (covered cards are open, PE Q-15), and the cards out."""
    lines = []
    for seat, it in enumerate(view["players"]):
        parts = [full_stack(name, it["stacks"][name]) for name in GANGS if it["stacks"][name]]
        if parts:
            lines.append(
                say("public-enemy-player-stacks", who=names.who(seat), stacks=" ".join(parts))
            )
        else:
            lines.append(say("public-enemy-player-nothing", who=names.who(seat)))
    out = view["out"]
    lines.append(
        say("public-enemy-out", cards=commas(map(card, out)))
        if out
        else say("public-enemy-out-nothing")
    )
    unseen = view["removed"].count(None)
    return [*lines, say("public-enemy-removed", count=unseen)] if unseen else lines


def full_stack(name: str, cards: list[str]) -> str:
    """A stack from its uncovered card down."""
    names = commas(bare(one) for one in reversed(cards))
    return say("public-enemy-stack-listed", count=several(name, len(cards)), cards=names)
