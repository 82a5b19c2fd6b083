"""Why a Marker cannot go to a space, or be taken from it."""

from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.hemloch.city import CELLS_AT
from client.games.hemloch.components import Location
from client.games.hemloch.moves import Lift, MarkerMove, Place, Replace
from client.games.hemloch.names import place_link
from client.games.hemloch.steps import Question, ToPlace, ToReplace


def why_not_marker(step: Question, move: MarkerMove) -> Refusal:
    """Explain why this answer to a question about Markers is none."""
    if not 0 <= move.space < len(CELLS_AT[move.location]):
        text = N_("The {location} has no such Influence Space.")
        return Refusal(text, rule="2", location=place_link(move.location))
    match move:
        case Place(location, space):
            return _why_not_place(step, location, space)
        case Lift():
            return Refusal(N_("None of your Markers lies there."), rule="5.2")
        case Replace(location):
            if isinstance(step, ToReplace) and location != step.location:
                text = N_("Only Markers at the {location} can be replaced now.")
                return Refusal(text, rule="5.1", location=place_link(step.location))
            return Refusal(N_("No opposing Marker lies there."), rule="5.1")
        case _:
            assert_never(move)


def _why_not_place(step: Question, location: Location, space: int) -> Refusal:
    if isinstance(step, ToPlace):
        if location not in step.locations:
            text = N_("This Marker belongs to the {location}.")
            return Refusal(text, rule="4.2", location=place_link(step.locations[0]))
        if step.left == CELLS_AT[location][space]:
            return Refusal(N_("A Marker that moves must end on another space."), rule="5.2")
    return Refusal(N_("A Marker lies there already."), rule="4.2")
