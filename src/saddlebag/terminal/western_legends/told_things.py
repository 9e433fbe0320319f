"""Events whose fields need more than their names to be told."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.terminal.names import commas, listed
from saddlebag.terminal.western_legends.causes import thing
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.rewards import option_text
from saddlebag.terminal.western_legends.words import (
    card,
    cards,
    rank_of,
    region,
    space,
    worth,
)
from saddlebag.texts import say
from saddlebag.texts.phrases import sentences
from saddlebag.western_legends.content.board import MESAS, MINES, NAMES, REGIONS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARD, HIS_CARDS
from saddlebag.western_legends.content.stories import STORY, STORY_CARDS
from saddlebag.western_legends.wording.man_in_black import his_card
from saddlebag.western_legends.wording.rewards import reward

Event = dict[str, Any]
Args = dict[str, Any]
MESA_NAMES: Final = tuple(NAMES[mesa] for mesa in MESAS)


# ---- riding


def rode(event: Event, folk: Folk) -> Args:
    """From where to where, in how many steps, over which mesa."""
    path = event["path"]
    over = [name for name in path if name in MESA_NAMES]
    return {
        "start": space(path[0]),
        "end": space(path[-1]),
        "steps": len(path) - 1,
        "mesa": listed(map(space, over)) if over else "none",
        "way": commas(map(space, path[1:-1])) if len(path) > 2 else "none",
        "sprint": event["cause"],
    }


def placed(event: Event, folk: Folk) -> Args:
    return {"left": space(event["before"])}


def sheriff_placed(event: Event, folk: Folk) -> Args:
    return {"left": space(event["before"])}


# ---- dice


def rolled(event: Event, folk: Folk) -> Args:
    return {"faces": listed(face(name) for name in event["faces"])}


def rerolled(event: Event, folk: Folk) -> Args:
    return {
        "before": face(event["before"]),
        "after": face(event["after"]),
        "dust": "yes" if event["cause"] == event["before"] else "no",
    }


def face(name: str) -> str:
    return say(f"wl-die_face-{name}")


def mines(event: Event, folk: Folk) -> Args:
    """What each mine holds now."""
    pairs = zip(MINES, event["gold"], strict=True)
    return {
        "mines": commas(
            say("wl-mine-holds", mine=space(NAMES[mine]), n=held) for mine, held in pairs
        )
    }


# ---- poker


def poker(event: Event, folk: Folk) -> Args:
    return {"town": region(REGIONS.index(event["town"]))}


def poker_hand(event: Event, folk: Folk) -> Args:
    """The cards put down, what they make with the flop, and what a Cheat counts as."""
    return {
        "hand": say(f"wl-hand-{event['hand']}"),
        "house": "yes" if event["dealer"] else "no",
        "counted": commas(map(rank_of, event["counted"])) if event["counted"] else "none",
        "ranks": commas(map(rank_of, event["ranks"])) if event["ranks"] else "none",
    }


def house_won(event: Event, folk: Folk) -> Args:
    return {"pot": event["pot"]}


def poker_bonus(event: Event, folk: Folk) -> Args:
    return {"source": thing(event["source"])}


def poker_cleared(event: Event, folk: Folk) -> Args:
    dealt = cards(event["dealer"]) if event["dealer"] else "none"
    return {"flop": cards(event["flop"]) if event["flop"] else "none", "dealer": dealt}


# ---- rewards, stories, goals


def chose(event: Event, folk: Folk) -> Args:
    return {"option": option_text(event["option"], (event["cause"],))}


def story(event: Event, folk: Folk) -> Args:
    """What a completed story brings."""
    it = STORY_CARDS[STORY[event["story"]]]
    return {"reward": sentences(reward(it.reward))}


def story_open(event: Event, folk: Folk) -> Args:
    it = STORY_CARDS[STORY[event["story"]]]
    return {"trigger": say(f"wl-trigger-{it.trigger}")}


def story_turned_over(event: Event, folk: Folk) -> Args:
    players = sorted(set(event["discs"]))
    return {"whose": folk.all(players) if players else "none"}


def tokens(event: Event, folk: Folk) -> Args:
    held = event.get("tokens")
    return {"tokens": listed(map(worth, held)) if held else "none"}


# ---- the Man in Black, abilities, the end


def his(event: Event, folk: Folk) -> Args:
    """What his card says."""
    name = event["card"]
    return {
        "card": say(f"wl-mib_card-{name}"),
        "text": sentences(his_card(HIS_CARDS[HIS_CARD[name]])),
    }


def demanded(event: Event, folk: Folk) -> Args:
    return {"ability": say(f"wl-ability-{event['ability']}"), "ability_key": event["ability"]}


def played(event: Event, folk: Folk) -> Args:
    return {"effect": say(f"wl-poker-{event['effect']}"), "card": card(event["card"])}


def final_score(event: Event, folk: Folk) -> Args:
    return {"lines": score_lines(event["lines"])}


def score_lines(lines: dict[str, int]) -> str:
    """What the points are made of; what brought nothing is left out."""
    parts = [
        say(f"wl-score-{name}", n=points)
        for name, points in lines.items()
        if points or name == "lp"
    ]
    return commas(parts)


def final_duel(event: Event, folk: Folk) -> Args:
    pairs = zip(event["players"], event["cards"], strict=True)
    draws = [
        say("wl-draws", who=folk.whom(player), me=folk.is_me(player), card=card(name))
        for player, name in pairs
    ]
    return {"draws": commas(draws)}


def end_triggered(event: Event, folk: Folk) -> Args:
    return {"points": event["target"]}


def arrested(event: Event, folk: Folk) -> Args:
    """By a player, or by the Sheriff himself."""
    by = event["by"]
    return {"by_begins": "none" if by is None else folk.who(by)}


def action(event: Event, folk: Folk) -> Args:
    return {"deed": event["deed"].partition(":")[0]}


THINGS: Final[dict[str, Callable[[Event, Folk], Args]]] = {
    "rode": rode,
    "placed": placed,
    "sheriff_placed": sheriff_placed,
    "sheriff_rode": rode,
    "rolled": rolled,
    "rerolled": rerolled,
    "mines": mines,
    "poker": poker,
    "poker_hand": poker_hand,
    "house_won": house_won,
    "poker_bonus": poker_bonus,
    "poker_cleared": poker_cleared,
    "chose": chose,
    "story": story,
    "story_open": story_open,
    "story_turned_over": story_turned_over,
    "tokens_drawn": tokens,
    "tokens_kept": tokens,
    "his_card": his,
    "demanded": demanded,
    "played": played,
    "reaction": played,
    "final_score": final_score,
    "final_duel": final_duel,
    "end_triggered": end_triggered,
    "arrested": arrested,
    "action": action,
}
