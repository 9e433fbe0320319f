"""What everything in the box is called and what it does, by kind and id, as phrases.

The text table looks things up here; the page of the browser gets the same tables as JSON.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.western_legends.content.bandit_cards import (
    BANDIT_CARDS,
    TYPES,
    BanditCard,
    Line,
    line_id,
)
from saddlebag.western_legends.content.board import (
    COLORS,
    GANGS,
    HIDEOUTS,
    LOCATIONS,
    MESAS,
    MINES,
    NAMES,
    REGIONS,
    SPACES,
    Space,
)
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.characters import CHARACTERS, Character
from saddlebag.western_legends.content.dice import FACES
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.content.items import ITEMS, Item
from saddlebag.western_legends.content.legendary import LEGENDARY_TOKENS
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARDS
from saddlebag.western_legends.content.numbers import INCOME, NUGGET_LP, NUGGET_MONEY
from saddlebag.western_legends.content.poker_cards import (
    ACE,
    CARD_EFFECTS,
    HANDS,
    JACK,
    POKER_CARDS,
    RANKS,
    SUITS,
)
from saddlebag.western_legends.content.steps import Steps
from saddlebag.western_legends.content.stories import STORY_CARDS, Story
from saddlebag.western_legends.content.tracks import MARSHAL, WANTED
from saddlebag.western_legends.content.verbs import TRIGGERS
from saddlebag.western_legends.goods.jokers import AS, JOKERS
from saddlebag.western_legends.rewards.prices import FOOLS_GOLD
from saddlebag.western_legends.turn import INCOME_WORDS
from saddlebag.western_legends.wording.choices import deals, options
from saddlebag.western_legends.wording.goals import goal
from saddlebag.western_legends.wording.man_in_black import his_card
from saddlebag.western_legends.wording.rewards import joined, line, reward

UPGRADED: Final = "+"
TERMS: Final = ("marshal", "wanted", "lp", "wounds", "discs", "tokens", "dice", "black", "bandits")
Family = dict[str, Term]


def plain(family: str, ids: Iterable[str], suffix: str = "") -> Family:
    """Things whose name is a message of their own."""
    return {it: (f"western-legends-{family}-{it}{suffix}", {}) for it in ids}


def text(phrases: list[Phrase]) -> Phrase:
    """Several sentences, each with its capital, as one phrase."""
    first: Phrase = ("capital", {"text": phrases[0]})
    for it in phrases[1:]:
        first = ("sentences", {"first": first, "rest": ("capital", {"text": it})})
    return first


# ---- cards


def rank(number: int) -> Phrase:
    return (
        (f"western-legends-rank-{number}", {})
        if JACK <= number <= ACE
        else ("western-legends-rank-number", {"n": number})
    )


def spot(it: Space) -> Phrase:
    """A space beside the name of its region, which need not be said again."""
    if it.number:
        return ("western-legends-spot-number", {"n": it.number})
    return (f"western-legends-spot-{it.id}", {})


def poker_card(number: int) -> Phrase:
    """A poker card by rank, suit and effect; a Joker has neither rank nor suit."""
    it = POKER_CARDS[number]
    effect: Phrase = (f"western-legends-poker-{effect_of(it.effect)}", {})
    if it.suit < 0:
        return effect
    suit: Phrase = (f"western-legends-suit-{SUITS[it.suit]}", {})
    return ("western-legends-card", {"rank": rank(it.rank), "suit": suit, "effect": effect})


def all_cards() -> Family:
    """Poker cards, fight cards by their rank, the Man in Black's cards by their names."""
    poker: Family = {it.id: poker_card(number) for number, it in enumerate(POKER_CARDS)}
    fight: Family = {
        it.id: ("western-legends-fight-card", {"rank": rank(it.rank)}) for it in FIGHT_DECK
    }
    return {**poker, **fight, **plain("mib_card", (it.id for it in HIS_CARDS))}


def gold_cards() -> Family:
    """What is sold as gold: Fool's Gold, and Jokers that copy it."""
    cards = all_cards()
    fakes = [POKER_CARDS[card].id for card in FOOLS_GOLD]
    jokers = [POKER_CARDS[card].id for card in sorted(JOKERS)]
    copies: Family = {
        f"{joker}{AS}{fake}": (
            "western-legends-copy",
            {"card": cards[joker], "original": cards[fake]},
        )
        for joker in jokers
        for fake in fakes
    }
    return {**cards, **copies}


def card_texts() -> Family:
    """What a card does."""
    poker: Family = {
        it.id: (f"western-legends-poker-{effect_of(it.effect)}-text", {}) for it in POKER_CARDS
    }
    fight: Family = {it.id: text(reward(it.fx)) for it in FIGHT_DECK}
    return {**poker, **fight, **{it.id: text(his_card(it)) for it in HIS_CARDS}}


