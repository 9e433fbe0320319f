"""Answers given without a person: bots at a readable pace, and passes that are the only option."""

import asyncio
import logging
from random import SystemRandom
from time import monotonic
from typing import Final

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.server import metrics
from saddlebag.server.store.failures import Conflict, StoreFailed
from saddlebag.server.tables.life.set_aside import set_aside
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.tempo import tempo_of
from saddlebag.server.tables.presence.curtain import call_players
from saddlebag.server.thinking.deal import bots_luck, deal
from saddlebag.server.thinking.fallback import any_option, simpler
from saddlebag.server.thinking.pool import BotFailed

LOGGER = logging.getLogger("saddlebag")
RANDOM: Final = SystemRandom()  # for pauses only, never for a game
STAND_IN: Final = "greedy"  # plays for an absent person who chose no other bot
# seconds that bots wait for an open undo request
UNDO_WAIT: Final = {"live": 20.0, "relaxed": 600.0, "days": 86_400.0}
POLL_EVERY: Final = 0.25


def drive(live: LiveTable) -> None:
    """Make sure that everyone asked will answer: bots think, absent people are notified."""
    if live.lost:
        return  # its last move is not on the disk, so nobody may see it
    call_players(live)
    table = live.table
    if table is None or live.record.status != "playing":
        return
    if live.record.mode == "lesson" and live.lesson is None:
        return  # its file has changed: nobody knows what comes next
    if live.context.store.failing:
        return  # a bot's answer could not be stored
    if live.resting:
        return
    for ask in table.asks:
        number, seat = live.decisions.number(ask.seat), live.seats[ask.seat]
        busy = live.thinking.get(ask.seat)
        if number is not None:
            note_asked(live, ask.seat, number)
        if number is None or (busy is not None and busy[0] == number and not busy[1].done()):
            continue
        if not is_lone_pass(ask) and waits_for_lesson(live, ask.seat):
            continue
        if seat.played_by_bot or is_lone_pass(ask):
            task = asyncio.create_task(answer_for(live, ask.seat, number))
            live.thinking[ask.seat] = (number, task)
        elif seat.visitor is not None and not live.is_connected(seat.visitor, ask.seat):
            live.context.notify(live, ask.seat)


def note_asked(live: LiveTable, seat: int, number: int) -> None:
    """Since when this seat has known its question."""
    if live.asked_since.get(seat, (None,))[0] != number:
        live.asked_since[seat] = number, monotonic()


def waits_for_lesson(live: LiveTable, seat: int) -> bool:
    """Is it a lesson, in which this seat does not move now by itself?"""
    lesson = live.lesson
    return lesson is not None and (seat == lesson.seat or not lesson.course.may_move(seat))


def is_lone_pass(ask: Ask) -> bool:
    """Is passing the only option?"""
    return bool(ask.idle) and len(ask.options) == 1 and ask.options[0] == ask.idle


async def answer_for(live: LiveTable, seat: int, number: int) -> None:
    """Waits first, so that people can follow; a lone pass takes as long as one by choice."""
    try:
        await asyncio.sleep(pause(live, seat))
        await wait_for_undo_request(live)
        text = await choose(live, seat, number)
        async with live.lock:
            if text and may_answer(live, seat, number):
                await answer(live, seat, text)
        if live.thinking.get(seat) == (number, asyncio.current_task()):
            del live.thinking[seat]
        drive(live)
    except (StoreFailed, Conflict):
        pass  # persist() has marked the table; it is loaded again from the disk
    except Exception as error:
        async with live.lock:
            await set_aside(live, error)


def pause(live: LiveTable, seat: int) -> float:
    """Seconds before a bot's decision or a lone pass; what nobody could learn from takes none."""
    timing, who = live.context.timing, live.seats[seat]
    if who.played_by_bot:
        tempo = tempo_of(live)
        return RANDOM.uniform(*timing.bot_pause) / tempo if tempo else 0.0
    if timing.pass_pause is not None:
        return RANDOM.uniform(*timing.pass_pause)
    if not is_watched(live, seat):
        return 0.0
    _, question = live.decisions.open.get(seat, (0, ""))
    return live.context.passing.pause(who.visitor or "", question)


