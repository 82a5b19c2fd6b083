"""What happened, as frozen values: the table acts them out and the log puts them in words."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.mad_science_expo.state import End, Result, Team


@dataclass(frozen=True, slots=True)
class GameBegan:
    """All hands are full again. ``drawn`` tells that the first seat was drawn by lot."""

    game_no: int
    first_seat: int
    drawn: bool


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is the seat's turn; ``turn_no`` counts from 1 within a game."""

    seat: int
    turn_no: int


@dataclass(frozen=True, slots=True)
class StallReached:
    """Too many quiet turns: the seat whose turn has just begun must play a henchman."""

    seat: int


@dataclass(frozen=True, slots=True)
class HenchmenRecruited:
    """The seat's whole team went under its exhibit, at the start of the turn or after a challenge won."""

    seat: int
    cards: Team
    after_win: bool


@dataclass(frozen=True, slots=True)
class HenchmanPlayed:
    """A henchman went from the hand to the end of the seat's own team."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The seat had no action to take."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChallengeDeclared:
    """The seat challenged ``target`` for its team."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class CardPicked:
    """The seat put a card face down into the challenge. Nobody else sees anything of it: numbers count too."""

    seat: int
    value: int
    attacking: bool


@dataclass(frozen=True, slots=True)
class PicksCommitted:
    """The seat stands by its picks, and everybody may count them."""

    seat: int
    count: int
    attacking: bool


@dataclass(frozen=True, slots=True)
class CardsExchanged:
    """The two packets changed hands and both sides looked; for the two who took part.

    Henchmen stay with their new owner, Mad Scientists went back. Values rise.
    """

    attacker: int
    defender: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]

    @property
    def attack_total(self) -> int:
        """What the attacker's packet was worth."""
        return sum(self.attack)

    @property
    def defence_total(self) -> int:
        """What the defender's packet was worth."""
        return sum(self.defence)


@dataclass(frozen=True, slots=True)
class ExchangeWatched:
    """The same exchange for everybody else: two packets of so many cards changed hands."""

    attacker: int
    defender: int
    attack_count: int
    defence_count: int


@dataclass(frozen=True, slots=True)
class ChallengeDecided:
    """Everybody learns who won; ``outcome`` is the attacker's."""

    attacker: int
    defender: int
    outcome: Result


@dataclass(frozen=True, slots=True)
class TeamCaptured:
    """The loser's whole team joined the end of the seat's own, in this order."""

    seat: int
    loser: int
    cards: Team


@dataclass(frozen=True, slots=True)
class SeatDefeated:
    """The seat lost with its Mad Scientist: its hand (so many cards) and its team went to the box."""

    seat: int
    hand_count: int
    team: Team


@dataclass(frozen=True, slots=True)
class TeamKept:
    """The seat left its team open after a challenge won."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game is over. ``tie_broken`` tells that several seats had the highest total."""

    winner: int
    totals: tuple[int, ...]
    end: End
    tie_broken: bool


@dataclass(frozen=True, slots=True)
class CampaignPointWon:
    """The winner of a game has ``points`` points now."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CampaignWon:
    """The seat has all the points a campaign asks for."""

    seat: int


Event: TypeAlias = (
    GameBegan
    | TurnBegan
    | StallReached
    | HenchmenRecruited
    | HenchmanPlayed
    | TurnPassed
    | ChallengeDeclared
    | CardPicked
    | PicksCommitted
    | CardsExchanged
    | ExchangeWatched
    | ChallengeDecided
    | TeamCaptured
    | SeatDefeated
    | TeamKept
    | GameEnded
    | CampaignPointWon
    | CampaignWon
)
