"""The program is killed at random moments of a match, without a warning, and goes on where it was."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from client.games import game_by_id
from client.storage.saves import Saves

ROOT = Path(__file__).resolve().parents[2]
GAME = game_by_id("mad_science_expo")
AT_MOST = 60


def test_a_match_outlives_its_program_again_and_again(tmp_path: Path) -> None:
    rng = Random(1)
    kills = 0
    finished = False
    last = 0
    while not finished:
        told, finished = play_until_killed(tmp_path, rng)
        saves = Saves(tmp_path / "saves", game_by_id)
        if finished:
            break
        kills += 1
        assert kills < AT_MOST, "the match never ends"
        saved = saves.to_continue().get(GAME.id)
        if saved is None:  # it was over before the program could say so
            assert saves.finished(), "the match is gone"
            break
        assert len(saved.record.moves) >= told, "a finished decision is lost"
        assert len(saved.record.moves) >= last, "the match went back"
        last = len(saved.record.moves)
    assert kills >= 3


def play_until_killed(home: Path, rng: Random) -> tuple[int, bool]:
    """Let the program play on a little and kill it; return the last decision it told of, and whether it is over."""
    command = [sys.executable, "-m", "tests.play.killed_player", str(home)]
    player = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": str(ROOT)}
    )
    assert player.stdout is not None
    told = 0
    try:
        for _ in range(rng.randrange(2, 7)):
            line = player.stdout.readline().strip()
            if line in ("over", ""):
                assert line == "over" or player.wait(10) == 0
                return told, True
            told = int(line)
        time.sleep(rng.random() * 0.02)
    finally:
        player.send_signal(signal.SIGKILL)
        player.wait()
        player.stdout.close()
    return told, False
