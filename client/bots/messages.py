"""What the program and its thinking process say to each other, pickled, over a pipe of their own.

Nothing of this is ever written to or read from a disk. A question carries a sight, never a state, so whoever thinks
about it holds no secret of another seat.
"""

from collections.abc import Hashable
from typing import NamedTuple

from client.bots.advice import OWN_TIME, Advice, Budget, Sight


class Job(NamedTuple):
    """A decision to be thought about for ``seat``, the seat to act in ``sight``."""

    game: str
    """Id of the game."""
    sight: Sight
    seat: int
    level: str
    seed: int
    """Seeds the generator of the player; the same job gives the same answer if the budget counts simulations."""
    budget: Budget = OWN_TIME


class Question(NamedTuple):
    """To the process: think about this. A newer question ends the thinking about an older one."""

    number: int
    job: Job


class Stop(NamedTuple):
    """To the process: end the thinking about this question at once; nobody waits for the answer."""

    number: int


class Begun(NamedTuple):
    """From the process: the question was read and the thinking starts now."""

    number: int


class SoFar(NamedTuple):
    """From the process: the best move so far, a few times a second."""

    number: int
    move: Hashable
    simulations: int


class Answer(NamedTuple):
    """From the process: the decision."""

    number: int
    advice: Advice


class Failed(NamedTuple):
    """From the process: thinking ended in an error, told as a traceback. The process lives on."""

    number: int
    report: str


Order = Question | Stop
"""What the program sends."""
Report = Begun | SoFar | Answer | Failed
"""What the process sends."""
