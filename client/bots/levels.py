"""The levels of play that a seat can be given, and the players behind them."""

from collections.abc import Callable
from dataclasses import dataclass

from client.bots.advice import AnyGame, Bot, Budget
from client.bots.at_once import GreedyBot, RandomBot
from client.bots.thinker import Character, Thinker
from client.core.words import N_
from client.games import game_by_id


@dataclass(frozen=True, slots=True)
class Level:
    """A level as the set-up shows it. ``title`` and ``meaning`` are catalogue texts."""

    id: str
    title: str
    meaning: str
    character: Character


LEVELS: tuple[Level, ...] = (
    Level(
        "newcomer",
        N_("Newcomer"),
        N_("Learning the game: thinks briefly and makes mistakes. Made for first matches."),
        Character(share=0.1, seconds=0.1, most=10, blunder=0.25, wavering=1.0, bluffing=1.0, least=0.0),
    ),
    Level(
        "regular",
        N_("Regular"),
        N_("Knows the rules of thumb and looks a little ahead. A fair opponent at the kitchen table."),
        Character(share=0.2, seconds=0.15, most=60, wavering=0.4, bluffing=1.0, least=0.2),
    ),
    Level(
        "sharp",
        N_("Sharp"),
        N_("Plans ahead, guesses well what you hold and seldom slips."),
        Character(share=0.5, seconds=0.25, most=300, bluffing=0.7),
    ),
    Level(
        "master",
        N_("Master"),
        N_("Thinks as long as a turn may last, bluffs where it pays and gives nothing away."),
        Character(share=1.0, seconds=0.5, bluffing=0.7),
    ),
)
"""The levels a player can choose, weakest first."""

ADVISER = Character(seconds=2.0)
"""Who gives hints: the strongest there is, always with the move it believes in most."""

ADVISER_ID = "adviser"
"""Names the adviser where a level is asked for; nobody sits at the table with it."""

_THOUGHTLESS: dict[str, Callable[[AnyGame], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_CHARACTERS = {ADVISER_ID: ADVISER, **{level.id: level.character for level in LEVELS}}
LEVEL_IDS: tuple[str, ...] = (*_THOUGHTLESS, *(level.id for level in LEVELS))
"""Every name that may stand where a level is asked for."""

STAND_IN = "regular"
"""Who plays for a level that a save names and this program does not have."""


class UnknownLevel(KeyError):
    """A name that is no level. Says which names are."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        """Name the level asked for and those that exist."""
        return f"unknown level {self.name!r}; levels are {', '.join(LEVEL_IDS)}"


def bot_for(level: str, game: AnyGame) -> Bot:
    """Return the player of a level for a game.

    Raises:
        UnknownLevel: if there is no level of this name.
    """
    if level in _THOUGHTLESS:
        return _THOUGHTLESS[level](game)
    return Thinker(game, _character(level))


def bot(level: str, game_id: str) -> Bot:
    """Return the player of a level for the game with this id.

    Raises:
        UnknownLevel: if there is no level of this name.
        KeyError: if there is no game with this id.
    """
    return bot_for(level, game_by_id(game_id))


def or_stand_in(level: str) -> str:
    """Return the level, or one that stands in for it if this program has none of that name, as an old save may ask."""
    return level if level in _THOUGHTLESS or level in _CHARACTERS else STAND_IN


def expected_seconds(level: str, budget: Budget) -> float:
    """Return how long a level will think at most: what a budget of seconds leaves it, else its own time."""
    if level in _THOUGHTLESS:
        return 0.0
    character = _character(level)
    seconds = character.part_of(budget).seconds
    return character.seconds if seconds is None else seconds


def _character(level: str) -> Character:
    try:
        return _CHARACTERS[level]
    except KeyError:
        raise UnknownLevel(level) from None
