"""What star texts do that help heroes: drawing, healing, learning, travelling, and the bear for hire.

Source: section 5.1 of the rules reference.
"""

from client.games.ham_helsing import knuckles
from client.games.ham_helsing.components import Params
from client.games.ham_helsing.events import CardReturned, Events, tell
from client.games.ham_helsing.gains import ask_skill_up, change_money
from client.games.ham_helsing.hands import discard, draw, put_in_hand
from client.games.ham_helsing.harm import check_end, heal
from client.games.ham_helsing.moves import UseStar
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.travel import enter


def _both(state: HamState, move: UseStar) -> list[int]:
    """Return the hero whose turn it is and the other one named, if any."""
    return [state.now.c] if move.who is None else [state.now.c, move.who]


def draw_two(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """Both draw a card."""
    for c in _both(state, move):
        draw(state, c, 1, events)


def heal_two(state: HamState, move: UseStar, params: Params, events: Events) -> None:
    """Both gain health."""
    for c in _both(state, move):
        heal(state, c, params["heal"], events)


def heal_here(state: HamState, _move: UseStar, params: Params, events: Events) -> None:
    """Every hero here gains health."""
    for c in state.heroes_at(state.loc[state.now.c]):
        heal(state, c, params["heal"], events)


def skill_two(state: HamState, move: UseStar, _params: Params, _events: Events) -> None:
    """Both choose a skill to raise, the one whose turn it is first."""
    for c in reversed(_both(state, move)):
        ask_skill_up(state, c, 1)


def call(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """The other hero comes here."""
    if move.who is not None:
        enter(state, move.who, state.loc[state.now.c], "call", events)
        check_end(state, events)


def fly(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """The hero goes to any Location, alone (R30)."""
    enter(state, state.now.c, move.to or "", "fly", events)
    check_end(state, events)


def barrel(state: HamState, move: UseStar, params: Params, events: Events) -> None:
    """A card is discarded for money."""
    if move.discard is not None:
        discard(state, state.now.c, move.discard, events)
        change_money(state, state.now.c, params["money"], events)


def pals(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """A card comes back from the discard pile, which holds no covered icons."""
    c, uid = state.now.c, move.take
    if uid is not None:
        pile = state.team[c].pile
        state.discards[pile] = tuple(card for card in state.discards[pile] if card != uid)
        put_in_hand(state, c, uid)
        tell(events, CardReturned, state.team[c], uid, state.cards[uid])


def bear_pay(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """Knuckles is used and pays for each Minion."""
    knuckles.use(state, state.now.c, move.to or "", "pay", events)


def bear_gain(state: HamState, move: UseStar, _params: Params, events: Events) -> None:
    """Knuckles is used and his victims count as Defeated from a distance."""
    knuckles.use(state, state.now.c, move.to or "", "gain", events)
