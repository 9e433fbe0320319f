"""The secret of a deal, stored apart from everything that is ever sent."""

from saddlebag.kernel.chance import Secret
from saddlebag.server.store.store import Store
from saddlebag.server.store.writer import Statement


def insert_secret(table_id: str, secret: Secret) -> Statement:
    """The statement that stores it."""
    return (
        "INSERT INTO deal (table_id, secret, salt, seed) VALUES (?, ?, ?, ?)",
        (table_id, secret.value, secret.salt, secret.seed),
    )


def read_secret(store: Store, table_id: str) -> Secret:
    """For the deal, for loading a table, and for the journal of a finished game."""
    (row,) = store.read("SELECT secret, salt, seed FROM deal WHERE table_id = ?", (table_id,))
    return Secret(row["secret"], row["salt"], row["seed"])
