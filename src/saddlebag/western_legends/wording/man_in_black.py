"""The Man in Black's cards in words: keys of texts with what they are about (rewards.py)."""

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.western_legends.content.board import GANGS
from saddlebag.western_legends.content.man_in_black_cards import HisCard, HisStep
from saddlebag.western_legends.wording.rewards import joined


def his_card(card: HisCard) -> list[Phrase]:
    """A sentence for each step."""
    return [his_step(step) for step in card.steps]


def his_step(step: HisStep) -> Phrase:
    """One step: its own text, told what it is about."""
    key = f"western-legends-his-{step.do}"
    match step.do:
        case "ride":
            return (key, {"n": step.n, "to": step.to})
        case "lp_if_at" | "lp_if_no_wanted":
            return (key, {"n": step.n, "otherwise": step.otherwise})
        case "fight":
            return (key, {"kind": step.kind, "who": step.who, "otherwise": step.otherwise_lp})
        case "town_toll":
            return (key, {"money": step.money, "cards": step.cards})
        case "spawn" | "spawn_if_none":
            letters: list[Term] = [GANGS[gang] for gang in step.letters]
            return (key, {"letters": joined(letters)})
        case "discard_near":
            return (key, {"distance": step.distance, "n": step.n})
    return (key, {"n": step.n})
