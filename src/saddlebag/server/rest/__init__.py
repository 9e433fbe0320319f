"""Everything that is not a move: tables, seats, links, replays; described by /openapi.json."""
