"""What lies on the table: all of it, or what matters for the question at hand."""

from typing import Final

from saddlebag.terminal.western_legends import chart, mats, tales
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.sighting import me, my_ask
from saddlebag.terminal.western_legends.spaces import marks
from saddlebag.terminal.western_legends.words import Look, card, cards
from saddlebag.texts import say

# At these everything is shown; at others what has to do with the question.
WHOLE: Final = ("income", "turn_start", "start")
# At these the hand stands in the choices.
CARDS: Final = ("fight_card", "discard", "poker_pick", "dealer_pick", "npc_card", "give_card")


def table(view: Look, folk: Folk, brief: bool = False) -> list[str]:
    """The round, the map, the players, the stories, one's own hand; in brief only their names."""
    lines = [round_line(view, folk), chart.abroad(view, folk), "", *mats.players(view, folk), ""]
    lines += (tales.brief if brief else tales.stories)(view, folk)
    if view["seat"] is None or me(view).get("character") is None:
        return lines
    if brief:
        return [*lines, say("wl-hand-brief", cards=held(view))]
    return [*lines, "", say("wl-your-hand"), *mats.hand(view)]


def round_line(view: Look, folk: Folk) -> str:
    """Which round it is, who is on turn, and whether the end is near."""
    return say(
        "wl-round",
        round=view["round"],
        length=view["length"],
        who=folk.who(view["turn"]),
        me=folk.is_me(view["turn"]),
        actions=view["actions"],
        ending=view["ending"],
    )


def seen(view: Look, folk: Folk) -> list[str]:
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
    here = marks(view, me(view)["space"], folk)
    if here:
        mine.append(say("wl-here", there=here))
    if key in ("sheriff", "sheriff_target"):
        mine.append(chart.abroad(view, folk))
    if key == "act":
        mine += tales.brief(view, folk)
    if key == "disc":
        mine += tales.stories(view, folk)
    if key in ("act", "disc"):
        mine.append(say("wl-hand-brief", cards=held(view)))
    return mine


def held(view: Look) -> str:
    """The names of the cards one holds."""
    known = mats.sorted_hand(view)
    return cards(known) if known else say("wl-none")


def of_the_fight(view: Look, folk: Folk) -> list[str]:
    """A fight that is going on."""
    fight = view["fight"]
    if not fight:
        return []
    first, second = fight["sides"]
    foe = say("wl-foe", kind=fight["kind"]) if second is None else folk.whom(second)
    lines = [say("wl-fight-now", kind=fight["kind"], who=folk.who(first), foe=foe)]
    if fight["shown"][0]:
        shown = [card(name) for name in fight["shown"]]
        lines.append(say("wl-fight-shown", card=shown[0], against=shown[1]))
    if view["seat"] in (first, second):
        lines.append(mats.mat(view, view["seat"], folk))
    return lines + hand_line(view)


def of_the_poker(view: Look, folk: Folk) -> list[str]:
    """A hand of poker that is going on."""
    poker = view["poker"]
    if not poker:
        return []
    flop = cards(view["flop"]) if view["flop"] else "none"
    who = folk.all(poker["players"], begins=True)
    house = "no" if poker["dealer"] is None else "yes"
    lines = [say("wl-poker-now", players=who, pot=poker["pot"], flop=flop, house=house)]
    return lines + hand_line(view)


def hand_line(view: Look) -> list[str]:
    """One's hand, unless it is what one chooses from."""
    if my_ask(view).get("key") in CARDS:
        return []
    return [say("wl-hand-brief", cards=held(view))]
