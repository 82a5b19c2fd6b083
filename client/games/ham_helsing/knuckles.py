"""Knuckles the bear: where he can go and whom he Scares there.

Source: section 5.3 of the rules reference.
"""

from client.games.ham_helsing.components import CARDS, DEN, KNUCKLES_SCARE, Loc
from client.games.ham_helsing.events import (
    Events,
    KnucklesMoved,
    KnucklesSlept,
    KnucklesWentHome,
    KnucklesWoke,
    MinionDefeated,
    tell,
)
from client.games.ham_helsing.frames import KScare
from client.games.ham_helsing.gains import change_money
from client.games.ham_helsing.horde import remove_minion, scare
from client.games.ham_helsing.moves import Move, Scare
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.tokens import FACES
from client.games.ham_helsing.verbs import Star

WAKE = "wake"
BEAR_PAY: int = next(card.params["money"] for card in CARDS.values() if card.star is Star.BEAR_PAY)
"""What Bear Necessities pays for each Minion."""


def targets(state: HamState) -> list[str]:
    """Return where Knuckles can be sent; while he hibernates he can only be woken."""
    if state.asleep:
        return [WAKE]
    closed = {state.knuckles, state.villain_loc}
    if state.options.knuckles_no_lost:
        closed.update(state.nests)
    return [loc for loc in LETTERS if loc not in closed]


def use(state: HamState, c: int, to: str, mode: str | None, events: Events) -> None:
    """Send Knuckles: one or two Minions there are Scared and he stays; of more he Scares two and goes home."""
    if to == WAKE:
        wake(state, events)
        return
    go(state, to, events)
    there = state.board[to]
    if len(there) > KNUCKLES_SCARE:
        state.stack.append(KScare(c, to, KNUCKLES_SCARE, mode))
    else:
        for token in there:
            _scare_one(state, c, Scare(to, token), mode, events)


def go(state: HamState, to: Loc, events: Events) -> None:
    """Put Knuckles on a Location, whatever is there."""
    tell(events, KnucklesMoved, state.knuckles, to)
    state.knuckles = to


def wake(state: HamState, events: Events) -> None:
    """Let Knuckles stand up where he is."""
    state.asleep = False
    tell(events, KnucklesWoke, state.knuckles)


def hibernate(state: HamState, events: Events) -> None:
    """Put Knuckles to sleep, unless he is in his den."""
    if state.knuckles != DEN and not state.asleep:
        state.asleep = True
        tell(events, KnucklesSlept, state.knuckles)


def go_home(state: HamState, events: Events) -> None:
    """Send Knuckles back to his den, awake."""
    tell(events, KnucklesWentHome, state.knuckles)
    state.knuckles = DEN
    state.asleep = False


def scare_moves(state: HamState, frame: KScare) -> list[Move]:
    """List the Minions where Knuckles is."""
    return [Scare(frame.loc, token) for token in dict.fromkeys(state.board[frame.loc])]


def answer_scare(state: HamState, frame: KScare, move: Scare, events: Events) -> None:
    """Scare one; after the last of them Knuckles goes home."""
    _scare_one(state, frame.c, move, frame.mode, events)
    if frame.n > 1:
        state.stack.append(frame._replace(n=frame.n - 1))
    else:
        go_home(state, events)


def _scare_one(state: HamState, c: int, victim: Scare, mode: str | None, events: Events) -> None:
    """Scare a Minion: for nothing, for pay, or as if the hero had Defeated it from a distance ("gain")."""
    if mode == "gain":
        remove_minion(state, victim.loc, victim.minion)
        state.now.defeated += ((FACES[victim.minion].whole, True),)
        tell(events, MinionDefeated, state.team[c], victim.loc, victim.minion, True)  # noqa: FBT003 - far
        return
    scare(state, victim.loc, victim.minion, events)
    if mode == "pay":
        change_money(state, c, BEAR_PAY, events)
