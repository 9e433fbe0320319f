"""Tables people sit at: who sits where, the order of a move, clocks, undo by consent."""
