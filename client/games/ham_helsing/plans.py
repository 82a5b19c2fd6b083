"""Plans that are worth a rehearsal: where to go first, where to end, whether to fight, and what to buy.

The first plan is always the simple player's own way.
"""

from client.core.wish import Plan, Wish
from client.games.ham_helsing.ending import end_worth, tolls_of
from client.games.ham_helsing.frames import PlayStep
from client.games.ham_helsing.plan import errands
from client.games.ham_helsing.rules import listed_moves
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.wishes import Kind, wish_of

HEED = 0.05
"""Shares of the win for which a wish is followed in any case."""
HUNTS, ENDS = 5, 3
"""So many Locations to hunt at and to end at are thought about."""
BY_MOVES = frozenset({"market", "choose_first", "revive_turn", "vanish"})
"""Questions where every answer is rehearsed; the rest is left to the simple player."""


def plans(state: HamState) -> list[Plan]:
    """List the plans of the seat to act."""
    frame = state.stack[-1]
    if isinstance(frame, PlayStep):
        return _for_step_one(state, frame)
    if frame.frame in BY_MOVES:
        return [Plan(), *(Plan(move=move) for move in listed_moves(state))]
    return [Plan()]


def _for_step_one(state: HamState, frame: PlayStep) -> list[Plan]:
    c = frame.c
    seat = state.team[c].seat
    own = Plan() if wish_of(state, c) is None else Plan(favour=HEED)
    reached = sorted(errands(state, state.now, listed_moves(state)), key=lambda pair: -pair[0])
    hunts = [errand.loc for _, errand in reached if errand.hunt.victims or errand.hunt.points]
    tolls = tolls_of(state)
    ends = sorted((errand.loc for _, errand in reached), key=lambda loc: -end_worth(state, c, loc, 0, tolls))
    minds = [Wish(Kind.HUNT, seat, loc) for loc in hunts[:HUNTS]]
    minds += [Wish(Kind.GUARD, seat, loc) for loc in ends[:ENDS]]
    if state.villain_loc in hunts:
        minds += [Wish(Kind.VILLAIN, seat), Wish(Kind.MINIONS, seat)]
    return [own, *(Plan(wish) for wish in minds)]
