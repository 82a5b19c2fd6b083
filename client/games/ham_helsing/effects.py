"""Effect tokens: one small function a token. Those who are KO'd are skipped by all of them (R9).

Source: section 5.5 of the rules reference.
"""

from collections.abc import Callable
from functools import partial
from types import MappingProxyType

from client.games.ham_helsing.cards import with_cover
from client.games.ham_helsing.events import EffectResolved, Events, IconCovered, tell
from client.games.ham_helsing.frames import CoverFrame, Fx, TryCover
from client.games.ham_helsing.gains import ask_lose_skill, change_money
from client.games.ham_helsing.hands import distinct_hand
from client.games.ham_helsing.harm import check_end, lose_health
from client.games.ham_helsing.horde import call_minions, draw_token
from client.games.ham_helsing.moves import Cover, Move
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.verbs import EffectToken

BREEDING = 2
"""So many Minions, neither more nor less, breed; and so many are a crowd."""


def resolve_next(state: HamState, _frame: Fx, events: Events) -> None:
    """Resolve the first effect of the queue and come back for the next.

    The token is discarded when it begins, except the one that breeds: it must not draw itself (R41).
    """
    if not state.effect_queue:
        return
    effect = EffectToken(state.effect_queue[0])
    state.effect_queue = state.effect_queue[1:]
    state.stack.append(Fx())
    tell(events, EffectResolved, str(effect))
    if effect is EffectToken.BREED:
        _breed(state, events)
        state.token_discard.append(str(effect))
    else:
        state.token_discard.append(str(effect))
        DEEDS[effect](state, events)


def ask_effects(state: HamState) -> None:
    """Leave the queue to be resolved, if anything is in it."""
    if state.effect_queue:
        state.stack.append(Fx())


def _in_order(state: HamState) -> list[int]:
    """Return those who are not KO'd, from the hero whose turn it is on; in the Villain Phase from the first."""
    count = len(state.team)
    first = 0 if state.turn is None else state.turn.c
    return [c % count for c in range(first, first + count) if state.is_up(c % count)]


def _money(state: HamState, events: Events) -> None:
    """Everyone loses $1."""
    for c in _in_order(state):
        change_money(state, c, -1, events)


def _skill(state: HamState, _events: Events) -> None:
    """Everyone lowers a skill of their choice."""
    for c in reversed(_in_order(state)):
        ask_lose_skill(state, c, None)


def _cover(state: HamState, _events: Events) -> None:
    """Everyone covers an icon of a hand card; asked one after the other, since two heroes may share a hand."""
    state.stack += [TryCover(c) for c in reversed(_in_order(state))]


def _crowd(state: HamState, events: Events) -> None:
    """Heroes who stand in a crowd lose health."""
    for c in _in_order(state):
        if len(state.board[state.loc[c]]) >= BREEDING:
            lose_health(state, c, 1, "crowd", events)
    check_end(state, events)


def _breed(state: HamState, events: Events) -> None:
    """Every Location with exactly two Minions gets one more token; effects drawn join the queue."""
    for loc in [loc for loc in LETTERS if len(state.board[loc]) == BREEDING]:
        draw_token(state, loc, events)


def _call(colour: str, state: HamState, events: Events) -> None:
    """Minions of a colour next to heroes move onto them."""
    call_minions(state, colour, None if state.turn is None else state.turn.c, events)


DEEDS: MappingProxyType[EffectToken, Callable[[HamState, Events], None]] = MappingProxyType(
    {
        EffectToken.MONEY: _money,
        EffectToken.SKILL: _skill,
        EffectToken.COVER: _cover,
        EffectToken.CROWD: _crowd,
        EffectToken.BREED: _breed,
        EffectToken.MOVE_BLUE: partial(_call, "B"),
        EffectToken.MOVE_RED: partial(_call, "R"),
        EffectToken.MOVE_PURPLE: partial(_call, "P"),
        EffectToken.MOVE_YELLOW: partial(_call, "Y"),
    }
)
"""What each effect token does."""


def try_cover(state: HamState, frame: TryCover, _events: Events) -> None:
    """Ask for an icon, if there is one to cover."""
    if any(state.cards[uid].uncovered for uid in state.hand(frame.c)):
        state.stack.append(CoverFrame(frame.c))


def cover_moves(state: HamState, frame: CoverFrame) -> list[Move]:
    """List every uncovered icon of the different hand cards."""
    return [Cover(uid, slot) for uid in distinct_hand(state, frame.c) for slot in state.cards[uid].uncovered]


def answer_cover(state: HamState, frame: CoverFrame, move: Cover, events: Events) -> None:
    """Cover it until the card goes to a discard pile."""
    covered = with_cover(state.cards[move.card], move.slot)
    state.cards[move.card] = covered
    tell(events, IconCovered, state.team[frame.c], move.card, covered, move.slot)
