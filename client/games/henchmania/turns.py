"""A turn of the phase ``play``: a card from hand, a card used, or a pass.

Source: section 4.4 of the rules reference.
"""

from client.games.henchmania.asking import asked
from client.games.henchmania.cards import CARD_OF, EFFECT, KIND, UPRIGHT
from client.games.henchmania.components import Card, Kind
from client.games.henchmania.days import close_hands
from client.games.henchmania.decks import discard, draw
from client.games.henchmania.domination import dominated_by
from client.games.henchmania.duel import challenge
from client.games.henchmania.events import (
    AbilityUsed,
    ActionPlayed,
    CardDugUp,
    Events,
    ReserveLaid,
    TrumpLaid,
    TurnPassed,
    Why,
)
from client.games.henchmania.hands import arrive_openly, leave_openly
from client.games.henchmania.moves import Play, Use
from client.games.henchmania.points import change_points
from client.games.henchmania.questions import ASK_TURN, AskTurn, Hit
from client.games.henchmania.reserves import lay, turn
from client.games.henchmania.shields import hit_opponent
from client.games.henchmania.state import HenchmaniaState, clockwise
from client.games.henchmania.verbs import Verb

STRIKES_ALL = (Verb.BRAWL, Verb.SHAME, Verb.FINE_LEADERS)


def next_turn(state: HenchmaniaState) -> None:
    """Ask the next seat that has not passed; when all have, the hands are discarded."""
    passed = state.passed
    for seat in (*clockwise(len(passed), state.last_seat), state.last_seat):
        if not passed[seat]:
            state.decision = ASK_TURN[seat]
            return
    close_hands(state)


def play_card(state: HenchmaniaState, move: Play, events: Events) -> None:
    """Play a card from hand."""
    seat = _take_turn(state)
    leave_openly(state, seat, move.card)
    match KIND[move.card]:
        case Kind.RESERVE:
            if events is not None:
                events.append(ReserveLaid(seat, move.card))
            lay(state, seat, move.card)
        case Kind.TRUMP:
            _lay_trump(state, seat, move.card, events)
        case Kind.ACTION:
            if events is not None:
                events.append(ActionPlayed(seat, move))
            _act(state, seat, move, events)


def use_card(state: HenchmaniaState, move: Use, events: Events) -> None:
    """Use a card that lies before the seat; of two, the Old Lady is the one that is turned."""
    seat = _take_turn(state)
    if events is not None:
        events.append(AbilityUsed(seat, move))
    turn(state, seat, move.card, events)
    working = move.card if move.trump is None else move.trump
    if move.seat is not None:
        challenge(state, seat, move.seat, working, events)
    else:
        printed = state.cards[working]
        draw(state, seat, printed.site if move.site is None else move.site, Why.CARD, events)


def pass_turn(state: HenchmaniaState, events: Events, *, unasked: bool) -> None:
    """End the day for the seat (ruling R10)."""
    seat = _take_turn(state)
    state.passed[seat] = True
    if events is not None:
        events.append(TurnPassed(seat, unasked))


def _take_turn(state: HenchmaniaState) -> int:
    """Close the question for the turn and return whose it was."""
    seat = asked(state, AskTurn).seat
    state.decision = None
    state.last_seat = seat
    return seat


def _lay_trump(state: HenchmaniaState, seat: int, card: Card, events: Events) -> None:
    """Lay a Trump; an old one goes to its own site first."""
    old = state.trumps[seat]
    if old is not None:
        discard(state, CARD_OF[old])
    state.trumps[seat] = UPRIGHT[card]
    if events is not None:
        events.append(TrumpLaid(seat, card, None if old is None else CARD_OF[old]))


def _act(state: HenchmaniaState, seat: int, move: Play, events: Events) -> None:
    """Discard the action and carry it out; the Gravedigger is discarded after its effect."""
    verb = EFFECT[move.card]
    if verb is Verb.DIG_UP:
        _dig_up(state, seat, move, events)
        return
    discard(state, move.card)
    if verb is Verb.CRY_OUT:
        _cry_out(state, seat, move.card, events)
    elif verb is Verb.CHALLENGE and move.seat is not None:
        challenge(state, seat, move.seat, move.card, events)
    elif verb in STRIKES_ALL:
        state.queue = tuple([Hit(seat, each, move.card, move) for each in clockwise(len(state.scores), seat)])
    elif move.seat is not None:
        hit_opponent(state, Hit(seat, move.seat, move.card, move), events)


def _cry_out(state: HenchmaniaState, seat: int, card: Card, events: Events) -> None:
    """Gain a point, and another for each site dominated now."""
    numbers = state.cards[card].numbers
    points = numbers["points"] + numbers["points_per_site"] * len(dominated_by(state, seat))
    change_points(state, seat, points, Why.CARD, events)


def _dig_up(state: HenchmaniaState, seat: int, move: Play, events: Events) -> None:
    """Take the top card of a discard pile, which everybody saw, and only then discard the Gravedigger."""
    site = move.site
    if site is None:
        raise LookupError("no discard pile was named")
    card = state.discards[site][-1]
    state.discards[site] = state.discards[site][:-1]
    arrive_openly(state, seat, card)
    discard(state, move.card)
    if events is not None:
        events.append(CardDugUp(seat, card, site, move.card))
