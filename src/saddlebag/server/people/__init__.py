"""Who comes in: visitors without accounts, their names, invitations, and how often they may."""
