"""The greedy bot's values in Legendary Points; found by letting weights compete."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Things held are worth less than their cash value: getting there costs actions."""

    money: float = 0.11  # $10 of the first $60
    more_money: float = 0.08  # $10 beyond
    nugget: float = 0.5
    card: float = 0.5
    wound: float = 0.65
    cattle: float = 0.9
    action: float = 0.9  # the value of one more action
    freedom: float = 0.92  # the chance to stay Wanted from one turn to the next
    promise: float = 0.3  # the weight of a step towards the next row
    milestone: float = 0.6  # the weight of a Marshal's next Legendary Points
    pace: float = 3.0  # points the leader gains per round
    mount: float = 0.12  # each extra space of movement, for each turn left
    weapon: float = 0.12  # each step that the opposing card is lowered, for each turn left
    rival: float = 0.3  # the weight of a rival's loss
    first_disc: float = 0.5  # the share of a story's reward for a disc that does not complete it
    flight: float = 2.0  # the weight of the danger from the Sheriff
    played: float = 0.7  # the average value of a card played in a fight


WEIGHTS: Final = Weights()
SPREE: Final = 12  # the most turns to look ahead
# Things that must still be used are worth less towards the end, by the turns left.
FADING: Final[tuple[float, ...]] = (0.0, 0.6, 0.85, 1.0)
# The chance that the Sheriff comes by before one's next turn, by the steps between.
DANGER: Final[tuple[float, ...]] = (0.30, 0.30, 0.28, 0.24, 0.17, 0.10, 0.05, 0.02)

# The cost of losing a poker card, by its effect.
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
# The effect of a fight card on the player, whatever the outcome, by its rank.
HARM: Final[tuple[float, ...]] = (
    *(0, 0, -1.2, -1.1, -0.8, -0.9, -0.65, -0.4, -0.65, -0.3, 0, 0.2, 0.27, 1.0, 1.1),
)
# How well this bot plays each character: games won among four greedy bots, out of 600; those
# of the expansions out of about 300 with both of them (docs/simulate.md).
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
    "bat_masterson": 0.33,
    "butch_cassidy": 0.32,
    "allan_pinkerton": 0.30,
    "pearl_hart": 0.27,
    "joaquin_murrieta": 0.25,
    "isom_dart": 0.22,
    "buffalo_bill": 0.21,
    "belle_starr": 0.19,
    "judge_roy_bean": 0.18,
}
