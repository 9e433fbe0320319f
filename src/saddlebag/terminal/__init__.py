"""The text table: one person, or several at one keyboard, against bots or each other."""
