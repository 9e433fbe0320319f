"""Each row of a log is sealed with all rows before it."""

from typing import Any

import pytest

from saddlebag.server.store.log_row import BrokenSeal, LogRow, require_seals


def rows(count: int, unsealed: int = 0) -> list[dict[str, Any]]:
    """A log; its first rows are of a version that knew no seals."""
    found, seal = [], b""
    for seq in range(count):
        row = LogRow("t", seq, "answer", 0, None, '{"a":1}', 1000 + seq)
        if seq >= unsealed:
            row = row.sealed(seal)
            seal = row.seal or b""
        found.append(row._asdict())
    return found


@pytest.mark.parametrize("unsealed", [0, 2, 5])
def test_a_log_as_it_was_written_holds(unsealed: int) -> None:
    log = rows(5, unsealed)
    assert require_seals(log) == (log[-1]["seal"] or b"")


@pytest.mark.parametrize(
    "change",
    [{"body": "{}"}, {"at": 1}, {"seat": 1}, {"kind": "undo"}, {"cid": "x"}, {"seal": None}],
)
def test_a_changed_row_is_found(change: dict[str, Any]) -> None:
    log = rows(5, 1)
    log[3] |= change
    with pytest.raises(BrokenSeal, match="row 3"):
        require_seals(log)


def test_a_missing_row_is_found() -> None:
    log = rows(5)
    del log[2]
    with pytest.raises(BrokenSeal, match="row 3"):
        require_seals(log)
