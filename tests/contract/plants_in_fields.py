"""Planted defects in the fields of the small game's state."""

from typing import Any

from saddlebag.kernel.fields import declared
from tests.contract import small_game as coyote
from tests.contract.plants import Patch, plant
from tests.contract.small_game import Pack


@plant("the hash does not see whose turn it is", "data.. does not see the field turn")
def unseen_field(patch: Patch) -> None:
    names = [name for name in declared(Pack) if name != "turn"]
    patch(Pack, "data", lambda self: [getattr(self, name) for name in names])


@plant("a field is set that data() does not hold", "data.. does not see the field howls")
def undeclared_field(patch: Patch) -> None:
    honest, fall = Pack.data, coyote.fall

    def count(s: Pack) -> None:
        vars(s)["howls"] = s.night
        fall(s)

    patch(coyote, "fall", count)
    patch(Pack, "data", lambda self: honest(self)[: len(declared(Pack))])


@plant("no other value fits into a field", "no other value fits into the field moon")
def closed_field(patch: Patch) -> None:
    def put(s: Pack, moon: str) -> None:
        vars(s)["moon"] = {"new": "new", "full": "full", "half": "half"}[moon]

    patch(Pack, "moon", property(lambda s: vars(s)["moon"], put))


# ---- records


class Song:
    """A record in a field of the state."""

    def __init__(self) -> None:
        self.pitch = 1
        self.verses = (2, 3)

    def data(self) -> list[object]:
        return [self.pitch, self.verses]


def sing(patch: Patch, **spoilt: Any) -> None:
    """A song is sung in every night, and something about it is wrong."""
    song, fall = type("Song", (Song,), spoilt), coyote.fall

    def begin(s: Pack) -> None:
        vars(s)["song"] = song()
        fall(s)

    patch(coyote, "fall", begin)


@plant("the hash does not see a field of a record", "data.. does not see Song.verses")
def unseen_in_record(patch: Patch) -> None:
    sing(patch, data=lambda song: [song.pitch])


@plant("a record says that it leaves out what it holds", "data.. holds Song.pitch, said to be left")
def not_left_out(patch: Patch) -> None:
    sing(patch, left_out={"pitch": "nobody hears it"})


@plant("a record leaves something out without a reason", "leaves out verses without a reason")
def no_reason(patch: Patch) -> None:
    sing(patch, left_out={"verses": " "}, data=lambda song: [song.pitch])


@plant("a record leaves out a field that it has not", "leaves out key, which is none of its fields")
def not_a_field(patch: Patch) -> None:
    sing(patch, left_out={"key": "all songs are in C"})


@plant("no other value fits into a field of a record", "no other value fits into Song.pitch")
def closed_record(patch: Patch) -> None:
    sing(patch, data=lambda song: [{1: "low"}[song.pitch], song.verses])
