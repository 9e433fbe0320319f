"""Who sits where, before the game and during it."""
