"""Programs and tables need the extra `client`; classes in the arena need nothing more."""

from __future__ import annotations

from outside.test_arena import CLOSEST, PYTHON
from test_extras import others, run_without


def test_without_its_packages_a_program_is_refused_in_one_line_and_a_class_plays() -> None:
    commands = (
        f"simulate the-game --players 2 --games 1 --seconds 60 --bots {CLOSEST}",
        "join K7MPQ4 --bot greedy",
    )
    done = run_without(others(), *commands)
    assert [line.rpartition(" ")[2] for line in done.stdout.splitlines() if "ended with" in line] == [
        "0",
        "2",
    ]
    assert done.stderr.count("\n") == 1 and "pip install 'stammtisch[client]'" in done.stderr
    program = PYTHON.replace("cmd:", "").split()
    asked = f"simulate the-game --players 2 --bots cmd:{program[0]}"
    done = run_without(others(), asked)
    assert "ended with 2" in done.stdout and "pip install 'stammtisch[client]'" in done.stderr
