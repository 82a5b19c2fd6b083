"""Sleeved cards: a starting card with the upgrades in its sleeve and the icons that are covered on it.

Source: sections 2.3 and 4.3 of the rules reference.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from client.games.ham_helsing.components import CARDS, SLOTS, START_CARDS, Params
from client.games.ham_helsing.verbs import Star

_BIT = {slot: 1 << number for number, slot in enumerate((*SLOTS, "T"))}
_TAKEN = {
    card.id: sum(_BIT[slot] for slot, _ in card.icons) + (_BIT["S"] + _BIT["T"] if card.star is not None else 0)
    for card in CARDS.values()
}
_AT_ONCE = "CD"
"""Icons that act when the card is played and never lie in the pool."""


class Sleeved(NamedTuple):
    """A card as it is played. Equal contents are one shared object."""

    id: str
    ups: tuple[str, ...]
    """Upgrades in the order of sleeving."""
    cov: tuple[str, ...]
    """Covered slots in the order in which they were covered."""
    twin: str
    """Equal for cards between which nobody need choose."""
    used: int
    """Slots taken, one bit each."""
    icons: tuple[tuple[str, str], ...]
    """Uncovered slots with their icons, from the top; the star is not among them."""
    pool: str
    """What goes to the pool: icons in slot order, then ``T`` for a star to be used."""
    money: int
    draws: int
    star: Star | None
    """The star text that can work; None if there is none or it is covered."""
    passive: bool
    uncovered: tuple[str, ...]
    """Slots that can still be covered."""

    @property
    def params(self) -> Params:
        """The numbers of the star text; there must be one on the card."""
        return next(CARDS[part].params for part in (self.id, *self.ups) if CARDS[part].star is not None)

    @property
    def acts_at_once(self) -> bool:
        """Tell whether playing the card alone uses something of it."""
        return bool(self.money or self.draws or self.passive)


@lru_cache(maxsize=1 << 14)
def sleeved(card_id: str, ups: tuple[str, ...] = (), cov: tuple[str, ...] = ()) -> Sleeved:
    """Return the card with these upgrades and covered slots."""
    prints = [CARDS[card_id], *(CARDS[up] for up in ups)]
    every_icon = sorted(pair for card in prints for pair in card.icons)
    icons = tuple((slot, icon) for slot, icon in every_icon if slot not in cov)
    starred = next((card for card in prints if card.star is not None), None)
    shown = starred if starred is not None and "S" not in cov else None
    letters = "".join(icon for _, icon in icons)
    action = shown is not None and not shown.passive
    return Sleeved(
        card_id,
        ups,
        cov,
        "|".join((card_id, *sorted(ups), "", *sorted(cov))),
        sum(slots_of(printed_id) for printed_id in (card_id, *ups)),
        icons,
        "".join(letter for letter in letters if letter not in _AT_ONCE) + ("T" if action else ""),
        letters.count("C"),
        letters.count("D"),
        None if shown is None else shown.star,
        shown is not None and shown.passive,
        tuple(slot for slot, _ in icons) + (("S",) if shown is not None else ()),
    )


def slots_of(card_id: str) -> int:
    """Return the slots that a card or an upgrade takes, one bit each."""
    return _TAKEN[card_id]


def fits(card: Sleeved, upgrade: str) -> bool:
    """Tell whether an upgrade can be sleeved onto a card: no slot may be taken twice."""
    return not card.used & slots_of(upgrade)


def with_upgrade(card: Sleeved, upgrade: str) -> Sleeved:
    """Return the card with one more upgrade in its sleeve."""
    return sleeved(card.id, (*card.ups, upgrade), card.cov)


def with_cover(card: Sleeved, slot: str) -> Sleeved:
    """Return the card with one more slot covered."""
    return sleeved(card.id, card.ups, (*card.cov, slot))


def without_covers(card: Sleeved) -> Sleeved:
    """Return the card with nothing covered."""
    return sleeved(card.id, card.ups) if card.cov else card


def designs_of(heroes: Iterable[str]) -> tuple[str, ...]:
    """Return the design of every uid: in the order of the heroes, within one in the order of the data."""
    return tuple(card.id for hero in heroes for card in START_CARDS if card.owner == hero for _ in range(card.copies))
