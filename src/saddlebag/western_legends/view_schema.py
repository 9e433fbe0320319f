"""The view of Western Legends as types; the names in annotations are kinds of its vocabulary."""

from typing import Annotated, Literal, NotRequired, TypedDict

from saddlebag.kernel.views import SOME, Player

Space = Annotated[str, "space"]
Stop = Annotated[str, "stop"]
Region = Annotated[str, "region"]
Town = Annotated[str, "town"]
Color = Annotated[str, "color"]
Card = Annotated[str, "card"]
FightCard = Annotated[str, "fight_card"]
AnyCard = Annotated[str, "any_card"]
Item = Annotated[str, "item"]
Gear = Annotated[str, "gear"]
Character = Annotated[str, "character"]
Story = Annotated[str, "story"]
Trigger = Annotated[str, "trigger"]
Goal = Annotated[str, "goal"]
Cattle = Annotated[str, "cattle"]
Worth = Annotated[str, "worth"]
HisCard = Annotated[str, "his_card"]
Bandit = Annotated[str, "bandit"]
BanditCard = Annotated[str, "bandit_card"]
BanditLine = Annotated[str, "bandit_line"]
Face = Annotated[str, "face"]
FightKind = Annotated[str, "fight_kind"]
EndingBy = Annotated[str, "ending_by"]
Amount = Annotated[str, "amount"]
Score = Annotated[dict[str, int], "score"]

Phase = Literal[
    "shuffle",
    "draft",
    "goods",
    "places",
    "turn_begins",
    "turn_start",
    "income",
    "equip",
    "act",
    "after",
    "stories",
    "turn_end",
    "limit",
    "close",
    "last_goals",
    "pass_on",
    "his_turn",
]
Ending = Literal["open", "last_of_round", "final_round"]
FightStage = Literal["start", "commit", "reveal", "bonus", "reaction", "card", "reward"]
PokerStage = Literal["join", "pick", "showdown"]


class SoFar(TypedDict):
    """What was done in this turn, and may not be done again."""

    disc: bool
    heist: bool
    fought: list[Player]
    reputation: bool
    reacted: bool
    entered: bool
    revelled: list[Player]
    disc_this_round: bool
    regions: list[Region]
    dice: list[Face]
    driven: bool
    on_foot: bool
    mount_discount: int


class SheriffView(TypedDict):
    """Where he is, and whether he rides at all."""

    space: Space
    active: bool


class StoryView(TypedDict):
    """The open story of a deck: whose discs are on it, how many it needs, how many are left."""

    story: Story
    trigger: Trigger
    discs: list[Player]
    needed: int
    left: int


class HeldCards(TypedDict):
    """A hand: how many cards, and those this observer knows."""

    count: int
    known: list[Card]


class HeldAside(TypedDict):
    """Cards drawn for a draft, an NPC or the house."""

    count: int
    known: list[Character | Card | FightCard]


class HeldGoals(TypedDict):
    """Goals not yet completed."""

    count: int
    known: list[Goal]


class HeldTokens(TypedDict):
    """Legendary tokens."""

    count: int
    known: list[Worth]


class CattleView(TypedDict):
    """Everybody sees the color, its carrier the token."""

    color: Color
    token: Cattle | None


class PlayerView(TypedDict):
    """A player's mat; before the draft there is less of it, and the Man in Black has less."""

    space: Space | None
    lp: int
    money: int
    nuggets: int
    wounds: int
    marshal: int
    wanted: int
    discs: int
    man_in_black: bool
    character: NotRequired[Character | None]
    legend: NotRequired[bool]
    items: NotRequired[list[Gear]]
    mount: NotRequired[Gear | None]
    weapon: NotRequired[Gear | None]
    movement: NotRequired[int]
    hand_limit: NotRequired[int]
    hand: NotRequired[HeldCards]
    played: NotRequired[list[AnyCard | None]]
    aside: NotRequired[HeldAside]
    cattle: NotRequired[list[CattleView]]
    goals: NotRequired[HeldGoals]
    done: NotRequired[list[Goal]]
    tokens: NotRequired[HeldTokens]


