"""The arena: bots play each other on equal terms, and get ratings."""
