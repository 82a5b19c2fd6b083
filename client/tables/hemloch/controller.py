"""What a click means at Hemloch's table. Knows no pixels."""

from collections.abc import Iterable

from client.core.refusal import Refusal
from client.games.hemloch import HEMLOCH
from client.games.hemloch.city import CELLS
from client.games.hemloch.components import ITEM_KINDS, Card, Item
from client.games.hemloch.moves import (
    DECLINE,
    DRAW,
    END_TURN,
    TARGETS,
    Lift,
    Move,
    Place,
    Play,
    Replace,
    Target,
    Use,
)
from client.games.hemloch.steps import ToAct, ToLift, ToLure, ToSend
from client.tables.hemloch.aims import Way, aims_of, lure_to, marker_to
from client.tables.hemloch.meaning import answers, attempted, begins, card_at, ends, location_of
from client.tables.hemloch.places import Choice, HemlochModel, open_pile, question_of
from client.tables.hemloch.spots import (
    CellSpot,
    DiscardSpot,
    GroupSpot,
    HandSpot,
    ItemSpot,
    LocationSpot,
    MinionSpot,
    PileCardSpot,
    PileSheetSpot,
    StockSpot,
)
from client.tables.table import AskSpot, Intent, Spot

Acts = Intent[Move]
NOTHING: Acts = Intent()


