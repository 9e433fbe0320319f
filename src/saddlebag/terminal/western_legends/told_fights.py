"""Fights, moment by moment: what each event of one needs to be told."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.terminal.western_legends.bout import Bout
from saddlebag.terminal.western_legends.causes import thing
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.words import card, card_text, rank
from saddlebag.texts import say

Event = dict[str, Any]
Args = dict[str, Any]


def fight(event: Event, folk: Folk, bout: Bout) -> Args:
    """Who meets whom, where, and who plays for an NPC."""
    controller = event["controller"]
    return {
        "who": folk.who(event["attacker"]),
        "me": folk.is_me(event["attacker"]),
        "foe": bout.whom(event["defender"], folk),
        "mine": folk.is_me(event["defender"]),
        "plays": "none" if controller is None else folk.who(controller),
        "my_play": folk.is_me(controller),
    }


def revealed(event: Event, folk: Folk, bout: Bout) -> Args:
    """Both cards."""
    first, second = bout.sides
    return {
        "who": bout.who(first, folk),
        "me": folk.is_me(first),
        "foe": bout.whom(second, folk),
        "mine": folk.is_me(second),
        "card": card(event["cards"][0]),
        "against": card(event["cards"][1]),
    }


def changed(event: Event, folk: Folk, bout: Bout) -> Args:
    """A card counts less or more: whose, by what, and how it stands."""
    source = event["source"]
    named = say("wl-black") if source == "man_in_black" else thing(source)
    return {
        "whose": bout.whom(event["player"], folk),
        "mine": folk.is_me(event["player"]),
        "source": say("wl-legendary") if source == "ability" else named,
        "value": rank(event["values"][0]),
        "against": rank(event["values"][1]),
        "n": event["by"],
    }


def compared(event: Event, folk: Folk, bout: Bout) -> Args:
    """The values as they are in the end, and who has won."""
    return {
        "value": rank(event["values"][0]),
        "against": rank(event["values"][1]),
        "winner": bout.whom(event["winner"], folk),
        "me": folk.is_me(event["winner"]),
    }


def fight_won(event: Event, folk: Folk, bout: Bout) -> Args:
    """Who has won, however it was decided."""
    return {"winner": bout.whom(event["winner"], folk), "me": folk.is_me(event["winner"])}


def fight_card(event: Event, folk: Folk, bout: Bout) -> Args:
    """What the fight card does."""
    return {"text": card_text(event["card"])}


def npc_put_down(event: Event, folk: Folk, bout: Bout) -> Args:
    return {"foe": bout.whom(None, folk)}


def restarted(event: Event, folk: Folk, bout: Bout) -> Args:
    npc = event["cause"].startswith("fight_")
    return {"npc": "yes" if npc else "no", "foe": bout.whom(None, folk)}


FIGHTS: Final[dict[str, Callable[[Event, Folk, Bout], Args]]] = {
    "fight": fight,
    "revealed": revealed,
    "lowered": changed,
    "raised": changed,
    "compared": compared,
    "fight_won": fight_won,
    "fight_card": fight_card,
    "npc_put_down": npc_put_down,
    "restarted": restarted,
}
