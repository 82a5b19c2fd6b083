"""Writes every playthrough anew: ``python -m tests.games.playthroughs``."""

import sys

from client.games import ALL_GAMES
from tests.games.playthroughs.telling import file_of, told

for game in ALL_GAMES:
    file_of(game).write_text("\n".join(told(game)) + "\n", encoding="utf-8")
    sys.stdout.write(f"{file_of(game).name}\n")
