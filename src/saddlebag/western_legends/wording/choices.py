"""The options and prices of rewards in words, by the short names they are asked with."""

from collections.abc import Iterator

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import BANDIT_BEATEN
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS
from saddlebag.western_legends.content.steps import Step, Steps
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.rewards.choices import labels
from saddlebag.western_legends.wording.rewards import joined, sequence

Named = dict[str, Term]


def rewards() -> Iterator[tuple[str, Steps]]:
    """Every list of steps in the box, with the cause it is carried out for."""
    yield from ((f"story:{it.id}", it.reward) for it in STORY_CARDS)
    yield from ((it.id, it.fx) for it in FIGHT_DECK)
    yield from ((it.id, it.reward) for it in CATTLE)
    yield "bandit", BANDIT_BEATEN
    for effect in CARD_EFFECTS:
        yield from ((effect.id, fx.steps) for fx in effect.fx)
    for item in ITEMS:
        for side in item.sides:
            yield from ((item.id, fx.steps) for fx in side.fx)


def steps() -> Iterator[tuple[str, Step]]:
    """Every step, those inside of others too."""
    for cause, found in rewards():
        yield from ((cause, step) for step in within(found))


def within(found: Steps) -> Iterator[Step]:
    for step in found:
        yield step
        for inside in (step.gain, step.then, step.otherwise, *step.options):
            yield from within(inside)


def named(found: Named, cause: str, name: str, said: Phrase) -> None:
    """By name, and where several share a name by `cause/name`; the first keeps it."""
    capital: Phrase = ("capital", {"text": said})
    found.setdefault(name, capital)
    found.setdefault(f"{cause}/{name}", capital)


def options() -> Named:
    """Options of a choice."""
    found: Named = {}
    for cause, step in steps():
        for name, option in zip(labels(step.options), step.options, strict=True):
            said = sequence(option)
            assert isinstance(said, tuple), name
            named(found, cause, name, said)
    return found


def deals() -> Named:
    """Prices and what they buy."""
    found: Named = {}
    for cause, step in steps():
        if step.do == "pay":
            named(found, cause, price(step), deal(step))
    return found


def price(step: Step) -> str:
    """A deal as it is asked for."""
    return "pay:" + "+".join([f"{what}:{n}" for what, n in step.cost])


def deal(step: Step) -> Phrase:
    costs: list[Term] = [("western-legends-cost", {"what": what, "n": n}) for what, n in step.cost]
    return ("western-legends-deal", {"cost": joined(costs), "gain": sequence(step.gain)})
