"""What the Market's painters are handed."""

from typing import NamedTuple

from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.frames import FlushFrame
from client.games.ham_helsing.icon_worth import card_worth
from client.games.ham_helsing.powers import swamp_price
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.market.layout import MarketParts
from client.tables.ham_helsing.market.showing import Showing, market_question
from client.tables.ham_helsing.model import HamPainting
from client.ui.metrics import Rect

GOLD_INK, DUSTY = "#FFE6B8", "#C9A98C"
GOOD, BAD = "#B8F28A", "#E2463F"


class Market(NamedTuple):
    """One repaint of the Market."""

    p: HamPainting
    parts: MarketParts
    showing: Showing
    cards: dict[int, Rect]
    """The cards of the buyer by uid, those in play last."""
    picks: frozenset[tuple[str, int]]
    """Upgrades that are to be exchanged."""

    @property
    def sight(self) -> HamState:
        """What the viewer sees."""
        return self.p.model.sight

    @property
    def exchanging(self) -> bool:
        """Whether upgrades are chosen to be exchanged, so that prices do not matter."""
        return isinstance(market_question(self.sight), FlushFrame)

    @property
    def example(self) -> str | None:
        """The upgrade that is explained: the one thought of, else the best that can be paid, else any."""
        if self.showing.upgrade is not None:
            return self.showing.upgrade
        rows = self.sight.market.values()
        offered = [upgrade for row in rows for upgrade in row.slots if upgrade is not None]
        money = self.sight.money[self.showing.c]

        def worth(upgrade: str) -> tuple[bool, bool, float]:
            thought = self.showing._replace(upgrade=upgrade)
            return self.price(upgrade) <= money, bool(thought.fitting(self.sight)), card_worth(upgrade)

        return max(offered, key=worth, default=None)

    def price(self, upgrade: str) -> int:
        """Return what an upgrade costs here."""
        return swamp_price(upgrade) if self.showing.swamp else CARDS[upgrade].cost
