"""The server's calls and types as pages, from the OpenAPI description in `web/openapi.json`.

A hook of mkdocs; `make docs` writes the description before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[2]
LONG = 400  # characters; longer examples are folded
Schema = dict[str, Any]


def on_files(files: Any, config: Any) -> Any:
    """Add both pages."""
    described = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    files.append(File.generated(config, "protocol/calls.md", content="\n".join(calls(described))))
    files.append(File.generated(config, "protocol/types.md", content="\n".join(types(described))))
    return files


def calls(described: Schema) -> Iterator[str]:
    """One part for each call: what it is given, what it answers, an example of both."""
    yield "# Calls\n\nMade from the server's own description, `/api/openapi.json`."
    yield "[The API](../api.md) explains how they belong together.\n"
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            yield f"## {method.upper()} {path}\n\n{call.get('description') or call['summary']}\n"
            yield from _parameters(call.get("parameters", []))
            for content in call.get("requestBody", {}).get("content", {}).values():
                yield f"Body: {_type(content['schema'])}\n"
                yield from _example(described, content)
            for code, answer in call["responses"].items():
                if code.startswith("2"):
                    contents = list(answer.get("content", {}).values())
                    kinds = "".join(f": {_type(content.get('schema', {}))}" for content in contents)
                    yield f"**{code}** {answer['description']}{kinds}\n"
                    for content in contents:
                        yield from _example(described, content)
            refused = ", ".join(code for code in call["responses"] if not code.startswith("2"))
            if refused:
                yield f"May be refused with {refused}.\n"


def types(described: Schema) -> Iterator[str]:
    """One part for each type, with a table of its properties."""
    yield "# Types\n\nEverything that is sent and answered, the messages of streams included.\n"
    for name, schema in sorted(described["components"]["schemas"].items()):
        yield f"## {name}\n\n{_cell(schema.get('description', ''))}\n"
        choices = schema.get("anyOf") or schema.get("oneOf")
        if choices:
            yield f"One of: {', '.join(map(_type, choices))}\n"
        if schema.get("properties"):
            yield "| property | type | meaning |\n|---|---|---|"
            needed = schema.get("required", ())
            for field, found in schema["properties"].items():
                must = "" if field in needed else ", may be left out"
                yield f"| `{field}` | {_type(found)}{must} | {_cell(found.get('description', ''))} |"
            yield ""
        yield from _example(described, {"schema": {"$ref": name}})


def _parameters(parameters: list[Schema]) -> Iterator[str]:
    if parameters:
        yield "| parameter | in | meaning |\n|---|---|---|"
        for one in parameters:
            yield f"| `{one['name']}` | {one['in']} | {_cell(one.get('description', ''))} |"
        yield ""


def _example(described: Schema, content: Schema) -> Iterator[str]:
    """The example of a body: its own, or its type's."""
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    found = described["components"]["schemas"].get(name, {}).get("examples") or [content.get("example")]
    if found[0] is None:
        return
    text = found[0] if isinstance(found[0], str) else json.dumps(found[0], indent=2, ensure_ascii=False)
    block = f"```json\n{text}\n```\n" if not isinstance(found[0], str) else f"```text\n{text}\n```\n"
    folded = f'<details markdown="1"><summary>Example</summary>\n\n{block}\n</details>\n'
    yield folded if len(text) > LONG else block


def _type(schema: Schema) -> str:
    """A type in a few words, with links to those that have names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](types.md#{name.lower()})"
    if "const" in schema or "enum" in schema:
        return ", ".join(f"`{json.dumps(one)}`" for one in schema.get("enum", [schema.get("const")]))
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(map(_type, schema[choice])))
    kind = schema.get("type", "anything")
    if kind == "array":
        inner = schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])}
        return f"list of {_type(inner)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
