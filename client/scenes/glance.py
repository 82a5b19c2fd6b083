"""What can be told of a saved match at a glance, without more than its players may know."""

from dataclasses import dataclass
from typing import Any

from client.core.match import Player
from client.core.record import Record
from client.core.words import N_, NN_, Listing, Phrase, SeatName
from client.games import game_by_id
from client.scenes.routes import AnyGame


@dataclass(frozen=True, slots=True)
class Glance:
    """How a match stands. ``scores`` holds None for what is not open to all who look at this screen."""

    game: AnyGame
    players: tuple[Player, ...]
    progress: Phrase
    to_act: int | None
    scores: tuple[float | None, ...]
    winners: tuple[int, ...] = ()

    @property
    def turn(self) -> Phrase:
        """Say whose turn it is, or who has won."""
        if self.to_act is None:
            return self._end
        if self.to_act == self.alone:
            return Phrase(N_("it is your turn"))
        return Phrase(N_("it is the turn of {name}"), name=SeatName(self.to_act))

    @property
    def _end(self) -> Phrase:
        if not self.winners:
            return Phrase(N_("nobody has won"))
        if self.winners == (self.alone,):
            return Phrase(N_("you have won"))
        return Phrase(
            NN_("{names} has won", "{names} have won"),
            n=len(self.winners),
            names=Listing(tuple(Phrase("{name}", name=SeatName(seat)) for seat in self.winners)),
        )

    @property
    def alone(self) -> int | None:
        """The seat of the only human, who is called "You"; None if there are several or none."""
        humans = _humans(self.players)
        return humans[0] if len(humans) == 1 else None

    def names(self, you: str) -> tuple[str, ...]:
        """Return what the seats are called; ``you`` is what a lone human reads."""
        return tuple(you if seat == self.alone else player.name for seat, player in enumerate(self.players))


def glance(record: Record) -> Glance | None:
    """Look at a saved match; None if this program has no such game or its rules know no such position."""
    players = tuple(Player(seat.name, seat.level, seat.avatar) for seat in record.seats)
    try:
        game = game_by_id(record.game)
        state = game.from_json(record.position)
    except (KeyError, ValueError):
        return None
    if len(game.scores(state)) != len(players):
        return None
    outcome = game.outcome(state)
    return Glance(
        game,
        players,
        game.progress(state),
        game.to_act(state),
        _open_scores(game, state, players),
        () if outcome is None else outcome.winners,
    )


def _open_scores(game: AnyGame, state: Any, players: tuple[Player, ...]) -> tuple[float | None, ...]:  # noqa: ANN401
    """Return the scores on which all humans at the screen agree, if the standing lies open."""
    if not game.shows_scores(state):
        return (None,) * len(players)
    sights = [game.scores(game.sight(state, seat)) for seat in _humans(players) or [0]]
    return tuple(known[0] if len(set(known)) == 1 else None for known in zip(*sights, strict=True))


def _humans(players: tuple[Player, ...]) -> list[int]:
    return [seat for seat, player in enumerate(players) if player.is_human]
