"""What holds at every moment of every game, whatever is being decided."""

from collections.abc import Callable
from itertools import chain

from saddlebag import Ask
from saddlebag.western_legends.content.board import ALL_HIDEOUTS, SPACES, TOWN_OF, members
from saddlebag.western_legends.content.goals import GOALS
from saddlebag.western_legends.goods.gear import (
    GEAR_ITEM,
    KIND,
    cattle_limit,
    nugget_limit,
    of_kind,
)
from saddlebag.western_legends.goods.hands import hand_limit
from saddlebag.western_legends.state import ACT, NONE, NOWHERE, West
from saddlebag.western_legends.zones import (
    AIMS,
    ASIDE,
    AWAY,
    BANDIT_CARD,
    BANDIT_DECK,
    BANDITS,
    BOX,
    CHOSEN,
    DECK,
    DISCARD,
    DONE,
    DROPPED,
    FIGHT,
    FIGHT_CARD,
    FIGHT_DECK,
    FIRST_GOAL,
    FLOP,
    GOAL,
    HAND,
    HERD,
    HERDS,
    HIS,
    HIS_CARD,
    HIS_DECK,
    OWN,
    PEOPLE,
    PLAYED,
    POKER,
    RANCH,
    RESOLVING,
    RESTING,
    STORIES,
    STORY_DECKS,
    SUPPLY,
    TOKEN,
    TOLD,
    UNUSED,
    WORTHS,
    cards,
    zones,
)

MOST_ROUNDS = 400
MOST_MONEY, BILL = 120, 10
SUITED = 52
KEPT_ON_TURN = ("give_up_color", "give_up_cattle")  # too much cattle is just being given up


# ---- cards and tokens


def lies_in() -> list[frozenset[int]]:
    """By zone, the backs that may lie there."""
    goals, cattle = tuple(chain(*AIMS)), tuple(chain(*HERDS))
    kinds = {
        **dict.fromkeys((DECK, DISCARD, FLOP, RESOLVING, *HAND, *PLAYED), tuple(POKER)),
        **dict.fromkeys((FIGHT_DECK, FIGHT_CARD), tuple(FIGHT)),
        **dict.fromkeys((CHOSEN, UNUSED), tuple(PEOPLE)),
        **dict.fromkeys((TOLD, *STORY_DECKS), tuple(STORIES)),
        **dict.fromkeys((DROPPED, *GOAL, *DONE), goals),
        **dict.fromkeys((RESTING, *HERD), cattle),
        **dict.fromkeys((SUPPLY, *TOKEN), tuple(WORTHS)),
        **dict.fromkeys((HIS_DECK, HIS_CARD), tuple(HIS)),
        **dict.fromkeys(ASIDE, (*POKER, *FIGHT, *PEOPLE)),
        **{ranch: tuple(herd) for ranch, herd in zip(RANCH, HERDS, strict=True)},
        **dict.fromkeys((BANDIT_DECK, BANDIT_CARD), tuple(BANDITS)),
        AWAY: tuple(cards(bandit_cards=False)),
    }
    return [frozenset(BOX.back[card] for card in kinds[zone]) for zone in range(len(BOX.zones))]


LIES_IN = lies_in()


def check_cards(s: West) -> None:
    """Every card and token lies in one place, and in one where its kind belongs."""
    piles, back = s.cards.piles, BOX.back
    assert len(piles) == zones(s.seats, s.options.bandit_cards)
    assert sorted(chain.from_iterable(piles)) == list(cards(s.options.bandit_cards))
    for pile, kinds in zip(piles, LIES_IN, strict=False):
        assert not pile or kinds.issuperset([back[card] for card in pile])
    away = [back[card] for card in piles[AWAY]]
    jokers = 0 if s.options.jokers else len(POKER) - SUITED  # FIST-2
    assert away.count(back[0]) == jokers and back[FIGHT[0]] not in away
    assert away.count(back[WORTHS[0]]) == (0 if s.options.goals else len(WORTHS))


def check_open_cards(s: West) -> None:
    """Q-89: what lies in the open has been seen by all, a hand by its owner."""
    seen, everybody = s.cards.seen, s.cards.all
    for zone in (DISCARD, FLOP, RESOLVING, CHOSEN, TOLD, HIS_CARD, *DONE[: s.seats]):
        assert all(seen[card] == everybody for card in s.cards.piles[zone]), BOX.zones[zone]
    for zone in STORY_DECKS:
        assert all(seen[card] == everybody for card in s.cards.piles[zone][-1:])
    for seat, own in enumerate(OWN[: s.seats]):
        for card in chain(*(s.cards.piles[zone] for zone in own)):
            assert seen[card] >> (seat + 1) & 1


