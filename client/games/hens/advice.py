"""A simple sensible player: it looks one placement ahead.

Source: section 13 of the rules reference. It reads the deciding seat's own cards and what lies open, so it plays alike
on a sight and on any guess of it.
"""

from random import Random
from typing import NamedTuple

from client.games.hens.components import BREED_OF, COOP_POINTS, EGGS_OF, MEDALS_OF, Breed, Card
from client.games.hens.grid import room
from client.games.hens.moves import Draw, Move, Place, Rooster
from client.games.hens.prospect import NOWHERE, Prospect, prospect_of
from client.games.hens.rules import (
    DISCARDS,
    DRAW_DECK,
    DRAW_NEIGHBOUR,
    DRAW_PILE,
    neighbour_is_open,
    piles_to_draw_from,
    placements,
)
from client.games.hens.state import Hand, HensState, Phase
from client.games.hens.worth import GROWTH
from client.games.hens.yard import Group, Yard

TAKE = 0.3
"""By so much a card of a pile must beat every card in hand, as the deck may bring something better."""
HEN_IS_ENOUGH = 0.5
"""A hen that brings so much is placed without a thought of coops."""
TEMPTING = 0.5
"""Part of what a discarded card would bring the left neighbour that counts against it."""
TEMPTING_CARDS = 2
"""How many of the least useful cards are looked at with the neighbour's eyes."""
KEPT_PRINT = 0.1
"""What each egg and medal of a card in hand is worth keeping it for."""
KEPT_BREED = 0.2
"""The same for each hen of its breed in the yard or in hand."""


class Option(NamedTuple):
    """A placement and what the yard is worth after it."""

    worth: float
    place: Place


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
    if best_draw is not DRAW_DECK:
        for card in dict.fromkeys(state.hands[state.seat]):
            if prospect.best(card).worth >= best:
                return DRAW_DECK
    return best_draw


def _place(state: HensState) -> Place:
    """Place the hen that is worth most; if that is not much, perhaps a coop."""
    return max(placements_weighed(state), key=lambda option: option.worth).place


def placements_weighed(state: HensState) -> list[Option]:
    """Return the ways to place a hen; where none brings much, those to place a coop too."""
    prospect, hand = prospect_of(state, state.seat), state.hands[state.seat]
    hens = hen_options(prospect, hand)
    enough = prospect.worth + HEN_IS_ENOUGH
    if any(option.worth >= enough for option in hens):
        return hens
    return hens + coop_options(prospect, hand, hens)


def hen_options(prospect: Prospect, hand: Hand) -> list[Option]:
    """Return every way to place a hen, with what the yard is worth then."""
    yard = prospect.yard
    hens = placements(yard.origin).hens
    return [
        Option(prospect.with_hen(cell, card), hens[card][cell])
        for card in dict.fromkeys(hand)
        for cell, welcome in yard.spots
        if welcome >> card & 1
    ]


def coop_options(prospect: Prospect, hand: Hand, hens: list[Option]) -> list[Option]:
    """Return the ways to place a coop of one card: the one that would be worth least as a hen."""
    use: dict[Card, float] = {}
    for option in hens:
        use[option.place.card] = max(option.worth, use.get(option.place.card, option.worth))
    least = min(dict.fromkeys(hand), key=lambda card: (use.get(card, NOWHERE.worth), EGGS_OF[card]))
    coops = placements(prospect.yard.origin).coops[least]
    return [Option(prospect.with_coop(spot.cell, least), coops[spot.cell]) for spot in prospect.yard.spots]


def _least_useful(state: HensState) -> Card:
    """Return the card to discard: of little use to the seat, and no gift for its left neighbour."""
    uses = uses_of_hand(state)
    few = sorted(uses, key=lambda card: uses[card])[:TEMPTING_CARDS]
    left = (state.seat + 1) % len(state.hands)
    if left == state.seat or len(few) == 1:
        return few[0]
    theirs = prospect_of(state, left)
    return min(few, key=lambda card: uses[card] + TEMPTING * max(0.0, theirs.gain(card)))


def uses_of_hand(state: HensState) -> dict[Card, float]:
    """Return what each card in hand is good for in the yard of its seat."""
    prospect = prospect_of(state, state.seat)
    return {card: prospect.gain(card) + _kept_for(state, prospect, card) for card in state.hands[state.seat]}


def _kept_for(state: HensState, prospect: Prospect, card: Card) -> float:
    """Return what speaks for a card in the rounds after the next."""
    breed = BREED_OF[card]
    mates = sum([group.size for group in prospect.yard.groups if group.breed == breed])
    mates += sum([BREED_OF[other] == breed for other in state.hands[state.seat]])
    return prospect.outlook.rounds_left * (KEPT_PRINT * (EGGS_OF[card] + MEDALS_OF[card]) + KEPT_BREED * mates)


def _rooster(state: HensState) -> Rooster:
    """Stand on any hen of the group that promises most: to the rooster all hens of a group are one."""
    yard = state.yards[state.seat]
    group = max(yard.groups, key=lambda each: rooster_promise(yard, each))
    return rooster_on(yard, group)


def rooster_promise(yard: Yard, group: Group) -> tuple[bool, float, Breed]:
    """Return a sort key: a group smaller than the largest, then eggs and room to grow, then the rarer breed."""
    free = room(yard.box) & ~yard.covered
    eggs = group.eggs + GROWTH * (group.border & free).bit_count()
    return group is not yard.groups[0] and group.size < yard.groups[0].size, eggs, group.breed


def rooster_on(yard: Yard, group: Group) -> Rooster:
    """Return the move to the first hen of a group."""
    return Rooster(*yard.point(next(cell for cell in sorted(yard.hens) if group.cells >> cell & 1)))
