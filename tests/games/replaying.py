"""Marks of some matches, to be compared between processes: ``python -m tests.games.replaying GAME``."""

import sys

from client.games import game_by_id
from tests.games.steering import AnyGame
from tests.games.walks import digest, walk


def marks_of(game: AnyGame) -> list[str]:
    """Return one mark of the last position for each of a few matches."""
    return [digest(game, walk(game, seats, seed).last) for seats in game.seats for seed in (0, 1, 2)]


if __name__ == "__main__":
    sys.stdout.write("\n".join(marks_of(game_by_id(sys.argv[1]))))
