"""Simulations of many games, and their reports."""
