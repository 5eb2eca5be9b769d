"""Registries that installed packages extend by entry points."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeVar

T = TypeVar("T")

OURS = __name__.partition(".")[0]


def load(group: str, order: Callable[[Any], Any]) -> list[tuple[EntryPoint, Any]]:
    """The group's entry points and the loaded objects, sorted: ours first, then by `order`.

    Objects that cannot be loaded, or for which `order` fails, are left out with a warning, so that one
    broken package does not stop everything else.
    """
    found = []
    for entry in entry_points(group=group):
        try:
            named = entry.load()
            place = (entry.module.partition(".")[0] != OURS, order(named), entry.name)
        except Exception as error:
            leave_out(entry, f"{type(error).__name__}: {error}")
            continue
        found.append((place, entry, named))
    return [(entry, named) for _, entry, named in sorted(found, key=lambda one: one[0])]


@cache  # looking through all installed packages takes milliseconds
def by_name(group: str) -> Mapping[str, EntryPoint]:
    """The group's entry points by name, not loaded yet; if a name is taken twice, ours wins."""
    found = sorted(entry_points(group=group), key=lambda one: one.module.partition(".")[0] == OURS)
    return {entry.name: entry for entry in found}


def leave_out(entry: EntryPoint, why: str) -> None:
    """Warn that an entry point is not used."""
    package = entry.dist.name if entry.dist else "an unknown package"
    warnings.warn(f"{entry.group}: {entry.name!r} of {package} is left out: {why}", stacklevel=3)


class PluginMap(MutableMapping[str, T]):
    """A dictionary filled on first use, so that a package in it may import the registry itself."""

    def __init__(self, find: Callable[[], dict[str, T]]) -> None:
        self._find = find

    @cached_property
    def _found(self) -> dict[str, T]:
        return self._find()

    def __getitem__(self, name: str) -> T:
        return self._found[name]

    def __setitem__(self, name: str, thing: T) -> None:
        self._found[name] = thing

    def __delitem__(self, name: str) -> None:
        del self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)
