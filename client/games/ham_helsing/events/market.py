"""The Market and what is sleeved."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.state import Member


@dataclass(frozen=True, slots=True)
class MarketOpened:
    """The Market Phase begins."""


@dataclass(frozen=True, slots=True)
class UpgradeBought:
    """An upgrade was bought from a slot of a row; ``refill`` lies there now."""

    who: Member
    row: str
    slot: int
    upgrade: str
    price: int
    refill: str | None


@dataclass(frozen=True, slots=True)
class UpgradeSleeved:
    """An upgrade was sleeved onto a card, which looks like ``card`` now."""

    who: Member
    upgrade: str
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class UpgradeSetAside:
    """An upgrade fits no card and waits."""

    who: Member
    upgrade: str


@dataclass(frozen=True, slots=True)
class MarketFlushed:
    """Open upgrades were exchanged: row, slot, old and new of each."""

    who: Member
    swaps: tuple[tuple[str, int, str, str | None], ...]


MarketEvent: TypeAlias = MarketOpened | UpgradeBought | UpgradeSleeved | UpgradeSetAside | MarketFlushed
