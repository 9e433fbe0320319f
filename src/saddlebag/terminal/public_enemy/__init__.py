"""How Public Enemy Number One looks and reads in the terminal."""