class FightView(TypedDict):
    """A fight: its sides by number, None for an NPC; cards that are not yet shown are empty."""

    kind: FightKind
    sides: list[Player | None]
    controller: Player | None
    space: Space
    stage: FightStage
    restarts: int
    shown: list[AnyCard | Literal[""]]
    copied: list[Card | Literal[""]]  # by Jokers
    ranks: list[int]
    values: list[int]
    lowered: list[int]
    raised: list[int]
    shielded: list[bool]
    cancelled: bool
    declined: bool
    bandit: Bandit | None
    bandit_card: BanditCard | None
    line: BanditLine | None


class PokerView(TypedDict):
    """A hand of poker: who plays, who deals, what is in the pot."""

    host: Player
    town: Town
    players: list[Player]
    dealer: Player | None
    pot: int
    stage: PokerStage
    copied: Annotated[dict[Card, Card], SOME]  # by Joker


class WestView(TypedDict):
    """What a seat may know; None is a card's back."""

    game: Literal["western-legends"]
    seats: int
    phase: Phase
    round: int
    first: Player
    turn: Player
    actions: int
    so_far: SoFar
    length: int
    ending: Ending
    sheriff: SheriffView
    bandits: list[Space]
    bandit_types: Annotated[dict[Space, Bandit], SOME]
    bandit_deck: int
    deck: int
    discard: list[Card]
    flop: list[Card]
    resolving: list[Card]
    fight_deck: int
    fight_card: list[FightCard | None]
    stories: list[StoryView | None]
    told: list[Story]
    ranches: dict[Color, int]
    store: Annotated[dict[Item, int], SOME]
    legendary: int
    supply: int
    gold: Annotated[dict[Space, int], SOME]
    players: list[PlayerView]
    fight: FightView | None
    poker: PokerView | None
    his_cards: list[HisCard]
    named: Player | None
    resting: list[tuple[Cattle, int]]
    his_deck: int


class WestResult(TypedDict):
    """How it ended; nobody is a winner if the Man in Black has won."""

    winners: list[Player]
    scores: list[int]
    why: EndingBy
    lines: list[Score]
    rounds: int
    characters: list[Character | Literal["man_in_black"]]


Change = Annotated[dict[Amount, int], SOME]  # what becomes more or less; nothing that stays


class Stakes(TypedDict):
    """What an answer brings, as far as nobody else has to decide."""

    brings: NotRequired[list[Change]]  # at once: one of these, by one's own further choice
    most: NotRequired[Change]  # with luck; `brings` is then the least
    won: NotRequired[list[Change]]  # if the fight or the hand of poker is won
    lost: NotRequired[list[Change]]
    certain: NotRequired[bool]  # it will be won: the other side holds no card


class CardView(TypedDict):
    """What a card would do in the current fight, as far as that can be known."""

    value: int  # with everything that changes it for certain
    lowers: int  # how far the opposing card is lowered
    wins: NotRequired[bool]  # as it stands, where the opposing card lies open


class PokerHand(TypedDict):
    """What two cards make of the flop."""

    hand: Annotated[str, "poker_rank"]
    ranks: list[Annotated[str, "rank"]]


class AskDetail(TypedDict):
    """What the seat asked is shown beside its options."""

    # the ways to the spaces offered, without the space they start from: by stop the one before it
    # (a first stop has none), and the answers that go another way than the shortest
    before: NotRequired[Annotated[dict[Stop, Stop], SOME]]
    detours: NotRequired[dict[str, list[Stop]]]
    # by space beyond one Move action: where the Move action before the last one ends
    rests: NotRequired[Annotated[dict[Space, Space], SOME]]
    stakes: NotRequired[dict[str, Stakes]]  # by answer
    there: NotRequired[Annotated[dict[Space, dict[str, Stakes]], SOME]]  # what one could do there
    fight: NotRequired[Stakes]  # of the fight that is going on
    cards: NotRequired[dict[str, CardView]]  # by answer, in a fight
    hands: NotRequired[dict[str, PokerHand]]  # of two cards, "CARD+CARD"