def is_watched(live: LiveTable, seat: int) -> bool:
    """Could another person draw conclusions? Bots know the position only, not the time."""
    return any(it.kind == "person" and it.seat != seat for it in live.seats)


def note_pass(live: LiveTable, seat: int, text: str) -> None:
    """How long somebody took to pass who could have done something else; before it is answered."""
    assert live.table is not None
    ask = next(ask for ask in live.table.asks if ask.seat == seat)
    number, since = live.asked_since.get(seat, (None, 0.0))
    if text == ask.idle and number == live.decisions.number(seat) and not is_lone_pass(ask):
        visitor = live.seats[seat].visitor or ""
        live.context.passing.note(visitor, ask.key, monotonic() - since)


async def wait_for_undo_request(live: LiveTable) -> None:
    """A bot that played on would end an undo request people still think about."""
    for _ in range(int(UNDO_WAIT[live.record.pace.kind] / POLL_EVERY)):
        if live.requests.undo is None:
            return
        await asyncio.sleep(POLL_EVERY)


def may_answer(live: LiveTable, seat: int, number: int) -> bool:
    """Is it still the same question, and has the person not come back?"""
    if live.lost or live.record.status != "playing" or live.decisions.number(seat) != number:
        return False
    if live.resting:
        return False
    return live.seats[seat].played_by_bot or lone_pass_of(live, seat)


def lone_pass_of(live: LiveTable, seat: int) -> bool:
    """Is passing this seat's only option?"""
    assert live.table is not None
    return any(ask.seat == seat and is_lone_pass(ask) for ask in live.table.asks)


async def choose(live: LiveTable, seat: int, number: int) -> str:
    """The bot's choice; if the bot fails, a simpler one replaces it."""
    assert live.table is not None
    ask = next((ask for ask in live.table.asks if ask.seat == seat), None)
    who = live.seats[seat]
    if ask is None or live.decisions.number(seat) != number:
        return ""
    if is_lone_pass(ask):
        return ask.idle
    if not who.played_by_bot or waits_for_lesson(live, seat):
        return ""
    if live.lesson is not None:
        return live.lesson.course.move(ask)
    live.deal = live.deal or deal(
        live.table.head, bots_luck(live.context.store.key, live.record.id)
    )
    name, entries = who.bot or STAND_IN, live.table.entries
    try:
        return await live.context.thinkers.choose(live.record.id, live.deal, entries, seat, name)
    except BotFailed as failed:
        reason = failed.reason
    except Exception as error:  # not the table's fault
        LOGGER.error("asking bot %s failed: %s", name, type(error).__name__)
        reason = "crashed"
    if reason == "late":
        return ""
    metrics.bot_failures.labels(reason).inc()
    LOGGER.warning("bot %s %s at table %s", name, reason, live.record.id)
    async with live.lock:
        if may_answer(live, seat, number):
            await fall_back(live, seat, name)
    return any_option(ask)


async def fall_back(live: LiveTable, seat: int, name: str) -> None:
    """A simpler bot plays here from now on, and the table is told."""
    changed = live.update_seat(live.seats[seat].replace(bot=simpler(name), fell_back=True))
    await live.persist("fell_back", seat, None, changed, bot=name)
    live.publish(card=True)


async def answer(live: LiveTable, seat: int, text: str) -> None:
    """The same path as a person's answer; an illegal one is replaced by any legal one."""
    table = live.table
    assert table is not None
    ask = next(ask for ask in table.asks if ask.seat == seat)
    lone_pass = is_lone_pass(ask)
    try:
        table.answer(text, seat)
    except Refused:
        table.answer(any_option(ask), seat)
    if live.lesson is not None:
        if not lone_pass:
            live.lesson.course.moved()
        live.lesson.settle(table)
    await live.persist("answer", seat, None)
    metrics.moves.inc()
    live.publish()
