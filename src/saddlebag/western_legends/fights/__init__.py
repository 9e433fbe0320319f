"""Fights with players, bandits, the guard and the Sheriff (FIGHT, BANDIT, SHERIFF)."""
