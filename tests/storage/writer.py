"""A program to be killed: each line it reads is a folder, in which a child of its plays and saves without end.

It answers with the number of the child, which then writes ``<match> <decisions>`` after every decision it has kept.
Being forked, the children need no time to start, and so can be killed by the dozen.
"""

import os
import sys
from pathlib import Path

from tests.storage.matches import GAME, new_match, play_on, saves_in


def play_for_ever(folder: Path) -> None:
    """Play one match after the other, keeping each decision, until somebody ends this process."""
    saves = saves_in(folder)
    for seed in range(1_000_000):
        match, slot = new_match(seed), saves.begin(GAME.id)
        while match.outcome is None:
            saves.autosave(slot, play_on(match, 1))
            os.write(1, f"{slot.path.name} {len(match.moves)}\n".encode())


def main() -> None:
    """Serve one folder a line."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            play_for_ever(Path(line.strip()))
        os.write(1, f"{child}\n".encode())


if __name__ == "__main__":
    main()
