"""The open question, as the kind that a rule expects."""

from typing import TypeVar

from client.games.henchmania.questions import Question
from client.games.henchmania.state import Duel, HenchmaniaState

Q = TypeVar("Q", bound=Question)


def asked(state: HenchmaniaState, kind: type[Q]) -> Q:
    """Return the open question.

    Raises:
        LookupError: another one is open, so the move was not legal.
    """
    question = state.decision
    if not isinstance(question, kind):
        raise LookupError(f"the open question is {question}")  # noqa: TRY004 - the state is wrong, not a type
    return question


def under_way(state: HenchmaniaState) -> Duel:
    """Return the duel that is being fought.

    Raises:
        LookupError: there is none.
    """
    if state.duel is None:
        raise LookupError("no duel is under way")
    return state.duel
