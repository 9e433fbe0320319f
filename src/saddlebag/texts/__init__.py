"""Every word a person reads, by key: Fluent files, one folder for each language."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from saddlebag import registry
from saddlebag.kernel.phrase import Term
from saddlebag.texts.said import FUNCTIONS, PLAIN, Said

ENGLISH: Final = "en"
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
MENTIONED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # a message or term, inside another


class NoText(Exception):
    """No message with this key, or one that was not given what it speaks of."""


class Words:
    """The messages of one language. Each is parsed when it is first spoken: start-up is quick.

    The texts that other packages bring with their games are opened when a key is not among ours.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.unread: dict[str, str] = {}
        for page in pages(lang):
            self.unread |= entries(page)
        self.keys = frozenset(self.unread)
        self.complete = False
        # Isolating marks would be seen in a terminal.
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)

    def knows(self, key: str) -> bool:
        """Is there a message with this key, in our texts or in those of a game?"""
        if key not in self.keys and not self.complete:
            self.complete = True
            brought = [page for game in registry.found() for page in game_pages(game, self.lang)]
            more = {name: text for page in brought for name, text in entries(page).items()}
            self.unread |= {name: text for name, text in more.items() if name not in self.keys}
            self.keys |= more.keys()
        return key in self.keys

    def read(self, key: str) -> None:
        """Make a message ready, and all that it mentions."""
        text = self.unread.pop(key, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
            for mentioned in MENTIONED.findall(text):
                self.read(mentioned)

    def has(self, key: str) -> bool:
        """Is there a message with this key?"""
        return key in self.keys

    def say(self, key: str, args: Mapping[str, Term]) -> str:
        """The message with this key, about these things."""
        if not self.knows(key):
            raise NoText(key)
        self.read(key)
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            raise NoText(key)
        return self.spoken(key, pattern, args)

    def attribute(self, key: str, name: str, args: Mapping[str, Term]) -> str | None:
        """An attribute of a message; None if it has no such attribute."""
        if self.knows(key):  # a game's own texts are opened by asking
            self.read(key)
        if not self.bundle.has_message(key):
            raise NoText(key)
        pattern = self.bundle.get_message(key).attributes.get(name)
        return None if pattern is None else self.spoken(key, pattern, args)

    def spoken(self, key: str, pattern: Pattern, args: Mapping[str, Term]) -> str:
        """A pattern with its phrases handed on unspoken, for FORM and TRAIT to ask about."""
        about: dict[str, Any] = {"form": PLAIN}
        for name, it in args.items():
            about[name] = Said(self, it) if isinstance(it, tuple) else it
        text, errors = self.bundle.format_pattern(pattern, about)
        if errors:
            raise NoText(key, *errors)
        return str(text).strip()


def pages(lang: str = ENGLISH) -> list[Traversable]:
    """The Fluent files of a language, in a fixed order."""
    return fluent_files(files("saddlebag.texts").joinpath(lang))


def game_pages(game: str, lang: str = ENGLISH) -> list[Traversable]:
    """The Fluent files that a game brings in a language; English where it has no others."""
    folder = registry.resource(game, "texts")
    if folder is None:
        return []
    return fluent_files(folder.joinpath(lang)) or fluent_files(folder.joinpath(ENGLISH))


def fluent_files(folder: Traversable) -> list[Traversable]:
    """Those in a folder, if there is one."""
    if not folder.is_dir():
        return []
    found = [page for page in folder.iterdir() if page.name.endswith(".ftl")]
    return sorted(found, key=lambda page: page.name)


def entries(page: Traversable) -> dict[str, str]:
    """The messages of a file by their keys, unparsed."""
    text = page.read_text(encoding="utf-8")
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


@cache
def words(lang: str) -> Words:
    """Each language is opened once."""
    return Words(lang)


def has(key: str, lang: str = ENGLISH) -> bool:
    """Is there a message with this key?"""
    return words(lang).knows(key)


def say(key: str, /, lang: str = ENGLISH, **args: Term) -> str:
    """The message with this key, in this language, about these things."""
    return words(lang).say(key, args)


def spoken(term: Term, lang: str = ENGLISH) -> str:
    """A phrase as text; what is none stays as it is."""
    return words(lang).say(*term) if isinstance(term, tuple) else str(term)
