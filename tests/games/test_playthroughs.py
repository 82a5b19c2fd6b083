"""A seeded match of every game goes as it is told in ``playthroughs``."""

import pytest

from client.games import ALL_GAMES
from tests.games.playthroughs.telling import file_of, told
from tests.games.steering import AnyGame


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_the_match_goes_as_it_is_told(game: AnyGame) -> None:
    """If a change is meant, ``python -m tests.games.playthroughs`` writes the file anew; read the difference."""
    kept = file_of(game).read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(told(game), kept, strict=True), start=1):
        assert line == expected, f"{file_of(game).name}, line {number}"
