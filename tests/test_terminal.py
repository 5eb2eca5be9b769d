"""`stammtisch terminal`: whole games in a real pseudo-terminal, and line by line."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from pseudo_terminal import Terminal, terminal

from stammtisch import games
from stammtisch.bots.outside import find
from stammtisch.core import record
from stammtisch.core.drawing.rows import Row, plain, size
from stammtisch.terminal.full_screen import _Table
from stammtisch.terminal.keys import Decoder
from stammtisch.terminal.screen import LEAVE_SCREEN, RESIZED
from stammtisch.terminal.session import Asked, Session, says_yes
from stammtisch.texts import ENGLISH, LANGUAGES, speak, text, text_in

RIGHT, ENTER, ESCAPE, CTRL_C = "\x1b[C", "\r", "\x1b", "\x03"
COLOURS = re.compile(r"(^|;)(3[0-9]|4[0-9]|9[0-7]|10[0-7])(;|$)")
PLAYED = ("terminal", "{}", "--bots", "greedy", "--pace", "quick", "--seed", "5")


class Person:
    """Plays by what the screen shows, in any language."""

    def __init__(self, at: Terminal, language: str) -> None:
        self.at = at
        self.language = language

    def says(self, key: str, /, **values: str | int) -> bool:
        return text_in(self.language, key, **values) in self.at.display.text

    @property
    def is_over(self) -> bool:
        return self.offers("again")

    def wait_for_turn(self) -> None:
        """Until one may act: the keys of a thinking bot's table are others."""
        self.at.wait(lambda: self.is_over or self.offers("help") or self.offers("back"))

    def offers(self, key: str) -> bool:
        return text_in(self.language, f"terminal-key-{key}") in self.keys()

    def press(self, keys: str) -> None:
        self.at.press(keys)
        self.wait_for_turn()

    def keys(self) -> str:
        return self.at.display.rows[-1]

    def hint(self) -> str:
        return self.at.display.rows[-2]

    def play_the_game(self) -> None:
        """The smallest step of any card, until the turn may end."""
        self.wait_for_turn()
        while not self.is_over:
            if self.says("the-game-status-claim"):
                self.press("2")
            elif re.search(r"\bE\b", self.keys()):
                self.press("e")
            else:
                ways = []
                for _ in range(self.cards()):
                    self.press(RIGHT)
                    steps = re.findall(r"([A-D]) ([+−])(\d+)", self.hint())
                    number = re.search(r"\d+", self.hint())
                    card = number[0] if number else ""
                    ways += [(int(sign.replace("−", "-") + step), card, pile) for pile, sign, step in steps]
                assert ways, self.at.display.text
                _, card, pile = min(ways)
                self.press(f"{card}{pile}")
                if self.says("the-game-dead-end-lay"):
                    self.press(ENTER)

    def cards(self) -> int:
        """How many cards are in the hand."""
        return max(len(re.findall(r"[│║] *\d+ *[│║]", row)) for row in self.at.display.rows[7:16])

    def play_raise(self) -> None:
        """The first card; then as many as it takes, and a pass where they do not suffice."""
        self.wait_for_turn()
        rounds = 0
        while not self.is_over:
            if self.says("raise-status-choose"):
                rounds += 1
                self.press("1" + ENTER)
            elif rounds > 2 or not self.raised():
                self.press("p")
                if self.says("raise-pass-sure"):
                    self.press(ENTER)

    def raised(self) -> bool:
        """Add card after card until it suffices; False where they do not, or were more than it takes."""
        places = next((row for row in self.at.display.rows if re.fullmatch(r" +1( +\d)*", row)), "")
        for place in places.split():
            self.press(place)
            total = re.search(r"= (\d+)", self.hint())
            beyond = re.search(r"\d+", self.at.display.rows[-3])
            if total and beyond and int(total[1]) > int(beyond[0]):
                self.press(ENTER)
                if text_in(self.language, "raise-why-more")[:20] not in self.hint():
                    return True
                break
        self.press(ESCAPE)
        return False


WINDOWS = [
    ("the-game", 80, 24, "en", {}),
    ("the-game", 120, 40, "de", {"NO_COLOR": "1"}),
    ("raise", 80, 24, "pl", {"NO_COLOR": "1"}),
    ("raise", 120, 40, "en", {"COLORTERM": "truecolor"}),
]


