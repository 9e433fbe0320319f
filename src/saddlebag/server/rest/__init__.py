"""Everything that is no move: tables, seats, links, replays; described by /openapi.json."""
