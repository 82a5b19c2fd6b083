"""A match of Mad Science Expo as plain values. The field names are those of a saved position."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from client.core.chance import Chance
from client.games.mad_science_expo.bag import Bag
from client.games.mad_science_expo.options import ExpoOptions


class Phase(Enum):
    """What is being decided, or that nothing is any more."""

    TURN = "turn"
    ATTACK = "attack"
    DEFEND = "defend"
    AFTER_WIN = "after_win"
    BETWEEN = "between"
    """A game of a campaign is over and the next one waits."""
    OVER = "over"


class Result(Enum):
    """How a challenge went, from the attacker's point of view."""

    WIN = "win"
    LOSS = "loss"
    TIE = "tie"


class End(Enum):
    """Which condition ended a game."""

    LAST_STANDING = "last_standing"
    SMALL_HANDS = "small_hands"


Team: TypeAlias = tuple[int, ...]
"""Values of open henchmen, in the order in which they arrived."""


class Duel(NamedTuple):
    """A challenge under way. The picked cards still lie in their owners' hands as well.

    The attack is empty for others until it is committed (phase ``defend``), then a closed bag; the defence is empty for
    others throughout.
    """

    target: int
    attack: Bag
    defence: Bag


class PastDuel(NamedTuple):
    """The latest challenge of this game. Closed bags for whoever did not take part."""

    attacker: int
    defender: int
    attack: Bag
    defence: Bag
    outcome: Result
    defeated: int | None


class Pool(NamedTuple):
    """Cards that an observer knows to lie in several hands together, without knowing which in which.

    The members' hands (without their sure cards and Mad Scientists) and ``boxed`` cards of the box are exactly
    ``cards``. Members rise.
    """

    members: tuple[int, ...]
    boxed: int
    cards: Bag


class Memory(NamedTuple):
    """What one observer knows of the henchmen in other hands: ``sure`` holds one bag a seat, empty for its own."""

    sure: tuple[Bag, ...]
    pools: tuple[Pool, ...]


class FinishedGame(NamedTuple):
    """A game of the campaign that is over. ``turns`` counts the turns taken."""

    winner: int
    totals: tuple[int, ...]
    turns: int
    end: End


class GameResult(NamedTuple):
    """How the present game ended. ``campaign_victor`` is None outside a campaign and before its last game is over."""

    totals: tuple[int, ...]
    winner: int
    tie_broken: bool
    end: End
    campaign_victor: int | None


@dataclass(slots=True)
class ExpoState:
    """The whole truth, or the sight of ``viewer``. Lists hold one entry a seat; everything in them is immutable."""

    options: ExpoOptions
    chance: Chance
    hands: list[Bag]
    """With the Mad Scientist; closed bags in the sight of others."""
    teams: list[Team]
    recruited: list[tuple[Team, ...]]
    """One team a recruiting, oldest first."""
    defeated: list[bool]
    last_turn: list[int]
    """Number of the latest turn that the seat has ended; 0 before its first."""
    memory: list[Memory]
    """By observer; blank for others in a sight."""
    points: list[int]
    first_seat: int
    active: int
    """Whose turn it is; once a game is over, whose turn was the last."""
    box: Bag = 0
    game_no: int = 1
    turn_no: int = 1
    phase: Phase = Phase.TURN
    recruited_this_turn: bool = False
    """The recruiting at the start of this turn has been used."""
    progress: bool = False
    """A henchman was played, a team recruited or a seat defeated in the present turn."""
    quiet_turns: int = 0
    """Turns without progress since the last one with."""
    challenge: Duel | None = None
    """Under way in the phases ``attack`` and ``defend``."""
    last_challenge: PastDuel | None = None
    history: tuple[FinishedGame, ...] = ()
    result: GameResult | None = None
    viewer: int | None = None
    """The seat whose sight this is; None for the whole truth."""

    @property
    def seats(self) -> range:
        """Every seat, clockwise from 0."""
        return range(len(self.hands))

    @property
    def deciding_seat(self) -> int:
        """The seat that decides now, or that decided last once the match is over (``seat`` in a saved position)."""
        if self.phase is Phase.DEFEND and self.challenge is not None:
            return self.challenge.target
        if self.phase is Phase.BETWEEN and self.result is not None:
            return self.result.winner
        return self.active

    @property
    def undefeated(self) -> int:
        """How many seats are still in the game."""
        return self.defeated.count(False)


def copied(state: ExpoState) -> ExpoState:
    """Return an independent copy; all that lies inside the lists is shared."""
    return ExpoState(
        state.options,
        state.chance,
        state.hands.copy(),
        state.teams.copy(),
        state.recruited.copy(),
        state.defeated.copy(),
        state.last_turn.copy(),
        state.memory.copy(),
        state.points.copy(),
        state.first_seat,
        state.active,
        state.box,
        state.game_no,
        state.turn_no,
        state.phase,
        state.recruited_this_turn,
        state.progress,
        state.quiet_turns,
        state.challenge,
        state.last_challenge,
        state.history,
        state.result,
        state.viewer,
    )
