"""Explains anything in the game by its name."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from saddlebag.kernel.phrase import Phrase
from saddlebag.telling.names import Names, commas
from saddlebag.terminal.complaint import shown
from saddlebag.terminal.typed_words import plain_words
from saddlebag.terminal.western_legends import chart, mats, tales
from saddlebag.terminal.western_legends.words import (
    Look,
    called,
    character,
    effect_id,
    item,
    items,
    space,
)
from saddlebag.texts import has, say, spoken
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES
from saddlebag.western_legends.content.board import LOCATIONS, NAMES, REGIONS, SPACE, places
from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.content.contents import BASE
from saddlebag.western_legends.content.fight_cards import FIGHT_CARD
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARD, RULES
from saddlebag.western_legends.content.numbers import EXPANSIONS
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, HANDS, POKER_CARD
from saddlebag.western_legends.content.stories import STORY, STORY_CARDS
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.wording.lexicon import TERMS, UPGRADED

MOST: Final = 8  # things that are named if words fit several
# What the lexicon calls a kind, where that is another word.
FAMILY: Final = {"item": "gear", "hand": "poker_rank", "his": "card"}


class Thing(NamedTuple):
    """Something that can be asked for."""

    kind: str
    id: str
    name: str


def things(view: Look, folk: Names) -> Iterator[Thing]:
    """Everything that has a name, the most relevant first."""
    for player, it in enumerate(view["players"]):
        person = it.get("character")
        known = f"{spoken(folk.whom(player))} {spoken(character(person)) if person else ''}"
        yield Thing("player", str(player), known.strip())
    sets = [BASE, *[name for name in EXPANSIONS if view["options"].get(name)]]
    bandits = of_the_bandits() if view["options"].get("bandit_cards") else ()
    for kind, name in (*of_the_box(sets), *bandits):
        yield Thing(kind, name, spoken(called(FAMILY.get(kind, kind), name)))


def of_the_bandits() -> Iterator[tuple[str, str]]:
    """The six bandits, and their cards."""
    yield from (("bandit", name) for name in TYPES)
    yield from (("bandit_card", it.id) for it in BANDIT_CARDS)


def of_the_box(sets: list[str]) -> Iterator[tuple[str, str]]:
    """The kind and id of everything on the map and in what these sets bring."""
    yield from (("location", name) for name in LOCATIONS)
    yield from (("space", name) for name in SPACE)
    yield from (("region", name) for name in REGIONS)
    yield from (("effect", it.id) for it in CARD_EFFECTS)
    yield from (("card", name) for name in [*POKER_CARD, *FIGHT_CARD])
    for it in ITEMS:
        if it.set in sets:
            yield from (("item", it.id + UPGRADED * side) for side in range(len(it.sides)))
    for person in CHARACTERS:
        if person.set in sets:
            yield from (("character", person.id), ("ability", person.ability))
    yield from (("story", it.id) for it in STORY_CARDS if it.set in sets)
    yield from (("goal", it.id) for it in GOALS if it.set in sets)
    yield from (("hand", name) for name in HANDS)
    yield from (("his", name) for name in HIS_CARD)
    yield from (("term", name) for name in TERMS)


# ---- finding it


def found(view: Look, asked: str, folk: Names) -> list[Thing]:
    """The things whose name fits best: the exact name, all its words, or prefixes."""
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
    """The words of a name; the Sheriff's Office matches sheriffs and sheriff."""
    return plain_words(name) + plain_words(name.replace("'s", ""))


def begins(word: str, name: str) -> bool:
    return any(known.startswith(word) for known in plain_words(name))


def narrowed(fits: list[Thing]) -> list[Thing]:
    """Prefers a player or a location to each of its spaces and cards."""
    for kind in ("player", "location", "region", "effect"):
        some = [it for it in fits if it.kind == kind]
        if some:
            return some
    return fits


def look(view: Look, asked: str, folk: Names) -> list[str]:
    """Explains the thing that the words name."""
    fits, given = found(view, asked, folk), shown(asked)
    if len(fits) == 1:
        return ABOUT[fits[0].kind](view, fits[0].id, folk)
    if not fits:
        return [say("western-legends-look-unknown", given=given)]
    named = [it.name for it in fits[:MOST]]
    return [
        say(
            "western-legends-look-several",
            given=given,
            names=commas(named),
            more=max(0, len(fits) - MOST),
        )
    ]


def spaces_of(view: Look, asked: str, folk: Names) -> list[str]:
    """The spaces that words name: directly, or by location, region or occupant."""
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


def of_player(view: Look, name: str, folk: Names) -> list[str]:
    it = view["players"][int(name)]
    known = [mats.mat(view, int(name), folk)]
    if it["man_in_black"]:
        return known + lines(*(say(f"western-legends-mib_rule-{rule}") for rule in RULES))
    return known + of_person(view, it["character"], folk)[1:] if it.get("character") else known


def of_location(view: Look, name: str, folk: Names) -> list[str]:
    """The actions of a location and its spaces; a single space is explained as such."""
    spaces = places(name)
    if len(spaces) == 1:
        return chart.about_space(view, NAMES[spaces[0]], folk)
    listed = commas(space(NAMES[it]) for it in spaces)
    more = prices(view) if name == "store" else []
    title = say(f"western-legends-location-{name}")
    return [
        say("western-legends-look-location", name=title, spaces=listed),
        say(f"western-legends-about-{name}"),
        *more,
    ]


