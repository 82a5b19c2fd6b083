"""Writes the example match that is shipped: ``python -m tests.saves.make``, once a format or a game is new.

A file that was shipped is never written again: it is the proof that old matches can be opened.
"""

import sys
from pathlib import Path
from random import Random

from client import __version__
from client.core.match import AnyMatch, Match, Player
from client.core.record import record_of
from client.games import ALL_GAMES
from client.storage import atomic
from client.storage.record_file import SUFFIX, bytes_of

FOLDER = Path(__file__).resolve().parents[2] / "saves"
PLAYERS = (
    Player("Clementine", avatar="fox"),
    Player("Professor Quill", "master", "owl"),
    Player("Bramble", "sharp", "bear"),
    Player("Doctor Ribbit", "regular", "frog"),
)
SEED = 6
"""Chosen for a close end and five teams that change hands."""
SAVED_AT = "2026-01-31T20:15:00+00:00"
MOST_DECISIONS = 2000


def played(match: AnyMatch) -> AnyMatch:
    """Let the rule player decide for everybody until the match is over."""
    rng = Random(SEED)
    while match.to_act is not None and match.cursor < MOST_DECISIONS:
        match.play(match.game.rule_player(match.sight(match.to_act), rng))
    return match


def main() -> int:
    """Write an example of every game that has none."""
    for game in ALL_GAMES:
        path = FOLDER / f"example_{game.id}{SUFFIX}"
        if not path.exists():
            match = played(Match(game, PLAYERS[: game.seats.stop - 1], seed=SEED))
            atomic.write(path, bytes_of(record_of(match, __version__, SAVED_AT, seconds_played=1260)))
            sys.stdout.write(f"{path.name}: {match.cursor} decisions\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
