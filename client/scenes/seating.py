"""Who sat where last time, with which options: remembered when a match begins, checked before it is used again."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from pydantic import BaseModel

from client.bots.levels import LEVELS
from client.core.game import GameOptions
from client.core.match import Player
from client.core.words import N_, Phrase
from client.scenes.names import AVATARS, new_name
from client.scenes.routes import AnyGame
from client.storage.settings import QuickStart, SeatChoice, Settings

USUAL_SEATS = 4
USUAL_LEVEL = "regular"
LEVEL_IDS = tuple(level.id for level in LEVELS)


class Seating(NamedTuple):
    """The players, seat by seat, and the options of a match that can begin."""

    players: tuple[Player, ...]
    options: GameOptions


def last_seating(settings: Settings, game: AnyGame, rng: Random) -> Seating:
    """Return how the game was played last; what no longer fits, or was never chosen, is as for a first match."""
    kept = settings.quick_starts.get(game.id, QuickStart())
    players = tuple(_player(choice) for choice in kept.seats)
    if len(players) not in game.seats:
        players = first_players(game, rng)
    return Seating(players, _fitting(game, len(players), kept.options))


def first_players(game: AnyGame, rng: Random) -> tuple[Player, ...]:
    """Seat a human and regular opponents."""
    count = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    players = [Player("", None, AVATARS[0])]
    while len(players) < count:
        players.append(next_opponent(players, rng))
    return tuple(players)


def next_opponent(seated: Sequence[Player], rng: Random) -> Player:
    """Return an opponent whose name and portrait nobody at the table has, as strong as the last one seated."""
    levels = [player.level for player in seated if player.level is not None]
    avatars = {player.avatar for player in seated}
    free = [avatar for avatar in AVATARS if avatar not in avatars]
    return Player(
        new_name([player.name for player in seated], rng),
        levels[-1] if levels else USUAL_LEVEL,
        (free or AVATARS)[0],
    )


def with_names(players: Sequence[Player], label: Callable[[Phrase | str], str]) -> tuple[Player, ...]:
    """Name whoever left the name empty: a lone human "You", others by their seat; ``label`` speaks the language."""
    alone = sum(player.is_human for player in players) == 1
    unnamed = [N_("You") if player.is_human and alone else None for player in players]
    return tuple(
        player
        if player.name.strip()
        else replace(player, name=label(you or Phrase(N_("Seat {number}"), number=seat + 1)))
        for seat, (player, you) in enumerate(zip(players, unnamed, strict=True))
    )


def remember(settings: Settings, game: AnyGame, players: Sequence[Player], options: BaseModel) -> None:
    """Keep seats and options for the next quick start."""
    seats = [SeatChoice(name=player.name, level=player.level, avatar=player.avatar) for player in players]
    changed = {game.id: QuickStart(seats=seats, options=options.model_dump(mode="json"))}
    settings.quick_starts = settings.quick_starts | changed


def _player(choice: SeatChoice) -> Player:
    known = choice.level is None or choice.level in LEVEL_IDS
    avatar = choice.avatar if choice.avatar in AVATARS else AVATARS[0]
    return Player(choice.name, choice.level if known else USUAL_LEVEL, avatar)


def _fitting(game: AnyGame, seats: int, values: dict[str, Any]) -> GameOptions:
    """Return the options if the game still takes them, else the standard ones."""
    try:
        options = game.Options.model_validate_json(json.dumps(values))
        game.new(seats, options)
    except ValueError:  # an unknown name, a wrong type, or options that do not fit the seats
        return game.Options()
    return options