@pytest.mark.parametrize(("game", "width", "height", "language", "variables"), WINDOWS)
def test_a_whole_game_is_played_on_the_screen(
    game: str, width: int, height: int, language: str, variables: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    words = [word.format(game) for word in PLAYED]
    words += ["--players", "3", "--language", language, "--records", str(file), "--name", "Änne"]
    with terminal(words, width=width, height=height, variables=variables) as at:
        as_it_was = at.settings()
        person = Person(at, language)
        person.play_the_game() if game == "the-game" else person.play_raise()
        assert person.says("terminal-seed", seed="5")
        (match,) = record.read(file.read_text(encoding="utf-8").splitlines(), games.get)
        assert match.result is not None and match.seats[0] == "Änne"
        at.press(ENTER)
        person.wait_for_turn()
        assert not person.is_over
        assert at.display.modes >= {"?1049"}
        at.send(CTRL_C)
        assert at.wait_until_ended() == 130, at.output[-2000:].decode()
        assert at.settings() == as_it_was
        assert at.display.modes <= {"?25"} and LEAVE_SCREEN.encode() in at.output
        assert bool([one for one in at.display.styles if COLOURS.search(one)]) == (
            "NO_COLOR" not in variables
        )
        assert b"Traceback" not in at.output


def test_the_window_may_change_its_size_at_any_time() -> None:
    with terminal([word.format("raise") for word in PLAYED]) as at:
        person = Person(at, ENGLISH)
        person.wait_for_turn()
        for width, height in ((120, 40), (60, 16), (81, 25), (50, 14)):
            at.resize(width, height)
            at.wait_for("help")
            assert len(at.display.rows) == height and "RAISE" in at.display.rows[0]
        at.resize(40, 10)
        at.wait_for("too small")
        at.resize(80, 24)
        at.wait_for("help")
        at.press("?")
        at.resize(70, 12)
        at.wait_for("Keys")
        at.press(ESCAPE)
        at.resize(80, 24)
        at.press("q")
        at.wait_for("Leave this game?")
        at.send(ENTER)
        assert at.wait_until_ended() == 0


def test_pages_moves_typed_and_taken_back() -> None:
    with terminal(
        [word.format("the-game") for word in PLAYED] + ["--players", "2", "--option", "starter=0"]
    ) as at:
        person = Person(at, ENGLISH)
        person.wait_for_turn()
        card = min(map(int, re.findall(r"│ +(\d+) +│", "\n".join(at.display.rows[8:12]))))
        at.press("r")
        at.wait_for("THE GAME")
        at.press(" ")
        at.press(ESCAPE)
        at.press(f":{card}b{ENTER}")
        at.wait_for(f"You laid {card} on B")
        at.press("u")
        at.wait_for("You laid a card and took it back.")
        at.press("u")
        at.wait_for("There is nothing to take back.")
        at.press("e")
        at.wait_for("2 more cards have to be laid first. (rule 5.2)")
        at.press(":abracadabra" + ENTER)
        at.wait_for("'abracadabra' is not a move of THE GAME")
        at.press("a")
        at.wait_for("Choose a card first")
        at.press("sb1")
        at.wait_for("You about B: please spare it.")
        at.press("t")
        at.wait_for("You: I am in trouble.")
        at.press("l")
        at.wait_for("What has happened")
        at.press(ESCAPE)
        at.press("h")
        at.wait_for("Pile A, ascending")
        at.press("q")
        at.send("\x1a")  # Ctrl-Z: the terminal is the shell's again
        stopped = os.WSTOPPED | os.WNOHANG | os.WNOWAIT
        at.wait(lambda: os.waitid(os.P_PID, at.process.pid, stopped))
        at.wait(lambda: "?1049" not in at.display.modes)
        os.kill(at.process.pid, signal.SIGCONT)
        at.wait(lambda: "?1049" in at.display.modes)
        at.wait_for("Your turn")
        at.process.terminate()
        assert at.wait_until_ended() == 128 + signal.SIGTERM
        assert at.output.endswith(LEAVE_SCREEN.encode())


# Line by line


def test_a_terminal_that_can_only_print_gets_lines_without_codes() -> None:
    words = ["terminal", "raise", "--bots", "greedy", "--players", "2", "--seed", "5"]
    with terminal(words, variables={"TERM": "dumb"}) as at:
        as_it_was = at.settings()
        at.wait_for("\n>")
        at.send("1\n")
        at.wait_for("All are turned up")
        at.send(CTRL_C)
        assert at.wait_until_ended() == 130
        assert b"\x1b" not in at.output and at.settings() == as_it_was


def make_session(game: str, players: int = 3, seed: str = "5", bot: str = "greedy", **chosen: Any) -> Session:
    found = games.get(game)
    options = found.options(players=players, **chosen)
    table = [find(game, bot) for _ in range(players - 1)]
    names = ("you", "Ida", "Leo", "Max", "Petra")[:players]
    return Session(found, options, table, names, seed)


def moments(session: Session, rng: Random, acts: int = 10**6) -> Iterator[str]:
    """Play as anybody might, and stop whenever the person is asked; gives what is typed next."""
    while not session.over and acts:
        if session.thinker is not None:
            session.let_bot_act()
            continue
        session.let_bots_talk()
        acts -= 1
        act = rng.choice(session.game.legal(session.match.state, 0))
        yield session.game.notation(act)
        assert session.act(act) is None


def typed_lines(*words: str, lines: list[str], code: int = 0, **variables: str) -> str:
    """What a game shows in a pipe that says these lines."""
    with TemporaryDirectory() as folder:
        found = {"PYTHONPATH": ":".join(sys.path), "PATH": "", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        done = subprocess.run(
            [sys.executable, "-m", "stammtisch", "terminal", *words],
            input="\n".join(lines) + "\n",
            capture_output=True,
            encoding="utf-8",
            timeout=300,
            check=False,
            env={**found, "TMPDIR": folder, **variables},
        )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_whole_game_is_played_line_by_line(game: str, tmp_path: Path) -> None:
    session = make_session(game)
    said: list[str] = []
    for move in moments(session, Random(1)):
        asked = session.face.asks(session.game.read_notation(move, session.match.options))
        said += [move, "yes"] if asked else [move]
    file = tmp_path / "games.jsonl"
    words = (game, "--bots", "greedy", "--players", "3", "--seed", "5", "--records", str(file))
    shown = typed_lines(*words, lines=[*said, "no"])
    assert "\x1b" not in shown
    assert all(sentence in " ".join(shown.split()) for sentence in session.face.result()[:1])
    (match,) = record.read(file.read_text(encoding="utf-8").splitlines(), games.get)
    assert list(match.record())[1:] == list(session.match.record())[1:]


def test_what_cannot_be_understood_gets_a_clear_line() -> None:
    words = ("the-game", "--bots", "greedy", "--players", "2", "--seed", "5", "--option", "starter=0")
    shown = typed_lines(*words, lines=["37Z", "e", "u", "99", "?", "h", "l", "r", "q", "no", "q", "yes"])
    assert "'37Z' is not a move of THE GAME; moves are written like this: 37A" in " ".join(shown.split())
    assert "2 more cards have to be laid first. (rule 5.2)" in shown
    assert "There is nothing to take back." in shown
    assert "Take back" not in shown and "Keys" in shown and "Pile A, ascending" in shown
    shown = typed_lines(*words, lines=["e"], PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert "+--------+" in shown, "drawn with the characters there are"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["the-game", "--bots", "greedy,random", "--players", "5"], "2 bots for 4 seats"),
        (["the-game", "--bots", "nobody"], "there is no bot 'nobody' for the-game"),
        (["chess"], "there is no game 'chess'"),
        (["raise", "--players", "9"], "players is 9, but must be one of"),
        (["raise", "--pace", "slow"], "slow"),
        (["raise", "--records", "/nowhere/games.jsonl"], "cannot write /nowhere/games.jsonl"),
    ],
)
def test_mistakes_get_one_clear_line(words: list[str], said: str) -> None:
    shown = typed_lines(*words, lines=[], code=2)
    assert said in shown and shown.count("\n") == 1


