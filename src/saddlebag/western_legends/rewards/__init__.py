"""Rewards and penalties, carried out verb by verb."""
