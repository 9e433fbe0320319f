"""Supremacy: this round's gang counts one card more for points, never for majorities (SUP)."""

from saddlebag.public_enemy.state import Enemy


def combination(s: Enemy, gang: int, count: int) -> int:
    """SUP-2: a combination of the tile's gang counts as one card more; no cards, none (INT-6)."""
    return count + 1 if count and gang == s.supremacy else count
