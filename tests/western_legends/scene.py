"""A table of Western Legends laid out by hand: figures, cards, goods and luck outright.

`table(3, places={0: "darkrock_bank"}, hands={0: ["9_spades"]})`: three at the table, seat 0 is
about to act. What may be named is in saddlebag/western_legends/setup/laying.py. Besides that `more`
sets any other field of the state, `version` is an older version of the rules; all further keywords
are options of the game. What tests look at is in seen.py.
"""

from collections.abc import Callable
from typing import Any

from saddlebag import Table
from saddlebag.kernel.chance import Chance, seeded_secret
from saddlebag.kernel.game import table_from
from saddlebag.kernel.journal import Head
from saddlebag.western_legends import GAME
from saddlebag.western_legends.setup.laying import KEYS
from saddlebag.western_legends.state import West

Line = dict[str, Any]
CHARACTERS = (
    *("annie_oakley", "bass_reeves", "billy_the_kid"),
    *("bloody_knife", "calamity_jane", "doc_holliday"),
)
WATCHED_BY: list[Callable[[Table, Line], None]] = []  # called with every table and its scene


def table(seats: int = 3, **scene: Any) -> Table:
    """The table that the scene describes, at its first ask."""
    more, version = scene.pop("more", {}), scene.pop("version", GAME.version)
    told = {key: scene.pop(key) for key in KEYS if not isinstance(scene.get(key, True), bool)}
    values = GAME.chosen(seats, {"goals": "goals" in told} | scene, version)
    secret = seeded_secret(0)
    rules = GAME.versions[version](seats, values)
    s: West = rules.lay(Chance(secret.key({}), {}), told | {"characters": cast(told)})
    for field, value in more.items():
        setattr(s, field, value)
    laid = table_from(rules, Head(GAME.name, version, seats, values, secret, {}), s)
    for watch in WATCHED_BY:
        watch(laid, told)
    return laid


def cast(told: Line) -> dict[int, str]:
    """Who plays whom; those whom the scene does not name are always the same."""
    people = told.get("characters", {})
    wished = people if isinstance(people, dict) else dict(enumerate(people))
    return dict(enumerate(CHARACTERS)) | wished