# Every language, every width


class Window:
    """A screen that only keeps what is drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.rows: list[Row] = []

    def draw(self, rows: list[Row]) -> None:
        self.rows = rows

    def key(self, seconds: float | None = None) -> str:
        return RESIZED

    def drop_keys(self) -> None:
        pass


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("the-game", 5), ("raise", 5), ("the-game", 1)])
def test_nothing_is_cut_off_at_80_columns(game: str, players: int, language: str) -> None:
    try:
        speak(language)
        session = make_session(game, players, bot="planner" if game == "the-game" else "greedy", starter=0)
        window = Window(80, 24)
        table: Any = _Table(window, session, game, 0.0)  # type: ignore[arg-type]
        for _ in moments(session, Random(3), acts=12):
            for key in ("right", " ", "1"):
                table._draw()
                assert len(window.rows) == 24
                for line in session.face.rows(80, compact=key == "1"):
                    assert size(line) <= 80
                    assert not plain([line]).endswith("…")
                assert size(table._hint(78)) <= 78, plain([table._hint(78)])
                assert len(session.status) <= 78
                keys = plain([window.rows[-1]])
                assert keys.startswith(f" ? {text('terminal-key-help')}") and keys.count("   ") >= 1
                session.press(key)
            session.face.forget()
        assert all(size(line) <= 80 for line in session.face.details(80))
    finally:
        speak(ENGLISH)


def test_a_question_comes_before_what_is_hardly_meant() -> None:
    session = make_session("raise", 2)
    asked = []
    for _ in moments(session, Random(0)):
        found = session.type("pass")
        if isinstance(found, Asked):
            asked.append(found)
            break
    assert asked and asked[0].yes == "Yes, pass" and session.game.notation(asked[0].act) == "pass"


def test_a_play_that_would_end_the_game_is_asked_about() -> None:
    for seed in range(200):
        session = make_session("the-game", 2, seed=str(seed), starter=0)
        for _ in moments(session, Random(seed)):
            for act in session.match.view(0).dead_ends:
                asked = session.type(session.game.notation(act))
                assert isinstance(asked, Asked) and asked.act == act
                assert asked.question.startswith(f"{act.card} on {act.pile} would end the game.")
                return
    raise AssertionError("no such play was found")


def test_a_bot_that_fails_is_named_and_another_plays_on(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text(
        "class Broken:\n"
        "    def choose(self, view, rng, seconds):\n"
        "        raise RuntimeError('no idea')\n"
        "    def aside(self, view, rng):\n"
        "        return ()\n",
        encoding="utf-8",
    )
    words = ("raise", "--bots", f"{file}:Broken", "--players", "2", "--seed", "5")
    shown = typed_lines(*words, lines=["1", "q", "yes"])
    assert "Ida: crashed. Another bot plays on." in shown and "All are turned up" in shown


def test_a_number_that_is_not_held_never_becomes_another() -> None:
    session = make_session("the-game", 2, starter=0)
    hand = session.match.view(0).hand
    held = {digit for card in hand for digit in str(card)}
    for tens in held - {"0"}:
        for ones in held:
            card = int(tens + ones)
            if card in hand or any(str(one).startswith(tens + ones) for one in hand):
                continue
            session.face.forget()
            said = [session.press(tens), session.press(ones)]
            assert f"{card} is not in this hand." in said or f"{tens} is not in this hand." in said
            assert session.press("a") == text("the-game-number-first")


@pytest.mark.parametrize(
    ("language", "yes"),
    list(zip(LANGUAGES, ("yes", "ja", "oui", "igen", "ano", "ano", "tak"), strict=True)),
)
def test_yes_is_understood_in_every_language(language: str, yes: str) -> None:
    try:
        speak(language)
        assert says_yes(yes) and says_yes("y") and says_yes(text("plain-yes").upper())
        assert not says_yes(text("plain-no")) and not says_yes("")
    finally:
        speak(ENGLISH)


def test_keys_are_told_apart_also_in_pieces() -> None:
    decoder = Decoder()
    found = [
        key
        for byte in "3é\x1b[A\x1bOB\x1b[5~\x1b[1;2C\x7f\x1b[Zq".encode()
        for key in decoder.keys(bytes([byte]))
    ]
    assert found == ["3", "é", "up", "down", "page up", "right", "backspace", "q"]
    assert list(decoder.keys(b"\x1b")) == [] and decoder.waiting
    assert list(decoder.escape()) == ["escape"] and not decoder.waiting
