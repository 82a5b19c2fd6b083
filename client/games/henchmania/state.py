"""A match of Henchmania as plain values. The field names are those of a saved position."""

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias

from client.core.chance import Chance
from client.games.henchmania.cards import Laid
from client.games.henchmania.components import Card, CardPrint
from client.games.henchmania.moves import Move
from client.games.henchmania.options import HenchmaniaOptions
from client.games.henchmania.questions import Question, Work

Hand: TypeAlias = tuple[Card, ...]
"""Cards in printed order. In the sight of others a back for every card that is not known, sorted by site."""
Pile: TypeAlias = tuple[Card, ...]
"""A deck or a discard pile, the last card on top."""
Reserve: TypeAlias = tuple[Laid, ...]
"""Cards in printed order, of equal ones the upright first."""


class Phase(Enum):
    """What part of a day it is."""

    PLACE = "place"
    PLAY = "play"
    KEEP = "keep"
    """Hands are discarded, and somebody may keep a card."""
    TIE = "tie"
    """The last two settle their tie in a duel."""
    OVER = "over"


class Pawn(NamedTuple):
    """A Henchman off the board: whose colour it is, and for whom it will count."""

    owner: int
    counts_for: int


class Standing(NamedTuple):
    """A Henchman on a site."""

    owner: int
    counts_for: int
    placed_by: int


class Stage(Enum):
    """What is being decided in a duel."""

    GUARD = "guard"
    ATTACK_WEAPON = "attack_weapon"
    DEFENCE_WEAPON = "defence_weapon"
    PREPARE_ATTACKER = "prepare_attacker"
    PREPARE_DEFENDER = "prepare_defender"
    AFTER_ATTACK = "after_attack"
    AFTER_DEFENCE = "after_defence"
    HEAL = "heal"


class Duel(NamedTuple):
    """A duel under way. ``glove`` is None for Bravery and in a tie duel; a weapon is None for bare hands.

    Dice lie as they were rolled. ``hits`` is 0 until the windows of the attack are over, ``wounds`` until those of the
    defence are.
    """

    attacker: int
    defender: int
    glove: Card | None
    stage: Stage
    attack_weapon: Card | None = None
    defence_weapon: Card | None = None
    attacker_drugged: bool = False
    defender_drugged: bool = False
    attacker_confident: bool = False
    defender_confident: bool = False
    fewer_dice: int = 0
    attack_dice: tuple[int, ...] = ()
    defence_dice: tuple[int, ...] = ()
    hits: int = 0
    wounds: int = 0
    tie: bool = False


class Tie(NamedTuple):
    """The duel of two who are level. ``wounds`` were inflicted by each of ``pair`` in this round."""

    pair: tuple[int, int]
    round: int
    fight: int
    wounds: tuple[int, int]


@dataclass(slots=True)
class HenchmaniaState:
    """The whole truth, or the sight of ``viewer``. Everything inside the lists is immutable."""

    options: HenchmaniaOptions
    cards: tuple[CardPrint, ...] = field(compare=False, repr=False)
    """What every card does in this match."""
    chance: Chance
    badge: int
    families: tuple[str, ...]
    scores: list[int]
    hands: list[Hand]
    kept: list[Hand]
    """Cards that wait for tomorrow."""
    reserves: list[Reserve]
    trumps: list[Laid | None]
    pools: list[tuple[Pawn, ...]]
    """By seat; own pawns first, then stolen ones in the order of stealing."""
    stolen: list[tuple[Pawn, ...]]
    """By thief; they join the pool tomorrow."""
    board: list[tuple[Standing, ...]]
    """By site, in order of arrival."""
    decks: list[Pile]
    """By site; in a sight so many backs."""
    discards: list[Pile]
    passed: list[bool]
    seen: list[Hand]
    """What one seat knows to be in another's hand: entry ``seats * who knows + whose hand``."""
    day: int = 1
    extra_days: int = 0
    phase: Phase = Phase.PLACE
    last_seat: int = -1
    """Who placed or took a turn last; -1 before the first."""
    decision: Question | None = None
    queue: tuple[Work, ...] = ()
    """Work for after the present decision."""
    duel: Duel | None = None
    tie: Tie | None = None
    dice_queue: tuple[int, ...] = ()
    """Dice that are thrown before chance is asked."""
    winners: tuple[int, ...] = ()
    viewer: int | None = None
    """The seat whose sight this is; None for the whole truth."""
    listed: tuple[Move, ...] | None = field(default=None, compare=False, repr=False)
    """The moves of the open decision once they have been listed; None whenever anything has changed."""

    @property
    def seats(self) -> range:
        """Every seat, clockwise from 0."""
        return range(len(self.scores))


def copied(state: HenchmaniaState) -> HenchmaniaState:
    """Return an independent copy; all that lies inside the lists is shared."""
    return HenchmaniaState(
        state.options,
        state.cards,
        state.chance,
        state.badge,
        state.families,
        state.scores.copy(),
        state.hands.copy(),
        state.kept.copy(),
        state.reserves.copy(),
        state.trumps.copy(),
        state.pools.copy(),
        state.stolen.copy(),
        state.board.copy(),
        state.decks.copy(),
        state.discards.copy(),
        state.passed.copy(),
        state.seen.copy(),
        state.day,
        state.extra_days,
        state.phase,
        state.last_seat,
        state.decision,
        state.queue,
        state.duel,
        state.tie,
        state.dice_queue,
        state.winners,
        state.viewer,
        state.listed,
    )


def clockwise(seats: int, seat: int) -> tuple[int, ...]:
    """Return the other seats, clockwise from the left neighbour."""
    return _CLOCKWISE[seats][seat]


_CLOCKWISE: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(6)
)
