"""What can go wrong with what is kept: a key for each, never a sentence."""


class Conflict(Exception):
    """Something with this key is there already; nothing of this unit was written."""


class StoreFailed(Exception):
    """Nothing is written any more: disk_full, read_only, disk_error, locked or closed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class CannotOpen(Exception):
    """The folder cannot be used: a key, and the values that its sentence needs."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


class InUse(CannotOpen):
    """Another server has this folder open."""
