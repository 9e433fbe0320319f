"""The life of a table: opening, dealing, loading, import, rematch, and being set aside."""
