"""The order of a move: seen before? whose seat? which decision? legal? durable? Then it is told."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from saddlebag.kernel.ask import Refused
from saddlebag.server.pages import counts
from saddlebag.server.store.failures import Conflict, StoreFailed
from saddlebag.server.tables.agreeing import ask_to_take_back, grant, others
from saddlebag.server.tables.attending import back_again
from saddlebag.server.tables.chat import speak
from saddlebag.server.tables.driver import drive
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.reader import Reader
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import PRESENT
from saddlebag.server.tables.set_aside import set_aside
from saddlebag.server.wire.news import Ack, Nack, write_news
from saddlebag.server.wire.said import (
    Answer,
    Answers,
    AskUndo,
    Chat,
    Command,
    Consent,
    Order,
    Pause,
    Undo,
)


async def command(live: LiveTable, reader: Reader, said: Command) -> None:
    """Every command gets an ack or a nack, the same one however often it is sent."""
    key = f"{reader.visitor}:{said.cid}"
    async with live.lock:
        if key in live.accepted:
            reader.tell(write_news(Ack(said.cid, live.accepted[key])))
            return
        said_before = live.refused.told(reader.visitor, said.cid)
        if said_before is not None:
            reader.tell(said_before)
            return
        reader.hold()
        try:
            await carry_out(live, reader, said, key)
            reply = write_news(Ack(said.cid, live.accepted.get(key, live.rows)))
        except No as no:
            reply = refuse(live, reader, Nack(said.cid, no.reason, no.values, no.rule))
        except Refused as no:
            reply = refuse(live, reader, Nack(said.cid, no.reason, no.values, no.rule))
        reader.release(reply)
    drive(live)


async def carry_out(live: LiveTable, reader: Reader, said: Command, key: str) -> None:
    """Do it; a full or failing disk refuses it, a mistake in a rule sets the table aside."""
    if live.lost or live.house.store.failing:
        raise No("storage_failed", 503, why=live.house.store.failing or "disk_error")
    try:
        await DEEDS[type(said)](live, reader, said, key)
    except (No, Refused):
        raise
    except StoreFailed as failed:
        raise No("storage_failed", 503, why=failed.reason) from failed
    except Conflict as conflict:  # what is on the disk is newer than this table
        raise No("storage_failed", 503, why="disk_error") from conflict
    except Exception as error:
        await set_aside(live, error)
        raise No("set_aside", 500) from error


def refuse(live: LiveTable, reader: Reader, nack: Nack) -> bytes:
    """Remembered, in case the command is sent again; a disk may be mended meanwhile."""
    counts.refused.add(nack.reason)
    reply = write_news(nack)
    if nack.reason != "storage_failed":
        seated = reader.visitor is not None and bool(live.seats_of(reader.visitor))
        live.refused.keep(reader.visitor, nack.cid, reply, seated)
    return reply


def own_seat(live: LiveTable, reader: Reader, wanted: int | None = None) -> int:
    """The seat a reader speaks for: the one it looks from, if that is still its own."""
    seat = reader.seat
    mine = seat is not None and live.seats[seat].visitor == reader.visitor is not None
    if seat is None or not mine or (wanted is not None and wanted != seat):
        raise No("not_your_seat", 403)
    if live.record.status != "playing":
        raise No("not_playing", found=live.record.status)
    return seat


async def decide(live: LiveTable, reader: Reader, said: Answer | Answers, key: str) -> None:
    """An answer to the question it was meant for, or the answers of a group."""
    seat, table = own_seat(live, reader, said.seat), live.table
    assert table is not None
    number = live.decisions.number(seat)
    if number is None:
        raise No("not_asked", asked=sorted(live.decisions.open))
    if number != said.decision:
        raise No("already_decided", given=said.decision, now=number)
    if isinstance(said, Answer):
        table.answer(said.text, seat)
    else:
        table.answer_group(said.texts, seat)
    returned = live.seats[seat].away != PRESENT
    if returned:  # whoever decides is back
        await live.keep("answer", seat, key, back_again(live, seat))
    else:
        await live.keep("answer", seat, key)
    counts.moves.add()
    live.publish(card=returned)


async def undo(live: LiveTable, reader: Reader, said: Undo, key: str) -> None:
    """Back as far as that is free."""
    seat, table = own_seat(live, reader), live.table
    assert table is not None
    table.undo(seat, said.answers)
    await live.keep("undo", seat, key)
    live.publish()


async def ask_undo(live: LiveTable, reader: Reader, said: AskUndo, key: str) -> None:
    """Those concerned are asked; with nobody to ask it is granted at once."""
    seat, table = own_seat(live, reader), live.table
    assert table is not None
    if table.undoable(seat):
        raise No("undo_is_free")
    request = ask_to_take_back(live, seat)
    if request.waiting:
        await live.keep("ask_undo", seat, key, **request.kept())
        live.publish()
    else:
        await grant(live, request, key)


async def consent(live: LiveTable, reader: Reader, said: Consent, key: str) -> None:
    """Once the last one has said yes it is done."""
    seat = own_seat(live, reader)
    live.requests.moved_on(live.written)
    request = live.requests.agree(said.request, seat, said.yes)
    if request is not None:
        await grant(live, request, key)
    else:
        await live.keep("consent", seat, key, yes=said.yes, request=said.request)
        live.publish()


async def order(live: LiveTable, reader: Reader, said: Order, key: str) -> None:
    """What to let pass for me."""
    seat, table = own_seat(live, reader), live.table
    assert table is not None
    table.order(seat, said.keys, said.until)
    await live.keep("order", seat, key)
    live.publish()


async def pause(live: LiveTable, reader: Reader, said: Pause, key: str) -> None:
    """To stop the clocks everybody must agree; anybody lets them run again."""
    seat, clocks = own_seat(live, reader), live.clocks
    if not clocks.running:
        raise No("no_clock")
    if said.stop == (clocks.paused is not None):
        raise No("paused_already" if said.stop else "not_paused")
    if said.stop:
        request = live.requests.ask_pause(live.rows, seat, others(live, seat))
        if request.waiting:
            await live.keep("ask_pause", seat, key, **request.kept())
            live.publish()
        else:
            await grant(live, request, key)
        return
    clocks.resume(now_ms())
    await live.keep("resume", seat, key)
    live.publish()


async def chat(live: LiveTable, reader: Reader, said: Chat, key: str) -> None:
    """A line for everybody."""
    await speak(live, reader, said.text, key)


Deed = Callable[[LiveTable, Reader, Any, str], Awaitable[None]]
DEEDS: Final[dict[type[Command], Deed]] = {
    Answer: decide,
    Answers: decide,
    Undo: undo,
    AskUndo: ask_undo,
    Consent: consent,
    Order: order,
    Pause: pause,
    Chat: chat,
}
