"""The games of the box, each in a folder of its own. To add one: write its folder and name it here."""

from typing import Any

from client.core.game import Game
from client.games.ham_helsing import HAM_HELSING
from client.games.hemloch import HEMLOCH
from client.games.henchmania import HENCHMANIA
from client.games.hens import HENS
from client.games.mad_science_expo import MAD_SCIENCE_EXPO

ALL_GAMES: tuple[Game[Any, Any, Any], ...] = (MAD_SCIENCE_EXPO, HENS, HENCHMANIA, HEMLOCH, HAM_HELSING)


def game_by_id(game_id: str) -> Game[Any, Any, Any]:
    """Return the game with this id.

    Raises:
        KeyError: if there is none.
    """
    for game in ALL_GAMES:
        if game.id == game_id:
            return game
    raise KeyError(game_id)
