"""What the Market shows: whose purchase it is, which upgrade is thought of, and into which cards it would fit."""

from typing import NamedTuple

from client.games.ham_helsing.cards import fits
from client.games.ham_helsing.frames import FlushFrame, MarketFrame, SleeveFrame
from client.games.ham_helsing.icon_worth import worth_of
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.cards.slots import clashes
from client.tables.ham_helsing.market.spots import FilmSpot
from client.tables.table import Spot

MarketQuestion = MarketFrame | FlushFrame | SleeveFrame


class Showing(NamedTuple):
    """The Market at one moment."""

    c: int
    """Who buys."""
    cards: tuple[int, ...]
    """Cards into which an upgrade could go, those in play last."""
    upgrade: str | None = None
    """The upgrade that waits, or is thought of."""
    waiting: bool = False
    """Whether it is bought already and must be slid into a card now."""
    swamp: bool = False
    """Whether it is the Swamp that sells, for less."""

    def fitting(self, sight: HamState) -> frozenset[int]:
        """Return the cards into which the upgrade fits."""
        if self.upgrade is None:
            return frozenset()
        return frozenset(uid for uid in self.cards if fits(sight.cards[uid], self.upgrade))

    def clash(self, sight: HamState, uid: int) -> tuple[str, ...]:
        """Return the slots that are taken on a card."""
        return () if self.upgrade is None else clashes(sight.cards[uid], self.upgrade)

    def best(self, sight: HamState) -> int | None:
        """Return the strongest card into which the upgrade fits."""
        fitting = self.fitting(sight)
        return max(fitting, key=lambda uid: (worth_of(sight.cards[uid]), -uid), default=None)


def market_question(sight: HamState) -> MarketQuestion | None:
    """Return the question of the Market that is on top."""
    top = sight.stack[-1] if sight.stack else None
    return top if isinstance(top, MarketFrame | FlushFrame | SleeveFrame) else None


def showing_of(sight: HamState, hover: Spot | None, *, swamp: bool) -> Showing | None:
    """Return what the Market shows; ``swamp`` opens it while a hero plays at the Swamp."""
    question = market_question(sight)
    thought_of = sight.market[hover.row].slots[hover.slot] if isinstance(hover, FilmSpot) else None
    match question:
        case SleeveFrame(c, up, played):
            cards = (*sight.hand(c), *sight.now.played) if played else sight.hand(c)
            return Showing(c, cards, up, waiting=True, swamp=played)
        case MarketFrame(c) | FlushFrame(c):
            return Showing(c, sight.hand(c), thought_of)
        case None if swamp and sight.turn is not None:
            c = sight.turn.c
            return Showing(c, (*sight.hand(c), *sight.turn.played), thought_of, swamp=True)
        case None:
            return None
