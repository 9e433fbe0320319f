"""What the page looks up of the box, as Python formats it."""

from saddlebag.kernel.phrase import Term
from saddlebag.texts import spoken
from saddlebag.western_legends.wording.page import page_lexicon


def box_words() -> dict[str, dict[str, str]]:
    """By kind, then by id."""
    return {kind: texts(family) for kind, family in page_lexicon().items()}


def texts(family: dict[str, Term]) -> dict[str, str]:
    return {name: str(spoken(term)) for name, term in family.items() if name != "*"}
