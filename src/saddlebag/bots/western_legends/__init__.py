"""How the greedy bot plays Western Legends."""
