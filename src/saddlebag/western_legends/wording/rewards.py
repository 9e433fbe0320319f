"""Rewards and penalties in words: keys of texts with what they are about, never a sentence.

A phrase is a key and its arguments, some of which may be phrases in turn.
"""

from typing import Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.western_legends.content.bandit_cards import Line
from saddlebag.western_legends.content.numbers import FEW_CARDS, POOR
from saddlebag.western_legends.content.steps import Step, Steps

GAINS: Final = ("money", "lp", "nugget", "marshal", "wanted", "track")
TOGETHER: Final = ("money", "lp", "nugget")  # "gain 1 LP and $20"
PLAIN: Final = (*GAINS, "cards", "heal", "wound", "discard", "roll", "cattle", "lose")
NOTHING: Final[Phrase] = ("western-legends-do-nothing", {})


def yes(holds: bool) -> str:
    """A word for Fluent to select by."""
    return "yes" if holds else "no"


def joined(parts: list[Term]) -> Term:
    """A, B and C."""
    *rest, last = parts
    if not rest:
        return last
    first = rest[0]
    for part in rest[1:]:
        first = ("list-more", {"first": first, "rest": part})
    return ("list-and", {"first": first, "last": last})


def sentence(text: Term) -> Phrase:
    return ("western-legends-sentence", {"text": text})


def reward(steps: Steps) -> list[Phrase]:
    """Plain steps next to each other share a sentence, every other step has its own."""
    said: list[Phrase] = []
    run: list[Step] = []
    for number, step in enumerate(steps):
        run.append(step)
        after = steps[number + 1] if number + 1 < len(steps) else None
        if after is None or not (adds_up(after, step) or (after.do in PLAIN and step.do in PLAIN)):
            said.append(sentence(sequence(tuple(run))))
            run = []
    return said or [sentence(NOTHING)]


def adds_up(step: Step, before: Step) -> bool:
    """Is this more money for each of something, right after money?"""
    return step.do == "per" and before.do == "money" and [it.do for it in step.gain] == ["money"]


def sequence(steps: Steps, unwanted: bool = False) -> Term:
    """One step after the other; `unwanted`: that the player is not Wanted goes without saying."""
    parts: list[Term] = []
    gains: list[Term] = []
    for number, step in enumerate(steps):
        if step.do in TOGETHER:
            gains.append(gained(step, unwanted))
            continue
        if gains:
            parts.append(("western-legends-do-gain", {"what": joined(gains)}))
            gains = []
        if number and adds_up(step, steps[number - 1]):
            parts[-1] = (
                "western-legends-do-per-plus",
                {"before": parts[-1], **each(step, unwanted)},
            )
        else:
            parts.append(phrase(step, unwanted))
    if gains:
        parts.append(("western-legends-do-gain", {"what": joined(gains)}))
    return joined(parts) if parts else NOTHING


def gained(step: Step, unwanted: bool) -> Phrase:
    """What is gained, without the verb."""
    if step.do == "marshal":
        return ("western-legends-gain-marshal", {"n": step.n, "unwanted": yes(unwanted)})
    return (f"western-legends-gain-{step.do}", {"n": step.n})


def each(step: Step, unwanted: bool) -> dict[str, Term]:
    """So much for each of something."""
    just_money = step.gain[0].do == "money" and len(step.gain) == 1
    gain = gained(step.gain[0], unwanted) if just_money else sequence(step.gain, unwanted)
    return {"gain": gain, "each": step.each, "max": step.max}


def phrase(step: Step, unwanted: bool = False) -> Phrase:
    """One verb: its own text, told what it is about."""
    key = f"western-legends-do-{step.do}"
    match step.do:
        case "money" | "lp" | "nugget" | "marshal" | "wanted" | "track":
            return ("western-legends-do-gain", {"what": gained(step, unwanted)})
        case "wound":
            return (key, {"n": step.n, "cancellable": yes(step.cancellable)})
        case "lose":
            return (key, {"what": step.what, "n": step.n})
        case "item":
            return (key, {"pool": step.pool, "max_price": step.max_price})
        case "shop":
            return (key, {"discount": step.discount})
        case "relocate":
            return (key, {"to": step.to})
        case "draw_keep":
            return (key, {"n": step.n, "keep": step.keep})
        case "choose":
            return (key, {"options": options(step, unwanted)})
        case "pay":
            return pay(step, unwanted)
        case "if":
            return if_so(step, unwanted)
        case "per":
            whole = {"gain": sequence(step.gain, unwanted)}
            return (key, each(step, unwanted) | whole)
        case "npc_lower_if":
            return (key, {"n": step.n, "cond": condition(step.cond)})
        case "pay_or_npc_draw":
            return (key, {"money": step.money, "n": step.n})
    return (key, {"n": step.n})


def options(step: Step, unwanted: bool) -> Term:
    """One / another / a third."""
    first, *rest = [sequence(option, unwanted) for option in step.options]
    for other in rest:
        first = ("western-legends-or", {"first": first, "rest": other})
    return first


def pay(step: Step, unwanted: bool) -> Phrase:
    costs: list[Term] = [("western-legends-cost", {"what": what, "n": n}) for what, n in step.cost]
    gain = sequence(step.gain, unwanted)
    return ("western-legends-do-pay", {"cost": joined(costs), "gain": gain, "times": step.times})


def condition(cond: str) -> Phrase:
    """The numbers are those of the contents."""
    return ("western-legends-cond", {"cond": cond, "cards": FEW_CARDS, "money": POOR})


def if_so(step: Step, unwanted: bool) -> Phrase:
    """A condition may settle that the player is not Wanted."""
    then = sequence(step.then, unwanted or step.cond == "not_wanted")
    said: Phrase = ("western-legends-do-if", {"cond": condition(step.cond), "then": then})
    if not step.otherwise:
        return said
    other = sequence(step.otherwise, unwanted or step.cond == "wanted")
    return ("western-legends-do-if-otherwise", {"said": said, "otherwise": other})


def line(of: Line) -> list[Phrase]:
    """A line of a bandit card that does something."""
    return [("western-legends-line", {"kind": of.kind, "what": sequence(of.fx)})]
