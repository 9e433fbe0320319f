"""The Man in Black, third player at a table of two (MIB)."""
