"""Bots think in processes of their own: a bot that hangs or crashes holds up nobody else."""
