"""What players have and hold: money, nuggets, wounds, points, cards, items, cattle."""
