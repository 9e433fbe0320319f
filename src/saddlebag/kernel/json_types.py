"""Names for plain data, as it goes through JSON."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]  # an object: a view, an event, a result, a journal
Entry: TypeAlias = list[object]  # of a journal: journal.page says which there are
