"""What can go wrong with the store: a key for each, never a sentence."""


class Conflict(Exception):
    """This key exists already; nothing of this unit was written."""


class StoreFailed(Exception):
    """No writes: disk_full, read_only, disk_error, damaged, file_gone, locked or closed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OpenFailed(Exception):
    """The folder cannot be used: a key, and the values its sentence needs."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


class InUse(OpenFailed):
    """Another server has this folder open."""
