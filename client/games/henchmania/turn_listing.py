"""What a seat can do on its turn: sections 4.4 and 5 of the rules reference.

A card is listed only with targets for which it does something (ruling R11).
"""

from collections.abc import Callable

from client.games.henchmania.cards import (
    CARD_OF,
    CARDS_WITH,
    EFFECT,
    KIND,
    PERFORMANCES,
    SITE_OF,
    UPRIGHT_WITH,
    is_turned,
)
from client.games.henchmania.components import ALL_SITES, PLAIN, Card, Kind, Targets
from client.games.henchmania.components import Play as PlayTime
from client.games.henchmania.decks import has_stock
from client.games.henchmania.domination import dominated_by
from client.games.henchmania.duel_listing import borrowed, old_lady_of
from client.games.henchmania.moves import Move, Pass, Play, Use
from client.games.henchmania.questions import Hit
from client.games.henchmania.reserves import cards_of, find, has_room
from client.games.henchmania.shields import is_affected
from client.games.henchmania.state import HenchmaniaState, clockwise
from client.games.henchmania.verbs import Verb

PASS = Pass()
BARE_PLAYS: tuple[Play, ...] = tuple(Play(Card(card)) for card in range(len(KIND)))
"""The play of each card without any target."""
PLAYS_AT: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(Card(card), seat) for seat in range(5)) for card in range(len(KIND))
)
"""The play of each card at each seat."""
PLAYS_ON: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(tuple(Play(Card(card), seat, back) for back in ALL_SITES) for seat in range(5)) for card in range(len(KIND))
)
"""The play of each card on each back in the hand of each seat."""
DRAWERS = UPRIGHT_WITH[Verb.DRAW_HERE]
DARING = CARDS_WITH[Verb.DARE]
INFLUENTIAL = CARDS_WITH[Verb.DRAW_WHERE_DOMINATING]
USABLE_TRUMPS = DARING | INFLUENTIAL
GRAVEDIGGERS = CARDS_WITH[Verb.DIG_UP]


def turn_moves(state: HenchmaniaState, seat: int) -> list[Move]:
    """List hand cards in printed order with their targets, cards before the seat, and the pass."""
    moves: list[Move] = []
    last = -1
    for card in state.hands[seat]:
        if card != last:
            last = card
            _LIST[card](state, seat, card, moves)
    if state.reserves[seat] or state.trumps[seat] is not None:
        _list_uses(state, seat, moves)
    moves.append(PASS)
    return moves


def _list_nothing(_state: HenchmaniaState, _seat: int, _card: Card, _moves: list[Move]) -> None:
    """A Guard and a weapon wait for a duel."""


def _list_plain(_state: HenchmaniaState, _seat: int, card: Card, moves: list[Move]) -> None:
    """A Trump and a Public Bawler need nothing."""
    moves.append(BARE_PLAYS[card])


def _list_reserve(state: HenchmaniaState, seat: int, card: Card, moves: list[Move]) -> None:
    if has_room(state.reserves[seat], card):
        moves.append(BARE_PLAYS[card])


def _list_seats(state: HenchmaniaState, seat: int, card: Card, moves: list[Move]) -> None:
    """Points can be stolen from a seat that has some, a challenge can go to anybody."""
    stealing = EFFECT[card] is Verb.STEAL_POINTS
    others = clockwise(len(state.scores), seat)
    moves += [PLAYS_AT[card][other] for other in others if not stealing or state.scores[other]]


def _list_accused(state: HenchmaniaState, seat: int, card: Card, moves: list[Move]) -> None:
    others = clockwise(len(state.scores), seat)
    moves += [PLAYS_AT[card][each] for each in others if state.reserves[each] or state.trumps[each] is not None]


def _list_backs(state: HenchmaniaState, seat: int, card: Card, moves: list[Move]) -> None:
    for other in clockwise(len(state.scores), seat):
        plays = PLAYS_ON[card][other]
        moves += [plays[back] for back in sorted({SITE_OF[each] for each in state.hands[other]})]


