"""What many games of Western Legends show."""
