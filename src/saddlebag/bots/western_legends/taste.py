"""What the greedy bot likes, and how much, in Legendary Points; chosen by letting tastes play."""

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """Things held are worth less than what they will be cashed for: the way there costs actions."""

    money: float = 0.19  # $10 of the first $60
    more_money: float = 0.15  # $10 beyond
    nugget: float = 0.85
    card: float = 0.27
    wound: float = 0.65
    cattle: float = 0.9
    action: float = 0.9  # what one more action brings
    freedom: float = 0.86  # the chance to stay Wanted from one turn to the next
    promise: float = 0.5  # how much a step towards the next row counts already
    milestone: float = 0.6  # how much of a Marshal's next Legendary Points counts already
    pace: float = 2.4  # points that the leader gains in a round
    mount: float = 0.17  # each space farther, for each turn left
    weapon: float = 0.12  # each step that the opposing card is lowered, for each turn left
    rival: float = 0.3  # how much a rival's loss is one's own gain
    first_disc: float = 0.5  # of a story's reward, for a disc that does not complete it
    danger: tuple[float, ...] = (0.30, 0.30, 0.28, 0.24, 0.17, 0.1, 0.05)  # by steps to the Sheriff


TASTE: Final = Taste()
SPREE: Final = 12  # more turns than these are not looked ahead
