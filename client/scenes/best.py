"""Best scores of matches played alone: which matches count, and what is said of them."""

from datetime import UTC, datetime

from client.core.match import AnyMatch
from client.core.outcome import Outcome
from client.core.record import digest_of_fields
from client.core.words import N_, Listing, Phrase
from client.scenes.desk import Desk
from client.storage.best_scores import BestScore

TOLD = 3
"""So many are named."""


def keep_score(desk: Desk, match: AnyMatch, outcome: Outcome) -> int | None:
    """Keep the score of a finished match that somebody played alone; returns its place among the best.

    None if it is not among them, or does not count: others took part, or the match began from a position set up.
    """
    if len(match.players) != 1 or not match.players[0].is_human or match.start is not None:
        return None
    score = BestScore(
        points=outcome.scores[0],
        name=match.players[0].name[:200],
        seed=match.seed,
        played_at=datetime.now(UTC).date().isoformat(),
        taken_back=match.taken_back,
        match=digest_of_fields(_told(match)),
    )
    place = desk.best_scores.add(match.game.id, score)
    while desk.best_scores.notes:
        desk.toast(desk.best_scores.notes.pop(0), "close")
    return place


def best_words(desk: Desk, game_id: str) -> Phrase | None:
    """Say what the best scores of a game are; None if there are none yet."""
    points = [Phrase("*{points}*", points=_number(score.points)) for score in desk.best_scores.of(game_id)[:TOLD]]
    return Phrase(N_("Best scores so far: {points}."), points=Listing(tuple(points))) if points else None


def place_words(place: int | None) -> Phrase | None:
    """Say that a score is among the best; None if it is not."""
    if place is None:
        return None
    return Phrase(N_("*Your best score!*")) if place == 1 else Phrase(N_("Number {place} of your scores."), place=place)


def _number(points: float) -> int | float:
    return int(points) if points.is_integer() else points


def _told(match: AnyMatch) -> dict[str, object]:
    """Return what makes a match this one: the deal and the decisions."""
    game = match.game
    return {
        "game": game.id,
        "seed": match.seed,
        "options": match.options.model_dump(mode="json"),
        "moves": [game.move_to_json(move) for move in match.moves],
    }
