"""How moves are named by clicks: first what a move begins with, then one by one what it is aimed at."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from client.games.ham_helsing import moves as m
from client.games.ham_helsing.knuckles import WAKE
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.hero.spots import (
    AbilitySpot,
    HandSpot,
    KatanaSpot,
    PlayedSpot,
    PlayZoneSpot,
    PoolSpot,
    SkillSpot,
)
from client.tables.ham_helsing.map.spots import (
    GateSpot,
    HeroSpot,
    KnucklesSpot,
    MinionSpot,
    PlaceSpot,
    PowerSpot,
    VillainSpot,
)
from client.tables.ham_helsing.mates.spots import MateSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Spot

Aim: TypeAlias = frozenset[Spot]
"""Spots that mean the same."""
OFF_TABLE: Aim = frozenset()
"""Something that lies nowhere on the table: a colour, a card of a pile, a good. It is chosen from a panel."""


def aims_of(model: HamModel, move: Move) -> tuple[Aim, ...]:
    """Return what has to be clicked for a move, in order; () for one that only a button or a panel offers."""
    sight = model.sight
    c = sight.asked
    if c is None:
        return tuple(_answer(sight, move))
    match move:
        case m.PlayCard() | m.Walk() | m.Attack() | m.Fight():
            return tuple(_deed(sight, c, move))
        case m.BeginTrade() | m.Revive() | m.UseAbility() | m.UseKatana():
            return tuple(_help(sight, c, move))
        case _:
            return tuple(_spent(sight, c, move))


def _deed(sight: HamState, c: int, move: m.PlayCard | m.Walk | m.Attack | m.Fight) -> Iterator[Aim]:
    """Yield what is clicked to play a card, to go somewhere and to attack."""
    match move:
        case m.PlayCard(card):
            yield _twins(sight, c, card)
        case m.Walk(to):
            yield frozenset({PlaceSpot(to), GateSpot(sight.loc[c], to)})
        case m.Attack(minion, colour):
            yield _minions(sight, sight.loc[c], minion)
            if colour is not None:
                yield OFF_TABLE
        case m.Fight():
            yield frozenset({VillainSpot()})
            yield OFF_TABLE


def _help(sight: HamState, c: int, move: m.BeginTrade | m.Revive | m.UseAbility | m.UseKatana) -> Iterator[Aim]:
    """Yield what is clicked to help others, and for what a hero can always do."""
    match move:
        case m.BeginTrade(who):
            yield _hero(who)
        case m.Revive(who, card):
            yield _hero(who)
            yield _twins(sight, c, card)
        case m.UseAbility(card, who):
            yield frozenset({AbilitySpot(c)})
            yield _twins(sight, c, card)
            if who is not None:
                yield _hero(who)
        case m.UseKatana():
            yield frozenset({KatanaSpot(c)})


def _spent(sight: HamState, c: int, move: Move) -> Iterator[Aim]:
    """Yield what is clicked to spend an icon, a star or the power of the place."""
    match move:
        case m.Convert():
            yield frozenset({PoolSpot("M")})
        case m.Heal():
            yield frozenset({PoolSpot("H")})
        case m.Learn(colour):
            yield frozenset({PoolSpot("S")})
            yield frozenset({SkillSpot(c, colour)})
        case m.UseKnuckles(to):
            yield frozenset({PoolSpot("K"), KnucklesSpot()})
            yield from _knuckles(to)
        case m.UsePower():
            yield frozenset({PowerSpot(sight.loc[c])})
            yield from _power(sight, c, move)
        case m.UseStar():
            yield frozenset({PlayedSpot(move.card)})
            yield from _star(sight, c, move)
        case _:
            yield from _answer(sight, move)


def _knuckles(to: str) -> Iterator[Aim]:
    """Yield where Knuckles is sent; waking him needs no more."""
    if to != WAKE:
        yield frozenset({PlaceSpot(to)})


def _power(sight: HamState, c: int, move: m.UsePower) -> Iterator[Aim]:
    if move.row is not None:
        yield OFF_TABLE
    if move.card is not None:
        yield _twins(sight, c, move.card)
    if move.down is not None and move.up is not None:
        yield frozenset({SkillSpot(c, move.down)})
        yield frozenset({SkillSpot(c, move.up)})


def _star(sight: HamState, c: int, move: m.UseStar) -> Iterator[Aim]:
    if move.who is not None:
        yield _hero(move.who)
    if move.loc is not None:
        yield frozenset({PlaceSpot(move.loc)}) if move.minion is None else _minions(sight, move.loc, move.minion)
    if move.to is not None:
        yield from _knuckles(move.to)
    if move.discard is not None:
        yield _twins(sight, c, move.discard)
    if move.colour is not None or move.take is not None:
        yield OFF_TABLE


def _answer(sight: HamState, move: Move) -> Iterator[Aim]:
    """Yield what is clicked to answer a question about the map."""
    match move:
        case m.Vanish(to) | m.Route(to=to):
            yield frozenset({PlaceSpot(to)})
        case m.Scare(loc, minion) | m.Pull(loc, minion):
            yield _minions(sight, loc, minion)
        case _:
            return


def _twins(sight: HamState, c: int, uid: int) -> Aim:
    """Return a hand card with those that are equal to it."""
    twin = sight.cards[uid].twin
    return frozenset(HandSpot(held) for held in sight.hand(c) if sight.cards[held].twin == twin)


def _minions(sight: HamState, loc: str, token: str) -> Aim:
    return frozenset(MinionSpot(loc, token, nth) for nth in range(sight.board[loc].count(token)))


def _hero(c: int) -> Aim:
    return frozenset({HeroSpot(c), MateSpot(c)})


def fits(aims: tuple[Aim, ...], used: tuple[Spot, ...]) -> bool:
    """Tell whether these clicks, in this order, can have begun a move."""
    return len(used) <= len(aims) and all(spot in aim for spot, aim in zip(used, aims, strict=False))


def on_table(aims: tuple[Aim, ...]) -> tuple[Aim, ...]:
    """Return the aims that can be clicked on the table, up to the first that cannot."""
    shown = []
    for aim in aims:
        if not aim:
            break
        shown.append(aim)
    return tuple(shown)


def drops(model: HamModel, spot: Spot, onto: Spot) -> Iterator[tuple[Spot, ...]]:
    """Yield the clicks that carrying one thing onto another can stand for."""
    yield (spot, onto)
    yield (onto, spot)
    c = model.sight.asked
    if c is None:
        return
    if isinstance(spot, HandSpot):
        yield (AbilitySpot(c), spot, onto)
        if isinstance(onto, PlaceSpot):
            yield (PowerSpot(onto.loc), spot)
    if spot == HeroSpot(c):
        yield (onto,)


def plays_when_dropped(onto: Spot | None) -> bool:
    """Tell whether a hand card that is dropped here is simply played."""
    return isinstance(onto, PlayZoneSpot | PlaceSpot | PlayedSpot | PoolSpot)


def open_moves(model: HamModel, moves: Iterable[Move], used: tuple[Spot, ...]) -> tuple[Move, ...]:
    """Return the moves that these clicks leave open."""
    return tuple(move for move in moves if fits(aims_of(model, move), used))
