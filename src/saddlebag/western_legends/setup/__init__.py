"""From the closed box to the first turn (SET, FIRST)."""
