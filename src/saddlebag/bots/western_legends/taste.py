"""What the greedy bot likes, and how much, in Legendary Points; chosen by letting tastes play."""

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """Things held are worth less than what they will be cashed for: the way there costs actions."""

    money: float = 0.11  # $10 of the first $60
    more_money: float = 0.08  # $10 beyond
    nugget: float = 0.5
    card: float = 0.5
    wound: float = 0.65
    cattle: float = 0.9
    action: float = 0.9  # what one more action brings
    freedom: float = 0.92  # the chance to stay Wanted from one turn to the next
    promise: float = 0.3  # how much a step towards the next row counts already
    milestone: float = 0.6  # how much of a Marshal's next Legendary Points counts already
    pace: float = 3.0  # points that the leader gains in a round
    mount: float = 0.12  # each space farther, for each turn left
    weapon: float = 0.12  # each step that the opposing card is lowered, for each turn left
    rival: float = 0.3  # how much a rival's loss is one's own gain
    first_disc: float = 0.5  # of a story's reward, for a disc that does not complete it
    flight: float = 2.0  # how much the Sheriff is to be feared
    played: float = 0.7  # what a card put down in a fight is worth on the whole


TASTE: Final = Taste()
SPREE: Final = 12  # more turns than these are not looked ahead
# Things that must still be used are worth less towards the end, by the turns left.
FADING: Final = (0.0, 0.6, 0.85, 1.0)
# The chance that the Sheriff comes by before one's next turn, by the steps between.
DANGER: Final = (0.30, 0.30, 0.28, 0.24, 0.17, 0.10, 0.05, 0.02)

# What it hurts to part with a poker card, by what it can do.
KEEP: Final[dict[str, float]] = {
    "cheat": 0.25,
    "saddle_up": 0.3,
    "sprint": 0.15,
    "manhunt": 0.45,
    "payday": 0.35,
    "stick_em_up": 0.7,
    "reputation": 0.5,
    "shootout": 0.2,
    "wallop": 0.2,
    "instincts": 0.05,
    "fools_gold": 0.7,
    "lady_luck": 0.35,
    "bulletproof": 0.65,
    "quickdraw": 0.75,
    "determination": 0.9,
    "living_legend": 1.2,
    "joker": 0.5,
}
# What a fight card does to the player who meets it, whoever wins, by its rank.
HARM: Final = (0, 0, -1.2, -1.1, -0.8, -0.9, -0.65, -0.4, -0.65, -0.3, 0, 0.2, 0.27, 1.0, 1.1)
# Who does well in the hands of this bot: games won out of 600 among four of its kind.
CHARACTERS: Final[dict[str, float]] = {
    "yb_rowdy": 0.39,
    "bass_reeves": 0.37,
    "stagecoach_mary": 0.34,
    "kit_carson": 0.30,
    "jesse_james": 0.27,
    "annie_oakley": 0.23,
    "wyatt_earp": 0.22,
    "bloody_knife": 0.21,
    "billy_the_kid": 0.18,
    "doc_holliday": 0.18,
    "calamity_jane": 0.17,
    "wild_bill_hickok": 0.16,
}
