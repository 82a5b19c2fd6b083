"""Setting up a match.

Source: section 3 of the rules reference, in its order.
"""

from random import Random

from client.core.chance import Chance
from client.games.hens.components import (
    GOAL_CARD_BY_ID,
    GOAL_CARDS,
    HAND_SIZE,
    REMOVE_ONE_OF,
    Breed,
    Card,
    GoalCard,
    cards_in_play,
)
from client.games.hens.options import HensOptions
from client.games.hens.state import HensState
from client.games.hens.yard import EMPTY_YARD


def new_match(seats: int, options: HensOptions, seed: int) -> HensState:
    """Choose breeds, deck, goal card and first player, and deal."""
    rng, chance = Chance(seed).roll()
    removed = _breeds_removed(seats, options, rng)
    deck: list[Card] = list(cards_in_play(removed))
    rng.shuffle(deck)
    goal_card = _goal_card(options, rng)
    first_seat = rng.randrange(seats) if options.first_player == "random" else int(options.first_player)
    hands = [tuple(sorted(deck.pop() for _ in range(HAND_SIZE))) for _ in range(seats)]
    return HensState(
        options=options,
        chance=chance,
        removed=removed,
        goal_card=goal_card,
        first_seat=first_seat,
        seat=first_seat,
        hands=hands,
        yards=[EMPTY_YARD] * seats,
        discards=[()] * seats,
        roosters=[None] * seats,
        taken=[()] * seats,
        coops_since=[0] * seats,
        deck=tuple(deck),
        neighbour=() if has_neighbour(seats, options) else None,
    )


def has_neighbour(seats: int, options: HensOptions) -> bool:
    """Tell whether there is an open pile in place of opponents."""
    return seats == 1 and options.solo_neighbour


def _breeds_removed(seats: int, options: HensOptions, rng: Random) -> tuple[Breed, ...]:
    """Return one breed of each pair of the player count's row (R4)."""
    match options.breed_removal:
        case "random":
            return tuple(rng.choice(pair.breeds) for pair in REMOVE_ONE_OF[seats])
        case "fixed":
            return tuple(pair.fixed_removed for pair in REMOVE_ONE_OF[seats])
        case "none":
            return ()


def _goal_card(options: HensOptions, rng: Random) -> GoalCard | None:
    """Return the card named, or draw one from the set agreed upon."""
    match options.goal_card:
        case "none":
            return None
        case "random":
            return rng.choice([card for card in GOAL_CARDS if card.is_basic or options.goal_set == "full"])
        case named:
            return GOAL_CARD_BY_ID[named]
