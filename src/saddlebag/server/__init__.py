"""The table in the browser: sockets, seats, store, clocks. The only network and disk."""
