"""Moves and questions in words.

Texts speak to the player who decides; names of others are ``SeatName``s. The log's words are in ``event_words``.
"""

from typing import assert_never

from client.core.words import N_, Phrase, SeatName
from client.games.hens.card_words import card_link
from client.games.hens.components import ROUNDS
from client.games.hens.grid import Box, Cell, column, row, stretched
from client.games.hens.moves import Discard, Draw, Move, Place, Rooster
from client.games.hens.state import HensState, Phase
from client.games.hens.yard import Yard


def move_words(sight: HensState, move: Move) -> Phrase:
    """Say what a move does, as an item of a list of moves."""
    match move:
        case Draw():
            return _draw_words(sight, move)
        case Place():
            return _place_words(sight.yards[sight.seat], move)
        case Discard(card):
            return Phrase(N_("Discard {card}"), card=card_link(card))
        case Rooster(x, y):
            yard = sight.yards[sight.seat]
            text = N_("Put your rooster on {card}, {place}")
            cell = yard.cell(x, y)
            return Phrase(text, card=card_link(yard.hens[cell]), place=place_words(yard.box, cell))
        case _:
            assert_never(move)


def place_words(box: Box, cell: Cell) -> Phrase:
    """Say where a square lies in a yard of this box, counting from its top left corner."""
    return Phrase(N_("row {row}, column {column}"), row=row(cell) - box.top + 1, column=column(cell) - box.left + 1)


def prompt(sight: HensState) -> Phrase:
    """Say in one sentence what the seat that decides is asked."""
    match sight.phase:
        case Phase.DRAW:
            return _draw_prompt(sight)
        case Phase.PLACE:
            return Phrase(N_("Place a card in your yard: a hen that gets along with its neighbours, or a coop."))
        case Phase.DISCARD:
            return Phrase(N_("Discard a card."))
        case Phase.ROOSTER:
            return Phrase(N_("Put your rooster on a hen, best in a group that will not be your largest."))
        case Phase.OVER:
            return Phrase(N_("The match is over."))
        case _:
            assert_never(sight.phase)


def progress(state: HensState) -> Phrase:
    """Say how far the match is."""
    if state.phase is Phase.ROOSTER:
        return Phrase(N_("Roosters after round {round} of {rounds}"), round=state.round_no, rounds=ROUNDS)
    return Phrase(N_("Round {round} of {rounds}"), round=state.round_no, rounds=ROUNDS)


def _draw_words(sight: HensState, move: Draw) -> Phrase:
    if move.seat is not None:
        card = card_link(sight.discards[move.seat][-1])
        return Phrase(N_("Take {card} from the pile of {name}"), card=card, name=SeatName(move.seat))
    if move.source == "neighbour" and sight.neighbour:
        return Phrase(N_("Take {card} from the neighbour's pile"), card=card_link(sight.neighbour[-1]))
    return Phrase(N_("Draw from the deck"))


def _place_words(yard: Yard, move: Place) -> Phrase:
    cell = yard.cell(move.x, move.y)
    place = place_words(stretched(yard.box, cell), cell)
    if move.face == "hen":
        return Phrase(N_("Place {card} in {place}"), card=card_link(move.card), place=place)
    return Phrase(N_("Place {card} as a coop in {place}"), card=card_link(move.card), place=place)


def _draw_prompt(sight: HensState) -> Phrase:
    from_piles = sight.round_no > 1 and (sight.neighbour is not None or len(sight.hands) > 1)
    if sight.drawn:
        text = N_("Draw your second card, from the deck or a pile.") if from_piles else N_("Draw your second card.")
    else:
        text = N_("Draw a card, from the deck or a pile.") if from_piles else N_("Draw a card.")
    return Phrase(text)
