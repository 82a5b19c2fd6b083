"""The Rat Market as it lies over the table; the Swamp sells in the same place."""

from collections.abc import Iterator, Sequence

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.moves import Move, UsePower
from client.tables.ham_helsing.cards.film import Film, film_picture
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.layout import Zones
from client.tables.ham_helsing.market.aiming import spot_of, targets_of
from client.tables.ham_helsing.market.controller import MarketController
from client.tables.ham_helsing.market.layout import MarketParts, market_parts, sleeve_cards
from client.tables.ham_helsing.market.look import Market
from client.tables.ham_helsing.market.paint_cards import paint_cards
from client.tables.ham_helsing.market.paint_paper import paint_paper
from client.tables.ham_helsing.market.paint_preview import paint_preview
from client.tables.ham_helsing.market.paint_side import paint_side, purse_rects
from client.tables.ham_helsing.market.paint_stall import paint_stall
from client.tables.ham_helsing.market.showing import Showing, market_question, showing_of
from client.tables.ham_helsing.market.spots import (
    AsideSpot,
    FilmDeckSpot,
    FilmSpot,
    PreviewSpot,
    PurseSpot,
    StallSpot,
    WaitingSpot,
)
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.overlay import GuidedOverlay, Room
from client.tables.table import Ask, AskSpot, Intent, Spot, SpotBox
from client.ui.canvas import Picture
from client.ui.surfaces import table


class MarketOverlay(GuidedOverlay):
    """Open in the Market Phase, while an upgrade is slid into a card, and while one is chosen at the Swamp."""

    def __init__(self, table_controller: Controller) -> None:
        super().__init__()
        self._table = table_controller
        self.controller = MarketController()

    @property
    def guide(self) -> MarketController:
        """What clicks mean in it."""
        return self.controller

    @property
    def _swamp(self) -> bool:
        """Whether the viewer has opened the Swamp's offer."""
        return any(isinstance(move, UsePower) and move.row is not None for move in self._table.narrowed)

    def _showing(self, hover: Spot | None = None) -> Showing | None:
        return showing_of(self.model.sight, hover, swamp=self._swamp)

    def is_open(self) -> bool:
        """Tell whether somebody is at the Market or at the Swamp's offer."""
        return market_question(self.model.sight) is not None or self._swamp

    def room(self, zones: Zones) -> Room:
        """Stretch the prompt over the whole width, and lay the log beside the hand."""
        parts = market_parts(zones)
        return Room(parts.prompt, parts.log)

    # ------------------------------------------------------------------ what is seen
    def paint(self, p: HamPainting, zones: Zones) -> None:
        """Draw the Market in place of the table."""
        showing = self._showing(p.pointing.hover or p.pointing.focus)
        if showing is None:
            return
        table(p.c, THEME)
        market = self._market(p, market_parts(zones), showing)
        paint_side(market)
        paint_stall(market)
        told = market._replace(showing=showing._replace(upgrade=market.example))
        paint_preview(told)
        paint_paper(told)
        paint_cards(market)

    def _market(self, p: HamPainting, parts: MarketParts, showing: Showing) -> Market:
        cards = sleeve_cards(parts.hand, showing.cards, showing.fitting(p.model.sight))
        return Market(p, parts, showing, cards, self.controller.picks)

    def spots(self, zones: Zones) -> Sequence[SpotBox]:
        """List stall, shelves, purses and cards."""
        showing = self._showing()
        if showing is None:
            return []
        parts = market_parts(zones)
        stall = SpotBox(StallSpot(), parts.stall, Phrase(N_("The stall of the Rat Market")))
        preview = SpotBox(PreviewSpot(), parts.preview, Phrase(N_("What an upgrade would do")))
        first = [stall, preview] if parts.preview[2] else [stall]
        return [*first, *self._shelves(parts), *self._purses(parts), *self._cards(parts, showing)]

    def _shelves(self, parts: MarketParts) -> Iterator[SpotBox]:
        sight = self.model.sight
        for row, shelf in parts.shelves.items():
            deck = NN_("{n} more upgrade face down", "{n} more upgrades face down")
            yield SpotBox(FilmDeckSpot(row), shelf.deck, Phrase(deck, n=len(sight.market[row].deck)))
            for slot, rect in enumerate(shelf.films):
                upgrade = sight.market[row].slots[slot]
                empty = Phrase(N_("An empty place"))
                yield SpotBox(FilmSpot(row, slot), rect, empty if upgrade is None else names.printed(upgrade))

    def _purses(self, parts: MarketParts) -> Iterator[SpotBox]:
        sight = self.model.sight
        for c, rect in enumerate(purse_rects(parts.side, len(sight.team))):
            yield SpotBox(
                PurseSpot(c), rect, Phrase(N_("{hero} has ${n}"), hero=names.hero_of(sight, c), n=sight.money[c])
            )

    def _cards(self, parts: MarketParts, showing: Showing) -> Iterator[SpotBox]:
        sight = self.model.sight
        yield SpotBox(AsideSpot(), parts.piles, Phrase(N_("Deck, discards and waiting upgrades")))
        if showing.waiting and showing.upgrade is not None:
            words = Phrase(N_("{upgrade} waits for a card"), upgrade=names.printed(showing.upgrade))
            yield SpotBox(WaitingSpot(), parts.waiting, words)
        turn = sight.turn
        for uid, rect in sleeve_cards(parts.hand, showing.cards, showing.fitting(sight)).items():
            in_play = turn is not None and uid in turn.played
            spot: Spot = PlayedSpot(uid) if in_play else HandSpot(uid)
            text = N_("{card} in play") if in_play else N_("{card} in the hand")
            yield SpotBox(spot, rect, Phrase(text, card=names.card_of(sight, uid)))

    # ------------------------------------------------------------------ what clicks mean
    def targets(self) -> frozenset[Spot]:
        """Return what takes a click now."""
        return targets_of(self.model)

    def ask(self) -> Ask:
        """Say what is asked."""
        return self.controller.ask(swamp=self._swamp)

    def click(self, spot: Spot) -> Intent[Move]:
        """Take a click; at the Swamp a button puts the offer back."""
        if spot == AskSpot("clear"):
            self._table.cancel()
            return Intent()
        return self.controller.click(spot)

    def lift(self, spot: Spot) -> bool:
        """Let upgrades be dragged that can be bought, and the one that waits."""
        return self.controller.lifts(spot)

    def drop(self, spot: Spot, onto: Spot | None) -> Intent[Move]:
        """Take the end of a drag."""
        return self.controller.drop(spot, onto)

    def carried(self, spot: Spot) -> Picture | None:
        """Return the film that is dragged."""
        model = self.model
        showing = self._showing()
        upgrade = None if showing is None or not isinstance(spot, WaitingSpot) else showing.upgrade
        if isinstance(spot, FilmSpot):
            upgrade = model.sight.market[spot.row].slots[spot.slot]
        return None if upgrade is None else film_picture(Film(upgrade), FLYING, model.say)

    def cancel(self) -> bool:
        """Forget picks, or leave the Swamp's offer."""
        return self.controller.cancel() or self._table.cancel()

    def spot_of(self, move: Move) -> Spot | None:
        """Return where a hint points."""
        return spot_of(self.model, move)


FLYING: tuple[float, float] = (132.0, 185.0)
"""The size of a film in flight."""
