"""Where a new deal comes from: a test seed, or a secret and a nonce."""

from typing import Final

import saddlebag
from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.terminal.players import Player
from saddlebag.terminal.screen import Screen
from saddlebag.texts import say

ASKED_FOR: Final = "-"  # the nonce is typed after the commitment is shown


def checked_nonce(nonce: str) -> str:
    """Checks that a nonce is printable text."""
    if not nonce or not nonce.isprintable():
        raise Complaint(say("bad-nonce", given=shown(nonce)))
    return nonce


def committed(screen: Screen, seed: int | None) -> saddlebag.Secret | None:
    """A fresh secret, with its commitment printed; None for a test seed."""
    if seed is not None:
        screen.write(say("play-seeded", seed=str(seed)))
        return None
    secret = saddlebag.fresh_secret()
    screen.write(say("play-committed", commitment=secret.commitment()))
    return secret


def nonces(screen: Screen, people: list[Player], nonce: str | None) -> dict[int, str]:
    """The nonce, for the first person's seat, or the first seat if only bots play."""
    if nonce is None:
        return {}
    seat = next((seat for seat, player in enumerate(people) if not player.bot), 0)
    while nonce == ASKED_FOR:
        try:
            nonce = checked_nonce(screen.ask(say("play-nonce-ask")))
        except Complaint as error:
            screen.write(error.text)
    screen.write(say("play-nonce", nonce=shown(nonce), seat=seat))
    return {seat: nonce}