def of_region(view: Look, name: str, folk: Names) -> list[str]:
    number = REGIONS.index(name)
    inside = commas(space(NAMES[it]) for it in chart.INSIDE[number])
    return [chart.chart(view, folk)[number], say("western-legends-look-region", spaces=inside)]


def thing(kind: str, name: str, rules: str = "") -> list[str]:
    """Its name and text, then the small print."""
    family = FAMILY.get(kind, kind)
    about = called(f"{family}_text", name)
    text = say("western-legends-look-thing", name=called(family, name), text=about)
    return [text, *(lines(say(rules)) if rules else [])]


def of_effect(view: Look, name: str, folk: Names) -> list[str]:
    return thing("effect", name, f"western-legends-poker-{name}-rules")


def of_card(view: Look, name: str, folk: Names) -> list[str]:
    is_poker = name in POKER_CARD
    return thing("card", name, f"western-legends-poker-{effect_id(name)}-rules" if is_poker else "")


def of_item(view: Look, name: str, folk: Names) -> list[str]:
    bare = name.removesuffix("+")
    it = ITEMS[ITEM[bare]]
    text = say(
        "western-legends-look-item",
        name=item(name),
        kind=it.kind,
        price=it.price,
        text=called("item_text", name),
        lp=it.sides[-1].lp if name != bare else 0,
        left=view["store"].get(bare, 0),
    )
    other = bare if name != bare else f"{bare}+"
    if len(it.sides) > 1:
        text += " " + say(
            "western-legends-look-side", name=item(other), text=called("item_text", other)
        )
    return [text, *lines(say(f"western-legends-item-{bare}-rules"))]


def of_person(view: Look, name: str, folk: Names) -> list[str]:
    it = CHARACTERS[CHARACTER[name]]
    gear = items(NAME[number * 2 + side] for number, side in it.items)
    start = say(
        "western-legends-look-person",
        name=character(name),
        place=called("start_place", name),
        items=gear,
    )
    return [
        start,
        *of_ability(view, it.ability, folk),
        say(f"western-legends-character-{name}-bio"),
    ]


def of_ability(view: Look, name: str, folk: Names) -> list[str]:
    return thing("ability", name, f"western-legends-ability-{name}-rules")


def of_story(view: Look, name: str, folk: Names) -> list[str]:
    it = STORY_CARDS[STORY[name]]
    opened = [one for one in view["stories"] if one and one["story"] == name]
    first = tales.head(opened[0], folk) if opened else spoken(called("story", name)) + "."
    trigger = f"western-legends-trigger-{it.trigger}"
    flavor = say(f"western-legends-story-{name}-flavor")
    return [flavor, first, say(trigger), say(f"{trigger}-detail"), tales.does(name)]


def of_goal(view: Look, name: str, folk: Names) -> list[str]:
    return thing("goal", name)


def of_hand(view: Look, name: str, folk: Names) -> list[str]:
    order = commas(called("poker_rank", it) for it in HANDS)
    return [*thing("hand", name), say("western-legends-look-hands", hands=order)]


def of_bandit_card(view: Look, name: str, folk: Names) -> list[str]:
    """Its six lines."""
    return [
        spoken(called("bandit_card", name)) + ".",
        *[line_of(called("bandit", it), name, it) for it in TYPES],
    ]


def of_bandit(view: Look, name: str, folk: Names) -> list[str]:
    """Where it is, and its line on each card."""
    at = [where for where, it in view["bandit_types"].items() if it == name]
    title = called("bandit", name)
    first = say("western-legends-look-bandit", name=title, space=space(at[0]) if at else "none")
    return [first, *[line_of(called("bandit_card", it.id), it.id, name) for it in BANDIT_CARDS]]


def line_of(title: Phrase, card: str, bandit: str) -> str:
    text = called("bandit_line", f"{card}/{bandit}")
    return say("western-legends-look-thing", name=title, text=text)


def of_term(view: Look, name: str, folk: Names) -> list[str]:
    more = mats.tracks(view, folk) if name in ("marshal", "wanted") else []
    return [*thing("term", name), *more]


def prices(view: Look) -> list[str]:
    """What the store has."""
    return [
        say(
            "western-legends-price",
            item=item(name),
            price=ITEMS[ITEM[name]].price,
            left=left,
            text=called("item_text", name),
            upgrade=called("item_text", f"{name}+")
            if has(f"western-legends-upgrade-{name}")
            else "none",
        )
        for name, left in view["store"].items()
    ]


ABOUT: Final[dict[str, Callable[[Look, str, Names], list[str]]]] = {
    "player": of_player,
    "location": of_location,
    "space": chart.about_space,
    "region": of_region,
    "effect": of_effect,
    "card": of_card,
    "item": of_item,
    "character": of_person,
    "ability": of_ability,
    "story": of_story,
    "goal": of_goal,
    "hand": of_hand,
    "his": of_card,
    "bandit": of_bandit,
    "bandit_card": of_bandit_card,
    "term": of_term,
}
