"""Connections: who may open one, how much they may say, and what happens to slow ones."""
