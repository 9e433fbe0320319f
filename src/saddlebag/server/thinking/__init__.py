"""Bots choose in worker processes: one that hangs or crashes blocks nobody else."""
