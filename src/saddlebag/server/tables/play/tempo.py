"""How fast bots answer: as those who follow the game wish."""

from saddlebag.server.tables.live import LiveTable


def tempo_of(live: LiveTable) -> int:
    """The slowest wish of the players who are connected; 0: none of them wants a pause."""
    wishes = [reader.tempo for reader in live.readers() if reader.seat is not None]
    return min((wish for wish in wishes if wish), default=0 if wishes else 1)
