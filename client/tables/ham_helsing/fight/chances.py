"""What a fight with the Villain may come to, exactly over both dice."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS, DICE
from client.games.ham_helsing.pool import purse_of
from client.games.ham_helsing.state import HamState, Turn
from client.tables.ham_helsing.fight.verdict import Force, Verdict, verdict_of


class Odds(NamedTuple):
    """Means and bounds over all thirty-six throws; chances from 0 to 1."""

    loss: Fraction
    """The mean of what the Villain loses."""
    least: int
    most: int
    hurt: Fraction
    """The mean of what the fighter loses."""
    most_hurt: int
    wins: Fraction
    """The chance that the Villain falls."""
    falls: Fraction
    """The chance that the fighter is knocked out."""


def odds_of(sight: HamState, c: int, force: Force) -> Odds:
    """Weigh every throw of both dice alike. Rerolls are left out: they are a choice."""
    throws = [verdict_of(sight, c, force, faces) for faces in product(*DICE)]
    count = len(throws)
    return Odds(
        loss=Fraction(sum(each.loss for each in throws), count),
        least=min(each.loss for each in throws),
        most=max(each.loss for each in throws),
        hurt=Fraction(sum(_hurt(sight, c, each) for each in throws), count),
        most_hurt=max(_hurt(sight, c, each) for each in throws),
        wins=Fraction(sum(each.villain_left == 0 for each in throws), count),
        falls=Fraction(sum(each.health == 0 for each in throws), count),
    )


def _hurt(sight: HamState, c: int, verdict: Verdict) -> int:
    return sight.hp[c] - verdict.health


def whole_force(sight: HamState, turn: Turn) -> Force:
    """Return everything that can be thrown at the Villain now; wild attacks go where they do most.

    That is a doubled colour, else the colour with the fewest points, so that one block costs least.
    """
    purse = purse_of(sight, turn)
    points = [own_points(turn, colour, n) for colour, n in zip(COLOURS, purse.own, strict=True)]
    for _ in range(purse.wild):
        best = min(range(len(COLOURS)), key=lambda k: (COLOURS[k] not in turn.doubled, points[k]))
        points[best] += 2 if COLOURS[best] in turn.doubled else 1
    return Force((points[0], points[1], points[2], points[3]), purse.steel)


def own_points(turn: Turn, colour: str, count: int) -> int:
    """Return what so many own points of a colour are worth: free points come first and never count twice."""
    free = min(count, turn.icons.count(colour.lower()))
    return free + (count - free) * (2 if colour in turn.doubled else 1)


class Reroll(NamedTuple):
    """What rolling a die again may bring."""

    harder: int
    """Faces of six with which the Villain loses more."""
    best: int
    """By how much more at best."""
    safer: int
    """Faces of six with which the fighter loses less."""


def reroll_of(sight: HamState, c: int, force: Force, dice: tuple[str, str], die: int) -> Reroll:
    """Compare every face of a die with the one that lies."""
    now = verdict_of(sight, c, force, dice)
    others = [verdict_of(sight, c, force, each) for each in _with_each_face(dice, die)]
    return Reroll(
        harder=sum(each.villain_left < now.villain_left for each in others),
        best=max(now.villain_left - each.villain_left for each in others),
        safer=sum(each.health > now.health for each in others),
    )


def _with_each_face(dice: tuple[str, str], die: int) -> Iterator[tuple[str, str]]:
    for face in DICE[die]:
        yield (face, dice[1]) if die == 0 else (dice[0], face)
