"""What a tile of the panel shows for a move: a hero, a card, a colour, a skill, or words alone."""

from collections.abc import Sequence
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing import HAM_HELSING, names
from client.games.ham_helsing.moves import (
    Attack,
    ChooseFirst,
    ChooseHero,
    LoseSkill,
    Move,
    ReviveSelf,
    SkillUp,
    StayDown,
    UsePower,
    UseStar,
)
from client.games.ham_helsing.state import COLOUR_INDEX, HamState
from client.tables.ham_helsing.choice.layout import CARD, HERO, SIGN, SPEECH, Shape


class Change(NamedTuple):
    """A skill that would go from ``now`` to ``then`` of ``steps``."""

    colour: str
    now: int
    then: int
    steps: int


class Tile(NamedTuple):
    """A choice: what is drawn large, and the words below. At most one of the pictures is set."""

    words: Phrase
    hero: str | None = None
    """The id of a hero whose whole board is shown."""
    portrait: int | None = None
    """A hero of the team."""
    fallen: bool = False
    """The portrait lies on the ground."""
    card: int | None = None
    colour: str | None = None
    token: str | None = None
    """A Minion; with a colour, that colour of it."""
    change: Change | None = None


def tiles_of(sight: HamState, moves: Sequence[Move]) -> tuple[Tile, ...]:
    """Return a tile for each move."""
    return tuple(_tile(sight, move) for move in moves)


def shape_of(tiles: Sequence[Tile]) -> Shape:
    """Return the shape that suits all tiles."""
    if any(tile.hero is not None for tile in tiles):
        return HERO
    if any(tile.portrait is not None for tile in tiles):
        return SPEECH
    return CARD if any(tile.card is not None for tile in tiles) else SIGN


def _tile(sight: HamState, move: Move) -> Tile:
    words = HAM_HELSING.move_words(sight, move)
    match move:
        case ChooseHero(character):
            return Tile(words, hero=character)
        case ChooseFirst(character):
            return Tile(words, portrait=character)
        case ReviveSelf():
            return Tile(Phrase(N_("*Get up* with half the health; every skill falls by 1")), portrait=sight.asked)
        case StayDown():
            text = Phrase(N_("*Stay down* and keep the skills; this turn has no play"))
            return Tile(text, portrait=sight.asked, fallen=True)
        case SkillUp(colour):
            return Tile(names.COLOURS[colour], change=_change(sight, colour, 1))
        case LoseSkill(colour):
            return Tile(names.COLOURS[colour], change=_change(sight, colour, -1))
        case _:
            return _off_table(move, words)


def _off_table(move: Move, words: Phrase) -> Tile:
    """Return the tile of a move that is told apart by something that lies nowhere on the table."""
    match move:
        case UseStar(take=int(uid)) | UseStar(discard=int(uid)) | UsePower(card=int(uid)):
            return Tile(words, card=uid)
        case UseStar(colour=str(colour), minion=minion):
            return Tile(names.COLOURS[colour], colour=colour, token=minion)
        case Attack(minion, None):
            return Tile(Phrase(N_("Beat it")), token=minion)
        case Attack(minion, str(colour)):
            return Tile(Phrase(N_("Hit {colour} only"), colour=names.COLOURS[colour]), colour=colour, token=minion)
        case UsePower(down=str(), up=str(up)):
            return Tile(words, colour=up)
        case _:
            return Tile(words)


def _change(sight: HamState, colour: str, steps: int) -> Change | None:
    c = sight.asked
    if c is None:
        return None
    index = COLOUR_INDEX[colour]
    now = sight.skills[c][index]
    return Change(colour, now, now + steps, sight.team[c].hero.steps[index])
