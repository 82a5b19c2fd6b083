"""Fighting the Villain, up to the dice: what is committed, the colours of wilds, and rolling again.

Source: section 4.5 of the rules reference, 1 to 4; what the dice do is in ``clash``.
"""

from client.games.ham_helsing.components import COLOURS
from client.games.ham_helsing.events import DieKept, DieRolled, Events, PointsCommitted, tell
from client.games.ham_helsing.fate import roll_die
from client.games.ham_helsing.frames import (
    POINTS,
    CommitFrame,
    DeclareFrame,
    FightResolve,
    RerollFrame,
    RerollPickFrame,
)
from client.games.ham_helsing.moves import (
    Commit,
    CommitDone,
    Declare,
    Fight,
    KeepDice,
    Move,
    PickResult,
    Reroll,
)
from client.games.ham_helsing.pool import Purse, purse_of, spend, take_point
from client.games.ham_helsing.state import COLOUR_INDEX, HamState, Turn

COMMITS = tuple(Commit(icon) for icon in POINTS)
DECLARES = tuple(Declare(colour) for colour in COLOURS)
NO_POINTS = (0,) * len(POINTS)
WILD, STEEL = POINTS.index("W"), POINTS.index("Z")
REROLLS: list[Move] = [Reroll(0), Reroll(1), KeepDice()]


def fight_moves(state: HamState, turn: Turn, purse: Purse) -> list[Move]:
    """List the ways to begin a fight, if the Villain is here."""
    if state.villain_loc != state.loc[turn.c] or not purse.total:
        return []
    return [Fight("all"), Fight("choose")] if purse.total > 1 else [Fight("all")]


def fight(state: HamState, turn: Turn, move: Fight, events: Events) -> None:
    """Commit everything at once, or begin to choose."""
    purse = purse_of(state, turn)
    available = (*purse.own, purse.wild, purse.steel)
    if move.mode == "choose":
        state.stack.append(CommitFrame(turn.c, NO_POINTS, available))
    else:
        _declare_wilds(state, turn.c, available, events)


def commit_moves(_state: HamState, frame: CommitFrame) -> list[Move]:
    """List the kinds of points from the latest on that are not used up, and the end once one is committed."""
    moves: list[Move] = [
        COMMITS[kind] for kind in range(frame.last, len(POINTS)) if frame.com[kind] < frame.avail[kind]
    ]
    if any(frame.com):
        moves.append(CommitDone())
    return moves


def answer_commit(state: HamState, frame: CommitFrame, move: Move, events: Events) -> None:
    """Commit one more, or go on."""
    if isinstance(move, Commit):
        kind = POINTS.index(move.icon)
        state.stack.append(frame._replace(com=_with_one_more(frame.com, kind), last=kind))
    else:
        _declare_wilds(state, frame.c, frame.com, events)


def declare_moves(_state: HamState, frame: DeclareFrame) -> list[Move]:
    """List the colours from the latest on."""
    return [*DECLARES[frame.last :]]


def answer_declare(state: HamState, frame: DeclareFrame, move: Declare, events: Events) -> None:
    """Note the colour of a wild; after the last one the dice are cast."""
    index = COLOUR_INDEX[move.colour]
    declared = frame._replace(wd=_with_one_more(frame.wd, index), left=frame.left - 1, last=index)
    if declared.left:
        state.stack.append(declared)
    else:
        _cast(state, declared, events)


def _with_one_more(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + 1, *counts[index + 1 :])


def _declare_wilds(state: HamState, c: int, committed: tuple[int, ...], events: Events) -> None:
    frame = DeclareFrame(c, committed, NO_POINTS[: len(COLOURS)], committed[WILD])
    if frame.left:
        state.stack.append(frame)
    else:
        _cast(state, frame, events)


def _cast(state: HamState, frame: DeclareFrame, events: Events) -> None:
    """Spend all that is committed, count it, and cast the dice."""
    turn = state.now
    points = []
    for k, colour in enumerate(COLOURS):
        worth = sum(take_point(state, turn, colour) for _ in range(frame.com[k]))
        for _ in range(frame.wd[k]):
            spend(turn, "W")
            worth += 2 if colour in turn.doubled else 1
        points.append(worth)
    for _ in range(frame.com[STEEL]):
        spend(turn, "Z")
    tell(events, PointsCommitted, state.team[frame.c], tuple(points), frame.com[STEEL])
    faces = (roll_die(state, 0), roll_die(state, 1))
    for die, face in enumerate(faces):
        tell(events, DieRolled, die, face, again=False)
    state.stack.append(FightResolve(frame.c, tuple(points), frame.com[STEEL], faces))
    if "X" in turn.icons:
        state.stack.append(RerollFrame(frame.c))


def reroll_moves(_state: HamState, _frame: RerollFrame) -> list[Move]:
    """List the dice, and leaving them."""
    return REROLLS


def answer_reroll(state: HamState, frame: RerollFrame, move: Move, events: Events) -> None:
    """Roll a die again for an icon; which result counts is asked only if they differ."""
    if not isinstance(move, Reroll):
        return
    spend(state.now, "X")
    dice = _dice(state)
    old, new = dice.dice[move.die], roll_die(state, move.die)
    tell(events, DieRolled, move.die, new, again=True)
    if new != old:
        state.stack += [frame, RerollPickFrame(frame.c, move.die, old, new)]
    elif "X" in state.now.icons:
        state.stack.append(frame)


def reroll_pick_moves(_state: HamState, _frame: RerollPickFrame) -> list[Move]:
    """List the two results."""
    return [PickResult("old"), PickResult("new")]


def answer_reroll_pick(state: HamState, frame: RerollPickFrame, move: PickResult, events: Events) -> None:
    """Keep a result; without another icon the dice lie."""
    reroll = state.stack.pop()
    if move.result == "new":
        resolve = _dice(state)
        first, second = resolve.dice
        dice = (frame.new, second) if frame.die == 0 else (first, frame.new)
        state.stack[-1] = resolve._replace(dice=dice)
    tell(events, DieKept, frame.die, frame.new if move.result == "new" else frame.old)
    if "X" in state.now.icons:
        state.stack.append(reroll)


def _dice(state: HamState) -> FightResolve:
    """Return the fight whose dice lie on the table: the frame on top."""
    frame = state.stack[-1]
    if not isinstance(frame, FightResolve):
        raise TypeError("no dice lie on the table")
    return frame
