"""At the end of step 1 hand cards may be put away: they are marked in the hand and discarded together."""

from collections.abc import Sequence

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import HAND_SIZE, HAND_SIZE_SOLO
from client.games.ham_helsing.frames import Discards
from client.games.ham_helsing.moves import Discard, DiscardDone, Move
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.hero.layout import band_for, hand_cards
from client.tables.ham_helsing.hero.spots import HandSpot
from client.tables.ham_helsing.hero.standing import played_by
from client.tables.ham_helsing.layout import Zones
from client.tables.ham_helsing.model import HamModel, HamPainting
from client.tables.ham_helsing.overlay import Overlay
from client.tables.table import Ask, AskButton, AskSpot, Intent, Spot, SpotBox
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.keys import Action
from client.ui.shapes import rrect
from client.ui.text import text, text_w


class DiscardOverlay(Overlay):
    """Open while the viewer chooses which cards to put away."""

    whole = False

    def __init__(self) -> None:
        super().__init__()
        self.chosen: frozenset[int] = frozenset()

    @property
    def _frame(self) -> Discards | None:
        model = self._model
        if model is None or not model.legal or not model.sight.stack:
            return None
        top = model.sight.stack[-1]
        return top if isinstance(top, Discards) else None

    def show(self, model: HamModel) -> None:
        """Take over a new sight; marks that belong to another question are dropped."""
        before = self._frame
        super().show(model)
        if before is None or before != self._frame:
            self.chosen = frozenset()

    def is_open(self) -> bool:
        """Tell whether the viewer may put cards away."""
        return self._frame is not None

    def paint(self, p: HamPainting, zones: Zones) -> None:
        """Mark the cards that will be put away."""
        frame = self._frame
        if frame is None:
            return
        words = p.say(N_("discard"))
        sight = p.model.sight
        held = sight.hand(frame.c)
        band = band_for(zones.band, len(played_by(sight)), len(held))
        for uid, (x, y, w, h) in hand_cards(band.hand, held).items():
            if uid not in self.chosen:
                continue
            rrect(p.c, (x, y, w, h), p.c.col("#1A1020", 120), 14 * w / 172)
            wide = text_w(p.c, words, "min_b") + 48
            pill = (x + w / 2 - wide / 2, y + h / 2 - 17, wide, 34)
            rrect(p.c, pill, INK, 14)
            rrect(p.c, p.c.inset(pill, 3), "red", 11)
            icon(p.c, "close", (pill[0] + 20, y + h / 2), 16, "#FFFFFF")
            text(p.c, words, (pill[0] + 36, y + h / 2), "min_b", "#FFFFFF", valign="middle")

    def spots(self, zones: Zones) -> Sequence[SpotBox]:  # noqa: ARG002 - the hand has its own
        """Nothing lies beside the hand."""
        return []

    def targets(self) -> frozenset[Spot]:
        """Light the cards that can be put away."""
        model = self._model
        return frozenset(HandSpot(move.card) for move in (model.legal if model else ()) if isinstance(move, Discard))

    def ask(self) -> Ask:
        """Say what is asked."""
        frame = self._frame
        if self._model is None or frame is None:
            return Ask(Phrase(""))
        sight = self._model.sight
        size = HAND_SIZE_SOLO if sight.seats == 1 else HAND_SIZE
        n = len(self.chosen)
        words = Phrase(NN_("Discard {n} card", "Discard {n} cards"), n=n) if n else Phrase(N_("Keep all"))
        return Ask(
            Phrase(N_("{hero}, which cards do you put away?"), hero=names.hero_of(sight, frame.c)),
            Phrase(N_("Click cards to mark them. Then you draw up to {n} cards in hand."), n=size),
            (AskButton("discard", words, primary=True, key=Action.CONFIRM),),
        )

    def click(self, spot: Spot) -> Intent[Move]:
        """Mark a card, or put the marked ones away."""
        frame = self._frame
        if self._model is None or frame is None:
            return Intent()
        if spot == AskSpot("discard"):
            return Intent(discards_for(self._model.sight, frame, self.chosen))
        if isinstance(spot, HandSpot) and spot in self.targets():
            self.chosen ^= {spot.uid}
        return Intent()

    def cancel(self) -> bool:
        """Take all marks off."""
        had = bool(self.chosen)
        self.chosen = frozenset()
        return had

    def spot_of(self, move: Move) -> Spot | None:
        """Return where a hint points."""
        return HandSpot(move.card) if isinstance(move, Discard) else AskSpot("discard")


def discards_for(sight: HamState, frame: Discards, chosen: frozenset[int]) -> tuple[Move, ...]:
    """Return the moves that discard these cards and end choosing; the rules end it themselves after the last card."""
    hand = sight.hand(frame.c)
    moves: list[Move] = [Discard(uid) for uid in sorted(chosen)]
    last = max(chosen, default=frame.last)
    return (*moves, DiscardDone()) if any(uid > last for uid in hand) else tuple(moves)
