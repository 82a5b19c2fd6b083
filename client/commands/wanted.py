"""What the verbs that run games are told: which game, which levels, which options. Refused in words."""

from pydantic import BaseModel, ValidationError

from client.bots.advice import AnyGame
from client.bots.levels import LEVEL_IDS
from client.commands.usage import UsageError
from client.core.refusal import InvalidOptions
from client.core.words import N_, Phrase
from client.games import ALL_GAMES, game_by_id


def wanted_game(game_id: str) -> AnyGame:
    """Return the game with this id, or refuse and name those there are."""
    try:
        return game_by_id(game_id)
    except KeyError:
        known = ", ".join(game.id for game in ALL_GAMES)
        raise UsageError(
            Phrase(N_("There is no game {name}. There are: {known}."), name=game_id, known=known)
        ) from None


def wanted_levels(names: str | None, seats: int) -> tuple[str, ...]:
    """Read one level a seat from a list with commas; rule players everywhere if nothing is said."""
    if names is None:
        return ("greedy",) * seats
    levels = tuple(name.strip() for name in names.split(","))
    for level in levels:
        if level not in LEVEL_IDS:
            known = ", ".join(LEVEL_IDS)
            raise UsageError(Phrase(N_("There is no level {name}. There are: {known}."), name=level, known=known))
    if len(levels) != seats:
        text = N_("There must be one level a seat: {seats} seats, {levels} levels.")
        raise UsageError(Phrase(text, seats=seats, levels=len(levels)))
    return levels


def wanted_options(game: AnyGame, text: str | None, seats: int) -> BaseModel:
    """Read a game's options from JSON and make sure that a match can be set up with them."""
    try:
        options = game.Options() if text is None else game.Options.model_validate_json(text)
        game.new(seats, options)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        where = ".".join(str(step) for step in first["loc"]) or "JSON"
        raise UsageError(Phrase(N_("Option {option}: {why}."), option=where, why=first["msg"])) from None
    except InvalidOptions as error:
        raise UsageError(Phrase(N_("Option {option}: {why}"), option=error.option, why=error.reason)) from None
    return options


def at_least_one(name: str, number: int) -> int:
    """Return a number that must be 1 or more."""
    if number < 1:
        raise UsageError(Phrase(N_("{name} must be 1 or more."), name=name))
    return number
