"""How Western Legends looks and reads in the terminal."""
