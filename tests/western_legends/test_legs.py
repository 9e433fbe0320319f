"""A space several Move actions away: the ask shows where each of them ends (WL MOVE-1)."""

from random import Random

from saddlebag import Table
from saddlebag.western_legends import GAME
from tests.western_legends.scene import table as scene
from tests.western_legends.shown_ways import my_ask

FAR = "red_falls_cabaret"
BANK = {0: "darkrock_bank"}


def legs(table: Table, space: str, seat: int = 0) -> list[str]:
    """Where the Move actions of a ride there end, read as the page reads them."""
    rests: dict[str, str] = my_ask(table, seat)["detail"]["rests"]
    ends = [space]
    while ends[0] in rests:
        ends.insert(0, rests[ends[0]])
    return ends


def ridden(table: Table, space: str) -> list[str]:
    """Ride there, asking anew after every action."""
    ends: list[str] = []
    while space not in ends:
        end = legs(table, space)[0]
        table.answer(f"ride:{end}", 0)
        ends.append(end)
    return ends


def test_a_far_space_is_reached_leg_by_leg() -> None:
    """WL MOVE-1: each leg is a Move action that is offered."""
    table = scene(places={0: "mesitos_point_hideout"}, more={"actions": 6})
    told = legs(table, FAR)
    assert len(told) > 2 and ridden(table, FAR) == told


def test_a_faster_mount_needs_fewer_actions() -> None:
    """WL MOVE-1"""
    walking, riding = scene(places=BANK), scene(places=BANK, items={0: ["mustang"]})
    assert len(legs(riding, FAR)) < len(legs(walking, FAR))


def test_what_one_action_reaches_has_no_rest() -> None:
    """WL MOVE-1"""
    ask = my_ask(scene(places=BANK), 0)
    reached = {answer.split(":")[1] for answer in ask["options"] if answer.startswith("ride:")}
    assert reached and not reached & set(ask["detail"]["rests"])


def test_nobody_rests_at_a_bandits_or_rides_on_from_there() -> None:
    """WL MOVE-5: a far ride goes round them, but may end in a fight."""
    bandits = ["dixon_creek", "spikes_view_hideout"]
    rests: dict[str, str] = my_ask(scene(places=BANK, bandits=bandits), 0)["detail"]["rests"]
    assert set(bandits) & set(rests) and not set(bandits) & set(rests.values())


def test_whoever_is_wanted_keeps_clear_of_the_sheriff() -> None:
    """WL MOVE-6"""
    table = scene(places=BANK, wanted={0: 1}, sheriff=FAR)
    assert FAR not in my_ask(table, 0)["detail"]["rests"]


def test_every_first_leg_of_a_game_is_offered_and_no_longer_than_a_ride() -> None:
    """WL MOVE-1, Q-114: for one who crosses mesas, too."""
    people = ["bloody_knife", "kit_carson", "annie_oakley"]
    wish = {"characters": people, "fistful_of_extras": True}
    table, luck, seen = GAME.table(3, options=wish, seed=7), Random(7), 0
    for _ in range(600):
        if table.ask is None:
            break
        seat, key, options = table.ask.seat, table.ask.key, table.ask.options
        if key == "act" and (rests := my_ask(table, seat)["detail"].get("rests")):
            for space in rests:
                assert f"ride:{legs(table, space, seat)[0]}" in options
                seen += 1
        table.answer(luck.choice(options), seat)
    assert seen
