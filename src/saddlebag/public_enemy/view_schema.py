"""The view of Public Enemy Number One as types; the names behind the bar are kinds."""

from typing import Annotated, Literal, TypedDict

from saddlebag.kernel.views import Player

Card = Annotated[str, "card"]
Outlaw = Annotated[str, "outlaw"]
Gang = Annotated[str, "gang"]
Town = Annotated[str, "town"]
Deck = Annotated[str, "deck"]
Ending = Annotated[str, "ending"]
Decided = Annotated[str, "decided"]


class PlayerView(TypedDict):
    """One player's stacks from bottom to top, Wanted tokens, Dollars tiles and last points."""

    stacks: dict[Gang, list[Outlaw]]
    wanted: list[Gang]
    dollars: int
    points: int


class EnemyView(TypedDict):
    """What a seat may know; None is a card's back."""

    game: Literal["public-enemy"]
    seats: int
    round: int
    round_cap: int
    starter: Player
    turn: Player
    spent: bool
    decks: dict[Deck, list[Card | None]]
    out: list[Card]
    removed: list[Card | None]
    players: list[PlayerView]
    one: Player | None
    cavalry: Town | None
    supremacy: Gang | None
    decided: Decided | None


class EnemyResult(TypedDict):
    """How it ended: scores are Wanted tokens, points those of the last round."""

    winners: list[Player]
    scores: list[int]
    why: Ending
    one: Player | None
    points: list[int]
    rounds: int
