"""What star texts do to Minions and the Villain.

Source: section 5.1 of the rules reference.
"""

from client.games.ham_helsing import knuckles
from client.games.ham_helsing.attack import Victim, defeat, strike
from client.games.ham_helsing.components import Params
from client.games.ham_helsing.events import Events, IconsTurned, tell
from client.games.ham_helsing.harm import check_end, hurt_villain
from client.games.ham_helsing.horde import move_minion, scare, scare_all
from client.games.ham_helsing.moves import UseStar
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.tokens import FACES


def _victim(move: UseStar) -> Victim:
    return Victim(move.loc or "", move.minion or "", far=True)


def throw(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """A Minion is hit in one colour from a distance."""
    strike(state, state.now, _victim(move), move.colour or "", events)


def slam(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """A Minion is beaten outright from a distance."""
    defeat(state, state.now, _victim(move), events)


def barbear(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """Knuckles Scares everything where he goes, and stays."""
    if state.asleep:
        knuckles.wake(state, events)
        return
    knuckles.go(state, move.to or "", events)
    scare_all(state, state.knuckles, events)


def unbear(state: HamState, _move: UseStar, params: Params, events: Events) -> None:
    """Knuckles hits the Villain, Scares everything there, and stays; asleep he only wakes."""
    if state.asleep:
        knuckles.wake(state, events)
        return
    hurt_villain(state, params["damage"], events)
    knuckles.go(state, state.villain_loc, events)
    scare_all(state, state.knuckles, events)
    check_end(state, events)


def trough(state: HamState, _move: UseStar, params: Params, events: Events) -> None:
    """The Villain is hit; no dice, no armour, no rewards (R34)."""
    hurt_villain(state, params["damage"], events)
    check_end(state, events)


def hog_wild(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """All icons of a colour become wild where they lie; free points and skills do not."""
    turn, colour = state.now, move.colour or ""
    tell(events, IconsTurned, state.team[turn.c], colour, turn.icons.count(colour))
    turn.icons = turn.icons.replace(colour, "W")


def lecture(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """All Minions here that contain the colour are Scared."""
    here = state.loc[state.now.c]
    for token in state.board[here]:
        if (move.colour or "") in FACES[token].colours:
            scare(state, here, token, events)


def magnet(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """All Minions of a connected Location come here; limits are checked later."""
    origin = move.loc or ""
    for token in state.board[origin]:
        move_minion(state, origin, state.loc[state.now.c], token, events)
