"""``python -m tests.bench_window [PROGRAM]``: figures of the window beside what was promised. Judges nothing.

``PROGRAM`` is a packed program, whose start is measured too. Needs Linux, and Xvfb for a real window. Other work on the
machine spoils wall times; "of work" is processor time, and ratios are set against a loop of a million additions.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from client.games import ALL_GAMES
from tests.window.display import Display, missing
from tests.window.program import ROOT, surroundings
from tests.window.starting import measure_start

STARTS = 5
Figures = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Measure and print."""
    say(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory(prefix="henchbox-bench-") as folder:
        home = Path(folder)
        if missing():
            say(f"{missing()}: only the driver that shows nothing is measured")
            tell_tables(home, None)
            return 0
        with Display() as display:
            tell_start("source", [sys.executable, "-m", "client"], (home, display))
            for program in arguments:
                tell_start("packed", [program], (home, display))
            tell_tables(home, None)
            tell_tables(home, display)
    return 0


def tell_start(kind: str, command: list[str], where: tuple[Path, Display]) -> None:
    """Measure starts, and print the median of each figure."""
    home, display = where
    starts = [measure_start(command, home / f"{kind}{number}", display) for number in range(STARTS)]
    picture, work, ready, ready_work = (statistics.median(column) for column in zip(*starts, strict=True))
    promised = ("0.8", "0.6") if kind == "source" else ("1.0", "0.8")
    line(f"first picture, {kind}", f"{picture:.2f} s, {work:.2f} of work", *promised, unit="s")
    line(f"ready for any click, {kind}", f"{ready:.2f} s, {ready_work:.2f} of work", "1.5", unit="s")


def tell_tables(home: Path, display: Display | None) -> None:
    """Measure a table of every game, on a display or on the driver that shows nothing."""
    for game in ALL_GAMES:
        found = figures_of(home, display, game.id)
        loop, driver = found["loop_ms"], found["driver"]
        say(f"--- {game.title}, 1920x1080 on {driver}; a loop of a million additions takes {loop:.0f} ms here")
        line("from the click to the table", f"{found['opening']:.0f} ms of work", "1000", unit="ms")
        moving = f"{found['move_p50']:.2f} ms (99 %: {found['move_p99']:.1f}), {found['move_cpu']:.2f} of work"
        line("frame, one card moving", f"{moving}, ratio {found['move_cpu'] / loop:.3f}", "4", "1", unit="ms")
        warm, cold = found["repaint_warm"], found["repaint_cold"]
        line("whole picture, sprites at hand", f"{warm:.1f} ms of work, ratio {warm / loop:.2f}")
        line("whole picture, nothing at hand", f"{cold:.1f} ms of work, ratio {cold / loop:.2f}")
        thinking = f"{found['thinking_p50']:.2f} ms (99 %: {found['thinking_p99']:.1f}, worst"
        line("frame while the AI thinks", f"{thinking} {found['thinking_worst']:.1f})", "33", "17", unit="ms at 99 %")
        idle = f"{found['idle']:.2f} s a minute, its thinking process {found['idle_children']:.2f}"
        line("idle table", idle, "1", "0.3", unit="s a minute")
        memory = f"{found['rss']:.0f} MB in {found['processes']} processes ({found['rss_own']:.0f} its own); what they"
        line("memory", f"{memory} share counted once: {found['pss']:.0f}", "200", "120", unit="MB")


def figures_of(home: Path, display: Display | None, game_id: str) -> Figures:
    """Measure from inside the program."""
    env = surroundings(home, None if display is None else display.name)
    if display is None:
        env["SDL_VIDEODRIVER"] = "dummy"
    command = [sys.executable, "-m", "tests.bench_window.inside", game_id]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def line(what: str, found: str, floor: str = "", goal: str = "", unit: str = "") -> None:
    """Print a figure, and what was promised."""
    promised = ", ".join(f"{name} {value}" for name, value in (("floor", floor), ("goal", goal)) if value)
    say(f"{what:<32} {found}" + (f"   [{promised} {unit}]" if promised else ""))


def say(words: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
