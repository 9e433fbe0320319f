"""What is no game: the built page, its headers, and how the server says that it is well."""
