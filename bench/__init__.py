"""How fast it is: `make bench` prints one table, beside random moves of python-chess."""
