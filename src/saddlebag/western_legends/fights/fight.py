"""A fight from its first effect to the comparison, with players and NPCs alike (FIGHT, Q-29, Q-32).

Who it is against decides what is drawn and who may decline; the rest is the same everywhere. What
the winner gains is the affair of each kind of fight.
"""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.event import bit
from saddlebag.kernel.flow import together
from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import NAMES as SPACE_NAMES
from saddlebag.western_legends.content.fight_cards import FIGHT_DECK as FIGHT_ROWS
from saddlebag.western_legends.content.numbers import MOST_SEATS, RESTARTS
from saddlebag.western_legends.fights.bandit_lines import lower, prepare
from saddlebag.western_legends.fights.card_values import card_detail, stance_detail
from saddlebag.western_legends.fights.comparison import ahead, compare, player_or_none
from saddlebag.western_legends.fights.copies import (
    NOBODY_IS_BARE,
    STANCES,
    bare_side,
    name_copies,
    no_stance,
    out_of_cards,
    say_decline,
    stances,
)
from saddlebag.western_legends.fights.npc_cards import (
    draw_fight_cards,
    draw_for_him,
    pick_fight_card,
    return_fight_cards,
    show_first,
)
from saddlebag.western_legends.fights.reactions import reactions
from saddlebag.western_legends.fights.reveal import bonuses, hold
from saddlebag.western_legends.fights.start import sees_early, start_effects
from saddlebag.western_legends.goods.gear import UPGRADED, of_kind
from saddlebag.western_legends.goods.hands import RANK, draw, names, put_away
from saddlebag.western_legends.goods.track_points import answer_gain
from saddlebag.western_legends.records.fight import (
    ATTACKER,
    BANDIT,
    DEFENDER,
    GUARD,
    NPC,
    SHERIFF,
    Fight,
)
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import NOBODY, West
from saddlebag.western_legends.zones import (
    BOX,
    FIGHT_CARD,
    FIRST_FIGHT,
    HAND,
    NAMES,
    PLAYED,
)


def stand_or_decline(key: str) -> list[Ask]:
    """For each seat."""
    return [
        Ask(seat, key, STANCES, say_decline, idle="decline", detail=stance_detail).made_once()
        for seat in range(MOST_SEATS)
    ]


def stance(s: West, seat: int, asks: list[Ask]) -> Ask:
    """Q-136: nobody else can tell whether there is a card to fight with."""
    if not s.options.jokers:
        return asks[seat]
    key, about = asks[seat].key, (s, seat)
    return Ask(seat, key, stances, no_stance, "decline", about, detail=stance_detail)


DEFEND: Final = stand_or_decline("defend")
STAND: Final = stand_or_decline("stand")
VOID: Final = False  # a bout that was voided: the fight begins again
DECIDED: Final = True
MUST_FIGHT: Final = {BANDIT: "WL BANDIT-3", GUARD: "WL HEIST-3", SHERIFF: "WL SHERIFF-7"}


# ---- the whole fight


async def fight_out(s: West, f: Fight) -> None:
    """Bout after bout until one is decided; the table is cleared by `close`."""
    if not f.standing:
        declare(s, f)
    s.fight = f
    s.tell(
        "fight",
        f.kind,
        f.sides[ATTACKER],
        player_or_none(f.sides[DEFENDER]),
        seat_or_none(f.controller),
        SPACE_NAMES[f.place],
    )
    if f.line.fx:
        await prepare(s, f)
    while not await bout(s, f):
        clear_table(s, f)
        f.begin_again()
    winner, loser = f.sides[f.winner], f.sides[1 - f.winner]
    s.tell("fight_won", f.kind, player_or_none(winner), player_or_none(loser), f.how)


def declare(s: West, f: Fight) -> None:
    """Q-104: tracks and LP are compared as they stand now."""
    f.standing = tuple([standing(s, player) for player in f.sides])


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def standing(s: West, player: int) -> tuple[int, int, int, int]:
    """Q-104: as they stand at the declaration."""
    if player == NPC:
        return (0, 0, 0, 0)
    upgraded = [code for code in of_kind(s, player, "weapon") if UPGRADED[code]]
    return s.marshal[player], s.wanted[player], s.lp[player], len(upgraded)


