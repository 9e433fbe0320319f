"""What happens while a game runs: commands, bots' turns, chat."""
