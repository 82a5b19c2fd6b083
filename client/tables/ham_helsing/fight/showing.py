"""What the fight shows: a lane for each colour with its points, and the dice once they are thrown."""

from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS
from client.games.ham_helsing.frames import (
    POINTS,
    CommitFrame,
    DeclareFrame,
    FightResolve,
    RerollFrame,
    RerollPickFrame,
)
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.chances import own_points
from client.tables.ham_helsing.fight.verdict import Force, Verdict, verdict_of
from client.tables.ham_helsing.villain.rewards import Offer, offers_of

WILD, STEEL = POINTS.index("W"), POINTS.index("Z")
FightFrame = CommitFrame | DeclareFrame | RerollFrame | RerollPickFrame
NO_COLOURS = (0, 0, 0, 0)


class Choice(NamedTuple):
    """What the viewer has chosen but not yet played: points by kind, wild attacks by colour."""

    points: tuple[int, ...] = (0,) * len(POINTS)
    wilds: tuple[int, ...] = NO_COLOURS


class Lane(NamedTuple):
    """A lane: points thrown in and left out, and how many of those thrown in are wild attacks."""

    kind: str
    thrown: int
    left_out: int = 0
    wild: int = 0
    worth: int = 0
    """What the points thrown in come to."""
    offer: Offer | None = None


class Showing(NamedTuple):
    """A fight at one moment. ``dice`` is empty before they are thrown; ``picking`` holds die, old and new face."""

    c: int
    lanes: tuple[Lane, ...]
    force: Force
    dice: tuple[str, ...] = ()
    picking: tuple[int, str, str] | None = None
    rolling: bool = False
    """The dice have left the hand: nothing is said in their stead."""

    @property
    def kinds(self) -> str:
        """The kinds of the lanes, from the top."""
        return "".join(lane.kind for lane in self.lanes)


def fight_frame(sight: HamState) -> FightFrame | None:
    """Return the question of a fight that is on top; None where another thing is asked."""
    top = sight.stack[-1] if sight.stack else None
    return top if isinstance(top, CommitFrame | DeclareFrame | RerollFrame | RerollPickFrame) else None


def showing_of(sight: HamState, choice: Choice) -> Showing | None:
    """Return what the fight shows now, with what is chosen; None while nobody fights."""
    match fight_frame(sight):
        case CommitFrame() as frame:
            return _choosing(sight, frame, choice)
        case DeclareFrame() as frame:
            return _declaring(sight, frame, choice)
        case RerollFrame(c):
            resolve = _resolve(sight)
            return thrown(sight, c, Force(_four(resolve.pts), resolve.steel), resolve.dice)
        case RerollPickFrame(c, die, old, new):
            resolve = _resolve(sight)
            now = thrown(sight, c, Force(_four(resolve.pts), resolve.steel), resolve.dice)
            return now._replace(picking=(die, old, new))
        case None:
            return None


def thrown(sight: HamState, c: int, force: Force, dice: tuple[str, ...]) -> Showing:
    """Return a fight whose points are known; ``dice`` may still be empty."""
    offers = offers_of(sight)
    lanes = [
        Lane(colour, n, worth=n, offer=offers.get(colour)) for colour, n in zip(COLOURS, force.points, strict=True)
    ]
    if force.steel:
        lanes.append(Lane("Z", force.steel, worth=force.steel))
    return Showing(c, tuple(lanes), force, dice)


def verdict_shown(sight: HamState, showing: Showing) -> Verdict | None:
    """Return what the dice on the tray do; None before they are thrown."""
    return verdict_of(sight, showing.c, showing.force, showing.dice) if showing.dice else None


def _resolve(sight: HamState) -> FightResolve:
    return next(frame for frame in reversed(sight.stack) if isinstance(frame, FightResolve))


def _four(counts: tuple[int, ...]) -> tuple[int, int, int, int]:
    return (counts[0], counts[1], counts[2], counts[3])


def _choosing(sight: HamState, frame: CommitFrame, choice: Choice) -> Showing:
    chosen = tuple(max(fixed, mine) for fixed, mine in zip(frame.com, choice.points, strict=True))
    return _lanes(sight, frame.c, chosen, NO_COLOURS, frame.avail)


def _declaring(sight: HamState, frame: DeclareFrame, choice: Choice) -> Showing:
    wilds = tuple(fixed + mine for fixed, mine in zip(frame.wd, choice.wilds, strict=True))
    open_wilds = frame.left - sum(choice.wilds)
    chosen = (*frame.com[:WILD], open_wilds, frame.com[STEEL])
    return _lanes(sight, frame.c, chosen, wilds, chosen)


def _lanes(
    sight: HamState, c: int, chosen: tuple[int, ...], wilds: tuple[int, ...], available: tuple[int, ...]
) -> Showing:
    """Make a lane for each colour, and one for wild attacks and the Katana where there are any."""
    turn, offers = sight.now, offers_of(sight)
    lanes: list[Lane] = []
    for k, colour in enumerate(COLOURS):
        worth = own_points(turn, colour, chosen[k]) + wilds[k] * (2 if colour in turn.doubled else 1)
        lanes.append(Lane(colour, chosen[k] + wilds[k], available[k] - chosen[k], wilds[k], worth, offers.get(colour)))
    points = _four(tuple(lane.worth for lane in lanes))
    for kind, index in (("W", WILD), ("Z", STEEL)):
        if available[index]:
            lanes.append(Lane(kind, chosen[index], available[index] - chosen[index], worth=chosen[index]))
    spread = list(points)
    for _ in range(chosen[WILD]):
        best = min(range(4), key=lambda k: (COLOURS[k] not in turn.doubled, spread[k]))
        spread[best] += 2 if COLOURS[best] in turn.doubled else 1
    return Showing(c, tuple(lanes), Force(_four(tuple(spread)), chosen[STEEL]))
