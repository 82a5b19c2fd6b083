"""The moves of the open question, in the order of the rules reference (section 4)."""

from client.games.henchmania.asking import under_way
from client.games.henchmania.cards import CARD_OF, UPRIGHT_WITH
from client.games.henchmania.components import ALL_SITES, SPOTS
from client.games.henchmania.duel_listing import heal_moves, prepare_moves, weapon_moves, window_moves
from client.games.henchmania.moves import (
    Decline,
    Done,
    Give,
    Guard,
    Inquire,
    Keep,
    Lose,
    Move,
    Place,
    Replace,
    Shield,
)
from client.games.henchmania.questions import (
    AskAfterAttack,
    AskAfterDefence,
    AskGive,
    AskGuard,
    AskHeal,
    AskInquire,
    AskKeep,
    AskLose,
    AskPlace,
    AskPrepare,
    AskReplace,
    AskShield,
    AskTurn,
    AskWeapon,
    Question,
)
from client.games.henchmania.reserves import cards_of, find
from client.games.henchmania.shields import shields_of
from client.games.henchmania.state import HenchmaniaState, Pawn
from client.games.henchmania.turn_listing import turn_moves
from client.games.henchmania.verbs import Verb

PLACES: tuple[tuple[tuple[Place, ...], ...], ...] = tuple(
    tuple(tuple(Place(site, owner, counts_for) for site in ALL_SITES) for counts_for in range(5)) for owner in range(5)
)
"""The placements of every kind of Henchman, by owner, by whom it counts for, and by site."""
DONE = Done()
DECLINE = Decline()
GUARD_MOVES: list[Move] = [Guard(), DECLINE]
PORTERS = UPRIGHT_WITH[Verb.SQUEEZE_IN]
LAST_PICK = 1
"""Picks left at the second pick of an Inquisition, which may be declined."""


def moves_for(state: HenchmaniaState, question: Question) -> list[Move]:
    """List the answers to a question."""
    match question:
        case AskPlace(seat):
            return _places(state, seat)
        case AskTurn(seat):
            return turn_moves(state, seat)
        case AskWeapon(seat):
            return [*weapon_moves(state, seat)]
        case AskGuard():
            return GUARD_MOVES
        case AskPrepare() | AskAfterAttack() | AskAfterDefence() | AskHeal():
            return _duel_moves(state, question)
        case _:
            return _replies(state, question)


def _places(state: HenchmaniaState, seat: int) -> list[Move]:
    """Own pawns first, then stolen ones by owner and by whom they count for; sites inside."""
    board, spots = state.board, SPOTS[len(state.scores)]
    has_porter = find(state.reserves[seat], PORTERS) is not None
    pool = state.pools[seat]
    pawns = [pool[0]]
    if pool[-1] != pool[0]:
        pawns = sorted(set(pool), key=lambda pawn: (pawn != Pawn(seat, seat), pawn))
    moves: list[Move] = []
    for owner, counts_for in pawns:
        places = PLACES[owner][counts_for]
        moves += places if has_porter else [places[site] for site in ALL_SITES if len(board[site]) < spots]
    return moves


def _duel_moves(
    state: HenchmaniaState, question: AskPrepare | AskAfterAttack | AskAfterDefence | AskHeal
) -> list[Move]:
    duel = under_way(state)
    match question:
        case AskPrepare(seat):
            return [*prepare_moves(state, duel, seat), DONE]
        case AskAfterAttack(seat):
            return [*window_moves(state, duel, seat, attack=True), DONE]
        case AskAfterDefence(seat):
            return [*window_moves(state, duel, seat, attack=False), DONE]
        case AskHeal():
            return [*heal_moves(state, duel), DONE]


def _replies(
    state: HenchmaniaState, question: AskReplace | AskShield | AskGive | AskInquire | AskLose | AskKeep
) -> list[Move]:
    match question:
        case AskShield(seat, _, card):
            return [*map(Shield, shields_of(state, seat, card)), DECLINE]
        case AskGive(seat):
            return [*map(Give, dict.fromkeys(state.hands[seat]))]
        case AskInquire():
            return _inquiries(state, question)
        case AskLose(seat):
            return [*map(Lose, cards_of(state.reserves[seat]))]
        case AskReplace(seat):
            return [*map(Replace, cards_of(state.reserves[seat]))]
        case AskKeep(seat, _, least):
            cards = [card for card in dict.fromkeys(state.hands[seat]) if least is None or card >= least]
            return [*map(Keep, cards), DONE]


def _inquiries(state: HenchmaniaState, question: AskInquire) -> list[Move]:
    """The Trump first, then the Reserve; the first pick is compulsory."""
    trump = state.trumps[question.victim]
    moves: list[Move] = [] if trump is None else [Inquire(CARD_OF[trump])]
    moves += map(Inquire, cards_of(state.reserves[question.victim]))
    if question.left == LAST_PICK:
        moves.append(DONE)
    return moves
