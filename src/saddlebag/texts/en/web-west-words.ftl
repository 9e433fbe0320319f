### Western Legends in the browser: what its words add to those of the terminal.

ww-standing = x
