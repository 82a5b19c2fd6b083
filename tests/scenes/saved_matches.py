"""Matches of the first game, played by its simple player and saved."""

import io
from random import Random

import pygame

from client.core.match import AnyMatch, Match, Player
from client.games import ALL_GAMES
from client.scenes.desk import Desk

GAME = ALL_GAMES[0]
PLAYERS = (Player("Robin"), Player("Clover", "sharp", "owl"), Player("Basil", "regular", "bear"))


def played(decisions: int | None = 20, players: tuple[Player, ...] = PLAYERS) -> AnyMatch:
    """Play a match for some decisions; None plays to its end."""
    match: AnyMatch = Match(GAME, players, None, seed=5)
    rng = Random(1)
    while match.to_act is not None and (decisions is None or match.cursor < decisions):
        match.play(GAME.rule_player(match.sight(match.to_act), rng))
    return match


def keep(desk: Desk, match: AnyMatch, picture: bytes | None = None, seconds: int = 840) -> None:
    """Save a match by itself, as a table that is left does."""
    slot = desk.saves.begin(GAME.id)
    assert desk.saves.autosave(slot, match, seconds, picture) is None
    slot.release()


def png() -> bytes:
    """Return a small red picture."""
    surface = pygame.Surface((48, 27))
    surface.fill("#FF0000")
    file = io.BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()
