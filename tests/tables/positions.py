"""Positions of real matches, and models of them as a viewer's table gets them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from client.core.match import AnyMatch, Match, Player
from client.locale.markup import plain
from client.locale.translator import Translator
from client.tables.table import AnyModel, Model

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
AVATARS = ("fox", "owl", "bear", "cat", "frog", "rabbit")


def match_of(game: Any, seats: int, seed: int, options: Any = None) -> AnyMatch:
    """A fresh match of humans."""
    return Match(game, [Player(NAMES[i], None, AVATARS[i]) for i in range(seats)], options, seed)


def played(game: Any, seats: int, seed: int, options: Any = None) -> AnyMatch:
    """A whole match: mostly the rule player's moves, some random ones."""
    match = match_of(game, seats, seed, options)
    rng = Random(seed)
    while (seat := match.to_act) is not None:
        sight = match.sight(seat)
        wild = rng.random() < 0.3
        match.play(rng.choice(game.legal_moves(sight)) if wild else game.rule_player(sight, rng))
    return match


def model_of(game: Any, state: Any, viewer: int, **changes: Any) -> AnyModel:
    """What ``viewer`` is shown of a state, with its moves if it decides."""
    names = NAMES[: len(game.scores(state))]
    translator = Translator("en")
    sight = game.sight(state, viewer)
    legal = tuple(game.legal_moves(sight)) if game.to_act(state) == viewer else ()
    players = tuple(Player(name, None, avatar) for name, avatar in zip(names, AVATARS, strict=False))
    fields: dict[str, Any] = {
        "sight": sight,
        "viewer": viewer,
        "players": players,
        "names": names,
        "legal": legal,
        "say": lambda words: translator.say(words, names),
        "label": lambda words: plain(translator.say(words, names)),
    }
    return Model(**(fields | changes))


def states_of(match: AnyMatch) -> Iterator[Any]:
    """Every state of a played match, from the first to the last."""
    for number in range(len(match.steps) + 1):
        yield match.at(number)