def _list_pawns(state: HenchmaniaState, seat: int, card: Card, moves: list[Move]) -> None:
    for other in clockwise(len(state.scores), seat):
        sites = [site for site in ALL_SITES if other in [pawn.owner for pawn in state.board[site]]]
        moves += [Play(card, other, site=site) for site in sites]


def _list_reserve_cards(state: HenchmaniaState, seat: int, card: Card, moves: list[Move]) -> None:
    """Any card, a Performance only, or one of which the seat may hold one more."""
    targets = state.cards[card].targets
    for other in clockwise(len(state.scores), seat):
        for each in cards_of(state.reserves[other]):
            if targets is Targets.OPPONENT_RESERVE_PERFORMANCE and each not in PERFORMANCES:
                continue
            if targets is Targets.OPPONENT_RESERVE_TAKEABLE and not has_room(state.reserves[seat], each):
                continue
            moves.append(Play(card, other, target=each))


def _list_strike(state: HenchmaniaState, seat: int, card: Card, moves: list[Move]) -> None:
    """A card that strikes all is worth playing if it affects somebody."""
    move = BARE_PLAYS[card]
    if any(is_affected(state, Hit(seat, other, card, move)) for other in clockwise(len(state.scores), seat)):
        moves.append(move)


def _list_piles(state: HenchmaniaState, _seat: int, card: Card, moves: list[Move]) -> None:
    """A discard pile whose top card is no Gravedigger."""
    for site in ALL_SITES:
        pile = state.discards[site]
        if pile and pile[-1] not in GRAVEDIGGERS:
            moves.append(Play(card, site=site))


def _list_uses(state: HenchmaniaState, seat: int, moves: list[Move]) -> None:
    """The Boss Lady, the seat's own Trump, then the Old Lady with each Trump of an opponent."""
    drawer = find(state.reserves[seat], DRAWERS)
    if drawer is not None and has_stock(state, SITE_OF[CARD_OF[drawer]]):
        moves.append(Use(CARD_OF[drawer]))
    trump = state.trumps[seat]
    if trump is not None and not is_turned(trump) and CARD_OF[trump] in USABLE_TRUMPS:
        _list_trump_uses(state, seat, (CARD_OF[trump], CARD_OF[trump]), moves)
    borrowable = borrowed(state, seat, USABLE_TRUMPS)
    if borrowable:
        lady = old_lady_of(state, seat)
        for each in borrowable:
            _list_trump_uses(state, seat, (lady, each), moves)


def _list_trump_uses(state: HenchmaniaState, seat: int, cards: tuple[Card, Card], moves: list[Move]) -> None:
    """List every use of a Trump; ``cards`` are the one that is turned and the Trump."""
    card, trump = cards
    if trump in DARING:
        moves += [Use(card, trump, seat=other) for other in clockwise(len(state.scores), seat)]
    else:
        moves += [Use(card, trump, site=site) for site in dominated_by(state, seat) if has_stock(state, site)]


_BY_TARGETS: dict[Targets, Callable[[HenchmaniaState, int, Card, list[Move]], None]] = {
    Targets.NONE: _list_plain,
    Targets.OPPONENT: _list_seats,
    Targets.OPPONENT_BACK: _list_backs,
    Targets.OPPONENT_PAWN: _list_pawns,
    Targets.OPPONENT_RESERVE_ANY: _list_reserve_cards,
    Targets.OPPONENT_RESERVE_PERFORMANCE: _list_reserve_cards,
    Targets.OPPONENT_RESERVE_TAKEABLE: _list_reserve_cards,
    Targets.OPPONENT_FRONT: _list_accused,
    Targets.ALL_OPPONENTS: _list_strike,
    Targets.DISCARD_TOP: _list_piles,
}


_BY_KIND: dict[Kind, Callable[[HenchmaniaState, int, Card, list[Move]], None]] = {
    Kind.RESERVE: _list_reserve,
    Kind.TRUMP: _list_plain,
    Kind.ACTION: _list_nothing,
}
_LIST = tuple(_BY_TARGETS[card.targets] if card.play is PlayTime.TURN else _BY_KIND[card.kind] for card in PLAIN)
"""The function that lists the plays of each card."""
