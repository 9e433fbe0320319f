"""Moving over the map (MOVE)."""