def effect_of(number: int) -> str:
    return CARD_EFFECTS[number].id


# ---- bandits


def bandit_lines() -> Family:
    """What each bandit card says of each bandit: `bandit_card_1/robber`."""
    return {
        line_id(number, bandit): bandit_line(it, bandit, of)
        for number, it in enumerate(BANDIT_CARDS)
        for bandit, of in enumerate(it.lines)
    }


def bandit_line(card: BanditCard, bandit: int, of: Line) -> Phrase:
    """What it does, or a quote."""
    if of.fx:
        return text(line(of))
    return (f"western-legends-quote-{card.id}-{TYPES[bandit]}", {})


# ---- items, cattle


def item(it: Item, upgraded: bool) -> Phrase:
    """An item, or its upgraded side."""
    name: Phrase = (f"western-legends-item-{it.id}", {})
    if not upgraded:
        return name
    return (
        "western-legends-upgraded-item",
        {"name": (f"western-legends-upgrade-{it.id}", {}), "item": name},
    )


def item_text(it: Item, upgraded: bool) -> Phrase:
    """What an item does, with how far a mount carries."""
    side = it.sides[int(upgraded)]
    family = "western-legends-upgrade" if upgraded else "western-legends-item"
    said: list[Phrase] = [(f"{family}-{it.id}-ability", {})] if side.fx else []
    if it.kind == "mount":
        said = [("western-legends-mount-text", {"movement": side.movement}), *said]
    if not said:
        return ("western-legends-item-plain", {})
    return said[0] if len(said) == 1 else ("sentences", {"first": said[0], "rest": said[1]})


def items() -> Family:
    return {gear: item(it, side) for gear, it, side in sides()}


def item_texts() -> Family:
    return {gear: item_text(it, side) for gear, it, side in sides()}


def sides() -> Iterator[tuple[str, Item, bool]]:
    """Every side of every item by its id."""
    for it in ITEMS:
        for side in range(len(it.sides)):
            yield it.id + UPGRADED * side, it, bool(side)


def cattle_tokens() -> Family:
    """A cattle token with what it pays."""
    found: Family = {}
    for it in CATTLE:
        herd: Phrase = (f"western-legends-cattle-{it.id.split('_')[1]}", {})
        found[it.id] = ("western-legends-token", {"herd": herd, "reward": text(reward(it.reward))})
    return found


# ---- stories, tracks


def does(it: Story) -> Phrase:
    """What happens when a story is complete: reward, bandits, the Sheriff's ride."""
    gangs: list[Term] = [GANGS[gang] for gang in it.spawn]
    said = {"reward": text(reward(it.reward)), "gangs": joined(gangs) if gangs else "none"}
    return ("western-legends-tale-does", {**said, "sheriff": it.sheriff})


def track(rewards: tuple[Steps, ...]) -> Family:
    """What the cube collects, by the number of the space."""
    return {str(number): text(reward(steps)) for number, steps in enumerate(rewards) if steps}


# ---- people


def start(it: Character) -> Phrase:
    """Where and with what a character begins, and its ability."""
    gear: list[Term] = [item(ITEMS[number], bool(side)) for number, side in it.items]
    said: dict[str, Term] = {
        "name": (f"western-legends-character-{it.id}", {}),
        "place": start_place(it),
        "items": joined(gear),
        "ability": (f"western-legends-ability-{it.ability}", {}),
        "text": (f"western-legends-ability-{it.ability}-text", {}),
    }
    bonus = {"money": it.money, "cards": it.cards, "wounds": it.wounds}
    return (
        "western-legends-character-start",
        {**said, **bonus, "marshal": it.marshal, "wanted": it.wanted},
    )


def start_place(it: Character) -> Phrase:
    """One space, or one of several of a kind."""
    first = SPACES[it.start[0]]
    if len(it.start) == 1:
        return (f"western-legends-space-{first.id}", {})
    if it.picks_last:
        return ("western-legends-start-any_hideout", {})
    if first.location == "hideout":
        return ("western-legends-start-hideout", {"gang": GANGS[HIDEOUTS.index(it.start)]})
    return (f"western-legends-landmark-{first.mark}_{first.location}", {})


# ---- causes


def things() -> Family:
    """Cards, items and abilities by the name under which something happens because of them."""
    return {
        "ability": ("western-legends-legendary", {}),
        "man_in_black": ("western-legends-black", {}),
        **{it.id: ("western-legends-the-bandit_card", {}) for it in BANDIT_CARDS},
        **plain("ability", (it.ability for it in CHARACTERS)),
        **items(),
        **plain("poker", (it.id for it in CARD_EFFECTS)),
        **{it.id: (f"western-legends-poker-{effect_of(it.effect)}", {}) for it in POKER_CARDS},
    }


