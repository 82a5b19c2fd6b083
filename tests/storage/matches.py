"""Matches of the first game of the box, for tests that save them."""

import json
from pathlib import Path
from random import Random
from typing import Any

from client.core.match import AnyMatch, Match, Player
from client.core.record import digest_of_fields
from client.games import ALL_GAMES, game_by_id
from client.storage.durable import Flusher
from client.storage.saves import Saves

GAME = ALL_GAMES[0]
PLAYERS = (Player("Ada"), Player("Zoë 🐔", "sharp"))


def new_match(seed: int = 7, players: tuple[Player, ...] = PLAYERS) -> AnyMatch:
    return Match(GAME, players, seed=seed)


def play_on(match: AnyMatch, decisions: int = 10_000) -> AnyMatch:
    """Let the rule player decide so many times, or until the match is over."""
    rng = Random(match.seed)
    for _ in range(decisions):
        seat = match.to_act
        if seat is None:
            break
        match.play(GAME.rule_player(match.sight(seat), rng))
    return match


def saves_in(folder: Path) -> Saves:
    return Saves(folder, game_by_id, Flusher(delay_s=0.0))


def saved(folder: Path, title: str = "match", decisions: int = 5) -> Path:
    """Write a match that has come so far, as a file the player named."""
    saves = saves_in(folder)
    path = saves.save_as(title, play_on(new_match(), decisions))
    saves.close()
    return path


def changed(path: Path, *, sealed: bool, **fields: Any) -> Path:
    """Change fields of a saved match; ``sealed`` fits the digest to them."""
    data = json.loads(path.read_text()) | fields
    if sealed:
        data["digest"] = digest_of_fields(data)
    path.write_text(json.dumps(data))
    return path
