"""The kernel of RAISE in step with the plain engine: same moves, and after each the same table."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch.core.chance import Seeded
from stammtisch.core.game import Chance, Choice, Move, Over
from stammtisch.games.raise_game import turns
from stammtisch.games.raise_game._kernel import kernel, position
from stammtisch.games.raise_game.components import read
from stammtisch.games.raise_game.game import (
    Choose,
    Deal,
    Die,
    Options,
    Pass,
    Point,
    Raise,
    RaiseBy,
    Starter,
    State,
)

GAME = Raise()
OTHER: dict[str, Any] = {
    "name": "other",
    "hand_size": 8,
    "symbols": ["star", "moon", "sun"],
    "dice": [["star", "moon"], ["sun"], ["blank", "star", "star"]],
    "cards_per_player": 20,
    "cards": ["star-1-0"] * 6 + ["moon-2-3"] * 6 + ["sun-1-0", "sun-7-9"] * 3 + ["star-5-1", "moon-3-3"],
    "point_cards": [4, 4, 4, 9, 9, 0, 30],
    "removed_point_cards": {"2": 0, "3": 1, "4": 3, "5": 6},
}


def packed(state: State) -> dict[str, Any]:
    """The plain engine's state, packed as the kernel packs its own."""
    box, now, ledger = state.options.set, state.round, state.ledger
    players = range(state.options.players)
    values: tuple[int, ...] = ()
    if now and len(now.dice) == len(box.dice):
        values = tuple(turns.acts_of(box).values(now.dice).values())
    return {
        "hands": state.hands,
        "draw_piles": tuple(turns.cards_in(box, pile) for pile in state.draw_piles),
        "refilling": state.refilling,
        "roller": state.roller,
        "point": now.point if now else None,
        "thrown": len(now.dice) if now else 0,
        "values": values,
        "chosen": now.chosen if now else (None,) * state.options.players,
        "pot": sum(turns.points_of(cards) for cards in now.pot) if now else 0,
        "track": now.track if now else (),
        "piles": tuple(map(turns.points_of, ledger.piles)),
        "point_piles": tuple(map(sum, ledger.point_piles)),
        "set_aside": sum(ledger.set_aside),
        "unseen_points": ledger.unseen_points,
        "rounds_to_come": turns.rounds_to_come(state),
        "scores": tuple(
            turns.pile_scores(ledger)[seat] + turns.points_of(state.hands[seat]) for seat in players
        ),
    }


def tell(table: Any, move: Move[Any]) -> None:
    match move.act:
        case Deal(_, card):
            table.deal(card)
        case Starter(seat):
            table.starter(seat)
        case Point(points):
            table.point(points)
        case Die(face):
            table.die(face)
        case Choose(card):
            table.choose(move.seat, card)
        case RaiseBy(cards):
            table.raise_by(cards)
        case Pass():
            table.pass_by()


def random_act(acts: Any, rng: Random) -> Any:
    return rng.choice(acts)


def stubborn_act(acts: Any, rng: Random) -> Any:
    """Never passes if it can help it, with as many cards as may be: hands and draw piles run out."""
    return max(acts[:-1], key=lambda act: len(getattr(act, "cards", ())), default=acts[-1])


def timid_act(acts: Any, rng: Random) -> Any:
    return acts[-1]


def in_step(options: Options, seed: int, choose: Any) -> None:
    state = GAME.start(options)
    table = kernel.Kernel(options)
    source, rng = Seeded(seed), Random(seed)
    while not isinstance(turn := GAME.turn(state), Over):
        assert table.packed() == packed(state)
        if isinstance(turn, Chance):
            move = Move(None, source.fall(turn, 0))
        else:
            assert isinstance(turn, Choice)
            seat = rng.choice(turn.seats)
            acts = GAME.legal(state, seat)
            if state.round and state.round.track:
                assert table.legal() == [act.cards for act in acts if isinstance(act, RaiseBy)]
            move = Move(seat, choose(acts, rng))
        tell(table, move)
        state = GAME.apply(state, move)
    assert table.packed() == packed(state)
    assert table.packed()["scores"] == turn.result.scores


@pytest.mark.parametrize("choose", [random_act, stubborn_act, timid_act])
@pytest.mark.parametrize("extra_cards", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_kernel_keeps_in_step(players: int, extra_cards: bool, choose: Any) -> None:
    for seed in range(8):
        in_step(GAME.options(players=players, extra_cards=extra_cards), seed, choose)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_kernel_keeps_in_step_with_another_set(players: int) -> None:
    for seed in range(8):
        for choose in (random_act, stubborn_act):
            in_step(GAME.options(players=players, set=read(OTHER)), seed, choose)


def test_random_playouts_repeat_and_favour_nobody() -> None:
    options = GAME.options(players=2)
    wins = kernel.random_games(options, 4000, 1)
    assert wins == kernel.random_games(options, 4000, 1)
    assert wins != kernel.random_games(options, 4000, 2)
    assert sum(wins) == 4000
    assert 1800 < wins[0] < 2200


def test_a_kernel_built_from_other_rules_refuses_to_play(tmp_path: Path) -> None:
    built = Path(position.__file__)
    (tmp_path / built.parent.name).mkdir()
    copied = shutil.copy(built, tmp_path / built.parent.name)
    rules = (built.parents[1] / "rules.py").read_text(encoding="utf-8")
    load = (
        "from importlib.util import module_from_spec, spec_from_file_location as at\n"
        f"spec = at('stammtisch.games.raise_game._kernel.position', {str(copied)!r})\n"
        "spec.loader.exec_module(module_from_spec(spec))\n"
    )
    for text, works in ((rules, True), (rules + "# other\n", False)):
        (tmp_path / "rules.py").write_text(text, encoding="utf-8")
        done = subprocess.run([sys.executable, "-c", load], capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == works, done.stderr
        assert works or "built from other rules than rules.py: run make setup" in done.stderr
