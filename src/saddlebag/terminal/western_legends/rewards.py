"""The options and prices of rewards in words: found by the short names they are asked with."""

from collections.abc import Iterator, Sequence
from typing import Final

from saddlebag.texts import say
from saddlebag.texts.phrases import spoken
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import BANDIT_BEATEN
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS
from saddlebag.western_legends.content.steps import Step, Steps
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.rewards.choices import labels
from saddlebag.western_legends.wording.rewards import Words, joined, sequence

STORY: Final = "story:"


def everything() -> Iterator[tuple[str, Steps]]:
    """Every list of steps in the box, with the cause it is carried out for."""
    yield from ((f"{STORY}{it.id}", it.reward) for it in STORY_CARDS)
    yield from ((it.id, it.fx) for it in FIGHT_DECK)
    yield from ((it.id, it.reward) for it in CATTLE)
    yield "bandit", BANDIT_BEATEN
    for effect in CARD_EFFECTS:
        yield from ((effect.id, fx.steps) for fx in effect.fx)
    for item in ITEMS:
        for side in item.sides:
            yield from ((item.id, fx.steps) for fx in side.fx)


def all_steps(steps: Steps) -> Iterator[Step]:
    """Steps inside of steps, too."""
    for step in steps:
        yield step
        for inside in (step.gain, step.then, step.otherwise, *step.options):
            yield from all_steps(inside)


def price(step: Step) -> str:
    """A deal as it is asked for."""
    return "pay:" + "+".join([f"{what}:{n}" for what, n in step.cost])


# Short name -> whose it is, and what it means.
OPTIONS: Final[dict[str, list[tuple[str, Steps]]]] = {}
DEALS: Final[dict[str, list[tuple[str, Step]]]] = {}


def read_box() -> None:
    for cause, steps in everything():
        for step in all_steps(steps):
            for name, option in zip(labels(step.options), step.options, strict=True):
                OPTIONS.setdefault(name, []).append((cause, option))
            if step.do == "pay":
                DEALS.setdefault(price(step), []).append((cause, step))


read_box()


def option_text(name: str, causes: Sequence[str]) -> str:
    """An option of a choice; `causes`: what is being carried out."""
    found = OPTIONS[name]
    steps = next((steps for cause, steps in found if cause in causes), found[0][1])
    return capital(text(sequence(steps)))


def deal_text(name: str, causes: Sequence[str]) -> str:
    """A price and what it buys."""
    found = DEALS[name]
    step = next((step for cause, step in found if cause in causes), found[0][1])
    costs: list[Words] = [("wl-cost", {"what": what, "n": n}) for what, n in step.cost]
    return capital(say("wl-deal", cost=text(joined(costs)), gain=text(sequence(step.gain))))


def text(words: Words) -> str:
    """A phrase on its own."""
    return spoken(words) if isinstance(words, tuple) else str(words)


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
