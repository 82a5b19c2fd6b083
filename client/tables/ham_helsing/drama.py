"""What a step looks like."""

from collections.abc import Sequence
from typing import TypeAlias

from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.places import Places
from client.tables.stage import Stage
from client.ui.clips import Clip

HamStage: TypeAlias = Stage[Places, HamState, Move]


def before(stage: HamStage, events: Sequence[Event]) -> Clip | None:  # noqa: ARG001
    """Act out what happened on the picture as it was."""
    return None


def after(stage: HamStage, events: Sequence[Event]) -> Clip | None:  # noqa: ARG001
    """Act out what went to a new place."""
    return None
