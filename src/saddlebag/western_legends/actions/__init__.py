"""The Action phase and what cards and items offer in it (TURN-6, CARD)."""
