"""Notices to absent people who are asked: web push, and the host's webhook."""
