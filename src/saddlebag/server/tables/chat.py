"""What people say to each other at a table: text, never markup."""

from collections import deque
from typing import Final

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.reader import Reader
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.wire.news import ChatLine

KEEP: Final = "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)"
MINUTE: Final = 60_000


async def speak(live: LiveTable, reader: Reader, text: str, key: str) -> None:
    """Whoever sits at the table may speak, unless muted, and not too often."""
    mine = live.seats_of(reader.visitor)
    seat = reader.seat if reader.seat in mine else next(iter(mine), None)
    if seat is None:
        raise No("only_seats_speak", 403)
    if live.seats[seat].muted:
        raise No("muted", 403)
    said = "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()
    if not said:
        raise No("nothing_said")
    now = now_ms()
    slow_down(live, seat, now)
    await write(live, ChatLine(len(live.chat), seat, live.seats[seat].name, said, now), key)


def slow_down(live: LiveTable, seat: int, now: int) -> None:
    """So many lines a minute."""
    most = live.house.manners.chat_each_minute
    recent: deque[int] = deque(line.at for line in live.chat[-100:] if line.seat == seat)
    if len(recent) >= most and now - recent[-most] < MINUTE:
        raise No("too_fast", 429, seconds=(MINUTE - now + recent[-most]) // 1000 + 1)


async def write(live: LiveTable, line: ChatLine, key: str | None = None) -> None:
    """Kept, then told."""
    row = (live.record.id, line.number, line.seat, line.name, line.text, line.at)
    await live.keep("chat", line.seat, key, (KEEP, row))
    live.chat.append(line)
    live.publish(chat=[line])
