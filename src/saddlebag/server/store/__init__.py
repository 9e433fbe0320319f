"""SQLite in one folder: one writer, and every finished write is durable."""
