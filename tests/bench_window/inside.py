"""Measures from inside the program: ``python -m tests.bench_window.inside GAME``. Prints a line of JSON.

Runs on whatever display its environment names. Times are milliseconds, memory is megabytes.
"""

import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from client.bots.bench import loop_seconds
from client.bots.messages import Job
from client.games import game_by_id
from tests.bench_window.table import OpenTable

IDLE_S = 12.0
MOVING_S = 4.0
REPAINTS = 7
WAKEFUL_S = 10.5
"""For so long the loop looks more often after the last input."""


def measure(home: Path, game_id: str) -> dict[str, Any]:
    """Open a table of the game and measure it."""
    table = OpenTable(home, game_by_id(game_id))
    try:
        return {
            "driver": pygame.display.get_driver(),
            "loop_ms": loop_seconds() * 1000,
            "opening": table.opening_ms,
            **moving(table),
            **repaints(table),
            **idling(table),
            **memory(),
            **while_thinking(table),
        }
    finally:
        table.close()


def moving(table: OpenTable) -> dict[str, float]:
    """Measure frames in which one card moves: the work as the clock sees it, and as processor time."""
    table.move_a_card(1.0)  # its sprite is made
    before = time.process_time()
    table.move_a_card(MOVING_S)
    summary = table.house.loop.times.summary()
    cpu_ms = (time.process_time() - before) * 1000 / summary.frames
    return {"move_p50": summary.p50, "move_p99": summary.p99, "move_cpu": cpu_ms}


def repaints(table: OpenTable) -> dict[str, float]:
    """Measure full pictures, with all sprites at hand and with none."""
    house = table.house

    def cold() -> None:
        house.stack.assets.forget()
        house.repaint_all()

    return {"repaint_warm": _frame_ms(table, house.repaint_all), "repaint_cold": _frame_ms(table, cold)}


def _frame_ms(table: OpenTable, before: Callable[[], None]) -> float:
    """Return the median processor time of a frame after ``before``."""
    times = []
    for _ in range(REPAINTS):
        before()
        began = time.process_time()
        table.house.loop.frame()
        times.append((time.process_time() - began) * 1000)
    return statistics.median(times)


def idling(table: OpenTable) -> dict[str, float]:
    """Measure the processor time of a table that waits for its player, thinking process included, in s a minute."""
    table.run(WAKEFUL_S)
    before = time.process_time(), _children_cpu_s()
    table.run(IDLE_S)
    own, children = time.process_time() - before[0], _children_cpu_s() - before[1]
    return {"idle": own * 60 / IDLE_S, "idle_children": children * 60 / IDLE_S}


def memory() -> dict[str, float]:
    """Measure the memory of this process and its children: what each holds, and with what they share counted once."""
    pids = [os.getpid(), *_children()]
    return {
        "rss": sum(_kilobytes(pid, "status", "VmRSS") for pid in pids) / 1000,
        "pss": sum(_kilobytes(pid, "smaps_rollup", "Pss") for pid in pids) / 1000,
        "rss_own": _kilobytes(pids[0], "status", "VmRSS") / 1000,
        "processes": len(pids),
    }


def while_thinking(table: OpenTable) -> dict[str, float]:
    """Measure frames in which a card moves while the strongest player thinks as long as it may."""
    match = table.scene.match
    job = Job(match.game.id, match.sight(0), 0, "adviser", 1)
    table.worker.ask(job)
    table.move_a_card(MOVING_S)
    table.worker.cancel()
    summary = table.house.loop.times.summary()
    return {"thinking_p50": summary.p50, "thinking_p99": summary.p99, "thinking_worst": summary.worst}


def _children() -> list[int]:
    """Return the processes that this one has started and that still run."""
    own = str(os.getpid())
    stats = [path.read_text() for path in Path("/proc").glob("[0-9]*/stat") if path.exists()]
    return [int(text.split()[0]) for text in stats if text.rpartition(")")[2].split()[1] == own]


def _children_cpu_s() -> float:
    ticks = 0
    for pid in _children():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _kilobytes(pid: int, file: str, name: str) -> int:
    text = Path(f"/proc/{pid}/{file}").read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name}:"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="henchbox-bench-") as folder:
        print(json.dumps(measure(Path(folder), sys.argv[1])))
