"""What is in the box: TOML pages, and beside each the module that reads and checks it."""
