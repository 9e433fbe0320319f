"""The table: all of it, or the part that matters for the current question."""

from typing import Final

from saddlebag.kernel.phrase import Term
from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends import chart, mats, tales
from saddlebag.terminal.western_legends.sighting import me, my_ask
from saddlebag.terminal.western_legends.spaces import at
from saddlebag.terminal.western_legends.words import Look, called, card, cards
from saddlebag.texts import say

# These asks show everything; others only what the question is about.
WHOLE: Final = ("income", "turn_start", "start")
# These asks list the hand among the choices.
CARDS: Final = ("fight_card", "discard", "poker_pick", "dealer_pick", "npc_card", "give_card")


def table(view: Look, folk: Names, brief: bool = False) -> list[str]:
    """The round, the map, the players, the stories, one's own hand; in brief only their names."""
    lines = [round_line(view, folk), chart.abroad(view, folk), "", *mats.players(view, folk), ""]
    lines += (tales.brief if brief else tales.stories)(view, folk)
    if view["seat"] is None or me(view).get("character") is None:
        return lines
    if brief:
        return [*lines, say("western-legends-hand-brief", cards=held(view))]
    return [*lines, "", say("western-legends-your-hand"), *mats.hand(view)]


def round_line(view: Look, folk: Names) -> str:
    """The round, the player on turn, and whether the end is near."""
    return say(
        "western-legends-round",
        round=view["round"],
        length=view["length"],
        who=folk.who(view["turn"]),
        me=folk.is_me(view["turn"]),
        actions=view["actions"],
        ending=view["ending"],
    )


def seen(view: Look, folk: Names) -> list[str]:
    """What the reader needs for the question."""
    key = my_ask(view).get("key", "")
    if key in WHOLE:
        return table(view, folk, brief=True)
    lines = of_the_fight(view, folk) + of_the_poker(view, folk)
    if lines:
        return lines
    if me(view).get("character") is None:
        return tales.brief(view, folk)
    mine = [mats.mat(view, view["seat"], folk)]
    here = at(view, me(view)["space"], folk)
    if here:
        mine.append(say("western-legends-here", there=here))
    if key in ("sheriff", "sheriff_target"):
        mine.append(chart.abroad(view, folk))
    if key == "act":
        mine += tales.brief(view, folk)
    if key == "disc":
        mine += tales.stories(view, folk)
    if key in ("act", "disc"):
        mine.append(say("western-legends-hand-brief", cards=held(view)))
    return mine


def held(view: Look) -> Term:
    """The names of the cards in hand."""
    known = mats.sorted_hand(view)
    return cards(known) if known else say("western-legends-none")


def of_the_fight(view: Look, folk: Names) -> list[str]:
    """The current fight."""
    fight = view["fight"]
    if not fight:
        return []
    first, second = fight["sides"]
    foe = say("western-legends-foe", kind=fight["kind"]) if second is None else folk.whom(second)
    lines = [say("western-legends-fight-now", kind=fight["kind"], who=folk.who(first), foe=foe)]
    if fight["line"]:
        who, line = called("bandit", fight["bandit"]), called("bandit_line", fight["line"])
        lines.append(say("western-legends-fight-line", bandit=who, line=line))
    if not fight["shown"][0] and any(view["fight_card"]) and second is None:
        lines.append(say("western-legends-fight-first", card=card(view["fight_card"][-1])))
    if fight["shown"][0]:
        shown = [card(name) for name in fight["shown"]]
        lines.append(say("western-legends-fight-shown", card=shown[0], against=shown[1]))
    if view["seat"] in (first, second):
        lines.append(mats.mat(view, view["seat"], folk))
    return lines + hand_line(view)


def of_the_poker(view: Look, folk: Names) -> list[str]:
    """The current hand of poker."""
    poker = view["poker"]
    if not poker:
        return []
    flop = cards(view["flop"]) if view["flop"] else "none"
    who = folk.all(poker["players"], begins=True)
    house = "no" if poker["dealer"] is None else "yes"
    lines = [
        say("western-legends-poker-now", players=who, pot=poker["pot"], flop=flop, house=house)
    ]
    return lines + hand_line(view)


def hand_line(view: Look) -> list[str]:
    """The hand, unless the choices list it."""
    if my_ask(view).get("key") in CARDS:
        return []
    return [say("western-legends-hand-brief", cards=held(view))]
