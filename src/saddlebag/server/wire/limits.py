"""How much one message, one person and one address may do."""

from typing import Final

MOST_BYTES: Final = 16_384  # of one message
MOST_SEAT: Final = 5
MOST_NUMBER: Final = 2**53 - 1  # what a browser can count to
MOST_WORD: Final = 120  # letters of an answer, a key, an option
MOST_ANSWERS: Final = 40  # of one group
MOST_CHAT: Final = 500
MOST_NOTE: Final = 2_000
MOST_NAME: Final = 20
