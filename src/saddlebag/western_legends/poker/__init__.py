"""A hand of poker at the Saloon (POKER)."""
