"""Supremacy: this round's gang counts one card more for points, never for majorities (SUP)."""


def combination(count: int) -> int:
    """SUP-2: a combination of the tile's gang counts one card more, unless it is empty (INT-6)."""
    return count + 1 if count else 0
