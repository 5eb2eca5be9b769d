"""A second referee, written from the rules and the record format alone: it shares no code with the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

Line = dict[str, Any]


def need(condition: bool, what: str) -> None:
    if not condition:
        raise AssertionError(what)


class Lines:
    """The lines of one game, taken one after the other."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines
        self._next = 0

    def peek(self) -> Line:
        return self._lines[self._next] if self._next < len(self._lines) else {}

    def take(self, *keys: str) -> Any:
        line = self.peek()
        need(set(line) == set(keys), f"line {self._next + 1}: expected {keys}, found {line}")
        self._next += 1
        return line

    def done(self) -> bool:
        return self._next == len(self._lines)


def referee(lines: list[Line]) -> None:
    """Raises AssertionError where the record breaks a rule."""
    header = lines[0]
    need(header["record"] == 1 and header["rules"] == 1, "version")
    rest = Lines(lines[1:])
    if header["game"] == "the-game":
        _the_game(header, rest)
    else:
        _raise(header, rest)
    if "commitment" in header:
        rest.take("reveal")
    need(rest.done(), "lines after the end")


# THE GAME


def _the_game(header: Line, lines: Lines) -> None:
    options, players = header["options"], len(header["seats"])
    size = {1: 8, 2: 7}.get(players, 6) - options["fewer_cards"]
    deck = set(range(2, 100))
    hands: list[set[int]] = [set() for _ in range(players)]
    tops = {"A": 1, "B": 1, "C": 100, "D": 100}

    def deal(to: int) -> None:
        seat, card = lines.take("deal")["deal"]
        need(seat == to and card in deck, f"deal {seat} {card}")
        deck.remove(card)
        hands[seat].add(card)

    def fits(card: int, pile: str) -> bool:
        top = tops[pile]
        return card > top or card == top - 10 if pile in "AB" else card < top or card == top + 10

    def signals() -> None:
        while "signal" in lines.peek():
            said = lines.take("seat", "signal")["signal"]
            need(options["talk"] != "silent", "a signal at a silent table")
            need(not any(isinstance(value, int) for value in said.values()), "a number in a signal")

    for seat in range(players):
        for _ in range(size):
            deal(seat)
    claims: dict[int, int] = {}
    signals()
    if options.get("starter", "agree") == "agree" and players > 1:
        while len(claims) < players:
            said = lines.take("seat", "claim")
            need(said["seat"] not in claims and said["claim"] in (0, 1, 2), "claim")
            claims[said["seat"]] = said["claim"]
            signals()
    seat = lines.take("start")["start"]
    need(not claims or claims[seat] == max(claims.values()), "somebody else claimed more")
    while True:
        least = options["min_cards"] if deck else 1
        played = 0
        while True:
            signals()
            left = len(deck) + sum(map(len, hands))
            stuck = played < least and not any(fits(c, p) for c in hands[seat] for p in tops)
            if stuck or not left:
                need(lines.take("result")["result"] == {"left": left, "won": left == 0}, "result")
                return
            if "end" in lines.peek():
                need(lines.take("seat", "end")["seat"] == seat and played >= least, "end")
                break
            act = lines.take("seat", "play")
            card, pile = act["play"]
            need(act["seat"] == seat and card in hands[seat] and fits(card, pile), f"play {act}")
            hands[seat].remove(card)
            tops[pile] = card
            played += 1
        for _ in range(min(played, len(deck))):
            deal(seat)
        seat = next(s % players for s in range(seat + 1, seat + players + 1) if hands[s % players])


# RAISE, with the standard set

DICE = (
    3 * [("blank", "bell", "hourglass", "cloud", "gear", "diamond")]
    + 2 * [("blank", "bell", "bell", "hourglass", "cloud", "gear")]
    + 2 * [("blank", "bell", "bell", "hourglass", "hourglass", "cloud")]
)
NUMBERS = {"diamond": "4556", "gear": "34445", "cloud": "233445", "hourglass": "2233344", "bell": "12223344"}
OWN = Counter(
    f"{symbol}-{number}-{5 if place == len(numbers) - 1 else 1}"
    for symbol, numbers in NUMBERS.items()
    for place, number in enumerate(numbers)
)


def _raise(header: Line, lines: Lines) -> None:
    options, players = header["options"], len(header["seats"])
    need(options["set"] == "standard", "another set")
    draw = [Counter(OWN) for _ in range(players)]
    hands: list[Counter[str]] = [Counter() for _ in range(players)]
    won: list[list[str]] = [[] for _ in range(players)]
    points = [0] * players
    seen: set[int] = set()

    def refill(seat: int) -> None:
        while hands[seat].total() < 6 and draw[seat].total():
            to, card = lines.take("deal")["deal"]
            need(to == seat and draw[seat][card] > 0, f"deal {to} {card}")
            draw[seat][card] -= 1
            hands[seat][card] += 1

    def lay(seat: int, card: str) -> int:
        need(hands[seat][card] > 0, f"seat {seat} has no {card}")
        hands[seat][card] -= 1
        pot.append(card)
        symbol, number, _ = card.split("-")
        return int(number) * int(1 + roll.count(symbol))

    for seat in range(players):
        refill(seat)
    roller = lines.take("starter")["starter"]
    for _ in range(14 - {2: 6, 3: 5, 4: 4, 5: 3}[players]):
        point = lines.take("point")["point"]
        need(point in {*range(6, 13), *range(14, 21)} - seen, f"point card {point}")
        seen.add(point)
        roll = lines.take("roll")["roll"]
        need(len(roll) == 7 and all(f in die for f, die in zip(roll, DICE, strict=True)), f"roll {roll}")
        pot: list[str] = []
        in_it = [seat for seat in range(players) if hands[seat].total()]
        if not in_it:
            continue
        chosen = {seat: lines.take("seat", "choose") for seat in in_it}
        need(all(line["seat"] == seat for seat, line in chosen.items()), "face-down cards in seat order")
        # Rearmost first; whoever arrives on a field is behind those already there.
        stones: list[tuple[int, int]] = []
        for seat in [s % players for s in range(roller, roller + players) if s % players in in_it]:
            _place(stones, lay(seat, chosen[seat]["choose"]), seat)
        while len(stones) > 1 and any(hands[seat].total() for _, seat in stones):
            field, seat = stones.pop(0)
            if "pass" in lines.peek():
                need(lines.take("seat", "pass")["seat"] == seat, "who passes")
                refill(seat)
                continue
            act = lines.take("seat", "raise")
            need(act["seat"] == seat, f"the rearmost stone is seat {seat}'s")
            values = [lay(seat, card) for card in act["raise"]]
            need(field + sum(values) > stones[0][0], "does not overtake")
            need(
                options["extra_cards"] or field + sum(values) - max(values) <= stones[0][0],
                "more cards than it takes",
            )
            _place(stones, field + sum(values), seat)
        roller = stones[-1][1]
        won[roller] += pot
        points[roller] += point
        for seat in range(players):
            refill(seat)
    scores = [
        points[seat] + sum(int(card.split("-")[2]) for card in [*won[seat], *hands[seat].elements()])
        for seat in range(players)
    ]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    need(lines.take("result")["result"] == {"scores": scores, "winners": winners}, "result")


def _place(stones: list[tuple[int, int]], field: int, seat: int) -> None:
    stones.insert(sum(other < field for other, _ in stones), (field, seat))


def games(lines: Iterator[Line]) -> Iterator[list[Line]]:
    """The games of a record, each with its header."""
    game: list[Line] = []
    for line in lines:
        if "record" in line and game:
            yield game
            game = []
        game.append(line)
    yield game
