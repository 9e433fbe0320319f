"""`saddlebag serve` and `saddlebag backup`, as a person calls them."""

import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from saddlebag.cli import main
from saddlebag.server import greeting
from saddlebag.server.listening import SEND_BUFFER, lan_address, listen, own_address
from saddlebag.server.setting import data_folder
from saddlebag.server.store.store import Store
from tests.server.serving import quick, serving

Captured = pytest.CaptureFixture[str]


def refused(capsys: Captured, *argv: str) -> str:
    """The one line a command says no with, and exit status 2."""
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("saddlebag: ") and said.err.count("\n") == 1
    return said.err


def test_a_started_server_is_well_counts_and_shows_the_page(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        health = httpx.get(f"{server.address}/healthz")
        metrics = httpx.get(f"{server.address}/metrics").text
        page = httpx.get(server.address)
        assert health.status_code == 200 and health.json() == {"well": True}
        assert "saddlebag_commit_seconds_count" in metrics
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert "server" not in page.headers


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told_and_sockets_are_told_to_come_again(tmp_path: Path, how: int) -> None:
    with serving(tmp_path) as server, server.socket() as connection:
        status, _, logged = server.stop(how)
        assert status == 0
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv()
        assert closed.value.rcvd and closed.value.rcvd.code == 1012
    lines = logged.splitlines()
    assert len(lines) == 2 and "started" in lines[0] and "stopped" in lines[1]


def test_a_second_server_on_the_same_folder_refuses_to_start(tmp_path: Path) -> None:
    with serving(tmp_path) as first, serving(tmp_path) as second:
        assert first.address and not second.address
        _, complaint = second.process.communicate(timeout=20)
        assert second.process.returncode == 2 and "Another server has" in complaint


def test_it_starts_again_after_it_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.stop(signal.SIGKILL)
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_a_failing_disk_is_reported_by_healthz_and_every_refusal(tmp_path: Path, disk: str) -> None:
    with quick(tmp_path, LD_PRELOAD=disk, FAIL_SYNC="30") as server:
        asked = [
            httpx.post(f"{server.address}/api/play-now", json={}, headers={"x-saddlebag": "1"})
            for _ in range(20)
        ]
        health = httpx.get(f"{server.address}/healthz")
        assert asked[0].status_code == 200 and asked[-1].status_code == 503
        assert asked[-1].json()["reason"] == "storage_failed"
        assert asked[-1].json()["values"]["why"] == health.json()["reason"] == "disk_error"
        assert health.status_code == 503
        _, _, logged = server.stop()
    assert "store_failed reason=disk_error" in logged and "Traceback" not in logged


def test_a_backup_is_made_while_it_runs(tmp_path: Path, capsys: Captured) -> None:
    with serving(tmp_path / "data"):
        copy = tmp_path / "copy.sqlite"
        assert main(["backup", str(copy), "--data", str(tmp_path / "data")]) == 0
    assert str(copy) in capsys.readouterr().out
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT count(*) FROM house").fetchone() == (1,)


def test_a_taken_port_is_named_and_another_one_proposed(tmp_path: Path, capsys: Captured) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        told = refused(capsys, "serve", "--port", port, "--data", str(tmp_path))
    assert f"Port {port} of 127.0.0.1 is taken" in told and "--port" in told


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["--port", "65536"], "from 0 to 65535"),
        (["--port", "-1"], "a whole number from 0 up"),
        (["--port", "http"], "a whole number from 0 up"),
        (["--host", "nowhere.invalid"], "no address of this computer"),
        (["--host", "192.0.2.7"], "no address of this computer"),
        (["--public-url", "games.example.org"], "The public URL cannot be"),
        (["--public-url", "https://games.example.org/saddlebag"], "with nothing behind it"),
        (["--public-url", "https://me@games.example.org"], "The public URL cannot be"),
        (["--public-url", "ftp://games.example.org"], "The public URL cannot be"),
        (["--webhook", "hook"], "The webhook cannot be"),
        (["--data", "/dev/null"], "cannot be used to keep tables"),
        (["--nonsense"], "--help"),
    ],
)
def test_bad_arguments_are_reported_in_one_line(
    tmp_path: Path, capsys: Captured, argv: list[str], told: str
) -> None:
    assert told in refused(capsys, "serve", "--data", str(tmp_path), "--no-browser", *argv)


def test_a_refused_start_lets_go_of_the_folder(tmp_path: Path, capsys: Captured) -> None:
    refused(capsys, "serve", "--host", "192.0.2.7", "--data", str(tmp_path))
    Store.open(tmp_path).close()


def test_a_backup_of_nothing_says_so(tmp_path: Path, capsys: Captured) -> None:
    told = refused(capsys, "backup", str(tmp_path / "copy"), "--data", str(tmp_path / "none"))
    assert "keeps nothing yet" in told


def test_the_local_network_gets_an_address_and_a_code(capsys: Captured) -> None:
    greeting.print_addresses("http://127.0.0.1:8000", "http://192.168.1.5:8000", None)
    told = capsys.readouterr().out
    assert "On the local network: http://192.168.1.5:8000" in told and "\u2580" in told


def test_this_computer_alone_gets_no_code(capsys: Captured) -> None:
    greeting.print_addresses("http://127.0.0.1:8000", None, None)
    assert capsys.readouterr().out.count("\n") == 1


def test_addresses_are_those_a_browser_takes() -> None:
    assert own_address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert own_address("::1", 80) == "http://[::1]:80"
    assert lan_address("127.0.0.1", 80) is None and lan_address("localhost", 80) is None
    assert lan_address("192.168.1.5", 80) == "http://192.168.1.5:80"


def test_the_page_is_opened_where_there_is_a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert greeting.has_desktop()
    monkeypatch.delenv("DISPLAY")
    assert not greeting.has_desktop()


def test_a_browser_that_does_not_come_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(address: str) -> bool:
        asked.append(address)
        raise OSError("no browser")

    asked: list[str] = []
    uncaught: list[object] = []
    monkeypatch.setattr("webbrowser.open", none)
    monkeypatch.setattr("threading.excepthook", uncaught.append)
    greeting.open_page("http://127.0.0.1:8000").join(5)
    assert asked == ["http://127.0.0.1:8000"] and not uncaught


def test_tables_are_kept_where_the_desktop_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/saddlebag")
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/home/anna")
    assert data_folder() == Path("/home/anna/.local/share/saddlebag")


def test_other_commands_do_not_wait_for_the_server() -> None:
    program = "import sys; from saddlebag.cli import main; main(['games']); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    loaded = told.stdout.split()
    assert "saddlebag.cli" in loaded and "fastapi" not in loaded and "uvicorn" not in loaded


def test_the_system_holds_little_for_a_client_that_does_not_read() -> None:
    with listen("127.0.0.1", 0) as bound:
        bound.listen()
        with socket.create_connection(bound.getsockname()), bound.accept()[0] as accepted:
            held = accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
    assert held <= 2 * SEND_BUFFER  # Linux counts its own book-keeping, too


def test_a_socket_that_is_bound_is_listened_on() -> None:
    with listen("127.0.0.1", 0) as bound:
        assert bound.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) == 1
