"""The socket's messages: typed and bounded, both ways."""
