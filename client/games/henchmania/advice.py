"""A simple sensible player: every answer by rules of thumb, without looking ahead.

Source: section 13 of the rules reference. It reads the deciding seat's own cards, what it knows of other hands, and
what lies open, so it plays alike on a sight and on any guess of it.
"""

from random import Random

from client.games.henchmania.cards import CARD_OF, KIND
from client.games.henchmania.components import Card, Kind
from client.games.henchmania.duel_advice import duel_move, guard_move
from client.games.henchmania.gains import harm, play_gain, use_gain
from client.games.henchmania.judging import cards_before
from client.games.henchmania.listing import DECLINE, DONE
from client.games.henchmania.moves import Give, Inquire, Keep, Lose, Move, Play, Replace, Shield, Use
from client.games.henchmania.placing_advice import best_placement
from client.games.henchmania.questions import (
    AskGive,
    AskGuard,
    AskInquire,
    AskKeep,
    AskLose,
    AskPlace,
    AskReplace,
    AskShield,
    AskTurn,
)
from client.games.henchmania.rules import legal_moves
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.turn_listing import PASS
from client.games.henchmania.worth import days_left, gain_of, hand_worth, loss_of

WORTH_A_SHIELD = 1.5
"""A loss for which a shield is used up."""
MOST_TRIED = 6
"""Moves of a turn among which a search chooses."""
WORTH_PLAYING = 0.05
WORTH_KEEPING = 0.5


def rule_player(state: HenchmaniaState, rng: Random) -> Move:
    """Return the move of the seat that decides."""
    question, moves = state.decision, legal_moves(state)
    match question:
        case None:
            raise LookupError("nobody is asked")
        case AskPlace(seat):
            return best_placement(state, seat, moves, rng)
        case AskTurn(seat):
            return _turn(state, seat, moves)
        case AskGuard():
            return guard_move(state)
        case AskReplace() | AskShield() | AskGive() | AskInquire() | AskLose() | AskKeep():
            return _reply(state, question, moves)
        case _:
            return duel_move(state, question, moves)


def _turn(state: HenchmaniaState, seat: int, moves: tuple[Move, ...]) -> Move:
    """Make the move that promises most, and pass when none promises anything."""
    best: Move = PASS
    most = WORTH_PLAYING
    for move in moves:
        gain = turn_gain(state, seat, move)
        if gain > most:
            best, most = move, gain
    return best


def worth_trying(state: HenchmaniaState) -> list[Move]:
    """Return the moves on which a search should spend its time: on a turn the most promising ones and the pass.

    They keep the order of the legal moves.
    """
    moves = list(legal_moves(state))
    question = state.decision
    if not isinstance(question, AskTurn) or len(moves) <= MOST_TRIED:
        return moves
    gains = {move: turn_gain(state, question.seat, move) for move in moves}
    few = set(sorted(moves, key=lambda move: -gains[move])[: MOST_TRIED - 1])
    return [move for move in moves if move in few or move == PASS]


def turn_gain(state: HenchmaniaState, seat: int, move: Move) -> float:
    """Return what a move on a turn promises; a pass nothing."""
    if isinstance(move, Play):
        return play_gain(state, seat, move)
    return use_gain(state, seat, move) if isinstance(move, Use) else 0.0


def _reply(
    state: HenchmaniaState,
    question: AskReplace | AskShield | AskGive | AskInquire | AskLose | AskKeep,
    moves: tuple[Move, ...],
) -> Move:
    seat = question.seat
    match question:
        case AskShield():
            return _shield(state, question, moves)
        case AskGive():
            return min(moves, key=lambda move: own_worth(state, seat, move.card) if isinstance(move, Give) else 0)
        case AskLose():
            before = cards_before(state, seat)
            return min(moves, key=lambda move: loss_of(state, before, move.card) if isinstance(move, Lose) else 0)
        case AskReplace():
            with_it = [*cards_before(state, seat), question.card]
            return min(moves, key=lambda move: loss_of(state, with_it, move.drop) if isinstance(move, Replace) else 0)
        case AskInquire():
            return _inquire(state, question, moves)
        case AskKeep():
            return _keep(state, seat, moves)


def own_worth(state: HenchmaniaState, seat: int, card: Card) -> float:
    """Return what a card of the seat's own hand is worth to it."""
    if KIND[card] is Kind.ACTION:
        return hand_worth(state, card)
    return gain_of(state, [CARD_OF[laid] for laid in state.reserves[seat]], card)


def _shield(state: HenchmaniaState, question: AskShield, moves: tuple[Move, ...]) -> Move:
    """Stop what costs enough; the last card that can, for a Tomcat is good for nothing else."""
    loss = harm(state, question.seat, question.move, question.seat)
    if loss < WORTH_A_SHIELD:
        return DECLINE
    return [move for move in moves if isinstance(move, Shield)][-1]


def _inquire(state: HenchmaniaState, question: AskInquire, moves: tuple[Move, ...]) -> Move:
    before = cards_before(state, question.victim)
    burning = [move for move in moves if isinstance(move, Inquire)]
    return max(burning, key=lambda move: loss_of(state, before, move.target))


def _keep(state: HenchmaniaState, seat: int, moves: tuple[Move, ...]) -> Move:
    """Keep the best card, unless there is no tomorrow."""
    keeping = [move for move in moves if isinstance(move, Keep)]
    if days_left(state) == 1 or not keeping:
        return DONE
    best = max(keeping, key=lambda move: own_worth(state, seat, move.card))
    return best if own_worth(state, seat, best.card) >= WORTH_KEEPING else DONE
