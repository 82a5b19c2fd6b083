"""The Market and the sleeves."""

from typing import Literal, NamedTuple, TypeAlias


class Buy(NamedTuple):
    """Buy an open upgrade."""

    row: str
    slot: int
    kind: Literal["buy"] = "buy"


class Flush(NamedTuple):
    """Pay to exchange open upgrades."""

    kind: Literal["flush"] = "flush"


class MarketDone(NamedTuple):
    """Leave the Market."""

    kind: Literal["market_done"] = "market_done"


class FlushPick(NamedTuple):
    """Exchange this upgrade; picks are ascending, attack row first."""

    row: str
    slot: int
    kind: Literal["flush_pick"] = "flush_pick"


class FlushDone(NamedTuple):
    """Exchange no more."""

    kind: Literal["flush_done"] = "flush_done"


class Sleeve(NamedTuple):
    """Put the upgrade onto this card."""

    card: int
    kind: Literal["sleeve"] = "sleeve"


MarketMove: TypeAlias = Buy | Flush | MarketDone | FlushPick | FlushDone | Sleeve
