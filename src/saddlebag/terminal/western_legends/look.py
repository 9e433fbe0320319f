"""Anything in the game by its name, explained."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from saddlebag.terminal.complaint import shown
from saddlebag.terminal.names import commas
from saddlebag.terminal.typed_words import plain_words
from saddlebag.terminal.western_legends import chart, mats, tales
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.spaces import start_text
from saddlebag.terminal.western_legends.words import (
    Look,
    card,
    card_text,
    character,
    effect_id,
    goal,
    item,
    item_text,
    items,
    space,
    story,
)
from saddlebag.texts import has, say
from saddlebag.texts.phrases import sentences
from saddlebag.western_legends.content.board import LOCATIONS, NAMES, REGIONS, SPACE, places
from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.content.contents import BASE
from saddlebag.western_legends.content.fight_cards import FIGHT_CARD
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARD, HIS_CARDS, RULES
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, HANDS, POKER_CARD
from saddlebag.western_legends.content.stories import STORY, STORY_CARDS
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.wording.man_in_black import his_card

MOST: Final = 8  # things that are named when words fit several


class Thing(NamedTuple):
    """Something that can be asked for."""

    kind: str
    id: str
    name: str


def things(view: Look, folk: Folk) -> Iterator[Thing]:
    """Everything that has a name, what is near at hand first."""
    for player, it in enumerate(view["players"]):
        person = it.get("character")
        known = f"{folk.whom(player)} {character(person) if person else ''}"
        yield Thing("player", str(player), known.strip())
    yield from (Thing("location", name, say(f"wl-location-{name}")) for name in LOCATIONS)
    yield from (Thing("space", name, space(name)) for name in SPACE)
    yield from (Thing("region", name, say(f"wl-region-{name}")) for name in REGIONS)
    yield from (Thing("effect", it.id, say(f"wl-poker-{it.id}")) for it in CARD_EFFECTS)
    yield from (Thing("card", name, card(name)) for name in [*POKER_CARD, *FIGHT_CARD])
    yield from of_the_box()


def of_the_box() -> Iterator[Thing]:
    """Items, people, stories, goals and the rest of the base game."""
    for it in ITEMS:
        if it.set == BASE:
            yield Thing("item", it.id, say(f"wl-item-{it.id}"))
            if len(it.sides) > 1:
                yield Thing("item", f"{it.id}+", item(f"{it.id}+"))
    for person in CHARACTERS:
        if person.set == BASE:
            yield Thing("character", person.id, character(person.id))
            yield Thing("ability", person.ability, say(f"wl-ability-{person.ability}"))
    yield from (Thing("story", it.id, story(it.id)) for it in STORY_CARDS if it.set == BASE)
    yield from (Thing("goal", it.id, goal(it.id)) for it in GOALS if it.set == BASE)
    yield from (Thing("hand", name, say(f"wl-hand-{name}")) for name in HANDS)
    yield from (Thing("his", name, say(f"wl-mib_card-{name}")) for name in HIS_CARD)
    yield from (Thing("term", name, say(f"wl-term-{name}")) for name in TERMS)


TERMS: Final = ("marshal", "wanted", "lp", "wounds", "discs", "tokens", "dice", "black", "bandits")


# ---- finding it


def found(view: Look, asked: str, folk: Folk) -> list[Thing]:
    """The things whose name fits best: the very name, all its words, or their beginnings."""
    words = plain_words(asked)
    every = list(things(view, folk))
    same = [it for it in every if plain_words(it.name) == words]
    if same:
        return same[:1]
    whole = [it for it in every if all(word in spelled(it.name) for word in words)]
    if whole:
        return narrowed(whole)
    return narrowed([it for it in every if all(begins(word, it.name) for word in words)])


def spelled(name: str) -> list[str]:
    """The words of a name; the Sheriff's Office goes by sheriffs and by sheriff."""
    return plain_words(name) + plain_words(name.replace("'s", ""))


def begins(word: str, name: str) -> bool:
    return any(known.startswith(word) for known in plain_words(name))


def narrowed(fits: list[Thing]) -> list[Thing]:
    """A player or a location is meant rather than each of its spaces and cards."""
    for kind in ("player", "location", "region", "effect"):
        some = [it for it in fits if it.kind == kind]
        if some:
            return some
    return fits


def look(view: Look, asked: str, folk: Folk) -> list[str]:
    """What there is to say about it."""
    fits, given = found(view, asked, folk), shown(asked)
    if len(fits) == 1:
        return ABOUT[fits[0].kind](view, fits[0].id, folk)
    if not fits:
        return [say("wl-look-unknown", given=given)]
    named = [it.name for it in fits[:MOST]]
    return [say("wl-look-several", given=given, names=commas(named), more=max(0, len(fits) - MOST))]


def spaces_of(view: Look, asked: str, folk: Folk) -> list[str]:
    """The spaces that words name: by themselves, by a location, a region, or who stands there."""
    names: list[str] = []
    for it in found(view, asked, folk)[:MOST]:
        if it.kind == "space":
            names.append(it.id)
        elif it.kind == "location":
            names += [NAMES[number] for number in places(it.id)]
        elif it.kind == "region":
            names += [NAMES[number] for number in chart.INSIDE[REGIONS.index(it.id)]]
        elif it.kind == "player" and view["players"][int(it.id)]["space"]:
            names.append(view["players"][int(it.id)]["space"])
    return names


# ---- explaining it


def lines(*texts: str) -> list[str]:
    """The paragraphs of some texts."""
    return [part for text in texts for part in text.split("\n\n")]


