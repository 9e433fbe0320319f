"""What can be done at the locations (LOC, STORE, GOLD, BANK, HEIST, HEAL, REVEL, CATTLE, WORK)."""
