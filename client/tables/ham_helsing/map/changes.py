"""What an event changes on the map: things leave where they were and, maybe later, arrive where they go."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from client.games.ham_helsing import events as e
from client.games.ham_helsing.components import DEN
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.tokens import FACES
from client.tables.ham_helsing.map.sketch import Sketch

Change: TypeAlias = Callable[[Sketch], Sketch]


class Changes(NamedTuple):
    """What is no longer where it was once something sets out, and what is there once it has arrived."""

    leaving: Change
    arriving: Change


AWAY = "?"
"""Where something is that is on its way."""


def unchanged(sketch: Sketch) -> Sketch:
    """Change nothing."""
    return sketch


def without(loc: str, token: str) -> Change:
    """Take a Minion away."""

    def change(sketch: Sketch) -> Sketch:
        there = list(sketch.tokens(loc))
        if token in there:
            there.remove(token)
        return sketch.with_tokens(loc, tuple(there))

    return change


def adding(loc: str, token: str) -> Change:
    """Put a Minion to the others."""
    return lambda sketch: sketch.with_tokens(loc, tuple(sorted((*sketch.tokens(loc), token))))


def hero_to(c: int, loc: str) -> Change:
    """Put a hero somewhere."""
    return lambda sketch: sketch._replace(loc=_put(sketch.loc, c, loc))


def hero_up(c: int, *, up: bool) -> Change:
    """Knock a hero out, or get it up."""
    return lambda sketch: sketch._replace(up=_put(sketch.up, c, up))


def villain_to(loc: str) -> Change:
    """Put the Villain somewhere."""
    return lambda sketch: sketch._replace(villain_loc=loc)


def knuckles_to(loc: str, *, asleep: bool = False) -> Change:
    """Put Knuckles somewhere."""
    return lambda sketch: sketch._replace(knuckles=loc, asleep=asleep)


def _put(values: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    """Return the tuple with another value at one place."""
    return (*values[:index], value, *values[index + 1 :])


def _lost(loc: str) -> Change:
    return lambda sketch: sketch._replace(nests=(*sketch.nests, loc))


def _recovered(sketch: Sketch) -> Sketch:
    board = tuple((loc, tuple(sorted(FACES[token].whole for token in tokens))) for loc, tokens in sketch.board)
    return sketch._replace(board=board)


def _joined(event: e.HeroChosen) -> Change:
    def change(sketch: Sketch) -> Sketch:
        team = (*sketch.team, event.who)
        return sketch._replace(team=team, loc=(*sketch.loc, "A"), up=(*sketch.up, True))

    return change


def changes_of(event: Event) -> Changes | None:
    """Return what an event changes on the map; None for nothing."""
    match event:
        case e.TokenPlaced(loc, token):
            return Changes(unchanged, adding(loc, token))
        case e.MinionMoved(origin, to, token):
            return Changes(without(origin, token), adding(to, token))
        case e.MinionDefeated(loc=loc, token=token) | e.MinionScared(loc, token):
            return Changes(without(loc, token), unchanged)
        case e.MinionHit(loc=loc, token=token, left=left):
            return Changes(unchanged, lambda sketch: adding(loc, left)(without(loc, token)(sketch)))
        case e.MinionsRecovered():
            return Changes(unchanged, _recovered)
        case e.LocationLost(loc):
            return Changes(unchanged, _lost(loc))
        case _:
            return _figure_changes(event)


def _figure_changes(event: Event) -> Changes | None:
    match event:
        case e.HeroMoved(who, _, to) | e.HeroFled(who, _, to):
            return Changes(hero_to(who.c, AWAY), hero_to(who.c, to))
        case e.VillainMoved(origin, to):
            return Changes(villain_to(AWAY if origin != to else to), villain_to(to))
        case e.KnucklesMoved(_, to):
            return Changes(knuckles_to(AWAY), knuckles_to(to))
        case e.KnucklesWentHome():
            return Changes(knuckles_to(AWAY), knuckles_to(DEN))
        case e.KnucklesSlept(loc):
            return Changes(unchanged, knuckles_to(loc, asleep=True))
        case e.KnucklesWoke(loc):
            return Changes(unchanged, knuckles_to(loc))
        case _:
            return _team_changes(event)


def _team_changes(event: Event) -> Changes | None:
    match event:
        case e.KnockedOut(who):
            return Changes(unchanged, hero_up(who.c, up=False))
        case e.Revived(who):
            return Changes(unchanged, hero_up(who.c, up=True))
        case e.HeroChosen():
            return Changes(unchanged, _joined(event))
        case e.TurnBegan():
            return Changes(unchanged, lambda sketch: sketch._replace(used=()))
        case _:
            return None
