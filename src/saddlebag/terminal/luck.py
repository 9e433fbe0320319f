"""Where a new deal comes from: a test seed, or a secret and a nonce."""

from typing import Final

import saddlebag
from saddlebag.terminal.complaint import Complaint, shown
from saddlebag.terminal.players import Player
from saddlebag.terminal.screen import Screen
from saddlebag.texts import say

ASKED_FOR: Final = "-"  # a nonce that is typed once the commitment is known


def checked_nonce(nonce: str) -> str:
    """Something that can be written down and read again."""
    if not nonce or not nonce.isprintable():
        raise Complaint(say("bad-nonce", given=shown(nonce)))
    return nonce


def committed(screen: Screen, seed: int | None) -> saddlebag.Secret | None:
    """A fresh secret, its commitment told; none where the deal comes from a test seed."""
    if seed is not None:
        screen.write(say("play-seeded", seed=str(seed)))
        return None
    secret = saddlebag.fresh_secret()
    screen.write(say("play-committed", commitment=secret.commitment()))
    return secret


def nonces(screen: Screen, people: list[Player], nonce: str | None) -> dict[int, str]:
    """The nonce of the first person's seat, of the first seat where bots play alone."""
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
