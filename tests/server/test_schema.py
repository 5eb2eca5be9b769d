"""The server keeps to its own description."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from server.kit import Running

from stammtisch.server import schema

ANNA = {"kind": "me", "name": "Anna"}


SCHEMA = schemathesis.openapi.from_dict(schema.openapi())


@pytest.fixture(scope="module")
def made(server: Running) -> dict[str, str]:
    """A table that exists, so that not every call ends at one that does not."""
    created = server.table("the-game", ANNA, {"kind": "open"})
    return {"table": created["table"], "host": created["host"], "anna": created["seats"][0]["token"]}


@SCHEMA.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(case: Any, server: Running, made: dict[str, str]) -> None:
    checks = schemathesis.checks
    excluded = [checks.ignored_auth, checks.unsupported_method, checks.positive_data_acceptance]
    if case.path_parameters and crc32(repr(case.path_parameters).encode()) % 2:
        case.path_parameters["table"] = made["table"]
        case.headers["Authorization"] = f"Bearer {made['host' if 'start' in case.path else 'anna']}"
        excluded.append(checks.negative_data_rejection)
    answer = case.call(base_url=f"http://127.0.0.1:{server.port}")
    if answer.status_code == 413:
        excluded.append(checks.negative_data_rejection)  # it was refused before it was read
    case.validate_response(answer, excluded_checks=excluded)


def test_the_client_has_the_present_description() -> None:
    """`python -m stammtisch.server.schema` was run after the last change."""
    written = json.loads((Path(__file__).parents[2] / "web" / "openapi.json").read_text())
    assert written == json.loads(json.dumps(schema.openapi()))


def test_every_message_and_view_is_described() -> None:
    types = schema.components()
    for name in ("ClientMessage", "ServerMessage", "View", "News", "Move", "SeenMove"):
        assert types[name]["anyOf"]
    text = json.dumps(schema.openapi())
    for reference in set(text.split('"#/components/schemas/')[1:]):
        assert reference.split('"')[0] in types
