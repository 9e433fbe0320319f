"""The order of a move: seen before? whose seat? which decision? legal? durable? Then publish."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from saddlebag.kernel.ask import Refused
from saddlebag.server import metrics
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.failures import Conflict, StoreFailed
from saddlebag.server.tables.life.set_aside import set_aside
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.bots import drive, note_pass
from saddlebag.server.tables.play.chat import announce, speak
from saddlebag.server.tables.play.teaching import answered, judge, teach
from saddlebag.server.tables.presence.returning import mark_returned
from saddlebag.server.tables.state.seat import PRESENT
from saddlebag.server.tables.undo.consent import grant, other_players, request_undo
from saddlebag.server.tables.undo.steps import answers_to_undo
from saddlebag.server.tables.views.reader import Reader
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.incoming import (
    Answer,
    Answers,
    AskUndo,
    Chat,
    Command,
    Consent,
    Order,
    Pause,
    Teach,
    Undo,
)
from saddlebag.server.wire.outgoing import Ack, Nack, encode


async def command(live: LiveTable, reader: Reader, said: Command) -> None:
    """Every command gets an ack or a nack, the same one however often it is sent."""
    key = f"{reader.visitor}:{said.cid}"
    async with live.lock:
        if key in live.accepted:
            reader.send(encode(Ack(said.cid, live.accepted[key])))
            return
        said_before = live.refused.find(reader.visitor, said.cid)
        if said_before is not None:
            reader.send(said_before)
            return
        reader.hold()
        try:
            await carry_out(live, reader, said, key)
            reply = encode(Ack(said.cid, live.accepted.get(key, live.rows)))
        except HttpRefused as no:
            reply = refuse(live, reader, Nack(said.cid, no.reason, no.values, no.rule))
        except Refused as no:
            reply = refuse(live, reader, Nack(said.cid, no.reason, no.values, no.rule))
        reader.release(reply)
    drive(live)


async def carry_out(live: LiveTable, reader: Reader, said: Command, key: str) -> None:
    """A failing disk refuses the command, a bug in a rule sets the table aside."""
    if live.lost or live.context.store.failing:
        raise HttpRefused("storage_failed", 503, why=live.context.store.failing or "disk_error")
    if live.record.mode == "lesson" and not isinstance(said, LEARNING):
        raise HttpRefused("only_a_lesson", 409)
    try:
        await HANDLERS[type(said)](live, reader, said, key)
    except (HttpRefused, Refused):
        raise
    except StoreFailed as failed:
        raise HttpRefused("storage_failed", 503, why=failed.reason) from failed
    except Conflict as conflict:  # the disk is ahead of this table
        raise HttpRefused("storage_failed", 503, why="disk_error") from conflict
    except Exception as error:
        await set_aside(live, error)
        raise HttpRefused("set_aside", 500) from error


def refuse(live: LiveTable, reader: Reader, nack: Nack) -> bytes:
    """Remembered in case the command is sent again, except when storage failed."""
    metrics.refused.labels(nack.reason).inc()
    reply = encode(nack)
    if nack.reason != "storage_failed":
        seated = reader.visitor is not None and bool(live.seats_of(reader.visitor))
        live.refused.keep(reader.visitor, nack.cid, reply, seated)
    return reply


def commanding_seat(live: LiveTable, reader: Reader, wanted: int | None = None) -> int:
    """The seat a reader acts for: the one it watches from, if that is still its own."""
    seat = reader.seat
    mine = seat is not None and live.seats[seat].visitor == reader.visitor is not None
    if seat is None or not mine or (wanted is not None and wanted != seat):
        raise HttpRefused("not_your_seat", 403)
    if live.record.status != "playing":
        raise HttpRefused("not_playing", found=live.record.status)
    return seat


async def decide(live: LiveTable, reader: Reader, said: Answer | Answers, key: str) -> None:
    """Answer the ask it was meant for, or a whole group."""
    seat, table = commanding_seat(live, reader, said.seat), live.table
    assert table is not None
    number = live.decisions.number(seat)
    if number is None:
        raise HttpRefused("not_asked", asked=sorted(live.decisions.open))
    if number != said.decision:
        raise HttpRefused("already_decided", given=said.decision, now=number)
    if live.record.mode == "lesson":
        judge(live, [said.text] if isinstance(said, Answer) else said.texts)
    if isinstance(said, Answer):
        note_pass(live, seat, said.text)
        table.answer(said.text, seat)
    else:
        table.answer_group(said.texts, seat)
    if live.lesson is not None:
        answered(live)
    returned = live.seats[seat].away != PRESENT
    if returned:  # deciding means being back
        await live.persist("answer", seat, key, mark_returned(live, seat))
    else:
        await live.persist("answer", seat, key)
    metrics.moves.inc()
    live.publish(card=returned)


async def undo(live: LiveTable, reader: Reader, said: Undo, key: str) -> None:
    """As far as that is free."""
    seat, table = commanding_seat(live, reader), live.table
    assert table is not None
    table.undo(seat, answers_to_undo(live, seat, said.answers))
    await live.persist("undo", seat, key)
    live.publish()


async def ask_undo(live: LiveTable, reader: Reader, said: AskUndo, key: str) -> None:
    """Ask the players concerned; with nobody to ask it is granted at once."""
    seat, table = commanding_seat(live, reader), live.table
    assert table is not None
    if live.free_steps(seat):
        raise HttpRefused("undo_is_free")
    request = request_undo(live, seat)
    if request.waiting:
        await live.persist("ask_undo", seat, key, **request.to_log())
        live.publish()
    else:
        await grant(live, request, key)


async def consent(live: LiveTable, reader: Reader, said: Consent, key: str) -> None:
    """Done once the last player agrees."""
    seat = commanding_seat(live, reader)
    live.requests.expire_undo(live.written)
    undo = live.requests.undo
    request = live.requests.answer(said.request, seat, said.yes)
    if request is not None:
        await grant(live, request, key)
        return
    await live.persist("consent", seat, key, yes=said.yes, request=said.request)
    if undo is not None and live.requests.undo is None and seat != undo.by:
        await announce(live, seat, "undo_refused", live.seats[undo.by].name)
    else:
        live.publish()


async def order(live: LiveTable, reader: Reader, said: Order, key: str) -> None:
    """Standing orders: asks to pass automatically."""
    seat, table = commanding_seat(live, reader), live.table
    assert table is not None
    table.order(seat, said.keys, said.until)
    await live.persist("order", seat, key)
    live.publish()


async def pause(live: LiveTable, reader: Reader, said: Pause, key: str) -> None:
    """Stopping the clocks needs everybody's consent; anyone may resume them."""
    seat, clocks = commanding_seat(live, reader), live.clocks
    if not clocks.running:
        raise HttpRefused("no_clock")
    if said.stop == (clocks.paused is not None):
        raise HttpRefused("paused_already" if said.stop else "not_paused")
    if said.stop:
        request = live.requests.ask_pause(live.rows, seat, other_players(live, seat))
        if request.waiting:
            await live.persist("ask_pause", seat, key, **request.to_log())
            live.publish()
        else:
            await grant(live, request, key)
        return
    clocks.resume(now_ms())
    await live.persist("resume", seat, key)
    live.publish()


async def chat(live: LiveTable, reader: Reader, said: Chat, key: str) -> None:
    """A line for everybody."""
    await speak(live, reader, said.text, key)


async def learn(live: LiveTable, reader: Reader, said: Teach, key: str) -> None:
    """A learner goes on, is shown, or goes back."""
    await teach(live, commanding_seat(live, reader), said, key)


LEARNING: Final = (Answer, Answers, Teach)  # all that is done at a lesson's table
Handler = Callable[[LiveTable, Reader, Any, str], Awaitable[None]]
HANDLERS: Final[dict[type[Command], Handler]] = {
    Answer: decide,
    Answers: decide,
    Undo: undo,
    AskUndo: ask_undo,
    Consent: consent,
    Order: order,
    Pause: pause,
    Chat: chat,
    Teach: learn,
}
