"""What is kept: SQLite in one folder, one writer, nothing told before it is durable."""