def check_goals(s: West, ask: Ask) -> None:
    """GOAL-2, GOAL-4: three of one's own character; as many tokens as were earned."""
    for seat in range(s.seats):
        goals = s.cards.piles[GOAL[seat]] + s.cards.piles[DONE[seat]]
        assert len(goals) <= (3 if s.options.goals else 0)
        assert all(GOALS[card - FIRST_GOAL].character == s.character[seat] for card in goals)
        if ask.key != "keep_tokens":
            assert len(s.cards.piles[TOKEN[seat]]) <= len(s.cards.piles[DONE[seat]])


def check_stories(s: West) -> None:
    """STORY-1, STORY-6, STORY-7: two discs a player, and no more on a card than it needs."""
    for player in range(s.players):
        assert s.discs[0].count(player) + s.discs[1].count(player) <= 2
    for deck, discs in enumerate(s.discs):
        assert len(discs) <= s.needed_discs()
        assert not discs or s.cards.piles[STORY_DECKS[deck]]
    assert s.cards.piles[STORY_DECKS[0]]


# ---- goods and figures


def goods(s: West) -> list[int]:
    """Of each item, how many there are in store and with players."""
    held = [GEAR_ITEM[code] for owned in s.owned for code in owned]
    return [left + held.count(item) for item, left in enumerate(s.stock)]


def check_mats(s: West, ask: Ask) -> None:
    """What everybody has, within its limits."""
    for seat in range(s.seats):
        assert 0 <= s.money[seat] <= MOST_MONEY and s.money[seat] % BILL == 0
        assert 0 <= s.nuggets[seat] <= nugget_limit(s, seat) and 0 <= s.wounds[seat] <= 3
        assert s.lp[seat] >= 0 and (s.lp[seat] < 5 or s.legend(seat))
        assert 0 <= s.marshal[seat] <= 9 and 0 <= s.wanted[seat] <= 9
        assert not (s.marshal[seat] and s.wanted[seat])
        assert len(s.cards.piles[HERD[seat]]) <= cattle_limit(s, seat) or (
            ask.key in KEPT_ON_TURN and ask.seat == seat
        )
        check_gear(s, seat)


def check_gear(s: West, seat: int) -> None:
    """ITEM-1 to ITEM-5: one of each, three small things, active ones if there are any."""
    items = [GEAR_ITEM[code] for code in s.owned[seat]]
    assert len(set(items)) == len(items) and len(of_kind(s, seat, "misc")) <= 3
    for kind, active in (("mount", s.mount[seat]), ("weapon", s.weapon[seat])):
        if active == NONE:
            assert kind not in [KIND[code] for code in s.owned[seat]]
        else:
            assert active in s.owned[seat] and KIND[active] == kind


def check_him(s: West) -> None:
    """Q-77: the Man in Black is always as rich, and has nothing else but his LP."""
    assert s.players == s.seats + (s.seats == 2)
    for him in range(s.seats, s.players):
        if s.round:
            assert (s.money[him], s.nuggets[him], s.lp[him] >= 0) == (120, 4, True)
        assert s.wounds[him] == s.marshal[him] == s.wanted[him] == 0 and not s.owned[him]


def check_figures(s: West, ask: Ask) -> None:
    """Everybody stands in a space; six bandits at most, in hideouts of their own (Q-127)."""
    spaces = range(len(SPACES))
    bandits = members(s.bandits)
    assert s.sheriff in spaces and len(bandits) <= 6
    assert all(space in ALL_HIDEOUTS for space in bandits)
    check_bandits(s, ask)
    if s.round:
        assert all(place in spaces for place in s.place)


def check_bandits(s: West, ask: Ask) -> None:
    """FIST-6: each of the six stands in a hideout or is in the box; those to come are asked for."""
    on_board = [space for space in s.bandit_at if space != NOWHERE]
    assert len(s.bandit_at) == 6 and len(set(on_board)) == len(on_board)
    if s.options.bandit_cards and ask.key != "spawn_type":
        assert set(on_board) == set(members(s.bandits))
        assert bool(s.cards.piles[BANDIT_CARD]) == (s.fight is not None and s.fight.bandit >= 0)
    assert s.options.bandit_cards or not on_board


def check_turn(s: West) -> None:
    """Somebody is on turn, with actions left or none; fights and poker belong to phases."""
    assert s.turn in range(s.players) and 0 <= s.actions <= 12 and 0 <= s.round <= MOST_ROUNDS
    assert s.first in range(s.seats) and s.over is False and s.winners == ()
    assert s.hand is None or (s.phase == ACT and s.fight is None)
    assert s.fight is None or set(s.fight.sides) <= {-2, *range(s.players)}
    assert not s.dice or s.phase == ACT


