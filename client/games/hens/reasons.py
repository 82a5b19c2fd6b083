"""What speaks for a move, in one sentence, from what the seat that decides can see."""

from typing import assert_never

from client.core.words import N_, NN_, Phrase
from client.games.hens.card_words import breed_name, card_link
from client.games.hens.components import BREED_OF, CARDS, Card
from client.games.hens.grid import Cell
from client.games.hens.moves import Discard, Draw, Move, Place, Rooster
from client.games.hens.prospect import Prospect, prospect_of
from client.games.hens.state import HensState
from client.games.hens.yard import Group, Yard, grown

LITTLE = 1.0
"""A card that adds no more than this is hardly missed."""


def reason(sight: HensState, move: Move) -> Phrase:
    """Say what speaks for ``move``, which is legal now."""
    match move:
        case Draw():
            return _reason_to_draw(sight, move)
        case Place():
            return _reason_to_place(sight, move)
        case Discard(card):
            return _reason_to_discard(sight, card)
        case Rooster(x, y):
            yard = sight.yards[sight.seat]
            return _reason_for_rooster(yard, yard.cell(x, y))
        case _:
            assert_never(move)


def _reason_to_draw(sight: HensState, move: Draw) -> Phrase:
    card = _open_card(sight, move)
    if card is None:
        return Phrase(N_("The deck may bring anything, and nobody learns what you have drawn."))
    prospect = prospect_of(sight, sight.seat)
    cell = prospect.best(card).cell
    if cell is None:
        return Phrase(N_("{card} fits nowhere yet, but the others will not have it."), card=card_link(card))
    return _hen_reason(prospect.yard, card, cell)


def _open_card(sight: HensState, move: Draw) -> Card | None:
    """Return the card that a draw brings, if it lies open."""
    if move.seat is not None:
        return sight.discards[move.seat][-1]
    return sight.neighbour[-1] if move.source == "neighbour" and sight.neighbour else None


def _reason_to_place(sight: HensState, move: Place) -> Phrase:
    prospect = prospect_of(sight, sight.seat)
    if move.face == "hen":
        return _hen_reason(prospect.yard, move.card, prospect.yard.cell(move.x, move.y))
    if all(prospect.best(card).cell is None for card in sight.hands[sight.seat]):
        return Phrase(N_("No hen of yours gets along with its neighbours: a coop costs a point and fits everywhere."))
    return Phrase(N_("For a point the coop leaves all neighbours free, and your better cards stay in your hand."))


def _hen_reason(yard: Yard, card: Card, cell: Cell) -> Phrase:
    """Say what a hen does for its yard: the group that it makes, its medals, or that it fits in."""
    group = _group_after(yard, card, cell)
    medals = CARDS[card].medals
    if group.size > 1:
        text = N_("{card} makes a group of {size} {breed} hens with {eggs} eggs.")
        return Phrase(text, card=card_link(card), size=group.size, breed=breed_name(group.breed), eggs=group.eggs)
    if medals:
        return Phrase(
            NN_("{card} brings {n} medal, whatever its group becomes.", "{card} brings {n} medals at once."),
            n=medals,
            card=card_link(card),
        )
    return Phrase(N_("{card} gets along with its neighbours there and costs nothing."), card=card_link(card))


def _group_after(yard: Yard, card: Card, cell: Cell) -> Group:
    """Return the group in which a hen would be."""
    (group,) = (group for group in grown(yard.groups, cell, card) if group.cells >> cell & 1)
    return group


def _reason_to_discard(sight: HensState, card: Card) -> Phrase:
    prospect = prospect_of(sight, sight.seat)
    mates = [group for group in prospect.yard.groups if group.breed == BREED_OF[card]]
    if prospect.best(card).cell is None:
        return Phrase(N_("{card} is welcome nowhere in your yard."), card=card_link(card))
    if not mates:
        return Phrase(N_("{card} is of a breed that your yard does not gather."), card=card_link(card))
    if _adds_little(prospect, card):
        return Phrase(N_("{card} would add hardly anything to your yard."), card=card_link(card))
    return Phrase(N_("You can spare {card}: the other cards of your hand do more."), card=card_link(card))


def _adds_little(prospect: Prospect, card: Card) -> bool:
    return prospect.gain(card) <= LITTLE


def _reason_for_rooster(yard: Yard, cell: Cell) -> Phrase:
    group = yard.group_at(cell)
    if group is None or group.size < yard.groups[0].size:
        text = N_("This group is smaller than your largest, so its eggs would count beside those of the largest.")
    elif len(yard.groups) > 1 and yard.groups[1].size == group.size:
        text = N_("Here the rooster picks the group to be counted, unless another one outgrows it.")
    else:
        text = N_("It pays only if another group becomes larger than this one.")
    return Phrase(text)
