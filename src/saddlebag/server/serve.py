"""`saddlebag serve`: opens the folder and the port, runs until it is told to stop."""

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
from saddlebag.server.brisk import Brisk
from saddlebag.server.greeting import greet, has_desktop, open_page
from saddlebag.server.listening import allow_many_files, lan_address, listen, own_address
from saddlebag.server.mishaps import Discreet
from saddlebag.server.setting import Setting
from saddlebag.server.sockets.protocol import Impatient
from saddlebag.server.store.store import Store
from saddlebag.server.wire.limits import MOST_BYTES

FORMAT = "%(asctime)s %(levelname)s %(name)s %(message)s"
LOOK_UP = 5.0  # seconds between two looks at what time it is
SWEEPS = (20_000, 10, 10)  # tables are full of objects that live long: look at them rarely

log = logging.getLogger("saddlebag")


class Server(uvicorn.Server):
    """Greets when it can be reached, not before."""

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
        gc.freeze()  # modules stay for good
        gc.set_threshold(*SWEEPS)
        setting = self.setting
        own = own_address(setting.host, self.port)
        log.info("started address=%s data=%s", own, setting.data)
        greet(own, lan_address(setting.host, self.port), setting.public_url)
        if setting.browser and has_desktop():
            open_page(own)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop wakes the loop below."""
        super().handle_exit(sig, frame)
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.stopping.set)

    async def main_loop(self) -> None:
        """Wakes when it is to stop, and rarely else: most of the time nothing happens at all."""
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), LOOK_UP)


def serve(setting: Setting, **parts: Any) -> None:
    """Run until Ctrl-C or SIGTERM; all that was acknowledged is kept. `parts` go to make_app."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both ways to stop are one
    write_log()
    allow_many_files()
    store = Store.open(setting.data)
    try:
        with listen(setting.host, setting.port) as listening:
            run(setting, store, listening, parts)
    except KeyboardInterrupt:
        pass  # that is how it is stopped
    finally:
        store.close()
        log.info("stopped%s", f" reason={store.writer.failing}" if store.writer.failing else "")


def write_log() -> None:
    """To standard error; no line, whoever writes it, holds an error's own words."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    log.setLevel(logging.INFO)


def run(setting: Setting, store: Store, listening: socket.socket, parts: dict[str, Any]) -> None:
    """The app behind the port."""
    port: int = listening.getsockname()[1]
    app = make_app(
        store,
        public_url=setting.public_url,
        address=own_address(setting.host, port),
        lan_url=lan_address(setting.host, port),
        webhook=setting.webhook,
        **parts,
    )
    Server(configuration(app), setting, port).run(sockets=[listening])


def configuration(app: object) -> uvicorn.Config:
    """As measured: each of these costs, or saves, a good part of a move."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # FastAPI is one; its own types say it less exactly
        loop="uvloop",
        http=Brisk,  # uvicorn's httptools
        ws=Impatient,  # uvicorn's websockets-sansio
        ws_max_size=MOST_BYTES,
        ws_max_queue=4,
        ws_per_message_deflate=False,  # costs more than all the rest together
        ws_ping_interval=45.0,  # proxies give up after 60 quiet seconds
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses hold tables, and nobody needs to know who came
        server_header=False,
        proxy_headers=False,  # our own layer believes them, and only with a public URL
        timeout_graceful_shutdown=1,
    )