def close(s: West, f: Fight) -> None:
    """FIGHT-21: what was played is discarded, the fight is over."""
    clear_table(s, f)
    s.fight = None


def clear_table(s: West, f: Fight) -> None:
    """Played cards to the discard pile, fight cards under their deck in random order."""
    for player in f.sides:
        if player != NPC and s.human(player):
            put_away(s, player, s.cards.piles[PLAYED[player]].copy(), PLAYED[player], "fight")
    return_fight_cards(s, f)


# ---- one bout


async def bout(s: West, f: Fight) -> bool:
    """From the start-of-fight effects to the comparison; False if it was voided."""
    if f.npc:
        f.shows_first = f.shows_first or ability(s, f.sides[ATTACKER]).sees_first(s, f, ATTACKER)
        if f.kind != SHERIFF or sees_early(s, f):
            draw_fight_cards(s, f)
    if s.options.effects_first:
        await start_effects(s, f)
    if not await put_cards_down(s, f):
        return DECIDED
    if not s.options.effects_first:
        await start_effects(s, f)
    if s.options.jokers and lost_the_original(s, f):
        return DECIDED
    reveal(s, f)
    if s.options.jokers:
        await name_copies(s, f)
    hold(s, f)
    lower(s, f)
    voided = await bonuses(s, f)
    if voided >= 0:
        s.tell("restarted", f.sides[voided], f.face(voided), f.restarts + 1)
        return VOID
    if not f.says("no_reactions"):
        await reactions(s, f)
    if f.npc and await fight_card_effect(s, f):
        return VOID
    compare(s, f)
    return DECIDED


async def put_cards_down(s: West, f: Fight) -> bool:
    """FIGHT-5 to FIGHT-7, BANDIT-4, SHERIFF-7; False: it is decided without a reveal."""
    f.stage = "commit"
    me, foe = f.sides
    if s.human(me) and out_of_cards(s, f, me):
        return lose_without_card(s, f, ATTACKER)
    if f.npc:
        return await against_npc(s, f)
    if s.human(me):
        await put_down(s, me, "WL FIGHT-5")
    if s.human(foe):
        if not s.cards.piles[HAND[foe]]:
            f.declined = True
            return lose_without_card(s, f, DEFENDER)
        answer = await stance(s, foe, DEFEND)
        if answer == "decline":
            return decline(s, f, DEFENDER)
        await put_down(s, foe, "WL FIGHT-6")
    return True


async def against_npc(s: West, f: Fight) -> bool:
    """Both picks are secret, so bandit and guard are chosen for at the same time.

    If the NPC shows first, its card lies open before anything else is decided (Q-98, Q-134).
    """
    me = f.sides[ATTACKER]
    if f.shows_first:
        await show_first(s, f)
    if f.kind == SHERIFF:
        answer = await stance(s, me, STAND)
        if answer == "decline":
            return decline(s, f, ATTACKER)
    if f.says("random_card"):
        put_down_blindly(s, me)
        if not f.shows_first:
            await pick_fight_card(s, f)
    elif f.shows_first:
        await put_down(s, me, MUST_FIGHT[f.kind])
    elif f.kind == SHERIFF:
        await put_down(s, me, MUST_FIGHT[f.kind])
        draw_fight_cards(s, f)
        await pick_fight_card(s, f)
    else:
        await together(put_down(s, me, MUST_FIGHT[f.kind]), pick_fight_card(s, f))
    return True


def decline(s: West, f: Fight, side: int) -> bool:
    """FIGHT-7: the other side has won; no reveal, no bonus, no reaction."""
    f.declined, f.how = True, "declined"
    s.tell("declined", f.sides[side])
    f.winner = 1 - side
    return False


