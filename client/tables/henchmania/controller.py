"""What a click means at Henchmania's table. Knows no pixels."""

from client.games.henchmania import HENCHMANIA
from client.games.henchmania.components import Card
from client.games.henchmania.moves import Done, Move, Pass, Place, Play, Use
from client.games.henchmania.questions import AskPlace, AskTurn
from client.games.henchmania.state import Hand
from client.tables.henchmania.meaning import answers, attempted, begins, ends
from client.tables.henchmania.places import Choice, HenchmaniaModel
from client.tables.henchmania.spots import (
    BackSpot,
    DiscardSpot,
    HandSpot,
    PileCardSpot,
    PileSheetSpot,
    PoolSpot,
    ReserveSpot,
    SeatSpot,
    SiteSpot,
    TrumpSpot,
)
from client.tables.table import AskSpot, Intent, Spot

Acts = Intent[Move]
NOTHING: Acts = Intent()
FIRST_PAWN = PoolSpot(0)


class Controller:
    """Keeps what is chosen but not yet played, and turns clicks and drops into moves.

    A move with an aim is made in two steps: what it begins with is chosen, then what it is aimed at. Where an aim
    leaves several moves open, they are kept and the next click decides between them.
    """

    def __init__(self) -> None:
        self.model: HenchmaniaModel | None = None
        self.chosen: Spot | None = None
        self.narrowed: tuple[Move, ...] = ()
        """The moves that a first aim has left open."""
        self.passing = False
        """Whether the viewer has said to pass and is asked once more."""
        self.pile: int | None = None
        """The site whose discards are leafed through."""

    # ------------------------------------------------------------------ what is shown
    def show(self, model: HenchmaniaModel) -> None:
        """Take over a new sight; forget what belongs to another question."""
        before = self.model
        same = before is not None and _question(before) == _question(model)
        self.model = model
        if not same or not model.legal:
            self.cancel()
            if before is not None and before.sight.discards != model.sight.discards:
                self.pile = None
        if isinstance(model.sight.decision, AskPlace) and model.legal and self.chosen is None:
            self.chosen = FIRST_PAWN

    @property
    def choice(self) -> Choice:
        """What the layout depends on."""
        return Choice(self.chosen.nth if isinstance(self.chosen, HandSpot) else None, self.pile)

    @property
    def hand(self) -> Hand:
        """The viewer's hand."""
        return () if self.model is None else self.model.sight.hands[self.model.viewer]

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of the viewer."""
        return () if self.model is None else self.model.legal

    @property
    def open_moves(self) -> tuple[Move, ...]:
        """The moves that what is chosen leaves open."""
        model = self.model
        if model is None or self.chosen is None:
            return ()
        return self.narrowed or tuple(move for move in model.legal if begins(model, self.chosen, move))

    @property
    def sole(self) -> Move | None:
        """The only move that is left open, to be confirmed with a button."""
        moves = self.open_moves
        return moves[0] if len(moves) == 1 and isinstance(moves[0], Play | Use) else None

    @property
    def chosen_card(self) -> Card | None:
        """The card that is played or used."""
        move = next(iter(self.open_moves), None)
        return move.card if isinstance(move, Play | Use) else None

    # ------------------------------------------------------------------ clicks
    def click(self, spot: Spot) -> Acts:
        """Take a click on a spot of the table or a button of the prompt."""
        model = self.model
        if model is None:
            return NOTHING
        if isinstance(spot, AskSpot):
            return self._press(spot.name)
        self.passing = False
        if self.pile is not None and isinstance(spot, PileCardSpot | PileSheetSpot):
            self.pile = None
            return NOTHING
        whole = [move for move in model.legal if answers(model, spot, move)]
        if whole:
            return self._one_of(tuple(whole))
        if self.chosen is not None and spot != self.chosen:
            aimed = tuple(move for move in self.open_moves if ends(model, spot, move))
            if aimed:
                return self._one_of(aimed)
        return self._take_up(model, spot)

    def take(self, spot: Spot) -> bool:
        """Take up what a drag begins with; False if nothing can be done with it now."""
        model = self.model
        if model is None or not model.legal:
            return False
        if any(begins(model, spot, move) for move in model.legal):
            if self.chosen != spot:
                self.chosen, self.narrowed = spot, ()
            return True
        return any(answers(model, spot, move) for move in model.legal)

    def drop(self, spot: Spot, onto: Spot | None) -> Acts:
        """Take the end of a drag; dropped on nothing, the thing goes back."""
        model = self.model
        if model is None or onto is None or onto == spot or isinstance(onto, HandSpot):
            return NOTHING
        whole = [move for move in model.legal if answers(model, spot, move)]
        if whole:
            return self._one_of(tuple(whole))
        aimed = tuple(move for move in self.open_moves if ends(model, onto, move))
        return self._one_of(aimed) if aimed else self._refuse(model, onto)

    def cancel(self) -> bool:
        """Forget what is chosen; False if nothing was."""
        first = FIRST_PAWN if self.model and isinstance(self.model.sight.decision, AskPlace) else None
        had = self.chosen not in (None, first) or bool(self.narrowed) or self.passing or self.pile is not None
        self.chosen, self.narrowed, self.passing, self.pile = None, (), False, None
        if first is not None and self.model is not None and self.model.legal:
            self.chosen = first
        return had

    def _one_of(self, moves: tuple[Move, ...]) -> Acts:
        """Play the only move; keep several that differ, to be told apart by the next click."""
        if len(moves) == 1:
            return Intent(moves)
        self.narrowed = moves
        return NOTHING

    def _take_up(self, model: HenchmaniaModel, spot: Spot) -> Acts:
        """Choose what a move begins with; or open a pile, or say why not."""
        begun = any(begins(model, spot, move) for move in model.legal)
        if begun:
            again = spot == self.chosen and not isinstance(spot, PoolSpot)
            self.chosen, self.narrowed = (None if again else spot), ()
            return NOTHING
        idle = self.chosen is None or isinstance(self.chosen, PoolSpot)
        if idle and isinstance(spot, DiscardSpot) and model.sight.discards[spot.site]:
            self.pile = spot.site
            return NOTHING
        return self._refuse(model, spot)

    def _refuse(self, model: HenchmaniaModel, spot: Spot) -> Acts:
        """Say why what somebody seems to mean is not allowed."""
        if not model.legal:
            return NOTHING
        meant: Move | None = None
        if isinstance(spot, HandSpot) and spot.nth < len(self.hand):
            meant = Play(self.hand[spot.nth])
        elif self.chosen is not None:
            meant = attempted(model, self.chosen, spot)
        refusal = None if meant is None else HENCHMANIA.why_not(model.sight, meant)
        return Intent(refusal=refusal) if refusal is not None else NOTHING

    # ------------------------------------------------------------------ buttons
    def _press(self, name: str) -> Acts:
        kind, _, number = name.partition(":")
        if kind == "clear":
            self.cancel()
            return NOTHING
        if kind == "pass":
            return self._pass()
        if kind == "done":
            return Intent((Done(),))
        if kind == "play" and self.sole is not None:
            return Intent((self.sole,))
        if kind == "move" and int(number) < len(self.legal):
            return Intent((self.legal[int(number)],))
        return NOTHING

    def _pass(self) -> Acts:
        if self.passing:
            return Intent((Pass(),))
        self.cancel()
        self.passing = True
        return NOTHING


def asks_for_turn(model: HenchmaniaModel) -> bool:
    """Tell whether the viewer is to take a turn."""
    return bool(model.legal) and isinstance(model.sight.decision, AskTurn)


def spot_of(controller: Controller, model: HenchmaniaModel, move: Move) -> Spot | None:
    """Return where a hint at a move points: at what it begins with, or if that is chosen at what it is aimed at."""
    sight, viewer = model.sight, model.viewer
    sources: list[Spot] = [HandSpot(i) for i in range(len(sight.hands[viewer]))]
    for seat in (viewer, *(other for other in sight.seats if other != viewer)):
        sources += [ReserveSpot(seat, i) for i in range(len(sight.reserves[seat]))]
        sources.append(TrumpSpot(seat))
    if not isinstance(move, Place):
        found = next((s for s in sources if answers(model, s, move) or begins(model, s, move)), None)
        if found is not None and found != controller.chosen:
            return found
    return aim_of(move)


def aim_of(move: Move) -> Spot | None:
    """Return what a move is aimed at."""
    match move:
        case Place(site):
            return SiteSpot(site)
        case Play() | Use():
            if isinstance(move, Play) and move.back is not None and move.seat is not None:
                return BackSpot(move.seat, move.back)
            if move.seat is not None:
                return SeatSpot(move.seat)
            return None if move.site is None else SiteSpot(move.site)
        case _:
            return None


def _question(model: HenchmaniaModel) -> tuple[object, ...]:
    """Return what a choice belongs to: who looks, what is asked, and the cards it may begin with."""
    sight = model.sight
    return (
        model.viewer,
        sight.day,
        sight.decision,
        sight.hands[model.viewer],
        sight.pools[model.viewer],
        sight.reserves[model.viewer],
        sight.trumps[model.viewer],
        tuple(sight.passed),
    )
