"""The course of a match, from the choice of heroes to its end."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.ham_helsing.state import Member


@dataclass(frozen=True, slots=True)
class HeroChosen:
    """A hero joined the team."""

    who: Member


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """The decks were shuffled and the opening hands drawn."""


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Round ``number`` of ``rounds`` begins."""

    number: int
    rounds: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is somebody's turn."""

    who: Member


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is won or lost, and why."""

    won: bool
    reason: str


CourseEvent: TypeAlias = HeroChosen | HandsDealt | RoundBegan | TurnBegan | MatchEnded
