"""Real matches of simple players, for scenes that need one."""

from functools import lru_cache, partial
from random import Random
from typing import Any, cast

from client.core.match import AnyMatch, Match, Player
from client.games import game_by_id
from client.scenes.routes import Routes

NAMES = ("Ada", "Clover", "Basil", "Juniper", "Maximilian Featherstone", "Zoe")
AVATARS = ("fox", "owl", "bear", "cat", "frog", "rabbit")


def played(
    seats: int = 4, seed: int = 3, humans: tuple[int, ...] = (0,), *, campaign: bool = False, moves: int | None = None
) -> AnyMatch:
    """Return a match of Mad Science Expo, played to its end or for so many moves."""
    game = game_by_id("mad_science_expo")
    players = [Player(NAMES[i], None if i in humans else "sharp", AVATARS[i]) for i in range(seats)]
    match = Match(game, players, game.Options.model_validate({"campaign": campaign}), seed)
    rng = Random(seed)
    while match.to_act is not None and match.cursor != moves:
        match.play(game.rule_player(match.sight(match.to_act), rng))
    return match


@lru_cache(maxsize=8)
def finished(seats: int = 4, seed: int = 3, humans: tuple[int, ...] = (0,), *, campaign: bool = False) -> AnyMatch:
    """Return a match that is over. Shared: never undo it."""
    return played(seats, seed, humans, campaign=campaign)


class Trips:
    """Stands for the routes and writes down where one was sent."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return partial(self._went, name)

    def _went(self, name: str, *args: object) -> None:
        self.calls.append((name, *args))

    def routes(self) -> Routes:
        """Return it as a scene knows it."""
        return cast("Routes", self)

    @staticmethod
    def behind(routes: Routes) -> "Trips":
        """Return what stands for the routes."""
        assert isinstance(routes, Trips)
        return routes