def check_hand(s: West, seat: int) -> None:
    """EOT-2, HAND-1: whoever has ended a turn holds no more than allowed."""
    assert len(s.cards.piles[HAND[seat]]) <= hand_limit(s, seat)


# ---- who is asked


def on_turn(s: West, seat: int) -> bool:
    return seat == s.turn


def between_steps(s: West, seat: int) -> bool:
    """The player on turn; no fight and no poker is going on, nothing lies in the middle."""
    piles = s.cards.piles
    loose = [FLOP, RESOLVING, FIGHT_CARD, *PLAYED[: s.seats], *ASIDE[: s.seats]]
    clear = s.fight is None and s.hand is None and s.dice == ()
    return seat == s.turn and clear and not any(piles[zone] for zone in loose)


def fighter(s: West, seat: int) -> bool:
    return s.fight is not None and seat in s.fight.sides


def at_reveal(s: West, seat: int) -> bool:
    """Whoever has put down a Joker, in a fight or at poker."""
    return fighter(s, seat) or gambler(s, seat)


def attacker(s: West, seat: int) -> bool:
    return s.fight is not None and seat == s.fight.sides[0]


def defender(s: West, seat: int) -> bool:
    return s.fight is not None and seat == s.fight.sides[1]


def for_npc(s: West, seat: int) -> bool:
    """Q-71: the right neighbour of whoever fights it."""
    f = s.fight
    return f is not None and seat == f.controller == (f.sides[0] - 1) % s.seats


def invited(s: West, seat: int) -> bool:
    return s.hand is not None and seat not in s.hand.players and TOWN_OF[s.place[seat]] >= 0


def gambler(s: West, seat: int) -> bool:
    return s.hand is not None and seat in s.hand.players


def dealer(s: West, seat: int) -> bool:
    return s.hand is not None and seat == s.hand.dealer == (s.hand.host - 1) % s.seats


def another(s: West, seat: int) -> bool:
    return seat != s.turn


def right_neighbour(s: West, seat: int) -> bool:
    return seat == s.right_of(s.turn)


def anybody(s: West, seat: int) -> bool:
    return True


def by_key(who: Callable[[West, int], bool], keys: str) -> dict[str, Callable[[West, int], bool]]:
    return dict.fromkeys(keys.split(), who)


WHO = {
    **by_key(between_steps, "act income equip_mount equip_weapon disc goal turn_start night_scout"),
    **by_key(between_steps, "county_business hard_drive"),
    **by_key(on_turn, "after_move deliver keep_tokens loot move_end night_scout_ride pathfinder"),
    **by_key(on_turn, "reputation reroll saddle_up sprint store take_cattle toast toll"),
    **by_key(on_turn, "county_ride getaway keep_loot make_room name_rank waiting"),
    **by_key(fighter, "fight_card fight_start how_many quickdraw react shootout steady_aim"),
    **by_key(attacker, "stand"),
    **by_key(defender, "defend"),
    **by_key(for_npc, "npc_card npc_restart"),
    **by_key(invited, "join"),
    **by_key(gambler, "poker_pick take_back"),
    **by_key(dealer, "dealer_pick"),
    **by_key(another, "give_card pay_toll"),
    **by_key(anybody, "character start sheriff sheriff_target"),
    **by_key(anybody, "choose discard equip_now free_item give_up_cattle give_up_color keep pay"),
    **by_key(anybody, "pay_nugget ranch refuse_wanted relocate reward_move shop show_gold"),
    **by_key(anybody, "track_kind legendary_item"),
    **by_key(on_turn, "spawn_type waiting"),
    **by_key(attacker, "pay_bandit"),
    **by_key(right_neighbour, "driven_off"),
    **by_key(at_reveal, "copy"),
}
TOGETHER = frozenset(
    ("character", "discard", "fight_card", "npc_card", "poker_pick", "dealer_pick")
)


def check_asks(s: West, asks: list[Ask]) -> None:
    """One question for a seat, to whom it may be put, with answers that differ."""
    assert len({ask.seat for ask in asks}) == len(asks) > 0
    for ask in asks:
        assert ask.seat in range(s.seats) and WHO[ask.key](s, ask.seat), ask.key
        assert ask.options and len(set(ask.options)) == len(ask.options)
        assert not any(" " in option for option in ask.options)
        assert len(asks) == 1 or ask.key in TOGETHER


def check_refusals(ask: Ask) -> None:
    """Nothing is refused that is offered, and everything refused has its reason and its rule."""
    refusals = ask.refusals()
    assert not {line["answer"] for line in refusals} & set(ask.options)
    assert all(line["reason"] and str(line["rule"]).startswith("WL ") for line in refusals)
    assert not ask.idle or ask.idle in ask.options
