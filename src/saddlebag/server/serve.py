"""`saddlebag serve`: opens the folder and the port, runs until stopped."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn

from saddlebag.server.app import make_app
from saddlebag.server.error_log import PrivateFormatter
from saddlebag.server.greeting import has_desktop, open_page, print_addresses
from saddlebag.server.http_protocol import Pace, paced
from saddlebag.server.listening import allow_many_files, lan_address, listen, own_address
from saddlebag.server.pages.proxy import is_near
from saddlebag.server.people.limits import Buckets
from saddlebag.server.setting import Setting
from saddlebag.server.sockets.websocket_protocol import protocol_class
from saddlebag.server.store.store import Store
from saddlebag.server.tables.context import Timing
from saddlebag.server.wire.limits import MOST_BYTES

FORMAT = "%(asctime)s %(levelname)s %(name)s %(message)s"
LOOK_UP = 5.0  # seconds between two ticks
SWEEPS = (20_000, 10, 10)  # tables hold many long-lived objects: collect rarely

log = logging.getLogger("saddlebag")


class Server(uvicorn.Server):
    """Prints the addresses once it can be reached."""

    def __init__(self, config: uvicorn.Config, setting: Setting, port: int) -> None:
        super().__init__(config)
        self.setting = setting
        self.port = port
        self.loop: asyncio.AbstractEventLoop | None = None
        self.stopping = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # modules live forever
        gc.set_threshold(*SWEEPS)
        setting = self.setting
        own = own_address(setting.host, self.port)
        log.info("started address=%s data=%s", own, setting.data)
        print_addresses(own, lan_address(setting.host, self.port), setting.public_url)
        if setting.browser and has_desktop():
            open_page(own)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Wakes the loop below."""
        super().handle_exit(sig, frame)
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.stopping.set)

    async def main_loop(self) -> None:
        """Sleeps until stopped, with a rare look at the clock."""
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), LOOK_UP)


def serve(setting: Setting, **parts: Any) -> None:
    """Run until Ctrl-C or SIGTERM; `parts` go to make_app."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both stop signals behave the same
    write_log()
    allow_many_files()
    store = Store.open(setting.data)
    try:
        if setting.copy_to is not None:
            store.ship_to(setting.copy_to)
        with listen(setting.host, setting.port) as listening:
            run(setting, store, listening, parts)
    except KeyboardInterrupt:
        pass  # the normal way to stop
    finally:
        store.close()
        log.info("stopped%s", f" reason={store.writer.failing}" if store.writer.failing else "")


def write_log() -> None:
    """To standard error; no line contains an error's message."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PrivateFormatter(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    log.setLevel(logging.INFO)


def run(setting: Setting, store: Store, listening: socket.socket, parts: dict[str, Any]) -> None:
    """The app on this port."""
    port: int = listening.getsockname()[1]
    app = make_app(
        store,
        public_url=setting.public_url,
        address=own_address(setting.host, port),
        lan_url=lan_address(setting.host, port),
        webhook=setting.webhook,
        open_metrics=setting.open_metrics,
        backup_every=setting.backup_every,
        forget=setting.forget,
        **{"timing": timing(setting), **parts},
    )
    pace = connection_pace(app.state.auth.buckets, behind_proxy=setting.public_url is not None)
    Server(configuration(app, pace), setting, port).run(sockets=[listening])


def timing(setting: Setting) -> Timing:
    """Passes that are the only answer are hidden among the others, unless the host wants speed."""
    return Timing(pass_pause=(0.0, 0.0) if setting.passes_at_once else None)


def connection_pace(buckets: Buckets, behind_proxy: bool) -> Pace:
    """A proxy brings everybody's connections and must not wait; FairShare knows whose they are."""

    def wait(address: str) -> float:
        if behind_proxy and is_near((address, 0)):
            return 0.0
        seconds = buckets.wait("knock", address)
        buckets.spend("knock", address)
        return seconds

    return wait


def configuration(app: object, pace: Pace) -> uvicorn.Config:
    """Chosen by measurement: each of these settings changes the cost of a move noticeably."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # FastAPI's own type is less exact
        loop="uvloop",
        http=paced(pace),  # uvicorn's httptools
        ws=protocol_class(),  # uvicorn's websockets-sansio, with a fast path
        ws_max_size=MOST_BYTES,
        ws_max_queue=4,
        ws_per_message_deflate=False,  # costs more than everything else together
        ws_ping_interval=45.0,  # proxies close after 60 quiet seconds
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses contain table ids
        server_header=False,
        proxy_headers=False,  # see pages/proxy.py
        timeout_graceful_shutdown=1,
    )
