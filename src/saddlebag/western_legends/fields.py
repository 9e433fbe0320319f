"""Every field of the state, declared once; tools/state_code.py writes fields_code.py from it.

A player is a seat; at a table of two the Man in Black is the player after the last seat.
"""

from saddlebag.kernel.fields import added, fixed, list_of, per_player, per_seat, per_step, per_turn
from saddlebag.kernel.flow import State
from saddlebag.western_legends.content.bandit_cards import TYPES
from saddlebag.western_legends.content.board import SHERIFFS_OFFICE
from saddlebag.western_legends.options import Options
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.records.poker_hand import Hand
from saddlebag.western_legends.state import NOBODY, NONE, NOWHERE, OPEN, SHUFFLE


class WestFields(State):
    """One game of Western Legends."""

    _rows = (6, 6, 6, 7, 6, 3, 6, 6, 5, 2, 1)  # every recorded hash knows data() in these rows

    options: Options = fixed(Options)
    character: list[int] = per_seat(NOBODY)
    place: list[int] = per_player(NOWHERE)
    money = per_player(0)
    nuggets = per_player(0)
    wounds = per_player(0)
    lp = per_player(0)

    marshal = per_player(0)
    wanted = per_player(0)
    owned: list[tuple[int, ...]] = per_player(())  # gear: items with their sides
    mount: list[int] = per_player(NONE)  # the active one, as gear
    weapon: list[int] = per_player(NONE)
    stock: list[int] = list_of()  # by item, how many are left in the store

    discs: list[tuple[int, ...]] = list_of((), ())  # by story, whose they are, in order
    progress: list[tuple[int, ...]] = per_seat(())  # by tally of goals
    reached = per_seat(0)  # tallies of one turn or action reached, as bits
    legends = 0  # a bit for each player who has reached 5 LP (CHAR-2)
    sheriff: int = SHERIFFS_OFFICE
    bandits = 0  # the spaces they stand on, as a mask

    gold: tuple[int, ...] = ()  # finite_gold: nuggets left in each mine
    rested: tuple[tuple[int, int], ...] = ()  # cattle_rest: token, turns until it is back
    phase: int = SHUFFLE
    round = 0
    first = 0
    turn = 0  # the player on turn
    ending: int = OPEN

    disc_round = False  # has a disc been placed in this round? (story_turnover)
    actions = per_turn(0)
    fought = per_turn(0)  # a bit for each player fought in this turn (FIGHT-22)
    heisted = per_turn(False)  # HEIST-2
    reputed = per_turn(False)  # CARD-6
    reacted = per_turn(False)  # a card Reaction to this action, outside fights (CARD-5)

    placed = per_turn(False)  # a disc, in this turn (STORY-3)
    line = per_turn(0)  # on the Man in Black's turn: how many lines of his card are done
    named: int = per_turn(NOBODY)  # and whom his card has named

    beaten = per_turn(False)  # a bandit, in this turn
    entered = per_turn(False)  # any space, in this turn
    outside = per_turn(False)  # did the turn begin outside the towns?
    revelling = per_turn(False)
    revelled = 0  # a bit for each player who revelled in their last turn
    regions = per_turn(0)  # been in during this turn, as a mask

    current_action = per_turn("")  # the action that is going on, or was last
    met = per_turn(0)  # story triggers met and not yet offered, as a mask
    lp_of_action = per_turn(0)
    spent = per_turn(0)  # in a town, in this action
    gained = per_turn("")  # the kind of track points just gained, until it was answered
    waiting: tuple[str, ...] = per_turn(())  # what waits for the end of the action

    used: tuple[str, ...] = per_turn(())  # what may be used once in a turn
    paid = per_turn(0)  # Instincts that have paid in this End of Turn, as a mask
    scores: tuple[tuple[tuple[str, int], ...], ...] = ()  # of the end, line by line
    winners: tuple[int, ...] = ()
    why = ""

    dice: tuple[str, ...] = per_step(())  # on the table while one may be rerolled
    fight: Fight | None = per_step(None)

    hand: Hand | None = per_step(None)  # the hand of poker

    driven = added(per_turn(False))  # the cattle carried at the end of the turn is lost
    # with bandit cards: where each type of bandit stands; NOWHERE: in the box
    bandit_at: list[int] = added(list_of(*[NOWHERE for _ in TYPES]))
    mount_discount = added(per_turn(0))  # on the next mount or upgrade of one
    on_foot = added(per_turn(False))  # the mount does not carry its rider for the rest of the turn
