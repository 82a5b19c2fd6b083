"""A simple sensible player: it looks one placement ahead.

Source: section 13 of the rules reference. It reads the deciding seat's own cards and what lies open, so it plays alike
on a sight and on any guess of it.
"""

from random import Random

from client.games.hens.components import BREED_OF, COOP_POINTS, EGGS_OF, MEDALS_OF, Card
from client.games.hens.grid import room
from client.games.hens.moves import Draw, Move, Place, Rooster
from client.games.hens.rules import (
    DISCARDS,
    DRAW_DECK,
    DRAW_NEIGHBOUR,
    DRAW_PILE,
    neighbour_is_open,
    piles_to_draw_from,
    placements,
)
from client.games.hens.state import HensState, Phase
from client.games.hens.worth import GROWTH, Prospect, prospect_of, worth
from client.games.hens.yard import Group, with_coop

TAKE = 0.8
"""By so much a card of a pile must beat every card in hand, as the deck may bring something better."""
HEN_IS_ENOUGH = 0.5
"""A hen that brings so much is placed without a thought of coops."""
TEMPTING = 0.3
"""Part of what a discarded card would bring the left neighbour that counts against it."""
TEMPTING_CARDS = 2
"""How many of the least useful cards are looked at with the neighbour's eyes."""
KEPT_PRINT = 0.2
"""What each egg and medal of a card in hand is worth keeping it for."""
KEPT_BREED = 0.2
"""The same for each hen of its breed in the yard or in hand."""


def rule_player(state: HensState, rng: Random) -> Move:  # noqa: ARG001 - it leaves nothing to chance
    """Return the move of the seat that decides."""
    match state.phase:
        case Phase.DRAW:
            return _draw(state)
        case Phase.PLACE:
            return _place(state)
        case Phase.DISCARD:
            return DISCARDS[_least_useful(state)]
        case _:
            return _rooster(state)


def tops_on_offer(state: HensState) -> list[tuple[Draw, Card]]:
    """Return the draws of open cards with the card that each brings, clockwise."""
    offered = [(DRAW_PILE[seat], state.discards[seat][-1]) for seat in piles_to_draw_from(state)]
    if state.neighbour and neighbour_is_open(state):
        offered.append((DRAW_NEIGHBOUR, state.neighbour[-1]))
    return offered


def _draw(state: HensState) -> Draw:
    """Take an open card that is clearly better than all in hand, else draw from the deck."""
    offered = tops_on_offer(state)
    if not offered:
        return DRAW_DECK
    prospect = prospect_of(state, state.seat)
    best, best_draw = prospect.worth + COOP_POINTS, DRAW_DECK
    for draw, card in offered:
        value = prospect.best(card).worth - TAKE
        if value > best:
            best, best_draw = value, draw
    if best_draw is DRAW_DECK or any(
        prospect.best(card).worth >= best for card in dict.fromkeys(state.hands[state.seat])
    ):
        return DRAW_DECK
    return best_draw


def _place(state: HensState) -> Place:
    """Place the hen that is worth most; if that is not much, perhaps a coop of the card that would be worth least."""
    prospect = prospect_of(state, state.seat)
    yard = prospect.yard
    hens, coops = placements(yard.origin)
    bests = {card: prospect.best(card) for card in state.hands[state.seat]}
    card = max(bests, key=lambda each: bests[each].worth)
    hen_worth, cell = bests[card]
    if cell is not None and hen_worth >= prospect.worth + HEN_IS_ENOUGH:
        return hens[card][cell]
    least = min(bests, key=lambda each: (bests[each].worth, EGGS_OF[each]))
    coop_worth, coop_cell = max(
        (worth(with_coop(yard, spot.cell, least), prospect.outlook), spot.cell) for spot in yard.spots
    )
    return hens[card][cell] if cell is not None and hen_worth >= coop_worth else coops[least][coop_cell]


def _least_useful(state: HensState) -> Card:
    """Return the card to discard: of little use to the seat, and no gift for its left neighbour."""
    seat = state.seat
    left = (seat + 1) % len(state.hands)
    prospect = prospect_of(state, seat)
    uses = {card: prospect.gain(card) + _kept_for(state, prospect, card) for card in state.hands[seat]}
    few = sorted(uses, key=lambda card: uses[card])[:TEMPTING_CARDS]
    if left == seat or len(few) == 1:
        return few[0]
    theirs = prospect_of(state, left)
    return min(few, key=lambda card: uses[card] + TEMPTING * max(0.0, theirs.gain(card)))


def _kept_for(state: HensState, prospect: Prospect, card: Card) -> float:
    """Return what speaks for a card in the rounds after the next."""
    breed = BREED_OF[card]
    mates = sum([group.size for group in prospect.yard.groups if group.breed == breed])
    mates += sum([BREED_OF[other] == breed for other in state.hands[state.seat]])
    return prospect.outlook.rounds_left * (KEPT_PRINT * (EGGS_OF[card] + MEDALS_OF[card]) + KEPT_BREED * mates)


def _rooster(state: HensState) -> Rooster:
    """Choose the best group that is smaller than the largest; of equals the one with the rarer breed."""
    yard = state.yards[state.seat]
    free = room(yard.box) & ~yard.covered
    largest = yard.groups[0].size

    def promise(group: Group) -> tuple[bool, float, int]:
        return group.size < largest, group.eggs + GROWTH * (group.border & free).bit_count(), group.breed

    group = max(yard.groups[1:] or yard.groups, key=promise)
    cell = next(cell for cell in sorted(yard.hens) if group.cells >> cell & 1)
    return Rooster(*yard.point(cell))
