"""The examples in docstrings, also where a module is compiled and only its source has them."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import stammtisch

SOURCE = Path(stammtisch.__file__).parent
WITH_EXAMPLES = [
    ".".join(source.relative_to(SOURCE.parent).with_suffix("").parts)
    for source in sorted(SOURCE.rglob("*.py"))
    if ">>> " in source.read_text(encoding="utf-8")
]
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


@pytest.mark.parametrize("name", [name for name in WITH_EXAMPLES if not name.endswith("__init__")])
def test_the_examples_are_right(name: str) -> None:
    source = SOURCE.parent.joinpath(*name.split(".")).with_suffix(".py")
    module = import_module(name)
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        text = ast.get_docstring(node) if isinstance(node, Documented) else None
        if text:
            examples = doctest.DocTestParser().get_doctest(text, dict(vars(module)), name, str(source), 0)
            runner.run(examples)
    assert runner.tries and not runner.failures
