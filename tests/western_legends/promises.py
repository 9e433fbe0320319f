"""Random games in which everybody believes what the answers promise, and looks at what comes."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from saddlebag import Ask, Table
from saddlebag.western_legends.goods.hands import EFFECT_OF
from saddlebag.western_legends.goods.trial import COUNTED, deciding, how_much
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX
from tests.western_legends.seen import west

Amounts = dict[str, int]
UNTOUCHED = ("money", "nuggets", "wounds", "lp", "marshal", "wanted", "cattle")
LONG = 900  # decisions of one game


class Heard:
    """In the place of the list of events: how much a player has after each of them."""

    def __init__(self, s: West, player: int, told: Any) -> None:
        self.s, self.player, self.told = s, player, told
        self.moments = [amounts(s, player)]
        self.decided = -1  # the moment a fight was decided
        self.winner: int | None = None
        self.shown: list[str] = []
        self.poker = ""  # how a hand of poker ended

    def append(self, event: Any) -> None:
        self.told.append(event)
        self.moments.append(amounts(self.s, self.player))
        heard = getattr(event, "heard", event)
        if heard[0] == "revealed":
            self.shown = heard[1]
        if heard[0] in ("poker_won", "house_won"):
            self.poker = "won" if heard[0] == "poker_won" and self.player in heard[1] else "lost"
        if heard[0] == "fight_won" and self.decided < 0:
            self.decided, self.winner = len(self.moments) - 1, heard[2]

    def since(self, moment: int = 0) -> list[Amounts]:
        return [less(it, self.moments[moment]) for it in self.moments[moment:]]


def amounts(s: West, player: int) -> Amounts:
    return {what: how_much(s, player, what) for what in COUNTED}


def less(after: Amounts, before: Amounts) -> Amounts:
    return {what: after[what] - before[what] for what in COUNTED if after[what] != before[what]}


class Believer:
    """Plays one game at random, and keeps to the choices a promise was made for."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.luck = table, Random(seed)
        self.kept: Counter[str] = Counter()  # by word, promises that came true

    def play(self) -> None:
        for _ in range(LONG):
            if self.table.ask is None:
                return
            ask = self.luck.choice(self.table.asks)
            detail = self.table.detail(ask.seat) or {}
            self.answer(ask, self.pick(ask, detail.get("stakes", {})), detail.get("stakes", {}))

    def pick(self, ask: Ask, stakes: dict[str, Any]) -> str:
        """Rather something that promises anything."""
        return self.luck.choice(
            list(stakes) if stakes and self.luck.random() < 0.8 else ask.options
        )

    def answer(self, ask: Ask, answer: str, stakes: dict[str, Any]) -> None:
        promised, word = stakes.get(answer, {}), f"{ask.key}/{answer.partition(':')[0]}"
        s = west(self.table)
        actions = s.actions
        heard = self.listen(ask.seat)
        self.table.answer(answer, ask.seat)
        if not promised:
            return self.stop(heard)
        self.follow(ask.seat, promised)
        self.stop(heard)
        if heard.poker:
            self.poker(promised, heard, word)
        elif "won" in promised:
            self.fight(ask.seat, promised, heard, word)
        elif "most" in promised:
            if actions > 1:
                self.dice(promised, heard, word)
        elif "brings" in promised:
            self.sure(answer, promised["brings"], heard, word)

    def listen(self, player: int) -> Heard:
        s = west(self.table)
        heard = Heard(s, player, s.checked)
        s.checked = heard  # type: ignore[assignment] # takes events as the checked list does
        return heard

    def stop(self, heard: Heard) -> None:
        heard.s.checked = heard.told
        heard.moments.append(amounts(heard.s, heard.player))

    def follow(self, seat: int, promised: dict[str, Any]) -> None:
        """What the promise takes for granted: own choices, and what is let pass."""
        fights = "won" in promised
        while self.table.ask is not None:
            ask = self.luck.choice(self.table.asks)
            if fights and (west(self.table).fight or west(self.table).hand):
                options = deciding(ask) if ask.seat == seat else []
                self.table.answer(self.luck.choice(options or ask.options), ask.seat)
            elif ask.seat == seat and ask.key != "act" and (deciding(ask) or ask.idle):
                self.table.answer(self.luck.choice(deciding(ask) or [ask.idle]), seat)
            else:
                return

    def sure(self, answer: str, ends: list[Amounts], heard: Heard, word: str) -> None:
        found = heard.since()
        for it in found:
            it["cards"] = it.get("cards", 0) + spent_by(answer)
        wanted = [clean(end) for end in ends]
        assert any(clean(it) in wanted for it in found), (word, answer, ends, heard.since())
        self.kept[word] += 1

    def dice(self, promised: dict[str, Any], heard: Heard, word: str) -> None:
        least, most = promised["brings"][0], promised["most"]
        got = heard.since()[-1]
        for what in ("money", "nuggets"):
            assert least.get(what, 0) <= got.get(what, 0) <= most.get(what, 0), (
                word,
                promised,
                got,
            )
        self.kept[word] += 1

    def poker(self, promised: dict[str, Any], heard: Heard, word: str) -> None:
        """At least as much: others may join, and cards bring something of their own."""
        for what, n in promised[heard.poker][0].items():
            found = [it.get(what, 0) for it in heard.since()]
            assert max(found) >= n if n > 0 else min(found) <= n, (word, promised, heard.since())
        self.kept[f"{word}:{heard.poker}"] += 1

    def fight(self, seat: int, promised: dict[str, Any], heard: Heard, word: str) -> None:
        """Only fights in which nothing else has changed hands meanwhile."""
        if heard.decided < 0:
            return
        assert heard.winner == seat or not promised.get("certain"), (word, promised)
        before = less(heard.moments[heard.decided], heard.moments[0])
        if any(what in before for what in UNTOUCHED) or changes_the_end(heard.shown):
            return
        ends = promised["won" if heard.winner == seat else "lost"]
        wanted = [without_cards(end) for end in ends]
        found = [without_cards(it) for it in heard.since(heard.decided)]
        assert any(it in wanted for it in found), (word, ends, heard.since(heard.decided))
        self.kept[f"{word}:{'won' if heard.winner == seat else 'lost'}"] += 1


def spent_by(answer: str) -> int:
    """Cards that an answer names and uses up."""
    return 1 if answer.startswith("play:") else answer.count("+") * answer.startswith("deposit:")


def clean(change: Amounts) -> Amounts:
    return {what: n for what, n in change.items() if n}


def without_cards(change: Amounts) -> Amounts:
    return {what: n for what, n in change.items() if what != "cards"}


def changes_the_end(shown: Iterable[str]) -> bool:
    """Does a card put down bring something of its own to its winner, or spare a wound?"""
    played = [card for name in shown if (card := BOX.id[name]) < len(EFFECT_OF)]
    effects = [fx for card in played for fx in EFFECT_OF[card].fx]
    return any(fx.when == "fight_won" or fx.do == "cancel_wounds" for fx in effects)
