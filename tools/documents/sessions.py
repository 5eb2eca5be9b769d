"""Sessions of Python in docstrings, as code blocks: Markdown would take `>>>` for a quotation.

An extension of Griffe, which reads the docstrings for mkdocstrings.
"""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension

SESSION = re.compile(r"^([ \t]*)>>> .*(?:\n(?![ \t]*$).*)*", re.M)


def fenced(text: str) -> str:
    """The docstring with a fence around each session; one ends at an empty line.

    >>> fenced("Adds.\\n\\n>>> 1 + 1\\n2")
    'Adds.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```'
    """
    return SESSION.sub(lambda found: f"{found[1]}```pycon\n{found[0]}\n{found[1]}```", text)


class Sessions(Extension):  # type: ignore[misc]  # Griffe is not installed where types are checked
    """Changes every docstring once it is read."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
