"""What can be pointed at in a trade."""

from dataclasses import dataclass
from typing import Literal

Side = Literal["give", "take"]


@dataclass(frozen=True, slots=True)
class GoodSpot:
    """A card by its uid, the shield or the katana (value 1) that could change hands."""

    side: Side
    what: str
    value: int


@dataclass(frozen=True, slots=True)
class CoinSpot:
    """A button that puts a dollar more into the trade, or one less."""

    side: Side
    step: int


@dataclass(frozen=True, slots=True)
class TradePanelSpot:
    """The panel itself, which keeps clicks from the map below."""
