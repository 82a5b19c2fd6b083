"""The answers that are offered on the stage of a duel, and what each promises."""

from client.games.henchmania.moves import Decline, DuelCard, Guard, Move, Weapon
from client.games.henchmania.questions import (
    AskAfterAttack,
    AskAfterDefence,
    AskGuard,
    AskHeal,
    AskPrepare,
    AskWeapon,
    Question,
)
from client.games.henchmania.state import HenchmaniaState
from client.tables.table import Model

DUEL_QUESTIONS = (AskGuard, AskWeapon, AskPrepare, AskAfterAttack, AskAfterDefence, AskHeal)


def is_of_duel(question: Question | None) -> bool:
    """Tell whether a question belongs to a duel."""
    return isinstance(question, DUEL_QUESTIONS)


def answers_of(model: Model[HenchmaniaState, Move]) -> tuple[Move, ...]:
    """Return the moves that are offered on the stage, none while the viewer is not asked."""
    sight = model.sight
    return tuple(model.legal) if sight.duel is not None and is_of_duel(sight.decision) else ()


def is_refusal(move: Move) -> bool:
    """Tell whether a move leaves things as they are."""
    return not isinstance(move, Guard | DuelCard | Weapon) or isinstance(move, Decline)
