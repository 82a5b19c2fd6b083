"""Something that lies over the table and answers questions by itself: the fight, the Market, the panel of choices."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from client.games.ham_helsing.moves import Move
from client.tables.ham_helsing.layout import Zones
from client.tables.ham_helsing.model import HamModel, HamPainting
from client.tables.table import Ask, Intent, Spot, SpotBox
from client.ui.canvas import Picture
from client.ui.metrics import Rect


class Room(NamedTuple):
    """What an overlay leaves to the match scene."""

    prompt: Rect
    log: Rect | None


class Overlay(ABC):
    """Keeps what is chosen in it but not yet played. ``show`` comes before everything else."""

    whole: bool = True
    """Whether nothing of the table can be pointed at while it is open."""

    def __init__(self) -> None:
        self._model: HamModel | None = None

    @property
    def model(self) -> HamModel:
        """What is shown now.

        Raises:
            LookupError: before the first ``show``.
        """
        if self._model is None:
            raise LookupError("nothing has been shown yet")
        return self._model

    def show(self, model: HamModel) -> None:
        """Take over a new sight."""
        self._model = model

    @abstractmethod
    def is_open(self) -> bool:
        """Tell whether it has something to ask or to show now."""

    def room(self, zones: Zones) -> Room:
        """Return where prompt and log lie while it is open: most leave everything where it is."""
        return Room(zones.prompt, zones.log)

    @abstractmethod
    def paint(self, p: HamPainting, zones: Zones) -> None:
        """Draw it over the table."""

    @abstractmethod
    def spots(self, zones: Zones) -> Sequence[SpotBox]:
        """List what can be pointed at on it; of two that overlap the later lies on top."""

    @abstractmethod
    def targets(self) -> frozenset[Spot]:
        """Return what takes a click now."""

    @abstractmethod
    def ask(self) -> Ask:
        """Say what the prompt tells and offers."""

    @abstractmethod
    def click(self, spot: Spot) -> Intent[Move]:
        """Take a click on it or on a button of the prompt."""

    def lift(self, spot: Spot) -> bool:  # noqa: ARG002 - most have nothing to be dragged
        """Tell whether a drag may begin here."""
        return False

    def drop(self, spot: Spot, onto: Spot | None) -> Intent[Move]:  # noqa: ARG002 - as above
        """Take the end of a drag."""
        return Intent()

    def carried(self, spot: Spot) -> Picture | None:  # noqa: ARG002 - as above
        """Return the picture of what is dragged."""
        return None

    def cancel(self) -> bool:
        """Forget what is chosen; False if nothing was."""
        return False

    @abstractmethod
    def spot_of(self, move: Move) -> Spot | None:
        """Return where a hint at a move points."""


class Guide(Protocol):
    """What keeps the choices of an overlay and says what clicks mean."""

    def show(self, model: HamModel) -> None:
        """Take over a new sight."""

    def click(self, spot: Spot) -> Intent[Move]:
        """Take a click."""

    def cancel(self) -> bool:
        """Forget what is chosen; False if nothing was."""


class GuidedOverlay(Overlay):
    """An overlay with a controller of its own."""

    @property
    @abstractmethod
    def guide(self) -> Guide:
        """Its controller."""

    def show(self, model: HamModel) -> None:
        """Take over a new sight."""
        super().show(model)
        self.guide.show(model)

    def click(self, spot: Spot) -> Intent[Move]:
        """Take a click on it or on a button of the prompt."""
        return self.guide.click(spot)

    def cancel(self) -> bool:
        """Forget what is chosen."""
        return self.guide.cancel()
