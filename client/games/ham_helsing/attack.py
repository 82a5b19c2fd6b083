"""Beating Minions with the points of the pool.

Source: sections 4.2 (attack) and 4.4 of the rules reference; option ``easy_two_colour`` in section 7.
"""

from typing import NamedTuple

from client.games.ham_helsing.components import Colour, Loc
from client.games.ham_helsing.events import Events, MinionDefeated, MinionHit, tell
from client.games.ham_helsing.horde import add_minion, remove_minion
from client.games.ham_helsing.moves import Attack, Move
from client.games.ham_helsing.pool import Purse, pay, purse_of
from client.games.ham_helsing.state import COLOUR_INDEX, HamState, Turn
from client.games.ham_helsing.tokens import FACES, hit


class Victim(NamedTuple):
    """A Minion that is hit; ``far`` tells whether from a distance, so that it does not bite."""

    loc: Loc
    token: str
    far: bool


ATTACKS: dict[str, Attack] = {token: Attack(token) for token in FACES}
HITS: dict[tuple[str, Colour], Attack] = {
    (token, colour): Attack(token, colour)
    for token, face in FACES.items()
    if len(face.left) == 2
    for colour in face.left
}


def attack_moves(state: HamState, turn: Turn, purse: Purse) -> list[Move]:
    """List what can be paid here: each different Minion in full, then in each of two colours that are left."""
    moves: list[Move] = []
    easy = state.options.easy_two_colour
    own, helpers = purse.own, purse.wild + purse.steel
    for token in dict.fromkeys(state.board[state.loc[turn.c]]):
        left = FACES[token].left
        without = sum(not own[COLOUR_INDEX[colour]] for colour in left)
        if without <= helpers and not (easy and len(left) == 2):
            moves.append(ATTACKS[token])
        if len(left) == 2:
            moves += [HITS[token, colour] for colour in left if helpers or own[COLOUR_INDEX[colour]]]
    return moves


def attack(state: HamState, turn: Turn, move: Attack, events: Events) -> None:
    """Pay for the Minion, colours with points of their own first, and beat it or leave it half beaten."""
    victim = Victim(state.loc[turn.c], move.minion, far=False)
    if move.colour is not None:
        pay(state, turn, move.colour)
        strike(state, turn, victim, move.colour, events)
        return
    own = purse_of(state, turn).own
    for colour in sorted(FACES[move.minion].left, key=lambda colour: not own[COLOUR_INDEX[colour]]):
        pay(state, turn, colour)
    defeat(state, turn, victim, events)


def strike(state: HamState, turn: Turn, victim: Victim, colour: Colour, events: Events) -> None:
    """Hit a Minion in one colour: it is beaten, or left half beaten."""
    loc, token, _ = victim
    left = None if state.options.easy_two_colour else hit(token, colour)
    if left is None:
        defeat(state, turn, victim, events)
        return
    remove_minion(state, loc, token)
    add_minion(state, loc, left)
    tell(events, MinionHit, state.team[turn.c], loc, token, left)


def defeat(state: HamState, turn: Turn, victim: Victim, events: Events) -> None:
    """Take a Minion off the map; it pays, teaches and bites in step 2."""
    loc, token, far = victim
    remove_minion(state, loc, token)
    turn.defeated += ((FACES[token].whole, far),)
    tell(events, MinionDefeated, state.team[turn.c], loc, token, far)
