"""Chat at a table: text, never markup."""

from collections import deque
from typing import Final

from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.views.reader import Reader
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.outgoing import ChatLine

KEEP: Final = "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)"
MINUTE: Final = 60_000


async def speak(live: LiveTable, reader: Reader, text: str, key: str) -> None:
    """Anyone seated may chat, unless muted, and not too often."""
    mine = live.seats_of(reader.visitor)
    seat = reader.seat if reader.seat in mine else next(iter(mine), None)
    if seat is None:
        raise HttpRefused("only_seats_speak", 403)
    if live.seats[seat].muted:
        raise HttpRefused("muted", 403)
    said = "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()
    if not said:
        raise HttpRefused("nothing_said")
    now = now_ms()
    rate_limit(live, seat, now)
    await add_line(live, ChatLine(live.next_line(), seat, live.seats[seat].name, said, now), key)


def rate_limit(live: LiveTable, seat: int, now: int) -> None:
    """Limits lines per minute and seat."""
    most = live.context.timing.chat_each_minute
    recent: deque[int] = deque(line.at for line in live.chat[-100:] if line.seat == seat)
    if len(recent) >= most and now - recent[-most] < MINUTE:
        raise HttpRefused("too_fast", 429, seconds=(MINUTE - now + recent[-most]) // 1000 + 1)


async def add_line(live: LiveTable, line: ChatLine, key: str | None = None) -> None:
    """Persist a line, then publish it."""
    row = (live.record.id, line.number, line.seat, line.name, line.text, line.at)
    await live.persist("chat", line.seat, key, (KEEP, row))
    live.chat.append(line)
    live.publish(chat=[line])


async def announce(live: LiveTable, seat: int, action: str, reason: str) -> None:
    """A chat line by the server: a key, the person concerned, and the host's words."""
    name = live.seats[seat].name.replace(":", " ")  # the separator of the line's parts
    text = f"{action}:{name}:{reason}"
    await add_line(live, ChatLine(live.next_line(), None, "", text, now_ms()))
