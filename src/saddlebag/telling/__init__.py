"""A game's events, answers and refusals as phrases, from its vocabulary and its telling.toml."""
