"""What is printed on the outside of the box: five games, those that can be played and those that will follow.

A game that has a table speaks for itself; here stand the order of the menu, the scenery of every lid, and
a few words about the games that are not in this version.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games import ALL_GAMES, game_by_id
from client.scenes.routes import AnyGame
from client.tables import ALL_TABLES
from client.ui.theme import THEMES, Theme

PLAYABLE: tuple[AnyGame, ...] = tuple(game for game in ALL_GAMES if game.id in ALL_TABLES)
"""The games that can be played in the window. Others have rules and players already, and wait for their table."""


class Figure(NamedTuple):
    """A drawing that stands on a lid's scenery, which is 320 wide: its left edge, its size, how far its feet sink."""

    art: str
    x: float
    size: float
    sinks: float = 0.0


FIGURES: Mapping[str, tuple[Figure, ...]] = MappingProxyType(
    {
        "henchmania": (Figure("common/jester", 30, 282),),
        "hemloch": (Figure("common/ghoul", 8, 306),),
        "ham_helsing": (Figure("common/pighero", 30, 282),),
        "mad_science_expo": (Figure("common/scientist", 4, 282),),
        "hens": (Figure("common/hen", -14, 190, -4), Figure("common/rooster", 118, 204, 14)),
    }
)
"""Who stands on the lid of each game, by its id, in the order of the menu."""


@dataclass(frozen=True, slots=True)
class Lid:
    """What a lid tells about its game. ``tagline`` is a catalogue text; ``game`` is None while it cannot be played."""

    id: str
    title: str
    seats: range
    minutes: int
    tagline: str
    game: AnyGame | None = None

    @property
    def theme(self) -> Theme:
        """The colours of the game."""
        return THEMES[self.id]

    @property
    def seats_words(self) -> Phrase:
        """Return how many can play."""
        if len(self.seats) == 1:
            return Phrase.number(self.seats[0])
        return Phrase(N_("{fewest}-{most}"), fewest=self.seats[0], most=self.seats[-1])

    @property
    def minutes_words(self) -> Phrase:
        """Return how long a match takes."""
        return Phrase(N_("{minutes} min"), minutes=self.minutes)


_COMING = (
    Lid("henchmania", "Henchmania", range(2, 6), 90, N_("Scheme, steal and duel for the Bailiff's chair.")),
    Lid("hemloch", "Hemloch", range(2, 3), 30, N_("Two bloodlines, four locations, one endless night.")),
    Lid("ham_helsing", "Ham Helsing", range(1, 5), 75, N_("One villain, five rounds and four very brave snouts.")),
    Lid("hens", "Hens", range(1, 5), 15, N_("Fill your yard, gather the flock, mind the rooster.")),
)


def playable_by_id(game_id: str) -> AnyGame:
    """Return the game with this id.

    Raises:
        KeyError: if it cannot be played in the window.
    """
    if game_id not in ALL_TABLES:
        raise KeyError(game_id)
    return game_by_id(game_id)


def lid_of(game: AnyGame) -> Lid:
    """Return the lid of a game that can be played."""
    return Lid(game.id, game.title, game.seats, game.minutes, game.tagline, game)


def lids() -> tuple[Lid, ...]:
    """Return all lids in the order of the menu; a game that can be played takes the place of its announcement."""
    known = {lid.id: lid for lid in _COMING} | {game.id: lid_of(game) for game in PLAYABLE}
    return tuple(known[game_id] for game_id in FIGURES if game_id in known)
