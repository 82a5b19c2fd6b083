"""The Market, sleeves and trades."""

from typing import Literal, NamedTuple, TypeAlias


class TrySleeve(NamedTuple):
    """An upgrade to be sleeved if it fits; ``played`` allows cards in play."""

    c: int
    up: str
    played: bool
    frame: Literal["try_sleeve"] = "try_sleeve"


class SleeveFrame(NamedTuple):
    """An upgrade is sleeved."""

    c: int
    up: str
    played: bool
    frame: Literal["sleeve"] = "sleeve"


class TradeFrame(NamedTuple):
    """A trade with ``who``: what is given and taken so far; ``last`` is the latest category from 0 to 7."""

    c: int
    who: int
    give: tuple[tuple[str, int], ...] = ()
    take: tuple[tuple[str, int], ...] = ()
    last: int = -1
    frame: Literal["trade"] = "trade"


class MarketRevive(NamedTuple):
    """Everybody who is down gets up."""

    frame: Literal["market_revive"] = "market_revive"


class MarketTurn(NamedTuple):
    """Whoever has money may buy."""

    c: int
    frame: Literal["market_turn"] = "market_turn"


class MarketFrame(NamedTuple):
    """Somebody is at the Market."""

    c: int
    frame: Literal["market"] = "market"


class FlushFrame(NamedTuple):
    """Upgrades to be flushed are picked; ``last`` counts through both rows from 0 to 5."""

    c: int
    last: int = -1
    picks: tuple[tuple[str, int], ...] = ()
    frame: Literal["flush"] = "flush"


MarketAutomatic: TypeAlias = TrySleeve | MarketRevive | MarketTurn
MarketQuestion: TypeAlias = TradeFrame | SleeveFrame | MarketFrame | FlushFrame
