"""Where the slots of a card lie, as fractions of its height, and what lies in them. Knows no pixels."""

from types import MappingProxyType
from typing import NamedTuple

from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.components import CARDS

CARD_RATIO = 1.66
"""Height of a hero card by its width."""
FILM_RATIO = 1.4
"""Height of an upgrade by its width where it lies by itself."""
ICON_SLOTS = ("1", "2", "3", "4", "5")
SLOT_Y = MappingProxyType({"S": 0.09, "1": 0.235, "2": 0.353, "3": 0.471, "4": 0.589, "5": 0.707, "T": 0.88})
"""The middle of a slot from the top of the card."""


class Filled(NamedTuple):
    """An icon in a slot: ``layer`` is 0 on the card itself, else the number of the upgrade from the bottom."""

    icon: str
    layer: int


def filled_slots(card: Sleeved) -> dict[str, Filled]:
    """Return what is printed in the icon column, covered icons included."""
    found: dict[str, Filled] = {}
    for layer, part in enumerate((card.id, *card.ups)):
        found |= {slot: Filled(icon, layer) for slot, icon in CARDS[part].icons}
    return found


def taken_slots(card_id: str) -> frozenset[str]:
    """Return the slots that a card or an upgrade takes by itself, star and text among them."""
    printed = CARDS[card_id]
    own = {slot for slot, _ in printed.icons}
    return frozenset(own | {"S", "T"} if printed.star is not None else own)


def used_slots(card: Sleeved) -> frozenset[str]:
    """Return the slots that are taken on a card with all its upgrades."""
    return frozenset().union(*(taken_slots(part) for part in (card.id, *card.ups)))


def clashes(card: Sleeved, upgrade: str) -> tuple[str, ...]:
    """Return the slots, from the top, that both would need; none means that the upgrade fits."""
    both = used_slots(card) & taken_slots(upgrade)
    return tuple(slot for slot in SLOT_Y if slot in both)


def starred(card: Sleeved) -> str | None:
    """Return the card or upgrade whose star text this card carries."""
    return next((part for part in (card.id, *card.ups) if CARDS[part].star is not None), None)
