"""A phrase inside a message: spoken late, in the form that the message around it asks for."""

from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentType

from saddlebag.kernel.phrase import Phrase

if TYPE_CHECKING:
    from saddlebag.texts import Words

PLAIN: Final = "plain"
VOWELS: Final = "aeiouyhàâäéèêëîïôöûüœæ"


class Said(FluentType):
    """A key with its arguments, still open to case, article and mood."""

    def __init__(self, words: "Words", phrase: Phrase) -> None:
        self.words = words
        self.key, self.args = phrase

    def format(self, locale: object) -> str:
        return self.form(PLAIN)

    def form(self, form: str) -> str:
        """Its own attribute; else the language's rule for names; else itself by $form."""
        args = {**self.args, "form": form}
        own = None if form == PLAIN else self.words.attribute(self.key, form, args)
        if own is not None:
            return own
        gender = self.words.attribute(self.key, "gender", args)
        if gender is not None and self.words.has(f"form-{form}"):
            name = self.words.say(self.key, args)
            vowel = "yes" if name[:1].lower() in VOWELS else "no"
            return self.words.say(f"form-{form}", {"name": name, "gender": gender, "vowel": vowel})
        return self.words.say(self.key, args)

    def trait(self, name: str) -> str:
        """An attribute such as its gender; `none` if it has no such attribute."""
        return self.words.attribute(self.key, name, self.args) or "none"


def form(it: Any, name: Any = PLAIN) -> Any:
    """FORM($item, "gen"): a phrase in that form; anything else stays as it is."""
    return it.form(str(name)) if isinstance(it, Said) else it


def trait(it: Any, name: Any) -> str:
    """TRAIT($item, "gender"): what a phrase says about itself."""
    return it.trait(str(name)) if isinstance(it, Said) else "none"


def capital(it: Any) -> str:
    """CAPITAL($text): with a capital letter at the beginning."""
    text = it.form(PLAIN) if isinstance(it, Said) else str(it)
    return text[:1].upper() + text[1:]


FUNCTIONS: Final[dict[str, Any]] = {"FORM": form, "TRAIT": trait, "CAPITAL": capital}