class Controller:
    """Keeps what is chosen but not yet played, and turns clicks and drops into moves.

    A move with an aim is made in two steps: what it begins with is chosen, then what it is aimed at.
    """

    def __init__(self) -> None:
        self.model: HemlochModel | None = None
        self.chosen: Spot | None = None
        self.ending = False
        """Whether the viewer has said to end the turn and is asked once more."""
        self.looked_into: int | None = None
        """The seat whose discards somebody wants to see."""

    # ------------------------------------------------------------------ what is shown
    def show(self, model: HemlochModel) -> None:
        """Take over a new sight; forget what belongs to another question."""
        before, self.model = self.model, model
        if before is None or _question(before) != _question(model) or not model.legal:
            self.chosen, self.ending = None, False
        if before is not None and before.sight.discards != model.sight.discards:
            self.looked_into = None

    @property
    def choice(self) -> Choice:
        """What the layout depends on."""
        return Choice(self.chosen.nth if isinstance(self.chosen, HandSpot) else None, self.pile)

    @property
    def pile(self) -> int | None:
        """The seat whose discards are spread out."""
        model = self.model
        return None if model is None else open_pile(model.sight, model.viewer, self.looked_into)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of the viewer."""
        return () if self.model is None else self.model.legal

    @property
    def open_moves(self) -> tuple[Move, ...]:
        """The moves that what is chosen leaves open."""
        model, chosen = self.model, self.chosen
        if model is None or chosen is None:
            return ()
        return tuple(move for move in model.legal if begins(model, chosen, move))

    @property
    def held_card(self) -> Card | None:
        """The card of the hand that is chosen to be played."""
        model = self.model
        return None if model is None or not isinstance(self.chosen, HandSpot) else card_at(model, self.chosen)

    @property
    def held_item(self) -> Item | None:
        """The item that is chosen to be used."""
        return ITEM_KINDS[self.chosen.item] if isinstance(self.chosen, ItemSpot) else None

    @property
    def held_group(self) -> int | None:
        """The group of the draft that is looked at closely."""
        return self.chosen.group if isinstance(self.chosen, GroupSpot) else None

    @property
    def aims(self) -> dict[MinionSpot, Way]:
        """The Minions at which the chosen item can be aimed, with the way to do so."""
        model, item = self.model, self.held_item
        return {} if model is None or item is None else aims_of(model.sight, model.viewer, item)

    # ------------------------------------------------------------------ clicks
    def click(self, spot: Spot) -> Acts:
        """Take a click on a spot of the table or a button of the prompt."""
        model = self.model
        if model is None:
            return NOTHING
        if isinstance(spot, AskSpot):
            return self._press(spot.name)
        self.ending = False
        whole = next((move for move in model.legal if answers(model, spot, move)), None)
        if whole is not None:
            return Intent((whole,))
        if self.looked_into is not None and isinstance(spot, PileCardSpot | PileSheetSpot):
            self.looked_into = None
            return NOTHING
        way = self._aimed(model, spot)
        return Intent(way) if way is not None else self._take_up(model, spot)

    def _aimed(self, model: HemlochModel, spot: Spot) -> Way | None:
        """Return what a click makes of what is chosen: it is aimed, or confirmed by a second click."""
        if self.chosen is None:
            return None
        if spot == self.chosen and isinstance(spot, ItemSpot | GroupSpot):
            return self.open_moves or None
        if isinstance(spot, MinionSpot) and spot in self.aims:
            return self.aims[spot]
        found = next((move for move in self.open_moves if ends(model, spot, move)), None)
        return None if found is None else (found,)

    def _take_up(self, model: HemlochModel, spot: Spot) -> Acts:
        """Choose what a move begins with; or spread a pile out, or say why not."""
        if any(begins(model, spot, move) for move in model.legal):
            self.chosen = None if spot == self.chosen else spot
            return NOTHING
        if isinstance(spot, DiscardSpot) and model.sight.discards[spot.seat]:
            self.looked_into = None if self.looked_into == spot.seat else spot.seat
            return NOTHING
        return self._refuse(model, self.chosen, spot)

    def take(self, spot: Spot) -> bool:
        """Take up what a drag begins with; False if nothing can be done with it now."""
        model = self.model
        if model is None or not model.legal:
            return False
        if any(begins(model, spot, move) for move in model.legal):
            self.chosen = spot
            return True
        if isinstance(spot, StockSpot):
            return spot.seat == model.viewer and any(isinstance(move, Place | Replace) for move in model.legal)
        if isinstance(spot, MinionSpot) and spot == self.lured:
            return True
        movable = not isinstance(spot, LocationSpot) and (
            not isinstance(spot, CellSpot) or any(isinstance(move, Lift) for move in model.legal)
        )
        return movable and any(answers(model, spot, move) for move in model.legal)

    @property
    def lured(self) -> MinionSpot | None:
        """The Minion for which a place is to be chosen."""
        asked = None if self.model is None else question_of(self.model.sight)
        if not isinstance(asked, ToSend):
            return None
        return MinionSpot(asked.location, 1 - asked.seat, asked.card)

    def drop(self, spot: Spot, onto: Spot | None) -> Acts:
        """Take the end of a drag; dropped on nothing, the thing goes back."""
        model = self.model
        if model is None or onto is None or onto == spot:
            return NOTHING
        way = self._aimed(model, onto) if self.open_moves else self._carried(model, spot, onto)
        return Intent(way) if way is not None else self._refuse(model, spot, onto)

    def _carried(self, model: HemlochModel, spot: Spot, onto: Spot) -> Way | None:
        """Return what it means to carry something that is a whole answer, or its first half, onto something else."""
        asked, location = question_of(model.sight), location_of(onto)
        if isinstance(spot, StockSpot) or (isinstance(spot, MinionSpot) and spot == self.lured):
            found = next((move for move in model.legal if answers(model, onto, move)), None)
            return None if found is None else (found,)
        if isinstance(asked, ToLift) and isinstance(spot, CellSpot):
            return marker_to(model.sight, CELLS[spot.cell], CELLS[onto.cell]) if isinstance(onto, CellSpot) else None
        whole = next((move for move in model.legal if answers(model, spot, move)), None)
        if isinstance(asked, ToLure) and isinstance(whole, Target):
            return None if location is None else lure_to(model.sight, whole, location)
        return None if whole is None else (whole,)

    def cancel(self) -> bool:
        """Forget what is chosen; False if nothing was."""
        had = self.chosen is not None or self.ending or self.looked_into is not None
        self.chosen, self.ending, self.looked_into = None, False, None
        return had

    def _refuse(self, model: HemlochModel, chosen: Spot | None, spot: Spot) -> Acts:
        """Say why what somebody seems to mean is not allowed."""
        if not model.legal:
            return NOTHING
        refusal = self._aim_refusal(model, spot)
        meant = None if refusal is not None else attempted(model, chosen, spot)
        if meant is not None:
            refusal = HEMLOCH.why_not(model.sight, meant)
        return Intent(refusal=refusal) if refusal is not None else NOTHING

    def _aim_refusal(self, model: HemlochModel, spot: Spot) -> Refusal | None:
        """Say why the chosen item cannot be aimed at a Minion: asked of the match as if it had been used."""
        item = self.held_item
        if item is None or not isinstance(spot, MinionSpot) or not self.aims:
            return None
        trial = HEMLOCH.copy(model.sight)
        HEMLOCH.apply(trial, Use(item), None)
        return HEMLOCH.why_not(trial, TARGETS[spot.location][spot.card])

    # ------------------------------------------------------------------ buttons
    def _press(self, name: str) -> Acts:
        match name:
            case "clear":
                self.cancel()
            case "draw" if DRAW in self.legal:
                return Intent((DRAW,))
            case "decline" if DECLINE in self.legal:
                return Intent((DECLINE,))
            case "do" if len(self.open_moves) == 1:
                return Intent(self.open_moves)
            case "end":
                return self._end()
            case _:
                pass
        return NOTHING

    def _end(self) -> Acts:
        """End the turn; where a card could still be drawn, ask once more."""
        if self.ending or DRAW not in self.legal:
            return Intent((END_TURN,)) if END_TURN in self.legal else NOTHING
        self.cancel()
        self.ending = True
        return NOTHING


def spot_of(controller: Controller, model: HemlochModel, move: Move, spots: Iterable[Spot]) -> Spot | None:
    """Return where a hint at a move points: at what it begins with, or if that is chosen at what it is aimed at."""
    found = next((spot for spot in spots if answers(model, spot, move) or begins(model, spot, move)), None)
    if isinstance(move, Play) and controller.held_card == move.card:
        return LocationSpot(move.location)
    return found


def asks_for_turn(model: HemlochModel) -> bool:
    """Tell whether the viewer is to take Actions."""
    return bool(model.legal) and isinstance(question_of(model.sight), ToAct)


def _question(model: HemlochModel) -> tuple[object, ...]:
    """Return what a choice belongs to: who looks, what is asked, and the things it may begin with."""
    sight, viewer = model.sight, model.viewer
    return (
        viewer,
        question_of(sight),
        sight.hands[viewer],
        sight.fresh[viewer],
        sight.used[viewer],
        sight.actions_left,
        sight.played_at,
        sight.groups,
    )
