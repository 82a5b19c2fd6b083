"""What icons, stars and cards are worth to a simple player.

Source: section 13 of the rules reference.
"""

from client.games.ham_helsing.cards import Sleeved, sleeved
from client.games.ham_helsing.components import CARDS
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


def worth_of(card: Sleeved) -> float:
    """Return what a card with all its uncovered icons is worth."""
    star = STARS[card.star] if card.star is not None else 0.0
    return star + sum(ICONS[icon] for _, icon in card.icons)


def card_worth(card_id: str) -> float:
    """Return what a printed card or upgrade is worth."""
    return _WORTH[card_id]


_WORTH = {card_id: worth_of(sleeved(card_id)) for card_id in CARDS}