def of_player(view: Look, name: str, folk: Folk) -> list[str]:
    it = view["players"][int(name)]
    known = [mats.mat(view, int(name), folk)]
    if it["man_in_black"]:
        return known + lines(*(say(f"wl-mib_rule-{rule}") for rule in RULES))
    return known + of_person(view, it["character"], folk)[1:] if it.get("character") else known


def of_location(view: Look, name: str, folk: Folk) -> list[str]:
    """What is done there and where it is; a single one is explained as a space."""
    spaces = places(name)
    if len(spaces) == 1:
        return chart.about_space(view, NAMES[spaces[0]], folk)
    listed = commas(space(NAMES[it]) for it in spaces)
    more = prices(view) if name == "store" else []
    title = say(f"wl-location-{name}")
    return [say("wl-look-location", name=title, spaces=listed), say(f"wl-about-{name}"), *more]


def of_region(view: Look, name: str, folk: Folk) -> list[str]:
    number = REGIONS.index(name)
    inside = commas(space(NAMES[it]) for it in chart.INSIDE[number])
    return [chart.chart(view, folk)[number], say("wl-look-region", spaces=inside)]


def of_effect(view: Look, name: str, folk: Folk) -> list[str]:
    title = say(f"wl-poker-{name}")
    return [
        say("wl-look-thing", name=title, text=say(f"wl-poker-{name}-text")),
        *lines(say(f"wl-poker-{name}-rules")),
    ]


def of_card(view: Look, name: str, folk: Folk) -> list[str]:
    text = say("wl-look-thing", name=card(name), text=card_text(name))
    if name in FIGHT_CARD:
        return [text]
    return [text, *lines(say(f"wl-poker-{effect_id(name)}-rules"))]


def of_item(view: Look, name: str, folk: Folk) -> list[str]:
    bare = name.removesuffix("+")
    it = ITEMS[ITEM[bare]]
    text = say(
        "wl-look-item",
        name=item(name),
        kind=it.kind,
        price=it.price,
        text=item_text(name),
        lp=it.sides[-1].lp if name != bare else 0,
        left=view["store"].get(bare, 0),
    )
    other = bare if name != bare else f"{bare}+"
    if len(it.sides) > 1:
        text += " " + say("wl-look-side", name=item(other), text=item_text(other))
    return [text, *lines(say(f"wl-item-{bare}-rules"))]


def of_person(view: Look, name: str, folk: Folk) -> list[str]:
    it = CHARACTERS[CHARACTER[name]]
    gear = items(NAME[number * 2 + side] for number, side in it.items)
    start = say("wl-look-person", name=character(name), place=start_text(it), items=gear)
    return [start, *of_ability(view, it.ability, folk), say(f"wl-character-{name}-bio")]


def of_ability(view: Look, name: str, folk: Folk) -> list[str]:
    title = say(f"wl-ability-{name}")
    text = say("wl-look-thing", name=title, text=say(f"wl-ability-{name}-text"))
    return [text, *lines(say(f"wl-ability-{name}-rules"))]


def of_story(view: Look, name: str, folk: Folk) -> list[str]:
    it = STORY_CARDS[STORY[name]]
    opened = [one for one in view["stories"] if one and one["story"] == name]
    first = tales.head(opened[0], folk) if opened else story(name) + "."
    return [
        say(f"wl-story-{name}-flavor"),
        first,
        say(f"wl-trigger-{it.trigger}"),
        say(f"wl-trigger-{it.trigger}-detail"),
        tales.does(name),
    ]


def of_goal(view: Look, name: str, folk: Folk) -> list[str]:
    return [say("wl-look-thing", name=goal(name), text=mats.goal_text(name))]


def of_hand(view: Look, name: str, folk: Folk) -> list[str]:
    title = say(f"wl-hand-{name}")
    order = commas(say(f"wl-hand-{it}") for it in HANDS)
    return [
        say("wl-look-thing", name=title, text=say(f"wl-hand-{name}-text")),
        say("wl-look-hands", hands=order),
    ]


def of_his(view: Look, name: str, folk: Folk) -> list[str]:
    text = sentences(his_card(HIS_CARDS[HIS_CARD[name]]))
    return [say("wl-look-thing", name=say(f"wl-mib_card-{name}"), text=text)]


def of_term(view: Look, name: str, folk: Folk) -> list[str]:
    text = [say("wl-look-thing", name=say(f"wl-term-{name}"), text=say(f"wl-term-{name}-text"))]
    if name in ("marshal", "wanted"):
        return text + mats.tracks(view, folk)
    return text


def of_space(view: Look, name: str, folk: Folk) -> list[str]:
    return chart.about_space(view, name, folk)


def prices(view: Look) -> list[str]:
    """What the store has."""
    return [
        say(
            "wl-price",
            item=item(name),
            price=ITEMS[ITEM[name]].price,
            left=left,
            text=item_text(name),
            upgrade=item_text(f"{name}+") if has(f"wl-upgrade-{name}") else "none",
        )
        for name, left in view["store"].items()
    ]


ABOUT: Final[dict[str, Callable[[Look, str, Folk], list[str]]]] = {
    "player": of_player,
    "location": of_location,
    "space": of_space,
    "region": of_region,
    "effect": of_effect,
    "card": of_card,
    "item": of_item,
    "character": of_person,
    "ability": of_ability,
    "story": of_story,
    "goal": of_goal,
    "hand": of_hand,
    "his": of_his,
    "term": of_term,
}
