"""Bounds of messages, names and texts."""

from typing import Final

MOST_BYTES: Final = 16_384  # per message
MOST_SEAT: Final = 5
MOST_NUMBER: Final = 2**53 - 1  # largest exact integer in JavaScript
MOST_WORD: Final = 120  # characters of an answer, a key, an option
MOST_ANSWERS: Final = 40  # per group
MOST_SPEED: Final = 16  # times
MOST_CHAT: Final = 500
MOST_NOTE: Final = 2_000
MOST_NAME: Final = 20
