"""`stammtisch play`: the port, the address, the browser, and a clean end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from processes import child

from stammtisch.cli import main
from stammtisch.server.http import startup as serving
from stammtisch.server.settings import default_database

START = """
import sys
from stammtisch.server.http import startup
startup.PORT = int(sys.argv[2])
startup.serve(host=sys.argv[1], open_browser=False)
"""


def started(folder: Path, host: str, port: int) -> AbstractContextManager[subprocess.Popen[str]]:
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {
        **os.environ,
        "PYTHONPATH": paths,
        "XDG_DATA_HOME": str(folder),
        "PYTHONUNBUFFERED": "1",
        "LANG": "en",
    }
    return child(
        [sys.executable, "-c", START, host, str(port)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_a_taken_port_that_nobody_asked_for_gives_another_and_ctrl_c_ends_cleanly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with started(tmp_path, "127.0.0.1", port) as process:
            _check(process, port)
        assert (tmp_path / "stammtisch" / "stammtisch.sqlite").exists()


def _check(process: subprocess.Popen[str], port: int) -> None:
    assert process.stdout is not None
    first = process.stdout.readline()
    assert str(port) in first and "in use" in first
    address = next(word for word in process.stdout.readline().split() if word.startswith("http://127.0.0.1:"))
    end = time.monotonic() + 120
    while True:
        try:
            assert httpx.get(f"{address}api/games", timeout=60).status_code == 200
            break
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in rest


def test_a_taken_port_that_was_asked_for_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Behind a proxy, nobody would find the server elsewhere."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["play", "--port", port, "--no-browser", "--database", str(tmp_path / "games.sqlite")]
        with pytest.raises(SystemExit) as ended:
            main(words)
    said = capsys.readouterr()
    assert ended.value.code == 2 and said.out == ""
    assert said.err.count("\n") == 1 and f"port {port} of 127.0.0.1 is in use" in said.err
    assert not (tmp_path / "games.sqlite").exists()


@pytest.mark.parametrize("json_line", [True, False])
def test_a_script_learns_the_address_from_a_file(tmp_path: Path, json_line: bool) -> None:
    """Without a terminal output is buffered; the address must be there all the same, and answer."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    environment.pop("PYTHONUNBUFFERED", None)
    words = ["play", "--port", "0", "--no-browser", *["--json"][: int(json_line)]]
    log = tmp_path / "log"
    command = [sys.executable, "-m", "stammtisch", *words]
    with log.open("w") as out, child(command, env=environment, stdout=out) as process:
        end = time.monotonic() + 120
        while not (said := log.read_text()).endswith("\n"):
            assert process.poll() is None and time.monotonic() < end
            time.sleep(0.05)
        line = said.splitlines()[0]
        address = json.loads(line)["address"] if json_line else line.split()[-1]
        assert httpx.get(address, timeout=60).status_code == 200


def test_phones_are_told_where_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", ("192.168.7.7", 0))])
    assert "192.168.7.7" in serving._network_addresses("0.0.0.0")
    assert serving._network_addresses("127.0.0.1") == []
    assert serving._network_addresses("192.168.1.5") == ["192.168.1.5"]


def test_the_browser_opens_once_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)

    class Server:
        started = True
        should_exit = False

    serving._open_when_ready(Server(), "http://127.0.0.1:1/")  # type: ignore[arg-type]
    assert opened == ["http://127.0.0.1:1/"]


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    if os.name != "nt":
        assert default_database() == "/somewhere/stammtisch/stammtisch.sqlite"
