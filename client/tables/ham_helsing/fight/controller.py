"""What clicks mean in a fight: points are put in and taken out freely, then all are played in the rules' order."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import COLOURS
from client.games.ham_helsing.fight import commit_moves, declare_moves
from client.games.ham_helsing.frames import (
    POINTS,
    CommitFrame,
    DeclareFrame,
    RerollFrame,
    RerollPickFrame,
)
from client.games.ham_helsing.moves import Commit, CommitDone, Declare, KeepDice, Move, Reroll
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.showing import Choice, fight_frame
from client.tables.ham_helsing.fight.spots import FightAnswerSpot, FightDieSpot, LanePointSpot, LaneSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Ask, AskButton, AskSpot, Intent, Spot
from client.ui.keys import Action

Acts = Intent[Move]
NOTHING: Acts = Intent()


class FightController:
    """Keeps the points that are chosen but not yet thrown in, and the colours of wild attacks."""

    def __init__(self) -> None:
        self.model: HamModel | None = None
        self.choice = Choice()

    def show(self, model: HamModel) -> None:
        """Take over a new sight; a choice that belongs to another question is dropped."""
        before = self.model
        self.model = model
        if before is None or fight_frame(before.sight) != fight_frame(model.sight) or not model.legal:
            self.choice = _first_choice(model)

    def cancel(self) -> bool:
        """Take back what is chosen; False if nothing was."""
        first = Choice() if self.model is None else _first_choice(self.model)
        had = self.choice != first
        self.choice = first
        return had

    # ------------------------------------------------------------------ clicks
    def click(self, spot: Spot) -> Acts:
        """Take a click on the fight or on a button of the prompt."""
        model = self.model
        if model is None or not model.legal:
            return NOTHING
        match fight_frame(model.sight), spot:
            case (CommitFrame(), AskSpot(name)):
                return self._commit_button(name)
            case (CommitFrame() as frame, LaneSpot(kind)):
                index = POINTS.index(kind)
                full = self.choice.points[index] >= frame.avail[index]
                self._put(index, 0 if full else frame.avail[index])
            case (CommitFrame(), LanePointSpot(kind, nth)):
                index = POINTS.index(kind)
                self._put(index, nth if nth < self.choice.points[index] else nth + 1)
            case (DeclareFrame(), AskSpot("roll")):
                return Intent(self.declared())
            case (DeclareFrame(), LaneSpot(kind) | LanePointSpot(kind)):
                self._call(kind)
            case (RerollFrame() | RerollPickFrame(), _):
                return _answer(model, spot)
            case _:
                pass
        return NOTHING

    def _commit_button(self, name: str) -> Acts:
        frame = self._commit_frame()
        if frame is None:
            return NOTHING
        if name == "all":
            self.choice = self.choice._replace(points=frame.avail)
        return Intent(self.committed()) if name == "attack" and any(self.choice.points) else NOTHING

    def _put(self, index: int, count: int) -> None:
        """Throw so many points of a kind in, no fewer than are already played and no kind that is past."""
        frame = self._commit_frame()
        if frame is None or index < frame.last:
            return
        points = list(self.choice.points)
        points[index] = max(frame.com[index], count)
        self.choice = self.choice._replace(points=tuple(points))

    def _call(self, kind: str) -> None:
        """Give the next wild attack a colour; a click where none is left takes those of the lane back."""
        frame = None if self.model is None else fight_frame(self.model.sight)
        if not isinstance(frame, DeclareFrame) or kind not in COLOURS:
            return
        index = COLOURS.index(kind)
        wilds = list(self.choice.wilds)
        if sum(wilds) < frame.left and index >= frame.last:
            wilds[index] += 1
        elif wilds[index]:
            wilds[index] = 0
        self.choice = self.choice._replace(wilds=tuple(wilds))

    def _commit_frame(self) -> CommitFrame | None:
        frame = None if self.model is None else fight_frame(self.model.sight)
        return frame if isinstance(frame, CommitFrame) else None

    # ------------------------------------------------------------------ what is played
    def committed(self) -> tuple[Move, ...]:
        """Return the moves that throw the chosen points in; those that the rules make by themselves are left out."""
        frame = self._commit_frame()
        return () if frame is None or self.model is None else commits_for(self.model.sight, frame, self.choice.points)

    def declared(self) -> tuple[Move, ...]:
        """Return the moves that give all wild attacks their colours; nothing while some have none."""
        frame = None if self.model is None else fight_frame(self.model.sight)
        if not isinstance(frame, DeclareFrame) or self.model is None or sum(self.choice.wilds) < frame.left:
            return ()
        return declares_for(self.model.sight, frame, self.choice.wilds)

    # ------------------------------------------------------------------ what is said
    def ask(self) -> Ask:
        """Say what is asked, with the buttons of the step."""
        if self.model is None:
            raise LookupError("nothing has been shown yet")
        sight = self.model.sight
        match fight_frame(sight):
            case CommitFrame(c):
                nothing = None if any(self.choice.points) else Phrase(N_("Choose at least one point."))
                return Ask(
                    Phrase(N_("{hero}, choose the points that you throw in"), hero=names.hero_of(sight, c)),
                    Phrase(N_("Click points to put them in or take them out. What you keep is left for Minions.")),
                    (
                        AskButton("all", Phrase(N_("Everything"))),
                        AskButton("attack", Phrase(N_("Attack")), primary=True, key=Action.CONFIRM, why_not=nothing),
                    ),
                )
            case DeclareFrame(left=left):
                open_wilds = left - sum(self.choice.wilds)
                text = NN_("Say the colour of {n} wild attack", "Say the colours of {n} wild attacks")
                some = Phrase(N_("Every wild attack needs a colour.")) if open_wilds else None
                return Ask(
                    Phrase(text, n=open_wilds) if open_wilds else Phrase(N_("All is ready: roll the dice")),
                    Phrase(N_("Click a lane. A block on the dice stops one whole colour, so it is safer to spread.")),
                    (AskButton("roll", Phrase(N_("Roll the dice")), primary=True, key=Action.CONFIRM, why_not=some),),
                )
            case RerollPickFrame():
                return Ask(
                    Phrase(N_("Which face counts, the old one or the new one?")),
                    Phrase(N_("Both results stand below the lanes.")),
                )
            case _:
                n = 0 if sight.turn is None else sight.turn.icons.count("X")
                text = NN_("Keep the dice, or spend your reroll?", "Keep the dice, or spend one of {n} rerolls?")
                return Ask(Phrase(text, n=n), Phrase(N_("After a reroll you choose between the old and the new face.")))


def _first_choice(model: HamModel) -> Choice:
    frame = fight_frame(model.sight)
    return Choice(points=frame.com) if isinstance(frame, CommitFrame) else Choice()


def is_answered(sight: HamState) -> bool:
    """Tell whether a fight is at a question with large answers."""
    return isinstance(fight_frame(sight), RerollFrame | RerollPickFrame)


def answers_of(model: HamModel) -> tuple[Move, ...]:
    """Return the large answers that are offered below the lanes."""
    return model.legal if is_answered(model.sight) else ()


def _answer(model: HamModel, spot: Spot) -> Acts:
    answers = answers_of(model)
    if isinstance(spot, FightAnswerSpot) and spot.nth < len(answers):
        return Intent((answers[spot.nth],))
    if isinstance(spot, FightDieSpot) and Reroll(spot.die) in answers:
        return Intent((Reroll(spot.die),))
    return NOTHING


def spot_of(model: HamModel, move: Move) -> Spot | None:
    """Return where a hint at a move of the fight points."""
    match move:
        case Commit(icon):
            return LaneSpot(icon)
        case Declare(colour):
            return LaneSpot(colour)
        case CommitDone():
            return AskSpot("attack")
        case KeepDice() | Reroll():
            return FightAnswerSpot(answers_of(model).index(move)) if move in answers_of(model) else None
        case _ if move in answers_of(model):
            return FightAnswerSpot(answers_of(model).index(move))
        case _:
            return None


def targets_of(model: HamModel, choice: Choice) -> frozenset[Spot]:
    """Return what takes a click now."""
    if not model.legal:
        return frozenset()
    match fight_frame(model.sight):
        case CommitFrame() as frame:
            kinds = [(kind, i) for i, kind in enumerate(POINTS) if i >= frame.last and frame.avail[i] > frame.com[i]]
            points = [LanePointSpot(kind, n) for kind, i in kinds for n in range(frame.com[i], frame.avail[i])]
            return frozenset({*points, *(LaneSpot(kind) for kind, _ in kinds)})
        case DeclareFrame() as frame:
            room = sum(choice.wilds) < frame.left
            lanes = [k for i, k in enumerate(COLOURS) if (room and i >= frame.last) or choice.wilds[i]]
            return frozenset(LaneSpot(kind) for kind in lanes)
        case _:
            answers = answers_of(model)
            dice = [FightDieSpot(move.die) for move in answers if isinstance(move, Reroll)]
            return frozenset({*dice, *(FightAnswerSpot(i) for i in range(len(answers)))})


def commits_for(sight: HamState, frame: CommitFrame, points: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the moves that commit so many points of each kind and end choosing.

    Where one move is the only one left, the rules make it themselves.
    """
    moves: list[Move] = []
    for kind, icon in enumerate(POINTS):
        while frame.com[kind] < points[kind]:
            if len(commit_moves(sight, frame)) > 1:
                moves.append(Commit(icon))
            com = (*frame.com[:kind], frame.com[kind] + 1, *frame.com[kind + 1 :])
            frame = frame._replace(com=com, last=kind)
    if len(commit_moves(sight, frame)) > 1:
        moves.append(CommitDone())
    return tuple(moves)


def declares_for(sight: HamState, frame: DeclareFrame, wilds: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the moves that give the wild attacks these colours; the rules make those without a choice."""
    moves: list[Move] = []
    for index, colour in enumerate(COLOURS):
        for _ in range(wilds[index]):
            if len(declare_moves(sight, frame)) > 1:
                moves.append(Declare(colour))
            frame = frame._replace(last=index)
    return tuple(moves)
