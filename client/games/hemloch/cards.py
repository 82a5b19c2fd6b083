"""Cards of hand and discard pile: discarding, recovering and raising them.

Source: sections 4.2 and 5.1 of the rules reference.
"""

from typing import assert_never

from client.games.hemloch import piles
from client.games.hemloch.bag import ONE
from client.games.hemloch.components import CARDS, cards_held
from client.games.hemloch.events import CardDiscarded, CardRecovered, Event, MinionRaised
from client.games.hemloch.moves import DISCARDS, RAISES, RECOVERS, Discard, Move, Raise, Recover
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import CardQuestion, ToDiscard, ToRaise, ToRecover


def choices(state: HemlochState, step: CardQuestion) -> list[Move]:
    """List the answers to a question about cards."""
    match step:
        case ToDiscard(seat):
            return [DISCARDS[card] for card in cards_held(state.hands[seat])]
        case ToRecover(seat):
            pile = state.discards[seat]
            return [RECOVERS[card] for card in CARDS if card in pile]
        case ToRaise(seat):
            pile = state.discards[seat]
            return [RAISES[card] for card in CARDS if card in pile]
        case _:
            assert_never(step)


def answer(state: HemlochState, step: CardQuestion, move: Move, events: list[Event] | None) -> None:
    """Carry out the answer to such a question."""
    event: Event
    match step, move:
        case ToDiscard(seat), Discard(card):
            piles.leave_hand(state, seat, card)
            piles.to_pile(state, seat, card)
            event = CardDiscarded(seat, card)
        case ToRecover(seat), Recover(card):
            piles.from_pile(state, seat, card)
            state.hands[seat] += ONE[card]
            state.known[seat] += ONE[card]
            event = CardRecovered(seat, card)
        case ToRaise(seat, location), Raise(card):
            piles.from_pile(state, seat, card)
            piles.join_side(state, seat, card, location)
            event = MinionRaised(seat, card, location)
        case _:
            raise TypeError(f"{move} does not answer {step}")
    if events is not None:
        events.append(event)
