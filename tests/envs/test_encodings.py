"""The encodings, version 1: these numbers and ids stay as they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from stammtisch import Match, games
from stammtisch.core.chance import Scripted, Seeded
from stammtisch.core.encoding import Asked
from stammtisch.core.game import BadOption, Chance, IllegalMove, Move
from stammtisch.envs import Episode
from stammtisch.envs.making import deal, encoding_of
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.game import Choose, Pass, RaiseBy
from stammtisch.games.raise_game.game import View as RaiseView
from stammtisch.games.the_game.game import Claim, Deal, End, Play, Signal, Start

AnyEpisode = Episode[Any, Any, Any]


def named(encoding: Any, numbers: list[int]) -> dict[str, list[int]]:
    return {field.name: numbers[field.start : field.stop] for field in encoding.fields}


def part(episode: AnyEpisode, seat: int, name: str) -> list[int]:
    return named(episode.encoding, episode.observe(seat))[name]


# Sizes


@pytest.mark.parametrize("players", range(1, 6))
def test_the_game_with_signals(players: int) -> None:
    encoding = encoding_of("the-game", players=players)
    assert (encoding.version, encoding.actions) == (1, 416)
    assert encoding.size == 98 + 98 + 4 + 4 + 3 + 3 + 17 * players


def test_the_game_without_signals() -> None:
    encoding = encoding_of("the-game", players=3, signals=False)
    assert (encoding.size, encoding.actions) == (219, 396)
    assert encoding.options.talk == "silent" and encoding.most_asides == 0
    assert encoding_of("the-game", players=3).size == 261


def test_raise() -> None:
    encoding = encoding_of("raise", players=2)
    kinds, points = 19, 14
    assert len(set(encoding.options.set.cards)) == kinds
    assert encoding.actions == 6 + 64 + 1
    assert encoding.size == 2 * kinds + 2 * 2 * kinds + 7 * 2 + 5 + 1 + 1 + points + 1 + 2


# Ids


def test_ids_of_the_game() -> None:
    encoding = encoding_of("the-game", players=2)
    known = {
        0: Play(2, "A"), 3: Play(2, "D"), 4: Play(3, "A"), 391: Play(99, "D"), 392: End(), 393: Claim(0),
        395: Claim(2), 396: Signal("A", "please-spare"), 398: Signal("A", "take"),
        407: Signal("D", "take"), 408: Signal("self", "trouble"), 409: Signal("self", "fine"),
        410: Signal("A", None), 414: Signal("self", None), 415: None,
    }  # fmt: skip
    view: Any = None
    assert {action: encoding.act(view, action) for action in known} == known
    for action in range(416):
        assert encoding.action(view, encoding.act(view, action)) == action
    for action in (-1, 416):
        with pytest.raises(IllegalMove, match="number"):
            encoding.act(view, action)


def test_ids_of_raise_name_cards_by_position_the_first_of_equals() -> None:
    game = games.get("raise")
    match = Match(game, game.options(players=2), chance=Seeded(1))
    a, b = Card("bell", 2, 1), Card("cloud", 3, 1)
    view: RaiseView = match.view(0)._replace(hands=((a, a, a, b, b), ()))
    encoding = game.encoding(match.options)
    known: dict[int, Any] = {
        0: Choose(a),
        3: Choose(b),
        6 + 0b1: RaiseBy((a,)),
        6 + 0b1011: RaiseBy((a, a, b)),
        70: Pass(),
    }
    for action, act in known.items():
        assert (encoding.act(view, action), encoding.action(view, act)) == (act, action)
    assert encoding.act(view, 6 + 0b100) == RaiseBy((a,)), "understood, but not legal"
    assert encoding.action(view, RaiseBy((a,))) == 7
    for action in (5, 6, 6 + 0b100000, 71, -1):
        with pytest.raises(IllegalMove, match="number"):
            encoding.act(view, action)


# Observations


def the_game_of_three() -> AnyEpisode:
    """Seat 1 starts; hands are 2 to 7, 8 to 13, 14 to 19."""
    deals = [Deal(seat, 2 + 6 * seat + card) for seat in range(3) for card in range(6)]
    encoding = encoding_of("the-game", players=3)
    episode: AnyEpisode = Episode(encoding, Scripted([*deals, Start(1)], then=Seeded(1)))
    assert episode.asked == (0, 1, 2)
    assert part(episode, 0, "asked") == [1, 0, 0] and part(episode, 0, "on_turn") == [0, 0, 0]
    assert episode.legal(2) == [393, 394, 395]
    for seat, degree in ((0, 0), (1, 2), (2, 1)):
        episode.play(seat, 393 + degree)
    return episode


def quiet(episode: AnyEpisode) -> None:
    while episode.talking:
        episode.play(episode.asked[0], 415)


def test_a_turn_begins_with_questions_for_signals() -> None:
    episode = the_game_of_three()
    assert episode.asked == (2,) and episode.question(2) is Asked.ASIDE
    assert episode.legal(2) == [*range(396, 410), 415], "nothing to withdraw yet"
    assert part(episode, 2, "asked") == [0, 0, 1] and part(episode, 1, "asked") == [0, 0, 0]
    assert episode.mask(1) == [0] * 416
    episode.play(2, 396)
    assert episode.legal(2) == [*range(397, 411), 415]
    assert part(episode, 0, "signals") == [0] * 28 + [1] + [0] * 13, "by seat from oneself"
    with pytest.raises(IllegalMove):
        episode.play(2, 396)
    with pytest.raises(IllegalMove):
        episode.play(1, 415)
    episode.play(2, 415)
    assert episode.asked == (0,)
    for action in (396, 397, 398, 400, 408):
        episode.play(0, action)
    assert episode.asked == (1,) and episode.question(1) is Asked.ACT, "five signals are enough"
    assert part(episode, 1, "asked") == [0, 1, 0]
    for action in ((8 - 2) * 4, (9 - 2) * 4):
        episode.play(1, action)
        assert episode.asked == (1,), "nobody is asked in the middle of a turn"
    episode.play(1, 392)
    assert episode.asked == (0,) and episode.question(0) is Asked.ASIDE
    assert 410 + 4 in episode.legal(0)


def test_an_observation_of_the_game() -> None:
    episode = the_game_of_three()
    quiet(episode)
    episode.play(1, (8 - 2) * 4 + 2)
    seen = named(episode.encoding, episode.observe(2))
    assert seen.pop("hand") == [int(14 <= card <= 19) for card in range(2, 100)]
    assert seen.pop("laid") == [int(card == 8) for card in range(2, 100)]
    assert seen.pop("signals") == [0] * 42
    assert seen == {
        "tops": [1, 1, 8, 100], "first_tops": [1, 1, 100, 100], "draw_pile": [80], "minimum": [2],
        "played": [1], "asked": [0, 0, 0], "on_turn": [0, 0, 1], "hand_counts": [6, 6, 5],
        "claims": [2, 1, 3],
    }  # fmt: skip


def test_an_observation_of_raise() -> None:
    encoding = encoding_of("raise", players=3)
    episode: AnyEpisode = Episode(encoding, Seeded(4))
    view = episode.view(1)
    seen = named(encoding, episode.observe(1))
    kinds = sorted(set(view.options.set.cards))
    assert seen["hand"] == [view.hand.count(card) for card in kinds]
    assert seen["choice"] == [0] * 19 and seen["pot"] == [0] * 57 and seen["asked"] == [1, 0]
    assert seen["unseen"][:19] == [view.unseen[1].count(card) for card in kinds]
    assert seen["unseen"][38:] == [view.unseen[0].count(card) for card in kinds]
    assert seen["multipliers"] == list(view.multipliers) and seen["point"] == [view.point]
    assert seen["roller"] == [int(view.roller == seat) for seat in (1, 2, 0)]
    for seat in (0, 1, 2):
        assert part(episode, 2, "has_chosen") == [0, int(seat > 0), int(seat > 1)]
        episode.play(seat, 0)
    if episode.asked != (0, 1, 2):
        place = [stone.seat for stone in episode.view(0).track]
        assert [part(episode, 0, "track_place")[seat] for seat in place] == [1, 2, 3]
        rear = episode.asked[0]
        assert rear == place[0] and part(episode, rear, "asked") == [0, 1]
        assert part(episode, rear, "track_field")[0] == episode.view(0).track[0].field
        assert sum(part(episode, rear, "pot")) == 3 and 70 in episode.legal(rear)


# Rewards


def played(game: str, seed: int = 1, **options: Any) -> tuple[AnyEpisode, dict[str, list[float]]]:
    """A random game, and the sum of each reward by seat."""
    encoding = encoding_of(game, **options)
    episode: AnyEpisode = Episode(encoding, deal(seed, 0))
    sums = {kind: [0.0] * encoding.options.players for kind in encoding.rewards}
    rng = Random(seed)
    while episode.asked:
        before, seat = episode.state, episode.asked[0]
        episode.play(seat, rng.choice(episode.legal(seat)))
        for kind, found in sums.items():
            for one, reward in enumerate(encoding.reward(kind, before, episode.state)):
                found[one] += reward
    return episode, sums


def test_rewards_of_the_game() -> None:
    episode, sums = played("the-game", players=2)
    assert sums["cards"] == pytest.approx([(98 - episode.result.left) / 98] * 2)
    assert sums["win"] == [0.0, 0.0] and not episode.result.won


def test_rewards_of_raise() -> None:
    episode, sums = played("raise", players=3)
    scores = episode.result.scores
    share = 1 / len(episode.result.winners)
    wanted = [share * (seat in episode.result.winners) - 1 / 3 for seat in range(3)]
    assert sums["win"] == pytest.approx(wanted) and sum(sums["win"]) == pytest.approx(0)
    assert sums["score"] == pytest.approx([(score - sum(scores) / 3) / 100 for score in scores])


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="no reward luck; choose from: cards, win"):
        encoding_of("the-game").need_reward("luck")


# Episodes


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3, "signals": False}, {"players": 1}])
def test_an_episode_is_a_match_move_by_move(options: dict[str, Any]) -> None:
    episode, _ = played("the-game", seed=5, **options)
    match: Match[Any, Any, Any] = Match(episode.game, episode.encoding.options, chance=deal(5, 0))
    for move in [move for move in episode.moves if move.seat is not None]:
        match.play(move)
    assert match.result == episode.result and match.moves == episode.moves


def test_a_copy_goes_its_own_way_and_chance_can_be_played_by_hand() -> None:
    encoding = encoding_of("raise", players=2)
    episode: AnyEpisode = Episode(encoding)
    while not episode.asked:
        assert episode.legal(0) == [] and sum(episode.mask(0)) == 0
        assert isinstance(episode.turn, Chance)
        episode.fall(episode.turn.outcomes[0][0])
    other = episode.copy()
    other.play(0, 0)
    assert episode.asked == (0, 1) and other.asked == (1,)
    assert len(other.moves) == len(episode.moves) + 1
    with pytest.raises(IllegalMove):
        episode.fall(Move(None, None))


@pytest.mark.lab
@pytest.mark.parametrize("name", games.GAMES)
def test_random_games_of_every_option(name: str) -> None:
    """Every legal act has one id, every number is within its field, and the engine replays all of it."""
    game = games.get(name)
    for seed, options in enumerate(every_option(game)):
        encoding = game.encoding(options)
        assert encoding is not None
        episode: AnyEpisode = Episode(encoding, deal(seed, 0))
        rng = Random(seed)
        while episode.asked:
            seat = rng.choice(episode.asked)
            view, legal = episode.view(seat), episode.legal(seat)
            if episode.question(seat) is Asked.ACT:
                assert {encoding.act(view, action) for action in legal} == set(view.legal)
            assert all(encoding.action(view, encoding.act(view, action)) == action for action in legal)
            assert sorted(set(legal)) == legal and len(episode.observe(seat)) == encoding.size
            for field in encoding.fields:
                numbers = episode.observe(seat)[field.start : field.stop]
                assert 0 <= min(numbers) <= max(numbers) <= field.most
            episode.play(seat, rng.choice(legal))
        assert episode.match().result == episode.result


def every_option(game: games.AnyGame) -> Iterator[Any]:
    for players in game.option_list()[0].choices:
        rest = [option for option in game.option_list(players)[1:] if option.choices]
        for values in product(*[option.choices for option in rest]):
            chosen = dict(zip([option.name for option in rest], values, strict=True))
            yield game.options(players=players, **chosen)
