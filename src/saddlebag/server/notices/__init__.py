"""Knocking at the door of those who are asked and not there: web push, and the host's webhook."""
