"""Learns the values that bots look ahead with: plays games, and fits weights to who won them."""
