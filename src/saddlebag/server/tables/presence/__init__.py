"""Who is connected to a table, and what each connection is shown."""
