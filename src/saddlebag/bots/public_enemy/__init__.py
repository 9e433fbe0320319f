"""How the greedy bot plays Public Enemy Number One."""
