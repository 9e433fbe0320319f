"""In every test of the rules, whatever is asked is asked as the vocabulary declares it."""

from collections.abc import Iterator

import pytest

from saddlebag.kernel import table as tables
from saddlebag.kernel.table import Table

PURE = str(tables.__file__).endswith(".py")  # the compiled table cannot be patched


@pytest.fixture(autouse=True)
def declared_asks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Options and refusals are checked before an answer is given."""
    if PURE:
        honest = Table.answer

        def answer(table: Table, text: str, seat: int | None = None) -> None:
            for ask in table.asks:
                table.rules.vocabulary.check_ask(ask)
            honest(table, text, seat)

        monkeypatch.setattr(Table, "answer", answer)
    yield
