"""The web table: sockets, seats, store, clocks. The only network and disk access."""
