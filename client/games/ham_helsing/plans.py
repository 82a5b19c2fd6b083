"""Plans that are worth a rehearsal: where to go first, where to end, whether to fight, whom to send where, what to buy.

The first plan is always the simple player's own way.
"""

from client.core.wish import Plan, Wish
from client.games.ham_helsing.ending import end_worth, outlook
from client.games.ham_helsing.frames import PlayStep
from client.games.ham_helsing.helping import worth_of_use
from client.games.ham_helsing.moves import Move, UseKatana, UseKnuckles, UsePower, UseStar
from client.games.ham_helsing.plan import errands, step
from client.games.ham_helsing.rules import listed_moves
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.wishes import Kind, wish_of

HEED = 0.05
"""Shares of the win for which a wish is followed in any case."""
HUNTS, ENDS, USES = 5, 3, 4
"""So many Locations to hunt at, to end at, and other uses of a star, a power or Knuckles are thought about."""
BY_MOVES = frozenset({"market", "choose_first", "revive_turn", "vanish", "sleeve"})
"""Questions where every answer is rehearsed; the rest is left to the simple player."""
USEFUL = (UseKnuckles, UseStar, UsePower)


def plans(state: HamState) -> list[Plan]:
    """List the plans of the seat to act."""
    frame = state.stack[-1]
    if isinstance(frame, PlayStep):
        return _for_step_one(state, frame)
    if frame.frame in BY_MOVES:
        return [Plan(), *(Plan(move=move) for move in listed_moves(state))]
    return [Plan()]


def _for_step_one(state: HamState, frame: PlayStep) -> list[Plan]:
    """List ways to go about the rest of the step, or other uses of what the simple player would use now."""
    moves = listed_moves(state)
    own = Plan() if wish_of(state, frame.c) is None else Plan(favour=HEED)
    move = step(state, frame, moves)
    if isinstance(move, USEFUL):
        return [own, *(own._replace(move=other) for other in _other_uses(state, move))]
    found = [own, *(Plan(wish) for wish in _aims(state, frame.c))]
    if UseKatana() in moves and state.loc[frame.c] == state.villain_loc:
        found.append(own._replace(move=UseKatana()))
    return found


def _other_uses(state: HamState, used: Move) -> list[Move]:
    """Return the most useful other moves of the same kind."""
    others = [move for move in listed_moves(state) if move.kind == used.kind and move != used]
    return sorted(others, key=lambda move: -worth_of_use(state, move))[:USES]


def _aims(state: HamState, c: int) -> list[Wish]:
    """Return where to hunt, where to end, and whether Minions or the Villain come first."""
    seat = state.team[c].seat
    reached = sorted(errands(state, state.now, listed_moves(state)), key=lambda pair: -pair[0])
    hunts = [errand.loc for _, errand in reached if errand.hunt.victims or errand.hunt.points]
    seen = outlook(state, c)
    ends = sorted((errand.loc for _, errand in reached), key=lambda loc: -end_worth(state, c, loc, 0, seen))
    aims = [Wish(Kind.HUNT, seat, loc) for loc in hunts[:HUNTS]]
    aims += [Wish(Kind.GUARD, seat, loc) for loc in ends[:ENDS]]
    if state.villain_loc in hunts:
        aims += [Wish(Kind.VILLAIN, seat), Wish(Kind.MINIONS, seat)]
    return aims
