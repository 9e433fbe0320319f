"""Every choice in words, with what it brings."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.terminal.names import Names
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.rewards import deal_text, option_text
from saddlebag.terminal.western_legends.sighting import causes, me, my_ask, steps
from saddlebag.terminal.western_legends.spaces import marks, start_text
from saddlebag.terminal.western_legends.words import (
    Look,
    card,
    card_text,
    cards,
    character,
    effect_id,
    goal,
    herd,
    item,
    item_text,
    items,
    space,
    story,
    token,
)
from saddlebag.texts import has, say
from saddlebag.texts.phrases import sentences
from saddlebag.western_legends.content.cattle import CATTLE_TOKEN
from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.content.fight_cards import FIGHT_CARD
from saddlebag.western_legends.content.goals import GOAL, GOALS
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.numbers import INCOME
from saddlebag.western_legends.content.poker_cards import POKER_CARD
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.turn import INCOME_WORDS
from saddlebag.western_legends.wording.goals import goal as goal_phrases
from saddlebag.western_legends.wording.rewards import reward

POKER_ASKS: Final = ("poker_pick", "dealer_pick")
POKER_EFFECTS: Final = ("cheat", "lady_luck", "instincts", "joker")  # what matters at poker
Words = Callable[[Look, str, str, Folk], str]


def choice(view: Look, option: str, names: Names) -> str:
    """One option in a sentence or two."""
    key = my_ask(view).get("key", "act")
    word, _, rest = option.partition(":")
    folk = Folk(names)
    if key in ("choose", "pay", "income"):
        return of_reward(view, key, option)
    if rest and word in WORDED:
        return WORDED[word](view, word, rest, folk)
    if has(f"wl-choice-{key}-{word}"):
        return say(f"wl-choice-{key}-{word}", **fixed(view, rest, folk))
    if key in POKER_ASKS and effect_id(option) not in POKER_EFFECTS:
        return say("wl-said", text=card(option))
    return bare(option) or say(f"wl-choice-{word}", **fixed(view, rest, folk))


def fixed(view: Look, rest: str, folk: Folk) -> dict[str, Any]:
    """What a choice that is a single word may speak of."""
    mine = me(view)
    about: dict[str, Any] = {"rest": rest, "money": mine["money"], "wounds": mine["wounds"]}
    about["n"] = int(rest) if rest.isdecimal() else 0
    about["actions"] = view["actions"]
    return about


def of_reward(view: Look, key: str, option: str) -> str:
    """A part of a reward, a deal, or the income."""
    if option == "pass":
        return say("wl-choice-pass")
    if key == "income":
        return sentences(reward(INCOME[INCOME_WORDS.index(option)]))
    text = option_text if key == "choose" else deal_text
    return say("wl-said", text=text(option, causes(view)))


# ---- a thing by itself


def bare(name: str) -> str:
    """A card, a character or a token; empty if it is none."""
    if name in POKER_CARD:
        return say("wl-choice-card", card=card(name), text=card_text(name))
    if name in FIGHT_CARD:
        return say("wl-choice-fight_card", card=card(name), text=card_text(name))
    if name in CHARACTER:
        return person(name)
    if name in CATTLE_TOKEN or name.startswith("worth_"):
        return token(name)
    return ""


def person(name: str) -> str:
    """Who one could be: where and with what it begins, and the ability."""
    it = CHARACTERS[CHARACTER[name]]
    gear = [NAME[number * 2 + side] for number, side in it.items]
    return say(
        "wl-choice-character",
        name=character(name),
        place=start_text(it),
        items=items(gear),
        money=it.money,
        cards=it.cards,
        wounds=it.wounds,
        marshal=it.marshal,
        wanted=it.wanted,
        ability=say(f"wl-ability-{it.ability}"),
        text=say(f"wl-ability-{it.ability}-text"),
    )


# ---- a word and a thing


def to_space(view: Look, word: str, rest: str, folk: Folk) -> str:
    name, _, way = rest.partition(":")
    far = 0 if way else steps(view).get(name, 0)
    there = marks(view, name, folk) or "none"
    return say("wl-choice-to", space=space(name), steps=far, there=there)


def with_card(view: Look, word: str, rest: str, folk: Folk) -> str:
    return say(f"wl-choice-{word}", card=card(rest), text=card_text(rest))


def with_item(view: Look, word: str, rest: str, folk: Folk) -> str:
    """Something to use, to buy, to upgrade, to take or to drop."""
    if word == "upgrade":
        return trade(word, rest, f"{rest}+")
    if word == "buy":
        return trade(word, rest, rest)
    return say(f"wl-choice-{word}", item=item(rest), text=item_text(rest))


def trade(word: str, name: str, gained: str) -> str:
    """What is bought, for how much."""
    it = ITEMS[ITEM[name]]
    return say(
        f"wl-choice-{word}",
        item=item(gained),
        text=item_text(gained),
        price=it.price,
        kind=it.kind,
        lp=it.sides[-1].lp,
    )


def with_player(view: Look, word: str, rest: str, folk: Folk) -> str:
    """Whom to fight or to name, with what everybody can see of them."""
    player = int(rest)
    mat = view["players"][player]
    return say(
        f"wl-choice-{word}",
        who=folk.who(player),
        whom=folk.whom(player),
        mine=folk.is_me(player),
        cards=mat["hand"]["count"] if "hand" in mat else 0,
        him="yes" if mat["man_in_black"] else "no",
        weapon=item(mat["weapon"]) if mat.get("weapon") else "none",
        money=mat["money"],
        nuggets=mat["nuggets"],
        wanted=mat["wanted"],
    )


def nuggets(view: Look, word: str, rest: str, folk: Folk) -> str:
    """How much gold to sell, Fool's Gold included."""
    count, *fakes = rest.split("+")
    named = cards(fakes) if fakes else "none"
    sold = int(count) + len(fakes)
    return say("wl-choice-deposit", n=int(count), cards=named, money=20 * sold, lp=sold)


def disc(view: Look, word: str, rest: str, folk: Folk) -> str:
    """Onto which story."""
    it = view["stories"][int(rest)]
    full = "yes" if len(it["discs"]) + 1 >= it["needed"] else "no"
    return say(f"wl-choice-disc-{word}", story=story(it["story"]), full=full)


def for_goal(view: Look, word: str, rest: str, folk: Folk) -> str:
    text = sentences(goal_phrases(GOALS[GOAL[rest]].condition))
    return say("wl-choice-goal", goal=goal(rest), text=text)


def amount(view: Look, word: str, rest: str, folk: Folk) -> str:
    return say(f"wl-choice-{word}", n=int(rest))


def cattle(view: Look, word: str, rest: str, folk: Folk) -> str:
    return say("wl-choice-cattle", herd=herd(rest))


WORDED: Final[dict[str, Words]] = {
    **dict.fromkeys(("ride", "to"), to_space),
    **dict.fromkeys(("play", "discard", "show", "gold"), with_card),
    **dict.fromkeys(("use", "equip", "buy", "upgrade", "take", "drop"), with_item),
    **dict.fromkeys(("duel", "rob", "arrest", "seat"), with_player),
    **dict.fromkeys(("place", "move"), disc),
    **dict.fromkeys(("money", "nuggets", "cards", "die", "revel"), amount),
    "deposit": nuggets,
    "goal": for_goal,
    "cattle": cattle,
}