def causes() -> Family:
    """Why something changed, as the end of a clause; any other cause is a message by itself."""
    because: Family = {
        it: ("western-legends-for-thing", {"thing": name}) for it, name in things().items()
    }
    cattle: Family = {it.id: ("western-legends-for-cattle", {}) for it in CATTLE}
    his: Family = {it.id: ("western-legends-for-his_card", {}) for it in HIS_CARDS}
    fight: Family = {it.id: ("western-legends-for-fight_card", {}) for it in FIGHT_DECK}
    fight |= {it.id: ("western-legends-for-bandit_card", {}) for it in BANDIT_CARDS}
    stories: Family = {
        f"story:{it.id}": (
            "western-legends-for-story",
            {"story": (f"western-legends-story-{it.id}", {})},
        )
        for it in STORY_CARDS
    }
    return {"*": "western-legends-for-{id}", **because, **cattle, **his, **fight, **stories}


# ---- everything


def lexicon() -> dict[str, Family]:
    """Every family: names by kind, and beside them what things do (`card_text`, `story_reward`)."""
    spaces, mesas = [it.id for it in SPACES], [NAMES[it] for it in MESAS]
    stories, effects = STORY_CARDS, [it.id for it in CARD_EFFECTS]
    abilities, cards = [it.ability for it in CHARACTERS], all_cards()
    regions, places = plain("region", REGIONS), plain("location", LOCATIONS)
    everywhere = plain("space", spaces) | plain("mesa", mesas)
    return {
        "space": plain("space", spaces),
        "spot": {it.id: spot(it) for it in SPACES},
        "stop": everywhere,
        "mesa": plain("mesa", mesas),
        "mine": plain("space", (NAMES[it] for it in MINES)),
        "region": regions,
        "town": regions,
        "location": places,
        "whereabouts": everywhere | places,
        "value": {str(number): rank(number) for number in range(len(RANKS))},
        "rank": {word: rank(number) for number, word in enumerate(RANKS) if word},
        "card": cards,
        "fight_card": cards,
        "any_card": cards,
        "his_card": cards,
        "bandit": plain("bandit", TYPES),
        "bandit_card": {
            it.id: ("western-legends-bandit-card", {"n": number})
            for number, it in enumerate(BANDIT_CARDS, 1)
        },
        "bandit_line": bandit_lines(),
        "gold_card": gold_cards(),
        "suit": plain("suit", SUITS),
        "card_text": card_texts(),
        "card_effect": {it.id: effect_of(it.effect) for it in POKER_CARDS},
        "effect": plain("poker", effects),
        "effect_text": plain("poker", effects, "-text"),
        "poker_rank": plain("hand", HANDS),
        "poker_rank_text": plain("hand", HANDS, "-text"),
        "term": plain("term", TERMS),
        "term_text": plain("term", TERMS, "-text"),
        "item": items(),
        "gear": items(),
        "item_text": item_texts(),
        "item_price": {it.id: it.price for it in ITEMS},
        "item_kind": {it.id: it.kind for it in ITEMS},
        "item_lp": {it.id: it.sides[-1].lp for it in ITEMS},
        "color": plain("cattle", COLORS),
        "cattle": cattle_tokens(),
        "worth": {
            f"worth_{lp}": ("western-legends-token-worth", {"lp": lp}) for lp in LEGENDARY_TOKENS
        },
        "face": plain("die_face", (it.id for it in FACES)),
        "character": plain("character", (it.id for it in CHARACTERS)),
        "start_place": {it.id: start_place(it) for it in CHARACTERS},
        "character_start": {it.id: start(it) for it in CHARACTERS},
        "ability": plain("ability", abilities),
        "ability_text": plain("ability", abilities, "-text"),
        "story": plain("story", (it.id for it in stories)),
        "story_reward": {it.id: text(reward(it.reward)) for it in stories},
        "story_does": {it.id: does(it) for it in stories},
        "story_trigger": {it.id: (f"western-legends-trigger-{it.trigger}", {}) for it in stories},
        "trigger": plain("trigger", TRIGGERS),
        "marshal_track": track(MARSHAL),
        "wanted_track": track(WANTED),
        "goal": plain("goal", (it.id for it in GOALS)),
        "goal_text": {it.id: text(goal(it.condition)) for it in GOALS},
        "thing": things(),
        "bonus_source": things(),
        "cause": causes(),
        "income_choice": {
            word: text(reward(steps)) for word, steps in zip(INCOME_WORDS, INCOME, strict=True)
        },
        "option": options(),
        "deal": deals(),
        "constant": {"nugget_money": NUGGET_MONEY, "nugget_lp": NUGGET_LP},
    }
