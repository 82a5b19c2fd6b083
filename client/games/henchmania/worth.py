"""What cards are worth to somebody, in points: before a seat, in a hand, or still in the deck of a site.

Source: section 13 of the rules reference. ``days`` are the evenings still to come, today's included.
"""

from collections.abc import Sequence

from client.games.henchmania.cards import ANIMAL_CARDS, CARD_BY_ID, CARDS_WITH, FAMILY, KIND, PERFORMANCES, PLAY
from client.games.henchmania.components import BARE_HANDS, PERFORMANCE_POINTS, PLAIN, Card, Kind, Play
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.verbs import Verb

SPARE_PERFORMANCE = 0.4
"""A second copy insures the first."""
UNPRAISED = 0.4
"""Part of their worth that Choir Boys and Eloquence keep without a Performance."""
WITHOUT_GLOVE = 0.4
"""Part of its worth that an attacking weapon keeps without a Glove in hand."""
DRAWN_CARD = 1.6
"""What an unknown card is worth in a hand."""

_ONCE: dict[Verb, float] = {
    Verb.SPOIL_WEAPON: 1.2,
    Verb.HEAL: 1.2,
    Verb.TURN_TO_FACE: 1.0,
    Verb.DISTRACT: 1.0,
    Verb.SHIELD_HAND: 0.8,
}
_TRUMP_A_DAY: dict[Verb, float] = {
    Verb.DARE: 2.2,
    Verb.DRAW_WHERE_DOMINATING: 0.9,
    Verb.EASE_VALUE: 0.9,
    Verb.TURN_TO_FACE: 1.0,
}
_A_DAY: dict[Verb, float] = {
    Verb.DRAW_HERE: 1.1,
    Verb.BORROW_TRUMP: 0.8,
    Verb.CHEER_WINNER: 0.8,
    Verb.SHIELD: 0.7,
    Verb.REROLL_ANY: 0.7,
    Verb.REROLL_OWN: 0.5,
    Verb.SQUEEZE_IN: 0.5,
    Verb.KEEP_CARD: 0.5,
}
_IN_HAND: dict[Verb, float] = {
    Verb.CHALLENGE: 2.6,
    Verb.POACH: 3.5,
    Verb.BURN: 2.5,
    Verb.TAKE_CARD: 2.0,
    Verb.TRADE_CARDS: 2.0,
    Verb.STEAL_POINTS: 2.0,
    Verb.CRY_OUT: 2.0,
    Verb.BRAWL: 2.5,
    Verb.SHAME: 2.0,
    Verb.DIG_UP: 1.8,
    Verb.LURE_PAWN: 1.8,
    Verb.TEAR_AWAY: 1.5,
    Verb.CANCEL_CHALLENGE: 1.2,
    Verb.SPOIL_HAND: 1.2,
    Verb.FINE_LEADERS: 1.0,
}
_ATTACK = {2: 2.2, 3: 1.8, 4: 1.3, 5: 0.6}
_A_POINT_OF_DEFENCE = 0.25


ALL_CARDS = tuple(CARD_BY_ID.values())
ONCE = tuple(0.0 if card.kind is Kind.TRUMP else _ONCE.get(card.effect, 0.0) for card in PLAIN)
"""What a card before a seat is worth whatever the day."""
A_DAY = tuple(
    _TRUMP_A_DAY.get(card.effect, 0.0) if card.kind is Kind.TRUMP else _A_DAY.get(card.effect, 0.0) for card in PLAIN
)
"""What it is worth for each day to come."""
PRAISING = CARDS_WITH[Verb.PRAISE]
ELOQUENT = frozenset(card for card in PRAISING if KIND[card] is Kind.TRUMP)
OXEN = CARDS_WITH[Verb.COUNT_ANIMALS]
WEAPON = tuple(_ATTACK.get(card.attack, 0.0) if card.attack else 0.0 for card in PLAIN)
"""What a weapon is worth for an attack, with a Glove."""
DEFENCE = tuple(_A_POINT_OF_DEFENCE * (BARE_HANDS - card.defense) if card.defense else 0.0 for card in PLAIN)
IN_HAND = tuple(
    WITHOUT_GLOVE * WEAPON[card] + DEFENCE[card] if PLAY[card] is Play.WEAPON else _IN_HAND.get(PLAIN[card].effect, 0.0)
    for card in ALL_CARDS
)
"""What an action is worth in a hand."""


def days_left(state: HenchmaniaState) -> int:
    """Return how many evenings are still to come, today's included."""
    return max(1, state.options.days - state.day + 1)


def laid_worth(state: HenchmaniaState, cards: Sequence[Card]) -> float:
    """Return what the cards before a seat will still bring together."""
    days = days_left(state)
    worth = 0.0
    different: set[Card] = set()
    praising = 0.0
    for card in cards:
        if card in PERFORMANCES:
            if card in different:
                worth += SPARE_PERFORMANCE
            different.add(card)
        elif card in PRAISING:
            praising += 2.0 if card in ELOQUENT else 1.0
        else:
            worth += ONCE[card] + days * A_DAY[card]
            if card in OXEN:
                worth += days * len({FAMILY[each] for each in cards if each in ANIMAL_CARDS})
    return worth + days * (PERFORMANCE_POINTS[len(different)] + praising * (1.0 if different else UNPRAISED))


def gain_of(state: HenchmaniaState, cards: list[Card], card: Card) -> float:
    """Return how much more the cards before a seat are worth with one more."""
    return laid_worth(state, [*cards, card]) - laid_worth(state, cards)


def loss_of(state: HenchmaniaState, cards: list[Card], card: Card) -> float:
    """Return how much less they are worth without one of them."""
    rest = cards.copy()
    rest.remove(card)
    return laid_worth(state, cards) - laid_worth(state, rest)


def hand_worth(state: HenchmaniaState, card: Card) -> float:
    """Return what a card is worth in a hand, whoever holds it."""
    return IN_HAND[card] if KIND[card] is Kind.ACTION else laid_worth(state, (card,))
