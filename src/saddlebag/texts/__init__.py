"""Every word a person reads, by key: Fluent files, one folder for each language."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
MENTIONED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # a message or term, inside another


class NoText(LookupError):
    """No message with this key, or one that was not given what it speaks of."""


class Words:
    """The messages of one language. Each is parsed when it is first spoken: start-up is quick."""

    def __init__(self, lang: str) -> None:
        self.unread: dict[str, str] = {}
        for page in pages(lang):
            text = page.read_text(encoding="utf-8")
            found = list(ENTRY.finditer(text))
            ends = [entry.start() for entry in found[1:]] + [len(text)]
            for entry, end in zip(found, ends, strict=True):
                self.unread[entry[1]] = text[entry.start() : end]
        self.keys = frozenset(self.unread)
        # Isolating marks would be seen in a terminal.
        self.bundle = FluentBundle([lang], use_isolating=False)

    def read(self, key: str) -> None:
        """Make a message ready, and all that it mentions."""
        text = self.unread.pop(key, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
            for mentioned in MENTIONED.findall(text):
                self.read(mentioned)

    def say(self, key: str, args: dict[str, str | int]) -> str:
        """The message with this key, about these things."""
        self.read(key)
        if not self.bundle.has_message(key):
            raise NoText(key)
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise NoText(key)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise NoText(key, *errors)
        return str(text).strip()


def pages(lang: str = ENGLISH) -> list[Traversable]:
    """The Fluent files of a language, in a fixed order."""
    folder = files("saddlebag.texts").joinpath(lang)
    found = [page for page in folder.iterdir() if page.name.endswith(".ftl")]
    return sorted(found, key=lambda page: page.name)


@cache
def words(lang: str) -> Words:
    """Each language is opened once."""
    return Words(lang)


def has(key: str, lang: str = ENGLISH) -> bool:
    """Is there a message with this key?"""
    return key in words(lang).keys


def say(key: str, /, lang: str = ENGLISH, **args: str | int) -> str:
    """The message with this key, in this language, about these things."""
    return words(lang).say(key, args)
