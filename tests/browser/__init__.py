"""A package of its own, so that browser and server end with the last of these tests."""
