"""What a click means at this table. Knows no pixels."""

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.moves import (
    Attack,
    BeginTrade,
    EndPlay,
    Fight,
    Give,
    Move,
    Walk,
)
from client.games.ham_helsing.wishes import Kind
from client.tables.ham_helsing.guessing import meant_by, throws, wastes
from client.tables.ham_helsing.hero.spots import HandSpot
from client.tables.ham_helsing.map.spots import HeroSpot, PlaceSpot
from client.tables.ham_helsing.mates.requests import mate_of, pressed, to_guard
from client.tables.ham_helsing.mates.spots import MateSpot, RequestSpot
from client.tables.ham_helsing.meaning import aims_of, drops, on_table, open_moves, plays_when_dropped
from client.tables.ham_helsing.model import HamModel
from client.tables.table import AskSpot, Intent, Spot

Acts = Intent[Move]
NOTHING: Acts = Intent()
ATTACKS = "BRPYWZbrpy"
"""Letters of the pool with which Minions and the Villain are attacked."""


class Controller:
    """Keeps what is chosen but not yet played, and turns clicks and drops into moves.

    A move with aims is made in several clicks: what it begins with, then what it is aimed at. Where an aim is nothing
    on the table, the moves that are left are offered in a panel.
    """

    def __init__(self) -> None:
        self.model: HamModel | None = None
        self.used: tuple[Spot, ...] = ()
        """What has been clicked for a move that is not complete."""
        self.company: frozenset[int] = frozenset()
        """Heroes whom Lobos takes along."""
        self.ending = False
        """Whether the viewer has said to end and is asked once more."""
        self.guard: int | None = None
        """The hero who is to be told which place to hold."""

    # ------------------------------------------------------------------ what is shown
    def show(self, model: HamModel) -> None:
        """Take over a new sight; forget what belongs to another question."""
        before = self.model
        self.model = model
        if before is None or _question(before) != _question(model) or not model.legal:
            self.cancel()

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of the viewer, each way with the company that is chosen alone."""
        if self.model is None:
            return ()
        company = tuple(sorted(self.company))
        return tuple(move for move in self.model.legal if not isinstance(move, Walk) or move.carry == company)

    @property
    def chosen(self) -> Spot | None:
        """What a move that is not complete begins with."""
        return self.used[0] if self.used else None

    @property
    def raised(self) -> int | None:
        """The hand card that is chosen, by its uid."""
        return next((spot.uid for spot in reversed(self.used) if isinstance(spot, HandSpot)), None)

    @property
    def narrowed(self) -> tuple[Move, ...]:
        """The moves that what is chosen leaves open; none while nothing is chosen."""
        if self.model is None or not self.used:
            return ()
        return open_moves(self.model, self.legal, self.used)

    @property
    def sole(self) -> Move | None:
        """The only move that is left open, to be confirmed with a button."""
        moves = self.narrowed
        return moves[0] if len(moves) == 1 else None

    @property
    def offered(self) -> tuple[Move, ...]:
        """The moves to be told apart in a panel: what they still need lies nowhere on the table."""
        model, moves = self.model, self.narrowed
        if model is None or len(moves) < 2 or isinstance(moves[0], Fight):
            return ()
        done = len(self.used)
        return moves if all(len(on_table(aims_of(model, move))) <= done for move in moves) else ()

    @property
    def riders(self) -> tuple[int, ...]:
        """The heroes whom the acting one could take along."""
        model = self.model
        if model is None or model.sight.asked is None:
            return ()
        return tuple(sorted({c for move in model.legal if isinstance(move, Walk) for c in move.carry}))

    # ------------------------------------------------------------------ clicks
    def click(self, spot: Spot) -> Acts:
        """Take a click on a spot of the table or a button of the prompt."""
        model = self.model
        if model is None:
            return NOTHING
        if isinstance(spot, RequestSpot) or self.guard is not None:
            return self._request(model, spot)
        if not model.legal:
            return NOTHING
        if isinstance(spot, AskSpot):
            return self._press(model, spot.name)
        self.ending = False
        if self.used and spot == self.used[-1]:
            self.cancel()
            return NOTHING
        return self._begin(model, spot)

    def _begin(self, model: HamModel, spot: Spot) -> Acts:
        """Go on with what is chosen, or begin another move; else say why not."""
        for used in ((*self.used, spot), (spot,)):
            moves = open_moves(model, self.legal, used)
            if moves:
                return self._narrow(model, used, moves)
        if not self.used and self._ride(spot):
            return NOTHING
        return self._refuse(model, spot)

    def _narrow(self, model: HamModel, used: tuple[Spot, ...], moves: tuple[Move, ...]) -> Acts:
        """Play the move if the clicks tell it completely, else remember them."""
        move = _told(model, used, moves)
        if move is not None:
            return Intent((move,))
        self.used = used
        return NOTHING

    def _request(self, model: HamModel, spot: Spot) -> Acts:
        """Ask something of a team-mate, or take it back; to hold a place takes a second click."""
        if isinstance(spot, RequestSpot):
            mate = mate_of(model, spot.c)
            request = None if mate is None else pressed(mate, Kind(spot.kind))
            choosing = mate is not None and request is None and self.guard != spot.c
            self.guard = spot.c if choosing else None
            return Intent(request=request)
        mate = None if self.guard is None else mate_of(model, self.guard)
        self.guard = None
        if mate is None or not isinstance(spot, PlaceSpot):
            return NOTHING
        return Intent(request=to_guard(model, mate, spot.loc))

    def _ride(self, spot: Spot) -> bool:
        """Take a hero along, or leave it; False if that is not what the click means."""
        if not isinstance(spot, HeroSpot | MateSpot) or spot.c not in self.riders:
            return False
        self.company ^= {spot.c}
        return True

    def cancel(self) -> bool:
        """Forget what is chosen; False if nothing was."""
        had = bool(self.used or self.company) or self.ending or self.guard is not None
        self.used, self.company, self.ending, self.guard = (), frozenset(), False, None
        return had

    # ------------------------------------------------------------------ drags
    def take(self, spot: Spot) -> bool:
        """Take up what a drag begins with; False if nothing can be done with it now."""
        model = self.model
        if model is None or not model.legal:
            return False
        c = model.sight.asked
        if spot == HeroSpot(-1 if c is None else c):
            return any(isinstance(move, Walk) for move in self.legal)
        return any(spot in aim for move in self.legal for aim in aims_of(model, move))

    def drop(self, spot: Spot, onto: Spot | None) -> Acts:
        """Take the end of a drag; dropped on nothing, the thing goes back."""
        model = self.model
        if model is None or onto is None or onto == spot:
            return NOTHING
        for used in drops(model, spot, onto):
            moves = open_moves(model, self.legal, used)
            if moves:
                return self._narrow(model, used, moves)
        if isinstance(spot, HandSpot) and plays_when_dropped(onto):
            return self.click(spot)
        gift = self._gift(model, spot, onto)
        return gift or self._refuse(model, onto)

    def _gift(self, model: HamModel, spot: Spot, onto: Spot) -> Acts | None:
        """Begin a trade with the card that was carried to another hero."""
        if not isinstance(spot, HandSpot) or not isinstance(onto, HeroSpot | MateSpot):
            return None
        begin = BeginTrade(onto.c)
        if begin not in model.legal or model.sight.seats == 1:
            return None
        listed = next(u for u in sorted(model.sight.hand(model.sight.now.c)) if _same(model, u, spot.uid))
        return Intent((begin, Give("card", listed)))

    # ------------------------------------------------------------------ refusals and buttons
    def _refuse(self, model: HamModel, spot: Spot) -> Acts:
        """Say why what somebody seems to mean is not allowed."""
        meant = meant_by(model, spot, self.narrowed)
        refusal = None if meant is None else HAM_HELSING.why_not(model.sight, meant)
        if refusal is None and self.used:
            refusal = Refusal(N_("That cannot be chosen now; what can is lit."), rule="4.2")
        return Intent(refusal=refusal) if refusal is not None else NOTHING

    def _press(self, model: HamModel, name: str) -> Acts:
        kind, _, number = name.partition(":")
        match kind:
            case "clear":
                self.cancel()
            case "end":
                return self._end(model)
            case "sole" if self.sole is not None:
                return Intent((self.sole,))
            case "ride":
                self._ride(HeroSpot(int(number)))
            case "move" if int(number) < len(model.legal):
                return Intent((model.legal[int(number)],))
            case _:
                pass
        return NOTHING

    def _end(self, model: HamModel) -> Acts:
        """End step 1; ask once more while there is something left to attack with."""
        if self.ending or not wastes(model):
            return Intent((EndPlay(),))
        self.cancel()
        self.ending = True
        return NOTHING


def _told(model: HamModel, used: tuple[Spot, ...], moves: tuple[Move, ...]) -> Move | None:
    """Return the move that clicks tell completely; a Minion that can be beaten is beaten."""
    whole = [move for move in moves if len(aims_of(model, move)) == len(used)]
    if len(whole) == 1 and (len(moves) == 1 or not throws(model)):
        return whole[0]
    only = len(moves) == 1 and isinstance(moves[0], Attack)
    return moves[0] if only else None


def _same(model: HamModel, first: int, second: int) -> bool:
    cards = model.sight.cards
    return cards[first].twin == cards[second].twin


def _question(model: HamModel) -> tuple[object, ...]:
    """Return what a choice belongs to: who looks, what is asked, and what may be asked for."""
    sight = model.sight
    return (model.viewer, sight.stack[-1] if sight.stack else None, model.legal)
