"""A table's settings and status, as stored."""

from dataclasses import dataclass
from sqlite3 import Row
from typing import Any, Final

import msgspec

from saddlebag.server.store.writer import Statement
from saddlebag.server.wire.outgoing import Pace, Person, Status, TableCard

COLUMNS: Final = (
    "id",
    "game",
    "version",
    "seats",
    "options",
    "host",
    "mode",
    "listed",
    "watchers",
    "pace",
    "status",
    "join_number",
    "commitment",
    "fair",
    "imported",
    "rematch",
    "created",
    "started",
    "finished",
    "moved",
    "result",
)
KEEP: Final = (
    f"INSERT INTO game_table ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
    " ON CONFLICT (id) DO UPDATE SET "
    + ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[1:])
)


@dataclass
class Record:
    """One row of game_table."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    host: str
    mode: Any
    listed: bool
    watchers: bool
    pace: Pace
    status: Status
    commitment: str
    fair: bool
    created: int
    moved: int
    join_number: int = 0
    imported: bool = False
    rematch: str | None = None
    started: int | None = None
    finished: int | None = None
    result: dict[str, Any] | None = None

    def upsert(self) -> Statement:
        """The statement that stores it."""
        written = {**vars(self)}
        written["options"] = msgspec.json.encode(self.options).decode()
        written["pace"] = msgspec.json.encode(self.pace).decode()
        written["result"] = self.result and msgspec.json.encode(self.result).decode()
        for flag in ("listed", "watchers", "fair", "imported"):
            written[flag] = int(written[flag])
        return KEEP, tuple(written[column] for column in COLUMNS)

    def card(self, people: list[Person], resting: bool = False) -> TableCard:
        """As everybody may see it."""
        return TableCard(
            id=self.id,
            game=self.game,
            version=self.version,
            seats=self.seats,
            options=self.options,
            status=self.status,
            mode=self.mode,
            listed=self.listed,
            watchers=self.watchers,
            pace=self.pace,
            commitment=self.commitment,
            fair=self.fair,
            imported=self.imported,
            created=self.created,
            started=self.started,
            finished=self.finished,
            rematch=self.rematch,
            people=people,
            result=self.result,
            resting=resting,
        )


def record_from_row(row: Row) -> Record:
    """From the store."""
    values: dict[str, Any] = {column: row[column] for column in COLUMNS}
    values["options"] = msgspec.json.decode(values["options"])
    values["pace"] = msgspec.json.decode(values["pace"], type=Pace)
    values["result"] = values["result"] and msgspec.json.decode(values["result"])
    for flag in ("listed", "watchers", "fair", "imported"):
        values[flag] = bool(values[flag])
    return Record(**values)
