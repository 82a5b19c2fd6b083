"""What icons, stars and cards are worth to a simple player: through the match, and in the last round alone.

Source: section 13 of the rules reference for the first; the second counts what turns into points against the Villain.
"""

from client.games.ham_helsing.cards import Sleeved, sleeved
from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.verbs import Star

ICONS = {
    **dict.fromkeys("BRPY", 1.3),
    "W": 1.8,
    "K": 2.0,
    "D": 1.2,
    "S": 1.2,
    "C": 0.9,
    "M": 0.7,
    "H": 0.6,
    "X": 0.6,
    "T": 0.0,
}
LAST_ICONS = {
    **dict.fromkeys("BRPY", 1.0),
    "W": 1.1,
    "K": 0.3,
    "D": 1.8,
    "S": 0.3,
    "C": 0.0,
    "M": 0.25,
    "H": 0.1,
    "X": 0.4,
    "T": 0.0,
}
STARS = {
    Star.DRAW_TWO: 2.0,
    Star.HEAL_HERE: 1.0,
    Star.CALL: 1.0,
    Star.THROW: 1.6,
    Star.SLAM: 3.0,
    Star.BARBEAR: 3.4,
    Star.UNBEAR: 4.5,
    Star.HOG_WILD: 1.2,
    Star.FLY: 1.6,
    Star.HEAL_TWO: 1.6,
    Star.SKILL_TWO: 2.2,
    Star.LECTURE: 1.6,
    Star.BARREL: 1.2,
    Star.TROUGH: 3.0,
    Star.MAGNET: 1.0,
    Star.PALS: 1.6,
    Star.BEAR_PAY: 3.0,
    Star.BEAR_GAIN: 3.8,
    Star.DOUBLE: 3.0,
    Star.CONVERT: 2.0,
    Star.OINK: 1.2,
    Star.BOUNTY: 1.2,
    Star.NO_BITE: 1.4,
}
LAST_STARS = {
    **dict.fromkeys(STARS, 0.1),
    Star.DRAW_TWO: 2.4,
    Star.UNBEAR: 2.8,
    Star.TROUGH: 2.6,
    Star.DOUBLE: 1.6,
    Star.CONVERT: 1.6,
    Star.PALS: 1.8,
    Star.SKILL_TWO: 0.5,
    Star.FLY: 0.5,
}


def worth_of(card: Sleeved) -> float:
    """Return what a card with all its uncovered icons is worth."""
    star = STARS[card.star] if card.star is not None else 0.0
    return star + sum(ICONS[icon] for _, icon in card.icons)


def last_worth_of(card: Sleeved) -> float:
    """Return what a card is worth in the last round."""
    star = LAST_STARS[card.star] if card.star is not None else 0.0
    return star + sum(LAST_ICONS[icon] for _, icon in card.icons)


def next_worth(state: HamState, card: Sleeved) -> float:
    """Return what a card is worth from the next round on."""
    return last_worth_of(card) if state.round >= state.rounds - 1 else worth_of(card)


def card_worth(card_id: str) -> float:
    """Return what a printed card or upgrade is worth."""
    return _WORTH[card_id]


def next_card_worth(state: HamState, card_id: str) -> float:
    """Return what an upgrade is worth from the next round on."""
    return _LAST_WORTH[card_id] if state.round >= state.rounds - 1 else _WORTH[card_id]


_WORTH = {card_id: worth_of(sleeved(card_id)) for card_id in CARDS}
_LAST_WORTH = {card_id: last_worth_of(sleeved(card_id)) for card_id in CARDS}
