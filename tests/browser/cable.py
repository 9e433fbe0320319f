"""The cable between a browser and the server, which can be cut."""

import socket
from contextlib import suppress
from selectors import EVENT_READ, DefaultSelector
from threading import Lock, Thread


class Cable:
    """Passes on all bytes both ways, from a port of its own; `cut` breaks every connection."""

    def __init__(self, target: str) -> None:
        host, port = target.removeprefix("http://").split(":")
        self.target = (host, int(port))
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.selector = DefaultSelector()
        self.selector.register(self.door, EVENT_READ)
        self.lock = Lock()
        self.other: dict[socket.socket, socket.socket] = {}
        self.open = True
        self.thread = Thread(target=self.carry, daemon=True)
        self.thread.start()

    def carry(self) -> None:
        """One thread for everything."""
        while self.open:
            for key, _ in self.selector.select(timeout=0.2):
                with self.lock:
                    self.serve(key.fileobj)

    def serve(self, ready: object) -> None:
        """A new connection, or bytes on an old one."""
        if ready is self.door:
            near, far = self.door.accept()[0], socket.create_connection(self.target)
            for one, other in ((near, far), (far, near)):
                self.other[one] = other
                self.selector.register(one, EVENT_READ)
        elif isinstance(ready, socket.socket) and ready in self.other:
            self.pass_on(ready)

    def pass_on(self, one: socket.socket) -> None:
        """Whoever hangs up ends both halves."""
        try:
            found = one.recv(65536)
            self.other[one].sendall(found)
        except OSError:
            found = b""
        if not found:
            self.drop(one)

    def drop(self, one: socket.socket) -> None:
        for end in (self.other.pop(one), one):
            self.other.pop(end, None)
            with suppress(KeyError):
                self.selector.unregister(end)
            end.close()

    def cut(self) -> None:
        """Everything that runs now breaks; what is dialled anew works again."""
        with self.lock:
            while self.other:
                self.drop(next(iter(self.other)))

    def close(self) -> None:
        self.open = False
        self.thread.join()
        self.cut()
        self.selector.close()
        self.door.close()
