"""Undo by consent: requests, and who has to agree to them."""
