"""A player's evening: the menu, a window that is pulled about, a match, sudden ends, and going on."""

import subprocess
import sys
import time
from pathlib import Path

from tests.window.conftest import Start
from tests.window.processes import processes_in
from tests.window.program import GAME, ROOT, Program, Told, surroundings

IDLE_S = 10.0


def open_table(program: Program) -> Told:
    """Go from the menu to a new match against the computer, and wait for the first own decision."""
    program.wait_for("menu")
    program.click(f"play.{GAME}")
    return program.wait_for("match", lambda told: told["choices"] > 0)


def decide(program: Program) -> Told:
    """Choose the first move of the list with the keyboard, and wait until it is one's own turn again."""
    before = program.wait_for("match", lambda told: told["choices"] > 0)["decisions"]
    program.open_by_key("m", "moves")
    program.key("Return")
    return program.wait_for("match", lambda told: told["decisions"] > before and told["choices"] > 0)


def go_on(program: Program) -> Told:
    """Press what the menu offers for the match that waits."""
    program.wait_for("menu", lambda told: f"ready.{GAME}" in told["controls"])
    program.click("continue")
    return program.wait_for("match", lambda told: told["choices"] > 0)


def test_a_match_that_is_closed_in_the_middle_goes_on_where_it_was(start: Start) -> None:
    first = start()
    open_table(first)
    decide(first)
    left = decide(first)
    assert first.close() == 0
    assert first.errors() == ""
    found = go_on(start())
    assert (found["decisions"], found["position"]) == (left["decisions"], left["position"])


def test_a_match_that_is_killed_in_the_middle_goes_on_where_it_was(start: Start) -> None:
    first = start()
    open_table(first)
    left = decide(first)
    assert processes_in(first.process.pid) > 1
    first.kill()
    second = start()
    found = go_on(second)
    assert (found["decisions"], found["position"]) == (left["decisions"], left["position"])
    decide(second)
    assert processes_in(first.process.pid) == 0


def test_a_window_that_is_pulled_about_keeps_its_size_and_its_controls(start: Start) -> None:
    program = start()
    open_table(program)
    for number in range(40):
        program.display.resize(program.window, 640 + 37 * number % 1100, 420 + 53 * number % 600)
    program.display.resize(program.window, 1366, 768)
    told = program.wait_for("match", lambda told: told["size"] == [1366, 768])
    assert all(0 <= x < 1366 and 0 <= y < 768 for x, y in told["controls"].values())
    time.sleep(0.3)
    assert program.wait_for("match")["size"] == [1366, 768]
    program.display.resize(program.window, 200, 150)
    program.display.resize(program.window, 1280, 720)
    program.wait_for("match", lambda told: told["size"] == [1280, 720])
    decide(program)


def test_two_copies_at_once_keep_both_matches(start: Start) -> None:
    first, second = start(), start()
    open_table(first)
    open_table(second)
    lefts = [decide(first), decide(second), decide(first)]
    assert (first.close(), second.close()) == (0, 0)
    found = go_on(start())
    assert found["position"] in [left["position"] for left in lefts]
    saved = [path.name for path in first.home.rglob("*.henchbox.json")]
    assert len(saved) == 2


def test_a_table_that_waits_for_its_player_rests(start: Start) -> None:
    program = start()
    open_table(program)
    time.sleep(2.5)  # frames come quickly for a moment after the last input
    before = program.cpu_s()
    time.sleep(IDLE_S)
    used = program.cpu_s() - before
    print(f"idle: {used:.2f} s of processor time in {IDLE_S:.0f} s, {used * 60 / IDLE_S:.2f} s a minute")
    assert used < IDLE_S / 10


def test_without_a_screen_the_program_says_so_in_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "client"],
        cwd=ROOT,
        env=surroundings(tmp_path, None),
        capture_output=True,
        text=True,
        check=False,
        timeout=20,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "no screen" in done.stderr
