"""The server keeps to its own description."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import jsonschema_rs as jsonschema
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from server.kit import Running

from stammtisch.server import messages, requests, stream_messages
from stammtisch.server.http import schema
from stammtisch.server.http.openapi import openapi

ANNA = {"kind": "me", "name": "Anna"}


SCHEMA = schemathesis.openapi.from_dict(openapi())


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


def test_every_message_and_view_is_described() -> None:
    types = schema.components()
    for name in ("ClientMessage", "ServerMessage", "View", "News", "Move", "SeenMove"):
        assert types[name]["anyOf"]
    text = json.dumps(openapi())
    for reference in set(text.split('"#/components/schemas/')[1:]):
        assert reference.split('"')[0] in types


def test_every_property_is_described() -> None:
    types = schema.components()
    bare = [
        f"{name}.{field}"
        for name, described in types.items()
        for field, found in described.get("properties", {}).items()
        if "description" not in found
    ]
    assert bare == []


def test_the_examples_are_valid() -> None:
    examples = schema.examples()
    kinds = {**vars(messages), **vars(requests), **vars(stream_messages)}
    for name, example in examples.items():
        msgspec.convert(example, kinds[name])
    assert {name for name in examples if name.startswith(("Ask", "Take", "Change", "Play"))} == {
        name for name in vars(requests) if name.startswith(("Ask", "TakeS", "Change", "PlayM"))
    }


def test_every_call_has_examples_of_what_is_sent_and_answered() -> None:
    described = openapi()
    types = described["components"]["schemas"]
    bare = []
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            for parameter in call.get("parameters", ()):
                if "description" not in parameter or "example" not in parameter:
                    bare.append(f"{method} {path}: {parameter['name']}")
            bodies = [call.get("requestBody", {}), *call["responses"].values()]
            for media, content in [pair for body in bodies for pair in body.get("content", {}).items()]:
                named = [
                    one.rpartition("/")[2] for one in re.findall(r'"\$ref": "(.*?)"', json.dumps(content))
                ]
                if "example" not in content and not (
                    named and all("examples" in types[one] for one in named)
                ):
                    bare.append(f"{method} {path}: {media} {named}")
    assert bare == []


def test_the_examples_are_as_described() -> None:
    """If not, `python tests/server/api_examples.py` takes new ones, and the client needs the description."""
    described = closed(openapi())
    for name, found in described["components"]["schemas"].items():
        for example in found.get("examples", ()):
            rules = {"components": described["components"], "$ref": f"#/components/schemas/{name}"}
            faults = [str(fault) for fault in jsonschema.validator_for(rules).iter_errors(example)]
            assert faults == [], name


def closed(schema: Any) -> Any:
    """The same, refusing every property that is not described."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    shut = {} if "properties" not in schema else {"additionalProperties": False}
    return {**{key: value if key == "examples" else closed(value) for key, value in schema.items()}, **shut}


def test_the_description_is_printed_anywhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stammtisch.server.http.openapi"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["openapi"].startswith("3.1")
    bad = subprocess.run(
        [*command, "no/such/folder/x.json"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (
        bad.returncode == 1
        and bad.stderr == "cannot write no/such/folder/x.json: No such file or directory\n"
    )


def test_every_call_and_every_error_word_is_in_the_document() -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    words = set()
    for source in Path(str(messages.__file__)).parents[1].rglob("*.py"):
        words |= set(re.findall(r'Refused\(\s*\d+,\s*"([a-z-]+)"', source.read_text(encoding="utf-8")))
    assert len(words) > 20
    listed = page.partition("## Error codes")[2].partition("\n## ")[0]
    assert sorted(word for word in words if not re.search(rf"(?<![\w-]){word} \d", listed)) == []
    for path in openapi()["paths"]:
        assert path.replace("{table}", "{id}") in page, path
