"""A Ray cluster that shares the work of a run: one of its own on this machine, or one that is there already.

Needs Ray: `pip install 'stammtisch[cluster]'`.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import secrets
import shutil
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from stammtisch.arena.simulate import cores as cores_here
from stammtisch.texts import Reason
from stammtisch.version import version

__all__ = ["LOCAL", "BadCluster", "Cluster"]

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
LIVES = 5  # how often a part of the work may lose its process before the run is given up
PATIENCE = 10.0  # seconds until a cluster must have answered
STORE = 80 << 20  # bytes for results on their way; Ray wants 75 MiB at least
STORE_EACH = 16 << 20  # for each process

# The first words of HTTP/2, which Ray speaks, and the kind of answer to them.
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
SETTINGS = b"\4"

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # otherwise it warns of a change to come
}
ALONE = {
    "RAY_memory_monitor_refresh_ms": "0",  # what else runs on this machine is none of its business
}


class BadCluster(Reason, ValueError):
    """There is no such cluster, or it cannot be used; `str(error)` says why."""


class Cluster:
    """Processes on a Ray cluster, to be used in a `with` block.

    `address` is `local` or the `HOST:PORT` at which a cluster was started; this machine must be part of
    it. `workers` are as many processes at once; 0 means one per core of the cluster. Raises `BadCluster`.
    """

    def __init__(self, address: str = LOCAL, workers: int = 0) -> None:
        self._address = address
        self._workers = workers
        self._queue: deque[_Part] = deque()
        self._running: dict[Any, _Part] = {}

    def __enter__(self) -> Cluster:
        if self._address != LOCAL:
            _need_answer(self._address)
        self._before = dict(os.environ)
        self._folder: Path | None = None
        self._ray: Any = None
        try:
            self._enter()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _enter(self) -> None:
        local = self._address == LOCAL
        os.environ.update(QUIET | (ALONE if local else {}))
        if local and "RAY_AUTH_MODE" not in os.environ:  # nobody else on this machine may give it work
            os.environ.update({"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": _token()})
        self._ray = _ray()
        if local:
            self._start()
        else:
            self._join()
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        self.count: int = self._workers or max(1, cores)
        self._most = self.count if self._workers and not local else 2 * self.count
        self._do = self._ray.remote(num_cpus=1, max_retries=LIVES)(_do)

    def _start(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp" if Path("/tmp").is_dir() else None))
        cores = self._workers or cores_here()
        try:
            self._ray.init(
                address=LOCAL,
                num_cpus=cores,
                num_gpus=0,
                object_store_memory=STORE + cores * STORE_EACH,
                include_dashboard=False,
                log_to_driver=False,
                configure_logging=False,
                _node_ip_address="127.0.0.1",
                _temp_dir=str(self._folder / "ray"),  # which everybody may write to
            )
        except (OSError, RuntimeError, ValueError) as error:
            raise BadCluster("mistake-cluster-start", reason=_line(error)) from None

    def _join(self) -> None:
        from ray.exceptions import AuthenticationError

        try:
            with _no_errors():
                self._ray.init(address=self._address, log_to_driver=False, configure_logging=False)
        except AuthenticationError:
            raise BadCluster("mistake-cluster-token", address=self._address) from None
        except (OSError, RuntimeError, ValueError) as error:
            there, here = _versions(error)
            if there != here:
                raise BadCluster(
                    "mistake-cluster-version", address=self._address, there=there, here=here
                ) from None
            raise BadCluster("mistake-cluster", address=self._address, reason=_line(error)) from None

    def __exit__(self, *_: object) -> None:
        self._queue.clear()
        self._running.clear()
        if self._ray is not None:
            self._ray.shutdown()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
        os.environ.clear()
        os.environ.update(self._before)

    def begin(self, call: Callable[[T], R], part: T) -> Callable[[], R]:
        """Start a call in one of the processes; what is returned waits for its result.

        `call` is a function of a module. If its process is killed, another one begins again.
        """
        started: _Part = _Part(call, part)
        self._queue.append(started)
        self._send()
        return lambda: self._result(started)

    def _send(self) -> None:
        """Keep as many parts under way as there may be."""
        while self._queue and len(self._running) < self._most:
            part = self._queue.popleft()
            part.sent = self._do.remote(part.call, part.argument, os.getcwd(), version())
            self._running[part.sent] = part

    def _result(self, part: _Part) -> Any:
        from ray.exceptions import RayError, RayTaskError

        while part.sent is None or part.sent in self._running:
            done, _ = self._ray.wait(list(self._running), num_returns=1)
            for one in done:
                del self._running[one]
            self._send()
        try:
            return self._ray.get(part.sent)
        except RayTaskError as error:
            raise _cause(error) from None
        except RayError as error:
            raise BadCluster("mistake-cluster-lost", reason=_line(error)) from None


class _Part:
    """A call and its argument; `sent` is Ray's name for the result to come."""

    def __init__(self, call: Callable[[Any], Any], argument: Any) -> None:
        self.call = call
        self.argument = argument
        self.sent: Any = None


def _do(call: Callable[[T], R], argument: T, folder: str, wanted: str) -> R:
    """What a process of the cluster does. Files are found as they are where the run was started."""
    if version() != wanted:
        raise BadCluster(
            "mistake-cluster-software", machine=socket.gethostname(), there=version(), here=wanted
        )
    with contextlib.suppress(OSError):
        os.chdir(folder)
    return call(argument)


@cache
def _token() -> str:
    """The secret of this process's own clusters: Ray reads it once."""
    return secrets.token_hex(32)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadCluster("mistake-cluster-missing") from None
    log = logging.getLogger("ray")
    log.setLevel(logging.CRITICAL + 1)
    log.propagate = False
    # Whatever happens to a process is told on standard output, which no setting prevents.
    vars(sys.modules["ray._private.worker"])["print_to_stdstream"] = lambda *_, **__: None
    return ray


def _need_answer(address: str) -> None:
    """Ray itself would wait for a minute, and then say a great deal."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdecimal() or len(port) > 5 or "/" in host or int(port) > 65535:
        raise BadCluster("mistake-cluster-address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as asked:
            asked.sendall(HELLO)
            answer = asked.recv(9)
    except OSError:
        answer = b""
    if answer[3:4] != SETTINGS:
        raise BadCluster("mistake-cluster-unreachable", address=address)


@contextlib.contextmanager
def _no_errors() -> Iterator[None]:
    """Drop what Ray's compiled parts write to standard error while they look for a cluster."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _line(error: BaseException) -> str:
    """The first line of what Ray says."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


def _versions(error: BaseException) -> tuple[str, str]:
    """The versions of Ray and Python where Ray complains of them, the cluster's first; else nothing."""
    said = f"{error} {error.__cause__}"
    found = re.findall(r"\b(?:Ray|Python):\s*([\w.+-]+)", said)
    return " / ".join(found[:2]), " / ".join(found[2:4])


def _cause(error: Any) -> Exception:
    """What a call has raised; where it could not even begin, that is the machine's software."""
    from ray.exceptions import RayError

    cause = error.cause
    if isinstance(cause, Exception) and not isinstance(cause, RayError):
        return cause
    return BadCluster("mistake-cluster-software-missing", reason=_line(cause or error))
