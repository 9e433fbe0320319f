"""The secret of a deal: kept apart from everything that is ever told."""

from saddlebag.kernel.chance import Secret
from saddlebag.server.store.store import Store
from saddlebag.server.tables.seat import Statement


def kept_secret(table_id: str, secret: Secret) -> Statement:
    """The statement that keeps it."""
    return (
        "INSERT INTO deal (table_id, secret, salt, seed) VALUES (?, ?, ?, ?)",
        (table_id, secret.value, secret.salt, secret.seed),
    )


def read_secret(store: Store, table_id: str) -> Secret:
    """For the deal, for standing a table up, and for the journal of a finished game."""
    (row,) = store.read("SELECT secret, salt, seed FROM deal WHERE table_id = ?", (table_id,))
    return Secret(row["secret"], row["salt"], row["seed"])
