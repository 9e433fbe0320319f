"""Whoever decides without a person: bots at a readable pace, and passes that say nothing."""

import asyncio
import logging
from random import SystemRandom
from typing import Final

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.server.pages import counts
from saddlebag.server.store.failures import Conflict, StoreFailed
from saddlebag.server.tables.attending import draw_curtains
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.set_aside import set_aside
from saddlebag.server.thinking.deal import bots_luck, deal
from saddlebag.server.thinking.fallback import any_option, simpler
from saddlebag.server.thinking.pool import BotFailed

LOGGER = logging.getLogger("saddlebag")
DICE: Final = SystemRandom()  # for pauses only; nothing of a game hangs on it
STAND_IN: Final = "greedy"  # plays for a person who is away and named no other
# seconds that bots wait for people to agree on an undo
POLITE: Final = {"live": 20.0, "relaxed": 600.0, "days": 86_400.0}
GLANCE: Final = 0.25


def drive(live: LiveTable) -> None:
    """See that everybody who is asked and is no present person will answer."""
    if live.lost:
        return  # its last move is not on the disk: nobody is called to see it
    draw_curtains(live)
    table = live.table
    if table is None or live.record.status != "playing":
        return
    if live.house.store.failing:
        return  # what a bot answered could not be kept
    for ask in table.asks:
        number, seat = live.decisions.number(ask.seat), live.seats[ask.seat]
        busy = live.thinking.get(ask.seat)
        if number is None or (busy is not None and busy[0] == number and not busy[1].done()):
            continue
        if seat.played_by_bot or is_lone_pass(ask):
            task = asyncio.create_task(answer_for(live, ask.seat, number))
            live.thinking[ask.seat] = (number, task)
        elif seat.visitor is not None and not live.is_here(seat.visitor, ask.seat):
            live.house.knock(live, ask.seat)


def is_lone_pass(ask: Ask) -> bool:
    """Nothing can be said but to let the matter pass."""
    return bool(ask.idle) and len(ask.options) == 1 and ask.options[0] == ask.idle


async def answer_for(live: LiveTable, seat: int, number: int) -> None:
    """After a pause, so that one can follow; the same pause for a pass as for a thought."""
    try:
        manners, bot = live.house.manners, live.seats[seat].played_by_bot
        await asyncio.sleep(DICE.uniform(*(manners.bot_pause if bot else manners.pass_pause)))
        await let_people_agree(live)
        text = await thought(live, seat, number)
        async with live.lock:
            if text and may_answer(live, seat, number):
                await give(live, seat, text)
        if live.thinking.get(seat) == (number, asyncio.current_task()):
            del live.thinking[seat]
        drive(live)
    except (StoreFailed, Conflict):
        pass  # keep() has marked the table; it is read again from what is on the disk
    except Exception as error:
        async with live.lock:
            await set_aside(live, error)


async def let_people_agree(live: LiveTable) -> None:
    """A bot that played on would answer for people who still think about an undo."""
    for _ in range(int(POLITE[live.record.pace.kind] / GLANCE)):
        if live.requests.undo is None:
            return
        await asyncio.sleep(GLANCE)


def may_answer(live: LiveTable, seat: int, number: int) -> bool:
    """Is it still that question, and has nobody come back to answer it?"""
    if live.lost or live.record.status != "playing" or live.decisions.number(seat) != number:
        return False
    return live.seats[seat].played_by_bot or lone_pass_of(live, seat)


def lone_pass_of(live: LiveTable, seat: int) -> bool:
    """Is this seat asked something it can only let pass?"""
    assert live.table is not None
    return any(ask.seat == seat and is_lone_pass(ask) for ask in live.table.asks)


async def thought(live: LiveTable, seat: int, number: int) -> str:
    """What the bot chooses; a simpler one steps in for a bot that fails."""
    assert live.table is not None
    ask = next((ask for ask in live.table.asks if ask.seat == seat), None)
    who = live.seats[seat]
    if ask is None or live.decisions.number(seat) != number:
        return ""
    if is_lone_pass(ask):
        return ask.idle
    if not who.played_by_bot:
        return ""
    live.deal = live.deal or deal(live.table.head, bots_luck(live.house.store.key, live.record.id))
    name, entries = who.bot or STAND_IN, live.table.entries
    try:
        return await live.house.thinkers.choose(live.record.id, live.deal, entries, seat, name)
    except BotFailed as failed:
        reason = failed.reason
    except Exception as error:  # whatever it was, it is not the table's fault
        LOGGER.error("asking bot %s failed: %s", name, type(error).__name__)
        reason = "crashed"
    if reason == "late":
        return ""
    counts.bot_failures.add(reason)
    LOGGER.warning("bot %s %s at table %s", name, reason, live.record.id)
    async with live.lock:
        if may_answer(live, seat, number):
            await fall_back(live, seat, name)
    return any_option(ask)


async def fall_back(live: LiveTable, seat: int, name: str) -> None:
    """From now on a simpler bot plays there, and the table is told."""
    live.seats[seat] = live.seats[seat].but(bot=simpler(name), fell_back=True)
    await live.keep("fell_back", seat, None, live.seats[seat].kept(live.record.id), bot=name)
    live.publish(card=True)


async def give(live: LiveTable, seat: int, text: str) -> None:
    """The same way as a person's answer; one that is not legal is replaced by any that is."""
    table = live.table
    assert table is not None
    try:
        table.answer(text, seat)
    except Refused:
        ask = next(ask for ask in table.asks if ask.seat == seat)
        table.answer(any_option(ask), seat)
    await live.keep("answer", seat, None)
    counts.moves.add()
    live.publish()
