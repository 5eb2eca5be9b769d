"""Connections to SQLite and PostgreSQL, configured so that a commit is on disk."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, exc, text
from sqlalchemy.engine import URL, make_url

from stammtisch.server.database.address import shown, url
from stammtisch.server.database.errors import InUse, NoStore

log = logging.getLogger("stammtisch.store")

PATIENCE = 2.0  # seconds to wait for another connection's lock
REACH_WITHIN = 5  # seconds to wait for a server to answer
GONE_AFTER = 10  # seconds after which an unresponsive server counts as gone
ANSWERS_WITHIN = 10.0  # seconds a statement of a running server may take
IDLE_AFTER, LOOKS_EVERY, LOOKS = 5, 2, 3
"""After how many silent seconds TCP looks whether a connection still works, how often, and how many looks may
remain without an answer."""
LOST_WITHIN = 10  # seconds after which PostgreSQL ends a server's connection that says nothing more

IMMEDIATE = "stammtisch_immediate"
"""Execution option: begin the transaction with SQLite's write lock."""

SERVER = 0x7374616D6D746973
"""The PostgreSQL advisory lock that all nodes share. Versions that know no other nodes hold it alone."""

SQLITE_FAILS = (
    "SQLITE_BUSY",
    "SQLITE_LOCKED",
    "SQLITE_FULL",
    "SQLITE_READONLY",
    "SQLITE_IOERR",
    "SQLITE_CANTOPEN",
)

UNIQUE = {"23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_ROWID"}


def engine_for(database: str, *, answers_within: float | None = None) -> Engine:
    """An engine for the database, not connected yet; raises `NoStore` for an invalid address.

    With a limit it is a running server's: PostgreSQL is to answer within these seconds, and ends transactions
    that the server has left open.
    """
    try:
        address = make_url(url(database))
        # The log must not reveal cards.
        engine = create_engine(address, hide_parameters=True, **_options(address))
    except ImportError:  # the driver is installed, but not its own dependencies
        raise NoStore("mistake-store-driver") from None
    except (exc.ArgumentError, ValueError):
        raise NoStore("mistake-store-kind", name=shown(database)) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin)
    else:
        event.listen(engine, "connect", _prepare_postgresql)
        if answers_within is not None:
            _bound(engine, answers_within)
    return engine


def _bound(engine: Engine, answers_within: float) -> None:
    # The driver is only there where somebody uses it.
    from stammtisch.server.database.connections.bounded import Connector

    connector = Connector(answers_within)

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, args: Any, more: Any) -> Any:
        return connector.connect(*args, **more)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute(SETTINGS, _settings(idle_in_transaction_session_timeout=LOST_WITHIN * 500))
        connection.commit()


def _options(address: URL) -> dict[str, Any]:
    if address.get_backend_name() == "sqlite":
        return {}
    return {"connect_args": connecting(address), "pool_pre_ping": True}


def connecting(address: URL, application: str = "stammtisch") -> dict[str, Any]:
    """How libpq is to connect, as far as the address does not say it."""
    usual = {
        "application_name": application,
        "connect_timeout": REACH_WITHIN,
        "tcp_user_timeout": GONE_AFTER * 1000,
        "keepalives_idle": IDLE_AFTER,
        "keepalives_interval": LOOKS_EVERY,
        "keepalives_count": LOOKS,
    }
    return {name: value for name, value in usual.items() if name not in address.query}


SETTINGS = """
SELECT set_config(known.name, wanted.value, false)
FROM unnest(%s::text[], %s::text[]) AS wanted(name, value) JOIN pg_settings AS known USING (name)
"""
"""Those that this version of PostgreSQL has."""


def _settings(**more: int) -> tuple[list[str], list[str]]:
    """With these PostgreSQL notices as soon as we do that the other side is gone, and frees its locks."""
    wanted = {
        "tcp_keepalives_idle": IDLE_AFTER,
        "tcp_keepalives_interval": LOOKS_EVERY,
        "tcp_keepalives_count": LOOKS,
        "tcp_user_timeout": GONE_AFTER * 1000,
        **more,
    }
    return list(wanted), [str(value) for value in wanted.values()]


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # The driver's implicit transactions leave out schema changes; `_begin` starts all of them explicitly.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin(connection: Connection) -> None:
    immediate = connection.get_execution_options().get(IMMEDIATE)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('lock_timeout', %s, false)", [f"{PATIENCE * 1000:.0f}"])
        # Stronger settings than `on`, such as waiting for replicas to apply, are the operator's choice.
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
        )
    connection.commit()


