"""What tables share that work out where everything lies, and keep what is chosen in a controller."""

from abc import abstractmethod
from collections.abc import Hashable
from typing import Generic, Protocol, TypeVar

from client.tables.table import Frame, Intent, Model, Spot, Table
from client.ui.metrics import Area, Rect

S = TypeVar("S")
M = TypeVar("M", bound=Hashable)
E = TypeVar("E")


class Zones(Protocol):
    """The zones of the match scene among those of a table."""

    @property
    def strip(self) -> Rect:
        """The strip at the top."""

    @property
    def prompt(self) -> Rect:
        """The prompt."""

    @property
    def log(self) -> Rect | None:
        """The log, unless the side column is folded away."""


class Places(Protocol):
    """Where everything lies."""

    @property
    def zones(self) -> Zones:
        """The large zones of the window."""


P = TypeVar("P", bound=Places)


class Chooser(Protocol[S, M]):
    """Keeps what is chosen but not yet played."""

    def show(self, model: Model[S, M]) -> None:
        """Take over a new sight."""

    def click(self, spot: Spot) -> Intent[M]:
        """Take a click."""

    def cancel(self) -> bool:
        """Forget what is chosen; False if nothing was."""


class LaidTable(Table[S, M, E], Generic[S, M, E, P]):
    """Places are worked out anew whenever the window, the sight or the choice changes."""

    def __init__(self, chooser: Chooser[S, M]) -> None:
        self.area = Area(1920, 1080, 1.0, folded=False, too_small=False)
        self.model: Model[S, M] | None = None
        self._chooser = chooser
        self._places: P | None = None

    @abstractmethod
    def work_out(self, model: Model[S, M]) -> P:
        """Return where everything lies in this window, with what is chosen now."""

    def fit(self, area: Area) -> None:
        """Lay everything out anew."""
        self.area = area
        self.lay_anew()

    def show(self, model: Model[S, M]) -> None:
        """Take over a new sight."""
        self.model = model
        self._chooser.show(model)
        self.lay_anew()

    def lay_anew(self) -> None:
        """Forget where everything lies: something has changed."""
        self._places = None

    @property
    def shown_model(self) -> Model[S, M]:
        """What is shown now."""
        if self.model is None:
            raise LookupError("nothing has been shown yet")
        return self.model

    @property
    def places(self) -> P:
        """Where everything lies now."""
        if self._places is None:
            self._places = self.work_out(self.shown_model)
        return self._places

    def frame(self) -> Frame:
        """Return the zones of the match scene."""
        zones = self.places.zones
        return Frame(zones.strip, zones.prompt, zones.log)

    def click(self, spot: Spot) -> Intent[M]:
        """Take a click."""
        self.lay_anew()
        return self._chooser.click(spot)

    def cancel(self) -> bool:
        """Forget what is chosen."""
        self.lay_anew()
        return self._chooser.cancel()
