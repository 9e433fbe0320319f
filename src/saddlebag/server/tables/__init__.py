"""Live tables, from opening to rematch: rooms for seats, play, undo, presence, views, life."""
