"""Story cards: triggers, discs and how stories end (STORY)."""
