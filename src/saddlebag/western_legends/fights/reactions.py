"""The Reaction step: the sides alternate until both decline in succession (FIGHT-10, CARD-5)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.fights.card_values import as_it_stands
from saddlebag.western_legends.fights.reveal import change
from saddlebag.western_legends.fights.stakes import fight_stakes
from saddlebag.western_legends.fights.start import against
from saddlebag.western_legends.goods.buying import give_back
from saddlebag.western_legends.goods.gear import NAME, in_force
from saddlebag.western_legends.goods.hands import EFFECT_OF, PLAY, discard
from saddlebag.western_legends.goods.hands import names as hand_names
from saddlebag.western_legends.goods.jokers import JOKERS, copies, spend, unnamed
from saddlebag.western_legends.goods.trial import Detail, run, twin
from saddlebag.western_legends.records.fight import ATTACKER, NPC, Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import CardView
from saddlebag.western_legends.zones import HAND, NAMES, PLAYED

PASS: Final = "pass"
# The poker cards that can be played here.
FIGHT_REACTIONS: Final = [
    any(fx.when == "fight_reaction" for fx in effect.fx) for effect in EFFECT_OF
]


async def reactions(s: West, f: Fight) -> None:
    """One Reaction or none, in turn; against an NPC the player alone, as many as wished."""
    f.stage = "reaction"
    side, passed = ATTACKER, 0
    while passed < 2:
        if await react(s, f, side):
            passed = 0
        else:
            passed += 1
        side = 1 - side


async def react(s: West, f: Fight, side: int) -> bool:
    """One side's turn to react; nobody else sees whether it could."""
    me = f.sides[side]
    if me == NPC or not s.human(me):
        return False
    items = item_reactions(s, f, side)
    if not s.cards.piles[HAND[me]] and not items:
        return False
    answer = await Ask(
        me,
        "react",
        lambda: options(s, f, side, items),
        lambda: no_reaction(s, f, side),
        idle=PASS,
        detail=lambda: reaction_detail(s, f, side, options(s, f, side, items)),
    )
    if answer == PASS:
        return False
    if answer.startswith("use:"):
        await use_item(s, f, side, answer.removeprefix("use:"))
    else:
        play(s, f, side, answer.removeprefix("play:"))
    return True


def reaction_detail(s: West, f: Fight, side: int, answers: list[str]) -> Detail:
    """What each Reaction makes of the values."""
    found = {answer: foreseen(s, f, side, answer) for answer in answers}
    return {"cards": found, "fight": fight_stakes(s, f, f.sides[side])}


def foreseen(s: West, f: Fight, side: int, answer: str) -> CardView:
    """As it would stand then; what is yet to be discarded lowers nothing."""
    t, fight = twin(s), f.twin()
    t.fight = fight
    word, _, name = answer.partition(":")
    if word == "use":
        run(t, f.sides[side], lambda t: use_item(t, fight, side, name), ())
    elif word != PASS:
        play(t, fight, side, name)
    return as_it_stands(t, fight, side)


def options(s: West, f: Fight, side: int, items: list[str]) -> list[str]:
    """CARD-5: each Reaction card at most once per player and fight, Jokers as it included."""
    hand = left(s, f, side)
    jokers = copies(s, f.sides[side], "play:", hand)
    return [PASS, *[PLAY[card] for card in hand], *jokers, *items]


def left(s: West, f: Fight, side: int) -> list[int]:
    """The Reactions in hand that may still be played."""
    hand = [card for card in sorted(s.cards.piles[HAND[f.sides[side]]]) if FIGHT_REACTIONS[card]]
    if s.options.reaction_limit:
        hand = [card for card in hand if f"{side}:{EFFECT_OF[card].id}" not in f.used]
    return hand


def no_reaction(s: West, f: Fight, side: int) -> list[Refusal]:
    """Cards in hand that cannot be played here: no Reaction, or one like it was played."""
    found: list[Refusal] = []
    for card in sorted(s.cards.piles[HAND[f.sides[side]]]):
        effect = EFFECT_OF[card].id
        if card in JOKERS:
            found.append(unnamed(s, f.sides[side], PLAY[card], left(s, f, side)))
        elif not FIGHT_REACTIONS[card]:
            found.append((PLAY[card], "no_reaction", {"effect": effect}, "WL CARD-4"))
        elif s.options.reaction_limit and f"{side}:{effect}" in f.used:
            found.append((PLAY[card], "already_played", {"effect": effect}, "WL CARD-5"))
    return found


def play(s: West, f: Fight, side: int, name: str) -> None:
    """CARD-4: from hand; it lies on the table until the fight is over (FIGHT-26)."""
    me = f.sides[side]
    card, face = spend(s, me, name, PLAYED[me])
    effect = EFFECT_OF[face]
    s.tell("reaction", me, NAMES[card], effect.id)
    did(s, me, "reaction")
    f.used.append(f"{side}:{effect.id}")
    for fx in effect.fx:
        if fx.when == "fight_reaction":
            by = s.options.printed.get(fx.edition, fx.n)
            change(s, f, side, by, NAMES[face], False)


# ---- Reactions of items have their own limits


def item_reactions(s: West, f: Fight, side: int) -> list[str]:
    me = f.sides[side]
    return [
        f"use:{NAME[code]}"
        for code, fx in in_force(s, me, "fight_reaction")
        if against(fx, f) and f"{side}:{NAME[code]}" not in f.used and useful(s, me, fx)
    ]


def useful(s: West, me: int, fx: Effect) -> bool:
    return fx.do != "discard_to_lower" or bool(s.cards.piles[HAND[me]])


async def use_item(s: West, f: Fight, side: int, name: str) -> None:
    """Lower the opposing card outright, or by what one discards."""
    me = f.sides[side]
    f.used.append(f"{side}:{name}")
    s.tell("item_reaction", me, name)
    for code, fx in in_force(s, me, "fight_reaction"):
        if NAME[code] == name:
            by = fx.n
            if fx.do == "discard_to_lower":
                count = await discard_any(s, me, name)
                by = fx.n * count
            if fx.cost:
                give_back(s, me, code, name)
            change(s, f, side, by, name, False)


async def discard_any(s: West, me: int, name: str) -> int:
    """Any number of hand cards, decided first."""
    most = len(hand_names(s, me))
    answer = await Ask(me, "how_many", tuple([f"cards:{n}" for n in range(most + 1)]))
    count = int(answer.removeprefix("cards:"))
    if count:
        await discard(s, me, count, name)
    return count
