"""What a click means at the hens' table. Knows no pixels."""

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.hens import HENS
from client.games.hens.components import Card
from client.games.hens.grid import Cell
from client.games.hens.moves import Discard, Draw, Face, Move, Place, Rooster
from client.games.hens.state import HensState, Phase
from client.games.hens.yard import Yard
from client.tables.hens.spots import (
    CellSpot,
    DeckSpot,
    HandSpot,
    HandZoneSpot,
    NeighbourSpot,
    PileSpot,
    RoosterSpot,
    YardSpot,
)
from client.tables.table import AskSpot, Intent, Model, Spot

Acts = Intent[Move]
NOTHING: Acts = Intent()


class Controller:
    """Keeps which card of the hand is chosen and which side of it is up, and turns clicks and drops into moves."""

    def __init__(self) -> None:
        self.model: Model[HensState, Move] | None = None
        self.chosen: int | None = None
        """The card of the hand that is held, counted from the left."""
        self.side: Face = "hen"

    # ------------------------------------------------------------------ what is shown
    def show(self, model: Model[HensState, Move]) -> None:
        """Take over a new sight; forget a choice that belongs to another question."""
        before = self.model
        self.model = model
        if before is None or _question(before) != _question(model) or not model.legal:
            self.cancel()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's hand in data order."""
        return () if self.model is None else self.model.sight.hands[self.model.viewer]

    @property
    def held(self) -> Card | None:
        """The card that is chosen."""
        hand = self.hand
        return hand[self.chosen] if self.chosen is not None and self.chosen < len(hand) else None

    @property
    def asked(self) -> Phase | None:
        """What the viewer is asked; None while others decide."""
        return self.model.sight.phase if self.model is not None and self.model.legal else None

    @property
    def yard(self) -> Yard | None:
        """The viewer's own yard."""
        return None if self.model is None else self.model.sight.yards[self.model.viewer]

    def choose(self, index: int | None) -> None:
        """Hold another card, with its hen up; None to hold none."""
        self.chosen = index
        self.side = "hen"

    def turn(self) -> bool:
        """Turn the held card over; False if it is not to be placed."""
        if self.held is None or self.asked is not Phase.PLACE:
            return False
        self.side = "coop" if self.side == "hen" else "hen"
        return True

    def cancel(self) -> bool:
        """Put the held card back; False if there was none."""
        had = self.chosen is not None
        self.choose(None)
        return had

    def side_at(self, card: Card, cell: Cell) -> Face | None:
        """Return how a card would come to a square: as the hen it shows, else as a coop; None if not at all."""
        if self.asked is not Phase.PLACE or self.yard is None:
            return None
        welcome = dict(self.yard.spots).get(cell)
        if welcome is None:
            return None
        return "hen" if self.side == "hen" and welcome >> card & 1 else "coop"

    # ------------------------------------------------------------------ clicks
    def click(self, spot: Spot) -> Acts:
        """Take a click on a spot of the table or a button of the prompt."""
        if self.model is None or not self.model.legal:
            return NOTHING
        match spot:
            case HandSpot(nth=index):
                return self._click_card(index)
            case CellSpot(x=x, y=y):
                return self._click_cell(x, y)
            case DeckSpot() | PileSpot() | NeighbourSpot():
                return self._click_stack(spot)
            case YardSpot():
                return self._refuse_yard()
            case RoosterSpot():
                return Intent(refusal=Refusal(N_("Choose one of your hens for it."), rule="4.4"))
            case AskSpot(name=name):
                return self._press(name)
            case _:
                return NOTHING

    def drop(self, spot: Spot, onto: Spot | None) -> Acts:
        """Take the end of a drag; dropped on nothing, the thing goes back."""
        match spot, onto:
            case HandSpot(nth=index), CellSpot(x=x, y=y):
                return self._drop_on_cell(index, x, y)
            case HandSpot(nth=index), PileSpot(seat=seat) if self.model is not None and seat == self.model.viewer:
                return self._act(Discard(self.hand[index]))
            case HandSpot(), YardSpot():
                return self._refuse_yard()
            case ((DeckSpot() | PileSpot() | NeighbourSpot()), (HandSpot() | HandZoneSpot())):
                return self._act(draw_from(spot))
            case RoosterSpot(), CellSpot(x=x, y=y):
                return self._act(Rooster(x, y))
            case _:
                return NOTHING

    def _click_card(self, index: int) -> Acts:
        card = self.hand[index]
        if self.asked in (Phase.PLACE, Phase.DISCARD):
            self.choose(None if index == self.chosen else index)
            return NOTHING
        return self._act(Discard(card))

    def _click_stack(self, spot: DeckSpot | PileSpot | NeighbourSpot) -> Acts:
        """Draw; onto the own pile discard what is held."""
        if self.held is not None and self.model is not None and spot == PileSpot(self.model.viewer):
            return self._act(Discard(self.held))
        return self._act(draw_from(spot))

    def _click_cell(self, x: int, y: int) -> Acts:
        match self.asked:
            case Phase.ROOSTER:
                return self._act(Rooster(x, y))
            case Phase.PLACE if self.held is None:
                return Intent(refusal=Refusal(N_("First choose a card of your hand."), rule="4.2"))
            case Phase.PLACE if self.held is not None:
                return self._act(self._placement(self.held, x, y))
            case _:
                return self._act(Rooster(x, y))

    def _drop_on_cell(self, index: int, x: int, y: int) -> Acts:
        if self.asked is Phase.DISCARD:
            return self._act(Rooster(x, y))
        return self._act(self._placement(self.hand[index], x, y))

    def _placement(self, card: Card, x: int, y: int) -> Place:
        """Return the move for a card on a square: where its hen is not welcome, as a coop."""
        cell = None if self.yard is None else self.yard.cell_in_reach(x, y)
        return Place(card, x, y, (None if cell is None else self.side_at(card, cell)) or self.side)

    def _refuse_yard(self) -> Acts:
        """Say why the yard of another takes no click."""
        if self.asked is Phase.PLACE:
            return Intent(refusal=Refusal(N_("You build in your own yard alone."), rule="4.2"))
        return self._act(Place(self.hand[0], 0, 0, "hen"))

    def _press(self, name: str) -> Acts:
        held = self.held
        match name:
            case "turn":
                self.turn()
            case "draw":
                return self._act(Draw("deck"))
            case "discard" if held is not None:
                return self._act(Discard(held))
            case _:
                pass
        return NOTHING

    def _act(self, move: Move) -> Acts:
        model = self.model
        if model is None or not model.legal:
            return NOTHING
        refusal = HENS.why_not(model.sight, move)
        return Intent(refusal=refusal) if refusal is not None else Intent((move,))


def draw_from(spot: DeckSpot | PileSpot | NeighbourSpot) -> Draw:
    """Return the move that takes the top card of a stack."""
    match spot:
        case DeckSpot():
            return Draw("deck")
        case PileSpot(seat=seat):
            return Draw("pile", seat)
        case NeighbourSpot():
            return Draw("neighbour")


def _question(model: Model[HensState, Move]) -> tuple[object, ...]:
    """Return what a choice belongs to: whose decision, which phase and which hand."""
    sight = model.sight
    return (model.viewer, sight.round_no, sight.phase, sight.seat, sight.hands[model.viewer])
