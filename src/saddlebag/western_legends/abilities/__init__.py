"""The legendary abilities, one file for each: a character knows its own and nobody else does."""
