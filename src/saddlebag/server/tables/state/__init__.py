"""The parts of a live table: record, seats, secret, clocks, open decisions, replies."""
