"""Somebody who only hears what is told to everybody, and knows the whole open table from it."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.board import NAMES, members
from saddlebag.western_legends.goods.gear import KIND, NAME
from saddlebag.western_legends.goods.herds import color_of
from saddlebag.western_legends.state import ACT, AFTER, NONE, West
from saddlebag.western_legends.view import bandit_types
from saddlebag.western_legends.zones import ASIDE, HAND, HERD, POKER

Line = dict[str, Any]
AMOUNTS = ("money", "nuggets", "lp", "wounds", "marshal", "wanted")
FROM_TABLE = ("fight", "poker")  # causes of discards of what was put down before


class Listener:
    """One entry for each player; hears event after event and never looks."""

    def __init__(self, opened: Table) -> None:
        players, seats = len(opened.view(None)["players"]), opened.view(None)["seats"]
        self.amounts = {key: [0] * players for key in AMOUNTS}
        self.place: list[str] = [""] * players
        self.hand, self.down = [0] * players, [0] * players
        self.items: list[list[str]] = [[] for _ in range(players)]
        self.active: list[dict[str, str]] = [{} for _ in range(players)]
        self.herd: list[list[str]] = [[] for _ in range(players)]
        self.laid_open: list[tuple[int, str]] = []  # played cards, until they are discarded
        self.discs: list[list[int]] = [[], []]
        self.sheriff, self.bandits = "darkrock_sheriff", set[str]()
        self.types: dict[str, str] = {}  # of bandits, by space
        self.foot, self.discount = False, 0
        self.turn, self.actions, self.dealer = -1, 0, -1
        if players > seats:  # the Man in Black begins like that
            self.place[seats] = "spikes_view_rail_station"
            self.amounts["money"][seats], self.amounts["nuggets"][seats] = 120, 4

    def hear(self, line: Line) -> None:
        """What one event changes; most change nothing."""
        key = line["event"]
        if key in AMOUNTS:
            assert self.amounts[key][line["player"]] == line["before"], line
            self.amounts[key][line["player"]] = line["after"]
        elif hasattr(self, f"hear_{key}"):
            getattr(self, f"hear_{key}")(line)

    # ---- goods

    def hear_starts(self, line: Line) -> None:
        for key in AMOUNTS:
            self.amounts[key][line["seat"]] = line.get(key, 0)
        for item in line["items"]:
            self.items[line["seat"]].append(item)
            self.active[line["seat"]].setdefault(KIND[NAME.index(item)], item)

    def hear_item_gained(self, line: Line) -> None:
        self.items[line["seat"]].append(line["item"])

    def hear_item_stolen(self, line: Line) -> None:
        self.items[line["victim"]].remove(line["item"])

    def hear_item_back(self, line: Line) -> None:
        self.items[line["seat"]].remove(line["item"])

    def hear_upgraded(self, line: Line) -> None:
        seat, new, old = line["seat"], line["item"], line["item"].rstrip("+")
        self.items[seat] = [new if item == old else item for item in self.items[seat]]
        for kind, item in self.active[seat].items():
            if item == old:
                self.active[seat][kind] = new

    def hear_equipped(self, line: Line) -> None:
        self.active[line["seat"]][KIND[NAME.index(line["item"])]] = line["item"]

    def hear_cattle_taken(self, line: Line) -> None:
        self.herd[line["seat"]].append(line["color"])

    def hear_cattle_stolen(self, line: Line) -> None:
        self.herd[line["victim"]].remove(line["color"])
        self.herd[line["seat"]].append(line["color"])

    def hear_cattle_back(self, line: Line) -> None:
        self.herd[line["seat"]].remove(line["color"])

    def hear_cattle_rests(self, line: Line) -> None:
        self.herd[line["seat"]].remove(line["token"].split("_")[1])

    # ---- figures, turns, stories

    def hear_stands(self, line: Line) -> None:
        self.place[line["player"]] = line["space"]

    def hear_rode(self, line: Line) -> None:
        assert self.place[line["player"]] == line["path"][0], line
        self.place[line["player"]] = line["path"][-1]

    def hear_placed(self, line: Line) -> None:
        assert self.place[line["player"]] == line["before"], line
        self.place[line["player"]] = line["space"]

    def hear_sheriff_rode(self, line: Line) -> None:
        assert self.sheriff == line["path"][0], line
        self.sheriff = line["path"][-1]

    def hear_sheriff_placed(self, line: Line) -> None:
        self.sheriff = line["space"]

    def hear_spawned(self, line: Line) -> None:
        self.bandits |= set(line["spaces"])

    def hear_bandit_gone(self, line: Line) -> None:
        self.bandits.remove(line["space"])
        self.types.pop(line["space"], "")

    def hear_bandit_types(self, line: Line) -> None:
        self.types |= zip(line["spaces"], line["bandits"], strict=True)

    def hear_bandit_card(self, line: Line) -> None:
        assert line["bandit"] in self.types.values()

    def hear_goes_on_foot(self, line: Line) -> None:
        self.foot = True

    def hear_mount_cheaper(self, line: Line) -> None:
        self.discount = line["by"]

    def hear_turn_begins(self, line: Line) -> None:
        self.turn, self.actions = line["player"], 3
        self.foot, self.discount = False, 0

    def hear_action(self, line: Line) -> None:
        self.actions = line["left"]

    hear_actions = hear_action

    def hear_disc(self, line: Line) -> None:
        if line["moved"]:
            self.discs[1 - line["deck"]].remove(line["player"])
        self.discs[line["deck"]].append(line["player"])

    def hear_story(self, line: Line) -> None:
        self.discs[line["deck"]] = []

    hear_story_turned_over = hear_story

    # ---- how many cards they hold

    def hear_drew(self, line: Line) -> None:
        self.hand[line["seat"]] += line["count"]

    def hear_put_down(self, line: Line) -> None:
        self.hand[line["player"]] -= 1
        self.down[line["player"]] += 1

    def hear_took_up(self, line: Line) -> None:
        self.hand[line["player"]] += 1
        self.down[line["player"]] -= 1

    def hear_poker_dealer(self, line: Line) -> None:
        self.dealer = line["seat"]

    def hear_poker_cleared(self, line: Line) -> None:
        self.dealer = -1

    def hear_poker_down(self, line: Line) -> None:
        if line["seat"] != self.dealer:  # who deals plays cards of the house
            self.hand[line["seat"]] -= line["count"]
            self.down[line["seat"]] += line["count"]

    def hear_played(self, line: Line) -> None:
        self.hand[line["seat"]] -= 1
        self.laid_open.append((line["seat"], line["card"]))

    hear_reaction = hear_played

    def hear_discarded(self, line: Line) -> None:
        for card in line["cards"]:
            if (line["seat"], card) in self.laid_open:
                self.laid_open.remove((line["seat"], card))
            elif line["cause"] in FROM_TABLE and self.down[line["seat"]]:
                self.down[line["seat"]] -= 1
            else:
                self.hand[line["seat"]] -= 1

    def hear_gave_card(self, line: Line) -> None:
        self.hand[line["seat"]] -= 1
        self.hand[line["to"]] += 1

    def hear_took_back(self, line: Line) -> None:
        self.hand[line["seat"]] += 1
        self.down[line["seat"]] -= 1

    # ---- was all of it told?

    def check(self, s: West) -> None:
        """What was heard is what is there."""
        for key in AMOUNTS:
            assert self.amounts[key] == getattr(s, key), key
        assert self.discs == [list(discs) for discs in s.discs]
        assert self.sheriff == NAMES[s.sheriff]
        if s.round:
            assert self.place == [NAMES[space] for space in s.place]
            assert self.bandits == {NAMES[space] for space in members(s.bandits)}
            assert self.types == bandit_types(s) and self.foot == s.on_foot
            assert self.discount >= s.mount_discount
            for seat in range(s.seats):
                self.check_mat(s, seat)
        if s.phase in (ACT, AFTER):
            assert (self.turn, self.actions) == (s.turn, s.actions)

    def check_mat(self, s: West, seat: int) -> None:
        assert sorted(self.items[seat]) == sorted(NAME[code] for code in s.owned[seat])
        for kind, code in (("mount", s.mount[seat]), ("weapon", s.weapon[seat])):
            assert self.active[seat].get(kind) == (None if code == NONE else NAME[code]), kind
        assert len(self.herd[seat]) == len(s.cards.piles[HERD[seat]])
        colors = [color_of(card) for card in s.cards.piles[HERD[seat]]]
        assert sorted(self.herd[seat]) == sorted(("green", "blue")[color] for color in colors)
        if s.hand is None:  # not within a hand of poker
            aside = [card for card in s.cards.piles[ASIDE[seat]] if card in POKER]
            assert self.hand[seat] == len(s.cards.piles[HAND[seat]]) + len(aside), seat
