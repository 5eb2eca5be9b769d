"""Trains the networks of the strangers' table: seeds from scratch, partners, an answer to each partner.

Each is trained once; what is already in the folder is kept. The same arguments give the same weights.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from stammtisch.bots.the_game._kernel.company import Companion, teach_guest
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.levels import Learned
from stammtisch.bots.the_game.strangers.companions import SEEDS, Compiled, answer_to
from stammtisch.bots.the_game.strangers.habits import PLAIN, Habit
from stammtisch.bots.the_game.strangers.partners import BASE, OWN, PARTNERS
from stammtisch.bots.the_game.strangers.tables import cards_left, lineups
from stammtisch.bots.the_game.training import Teaching, train
from stammtisch.bots.the_game.weights import weights_file, write

SEED_GAMES = 150_000
PARTNER_GAMES = 25_000
ANSWER_GAMES = 30_000
CHOICE_DEALS = 300
CHUNK = 500


@dataclass(frozen=True, slots=True)
class Course:
    """How one network is taught."""

    games: int
    seed: int
    rate: float
    win_share: float
    silent: float

    def step(self, part: float) -> Teaching:
        """The rate falls to a thirtieth; in the end only winning counts."""
        rate = self.rate * (1.0 if part < 0.35 else max(1 - (part - 0.35) / 0.62, 0.03))
        win_share = min(self.win_share + max(part - 0.3, 0) * 2 * (1 - self.win_share), 1.0)
        return Teaching(rate=rate, win_share=win_share, silent=self.silent, most=24)


def train_missing(compiled: Compiled, tell: Callable[[str], None]) -> None:
    """Train every network that is not in the folder; `tell` is told of each."""
    (compiled.folder / str(compiled.options.players)).mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(SEEDS):
        if not compiled.file(name).exists():
            _train_seed(compiled, name, 101 + number, tell)
    for number, one in enumerate(PARTNERS):
        if one.plays_like == OWN and not compiled.file(one.name).exists():
            course = Course(PARTNER_GAMES, 201 + number, 0.015, 0.8, 0.25)
            network = compiled.network(SEEDS[number % len(SEEDS)])
            _teach(compiled, one.name, network, one.habit, None, course, tell)
    if not compiled.file(BASE).exists():
        players, min_cards = compiled.options.players, compiled.options.min_cards
        compiled.file(BASE).write_bytes(weights_file(players, min_cards).read_bytes())
    chosen = compiled.chosen.exists()
    for number, one in enumerate(PARTNERS):
        name = answer_to(one.name)
        if not compiled.file(name).exists() and not (chosen and name not in compiled.answers().values()):
            rate = 0.01 if one.plays_like == "planner" else 0.004  # the more there is to learn anew
            course = Course(ANSWER_GAMES, 401 + number, rate, 1.0, 0.0)
            _teach(compiled, name, compiled.network(BASE), PLAIN, compiled.get(one.name), course, tell)


def choose_answers(compiled: Compiled, tell: Callable[[str], None]) -> None:
    """Find out, on other deals, who wins most with a partner: the network taught to, its like, ours.

    Networks that were taught and win less are deleted.
    """
    if compiled.chosen.exists():
        return
    found = {}
    for one in PARTNERS:
        known = (answer_to(one.name), one.name, BASE)
        won = {name: _won(compiled, name, one.name) for name in known}
        found[one.name] = max(won, key=won.__getitem__)
        tell(f"{one.name}: {', '.join(f'{name} {share:.1%}' for name, share in won.items())}")
    compiled.chosen.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for one in PARTNERS:
        if answer_to(one.name) not in found.values():
            compiled.file(answer_to(one.name)).unlink()


def _won(compiled: Compiled, guest: str, hosts: str) -> float:
    seats = lineups(guest, hosts, compiled.options.players)
    games = [(names, f"choice/{deal}") for deal in range(CHOICE_DEALS) for names in seats]
    return sum(cards_left(compiled, names, seed) == 0 for names, seed in games) / len(games)


def _teach(
    compiled: Compiled,
    name: str,
    network: Network,
    habit: Habit,
    hosts: Companion | None,
    course: Course,
    tell: Callable[[str], None],
) -> None:
    begun = time.monotonic()
    options = compiled.options
    guest = Companion(Learned().player(options), habit)
    wins = 0
    for done in range(0, course.games, CHUNK):
        how = course.step(done / course.games)
        won = teach_guest(network, guest, hosts, options, CHUNK, (course.seed << 32) + done, how)[0]
        wins += won if done >= course.games * 0.9 else 0
    about = {
        "game": "the-game",
        "players": options.players,
        "name": name,
        "games": course.games,
        "seed": course.seed,
        "rate": course.rate,
        "won_at_last": round(wins / (course.games * 0.1), 3),
    }
    write(compiled.file(name), about, network.weights())
    tell(f"{name}: {course.games} games in {time.monotonic() - begun:.0f} s, {about['won_at_last']:.1%} won")


def _train_seed(compiled: Compiled, name: str, seed: int, tell: Callable[[str], None]) -> None:
    """As `stammtisch train` does."""
    begun = time.monotonic()
    folder = compiled.file(name).with_suffix("")
    folder.mkdir(exist_ok=True)
    written = train(compiled.options.players, games=SEED_GAMES, seed=seed, out=folder, quiet=True)
    written.replace(compiled.file(name))
    for left in folder.iterdir():
        left.unlink()
    folder.rmdir()
    tell(f"{name}: {SEED_GAMES} games in {time.monotonic() - begun:.0f} s")
