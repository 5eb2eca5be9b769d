"""Observations and masks as NumPy arrays, and the spaces they are in."""

from __future__ import annotations

from typing import Any

from stammtisch.core.game import BadOption, IllegalMove
from stammtisch.envs.making import AnyEncoding, AnyEpisode, missing
from stammtisch.texts import ENGLISH, why

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("rl") from error

Observation = dict[str, "NDArray[Any]"]
ILLEGAL = -1.0
"""The reward for an act that is not legal, which also ends the game; the others get 0."""
RENDER_MODES = ("human", "ansi", "html")


def numbers_space(encoding: AnyEncoding, times: int = 1) -> spaces.Box:
    """Of the numbers of so many observations, one after the other."""
    most = np.zeros(encoding.size, np.int16)
    for field in encoding.fields:
        most[field.start : field.stop] = field.most
    most = np.tile(most, times)
    return spaces.Box(np.zeros_like(most), most, dtype=np.int16)


def spaces_of(encoding: AnyEncoding) -> tuple[spaces.Dict, spaces.Discrete]:
    """Of observations and of actions."""
    seen: dict[str, spaces.Space[Any]] = {
        "observation": numbers_space(encoding),
        "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(encoding.actions)


def mask_of(episode: AnyEpisode, seat: int) -> NDArray[np.int8]:
    """A flag for every id."""
    mask = np.zeros(episode.encoding.actions, np.int8)
    mask[episode.legal(seat)] = 1
    return mask


def observed(episode: AnyEpisode, seat: int) -> Observation:
    """What the seat knows, and what it may answer."""
    return {
        "observation": np.array(episode.observe(seat), np.int16),
        "action_mask": mask_of(episode, seat),
    }


def drawn(episode: AnyEpisode, mode: str | None) -> str | None:
    """The table with all hands: as text, as HTML, or printed where people look on."""
    if mode is None:
        return None
    if mode == "html":
        return episode.game.html_table(episode.state)
    text = episode.game.text_table(episode.state)
    if mode == "human":
        print(text)
        return None
    return text


def need_render_mode(mode: str | None) -> str | None:
    """The same; raises `BadOption` if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("mistake-render-mode", name=mode, names=", ".join(RENDER_MODES))
    return mode


def answered(episode: AnyEpisode, seat: int, action: int | None) -> str | None:
    """Plays; returns why not if it is not legal."""
    try:
        episode.play(seat, -1 if action is None else int(action))
    except IllegalMove as error:
        return why(error, ENGLISH)
    return None
