"""A trade with a mate."""

from typing import Literal, NamedTuple, TypeAlias


class BeginTrade(NamedTuple):
    """Trade with a character here."""

    who: int
    kind: Literal["trade"] = "trade"


class Give(NamedTuple):
    """Offer something: a card by uid, the shield or the katana (value 1), or money."""

    what: str
    value: int
    kind: Literal["give"] = "give"


class Take(NamedTuple):
    """Take something, as in ``Give``."""

    what: str
    value: int
    kind: Literal["take"] = "take"


class TradeDone(NamedTuple):
    """Close the trade."""

    kind: Literal["trade_done"] = "trade_done"


TradeMove: TypeAlias = BeginTrade | Give | Take | TradeDone
