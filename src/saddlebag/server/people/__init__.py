"""Visitors without accounts: names, authentication, invitations, rate limits."""
