"""What goes over the socket: typed, bounded messages both ways."""