def hold(connection: Connection, database: str) -> None:
    """Share the nodes' PostgreSQL lock for the connection's lifetime; raises `InUse`.

    It keeps away servers of earlier versions, which would not follow what other nodes do. From now on
    PostgreSQL ends the connection, and frees its locks, if nothing comes from it for `LOST_WITHIN` seconds.
    """
    if connection.dialect.name != "postgresql":
        return
    try:
        with connection.begin():
            connection.execute(text("SELECT pg_advisory_lock_shared(:number)"), {"number": SERVER})
            connection.exec_driver_sql(SETTINGS, _settings(idle_session_timeout=LOST_WITHIN * 1000))
            if connection.execute(text("SHOW fsync")).scalar() != "on":
                log.warning("the PostgreSQL server runs with fsync off: a power cut can lose games")
    except exc.OperationalError as error:
        if state_of(error) == "55P03":
            raise InUse("mistake-store-alone", name=shown(database)) from None
        raise


def hold_alone(connection: Connection, database: str) -> None:
    """Keep all servers off a PostgreSQL database for the connection's lifetime; raises `InUse`."""
    try:
        with connection.begin():
            connection.execute(text("SELECT pg_advisory_lock(:number)"), {"number": SERVER})
    except exc.OperationalError as error:
        if state_of(error) == "55P03":
            raise InUse("mistake-store-shared", name=shown(database)) from None
        raise


# What an error means


def state_of(error: Exception) -> str:
    """The database's code for an error: an SQLSTATE, or SQLite's error name."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else None
    return getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None) or ""


def _unconnected(error: Exception) -> bool:
    """Whether the connection failed: libpq then gives no SQLSTATE."""
    return isinstance(error, exc.OperationalError) and not state_of(error)


def taken(error: Exception) -> bool:
    """Whether the key is already taken."""
    return isinstance(error, exc.IntegrityError) and state_of(error) in UNIQUE


def about_database(error: Exception) -> bool:
    """Whether the database itself fails: it is locked, full, read-only or gone."""
    if not isinstance(error, exc.DBAPIError):
        return False
    state = state_of(error)
    if error.connection_invalidated or _unconnected(error):
        return True
    if state.startswith(SQLITE_FAILS):
        return True
    # PostgreSQL's error classes: connection, read-only, resources, lock not available, shutting down.
    return state[:2] in {"08", "53", "57"} or state in {"25006", "55P03"}


def told(error: Exception) -> str:
    """An error for the log, without any of the data to be written."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else None
    if cause is None:
        return type(error).__name__
    words: str | None = str(cause)
    if hasattr(cause, "diag") and not _unconnected(error):  # PostgreSQL's details may repeat the row
        words = cause.diag.message_primary
    return f"{type(error).__name__}: {words or type(cause).__name__}"


def refusal(error: exc.DBAPIError, database: str) -> NoStore:
    """Why a database cannot be opened, as a message for people.

    While connecting, libpq gives messages but no codes.
    """
    state, words = state_of(error), " ".join(str(error.orig).split())
    name = shown(database)

    def says(*phrases: str) -> bool:
        return not state and any(phrase in words for phrase in phrases)

    if state == "SQLITE_NOTADB":
        return NoStore("mistake-store-foreign", name=name)
    if state in {"42501", "3F000"}:
        return NoStore("mistake-store-permission", name=name)
    if state in {"28P01", "28000"} or says("authentication failed", "no password", "pg_hba.conf", 'role "'):
        return NoStore("mistake-store-login", name=name)
    if state == "3D000" or says('" does not exist'):
        return NoStore("mistake-store-missing", name=name)
    if says("refused", "No such file", "resolve", "translate", "timeout", "unreachable"):
        return NoStore("mistake-store-unreachable", name=name)
    return NoStore("mistake-store", name=name, reason=told(error).partition(": ")[2] if state else words)
