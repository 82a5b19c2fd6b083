"""Minions on the map: out of the bag, away, and along the paths.

Source: sections 2.2, 4.9 (Place) and 5.4 of the rules reference.
"""

from client.games.ham_helsing.components import EFFECT_TEXTS, Colour, Loc
from client.games.ham_helsing.events import (
    BagRefilled,
    EffectDrawn,
    Events,
    MinionMoved,
    MinionScared,
    MinionsRecovered,
    TokenPlaced,
    tell,
)
from client.games.ham_helsing.fate import shuffled
from client.games.ham_helsing.frames import RouteFrame
from client.games.ham_helsing.moves import Move, Route
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import CONNECTED
from client.games.ham_helsing.tokens import FACES, HALF_BEATEN


def add_minion(state: HamState, loc: Loc, token: str) -> None:
    """Put a token on a Location, in its place."""
    there = state.board[loc]
    state.board[loc] = tuple(sorted((*there, token))) if there else (token,)


def remove_minion(state: HamState, loc: Loc, token: str) -> None:
    """Take a token off a Location."""
    there = state.board[loc]
    at = there.index(token)
    state.board[loc] = there[:at] + there[at + 1 :]


def draw_token(state: HamState, loc: Loc, events: Events) -> bool:
    """Draw a token for a Location; tell whether it was an effect, which now waits in the queue.

    Where Knuckles is nothing is drawn. An empty bag is refilled from the discarded tokens.
    """
    if state.knuckles == loc:
        return False
    if not state.bag:
        if not state.token_discard:
            return False
        state.bag = shuffled(state, state.token_discard)
        state.token_discard = []
        tell(events, BagRefilled)
    token = state.bag.pop()
    if token in EFFECT_TEXTS:
        state.effect_queue += (token,)
        tell(events, EffectDrawn, loc, token)
        return True
    add_minion(state, loc, token)
    tell(events, TokenPlaced, loc, token)
    return False


def scare(state: HamState, loc: Loc, token: str, events: Events) -> None:
    """Scare a Minion: it goes to the token discard and gives nothing."""
    remove_minion(state, loc, token)
    state.token_discard.append(FACES[token].whole)
    tell(events, MinionScared, loc, token)


def scare_all(state: HamState, loc: Loc, events: Events) -> None:
    """Scare every Minion on a Location."""
    for token in state.board[loc]:
        scare(state, loc, token, events)


def move_minion(state: HamState, origin: Loc, to: Loc, token: str, events: Events) -> None:
    """Move a Minion; one that is half beaten stays so."""
    remove_minion(state, origin, token)
    add_minion(state, to, token)
    tell(events, MinionMoved, origin, to, token)


def recover(state: HamState, events: Events) -> None:
    """Make all half beaten Minions whole."""
    beaten = [loc for loc, tokens in state.board.items() if tokens and not HALF_BEATEN.isdisjoint(tokens)]
    for loc in beaten:
        state.board[loc] = tuple(sorted(FACES[token].whole for token in state.board[loc]))
    if beaten:
        tell(events, MinionsRecovered)


def call_minions(state: HamState, colour: Colour, c: int | None, events: Events) -> None:
    """Move every Minion with the colour that stands next to a hero onto that hero's Location.

    Where a hero stands they stay, and none enters Knuckles' Location. Looked at before anything moves; those with
    several ways are asked for afterwards, by ``c`` or in the Villain Phase (None) by the first seat.
    """
    held = {state.loc[hero] for hero, hp in enumerate(state.hp) if hp > 0}
    ways: dict[Loc, tuple[Loc, ...]] = {}
    for hero_at in sorted(held - {state.knuckles}):
        for near in CONNECTED[hero_at]:
            if near not in held:
                ways[near] = (*ways.get(near, ()), hero_at)
    moving = [
        (loc, token, ways[loc]) for loc in sorted(ways) for token in state.board[loc] if colour in FACES[token].colours
    ]
    for loc, token, goal in moving:
        if len(goal) == 1:
            move_minion(state, loc, goal[0], token, events)
    split = tuple(item for item in moving if len(item[2]) > 1)
    if split:
        state.stack.append(RouteFrame(split, c))


def route_moves(_state: HamState, frame: RouteFrame) -> list[Move]:
    """List the ways of the first Minion."""
    loc, token, ways = frame.items[0]
    return [Route(loc, token, to) for to in ways]


def answer_route(state: HamState, frame: RouteFrame, move: Route, events: Events) -> None:
    """Move it and go on to the next."""
    move_minion(state, move.loc, move.to, move.minion, events)
    if len(frame.items) > 1:
        state.stack.append(RouteFrame(frame.items[1:], frame.c))
