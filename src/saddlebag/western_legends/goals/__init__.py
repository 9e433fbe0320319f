"""Goals: what counts for them and how they are completed (GOAL)."""
