"""What many games of Public Enemy Number One show."""
