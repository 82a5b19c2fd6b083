"""Drivers that play a match lopsidedly, so that rare rules are reached too.

An even choice rarely stalls a game, passes or empties a hand. Each driver weighs the kinds of moves by chance and leans
towards the first or the last of a kind; some follow the rule player for a while.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from client.core.game import Game

AnyGame = Game[Any, Any, Any]

LEANINGS = (0.0, 0.0, 0.6, 0.95)
"""How often a driver takes the outermost move of a kind."""
SENSE = (0.0, 0.0, 0.3, 0.9)
"""How often a driver asks the rule player."""


@dataclass
class Driver:
    """One way to play. Two drivers from one seed play alike."""

    rng: Random
    weights: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Draw the leanings."""
        self.lean = self.rng.choice(LEANINGS)
        self.end = self.rng.choice((0, -1))
        self.sense = self.rng.choice(SENSE)

    def choose(self, game: AnyGame, state: Any, moves: Sequence[Any]) -> Any:
        """Return one of the legal moves."""
        if self.rng.random() < self.sense:
            seat = game.to_act(state)
            assert seat is not None
            return game.rule_player(game.sight(state, seat), self.rng)
        kinds = list(dict.fromkeys(move.kind for move in moves))
        (kind,) = self.rng.choices(kinds, [self._weight(kind) for kind in kinds])
        of_kind = [move for move in moves if move.kind == kind]
        return of_kind[self.end] if self.rng.random() < self.lean else self.rng.choice(of_kind)

    def _weight(self, kind: str) -> float:
        """Return how much the driver likes a kind of move: from a hundredth to a hundredfold."""
        if kind not in self.weights:
            self.weights[kind] = 10 ** self.rng.uniform(-2, 2)
        return self.weights[kind]


def some_options(game: AnyGame, seats: int, rng: Random) -> Any:
    """Return options drawn by chance that fit the seats: switches, choices, lists and bounded numbers."""
    chosen: dict[str, Any] = {}
    for name, schema in game.Options.model_json_schema().get("properties", {}).items():
        for value in _values(schema, seats, rng):
            try:
                game.new(seats, game.Options(**chosen, **{name: value}))
            except ValueError:
                continue
            chosen[name] = value
            break
    return game.Options(**chosen)


def _values(schema: dict[str, Any], seats: int, rng: Random) -> list[Any]:
    """Return what an option could be, in the order in which it is tried; a list may want all entries or one a seat."""
    if schema.get("type") == "array":
        entries = schema.get("items", {}).get("enum", [])
        counts = {rng.randint(0, len(entries)), len(entries), min(seats, len(entries))}
        return [rng.sample(entries, count) for count in rng.sample(sorted(counts), len(counts))]
    if schema.get("type") == "integer" and {"minimum", "maximum"} <= schema.keys():
        numbers = range(schema["minimum"], schema["maximum"] + 1)
        return rng.sample(numbers, len(numbers))
    values = [False, True] if schema.get("type") == "boolean" else schema.get("enum", [])
    return rng.sample(values, len(values))