def lose_without_card(s: West, f: Fight, side: int) -> bool:
    """Q-03, Q-05: no card to play, no reveal."""
    f.how = "no_card"
    s.tell("no_card", f.sides[side])
    f.winner = 1 - side
    return False


def lost_the_original(s: West, f: Fight) -> bool:
    """Q-135: a Joker without a card to copy is no card; who did not start it declines (Q-04)."""
    bare = bare_side(s, f)
    if bare == NOBODY_IS_BARE:
        return False
    foe = f.sides[DEFENDER]
    f.declined = bare == DEFENDER
    if bare == ATTACKER and foe != NPC and s.human(foe):
        take_up(s, foe)
    lose_without_card(s, f, bare)
    return True


def take_up(s: West, seat: int) -> None:
    """Q-03: the target keeps the card it has put down."""
    card = s.cards.piles[PLAYED[seat]][0]
    s.cards.slip(card, PLAYED[seat], HAND[seat], seat)
    s.whisper(bit(seat), (NAMES[card],), "took_up", seat)


async def put_down(s: West, seat: int, rule: str) -> None:
    """One poker card from the hand, face down."""
    name = await Ask(
        seat,
        "fight_card",
        lambda: names(s, seat),
        lambda: must_fight(rule),
        hidden=True,
        detail=lambda: card_detail(s, seat),
    )
    s.cards.slip(BOX.id[name], HAND[seat], PLAYED[seat], seat)
    s.whisper(bit(seat), (name,), "put_down", seat)


def put_down_blindly(s: West, seat: int) -> None:
    """A bandit's line: one card at random from the hand, face down."""
    hand = s.cards.piles[HAND[seat]]
    card = hand[s.roll("random_card", len(hand))]
    s.cards.slip(card, HAND[seat], PLAYED[seat], seat)
    s.whisper(bit(seat), (NAMES[card],), "put_down", seat)


def must_fight(rule: str) -> list[Refusal]:
    """A fight that is on cannot be declined any more, or never could be."""
    return [(word, "must_fight", {}, rule) for word in ("decline", "pass")]


def reveal(s: West, f: Fight) -> None:
    """FIGHT-8: both cards are turned up together."""
    f.stage = "reveal"
    for side, player in enumerate(f.sides):
        if player == NPC or not s.human(player):
            if player != NPC:
                draw_for_him(s)
            s.cards.reveal(FIGHT_CARD)
            card = s.cards.piles[FIGHT_CARD][-1]
            f.ranks[side] = FIGHT_ROWS[card - FIRST_FIGHT].rank
        else:
            s.cards.reveal(PLAYED[player])
            card = s.cards.piles[PLAYED[player]][0]
            f.ranks[side] = RANK[card]
        f.shown[side] = NAMES[card]
    s.tell("revealed", f.shown.copy(), f.ranks.copy())


async def fight_card_effect(s: West, f: Fight) -> bool:
    """HEIST-8, Q-100: whoever wins, unless cancelled; True if the NPC voids the fight."""
    f.stage = "card"
    me = f.sides[ATTACKER]
    name = f.shown[DEFENDER]
    s.tell("fight_card", name, f.cancelled)
    if f.cancelled:
        return False
    for step in FIGHT_ROWS[BOX.id[name] - FIRST_FIGHT].fx:
        if step.do == "npc_may_restart":
            if f.restarts < RESTARTS:
                return await npc_restarts(s, f)
        else:
            await perform(s, me, (step,), name)
    await answer_gain(s, me)  # at once, also inside a fight
    return False


async def npc_restarts(s: West, f: Fight) -> bool:
    """Q-100: its controller may void the fight; the player draws a card."""
    loses = ahead(s, f) == ATTACKER
    options = ("restart", "go_on") if loses else ("go_on", "restart")  # the default first
    answer = await Ask(f.controller, "npc_restart", options, idle=options[0])
    if answer == "go_on":
        return False
    s.tell("restarted", f.controller, f.shown[DEFENDER], f.restarts + 1)
    draw(s, f.sides[ATTACKER], 1, f.shown[DEFENDER])
    return True
