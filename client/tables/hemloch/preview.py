"""What the viewer is about to do, as far as it may be seen on the boards before it is done."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.hemloch.bag import ONE
from client.games.hemloch.city import CELLS_AT, cells_in
from client.games.hemloch.components import (
    ACTIVATES,
    AT_HOME,
    MINIONS,
    PLACES,
    Card,
    Cell,
    Location,
)
from client.games.hemloch.influence import influence, totals_at
from client.games.hemloch.marker_worth import loss_of_marker, worth_of_marker
from client.games.hemloch.moves import Play
from client.games.hemloch.names import place_name
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import ToLift, ToPlace, ToReplace
from client.games.hemloch.verbs import PlaceMarkers, ReplaceMarkers
from client.tables.hemloch.controller import Controller
from client.tables.hemloch.meaning import location_of
from client.tables.hemloch.places import HemlochModel, question_of
from client.tables.table import Pointing

NO_WORTHS: Mapping[Cell, int] = MappingProxyType({})


class Preview(NamedTuple):
    """``location`` is what is pointed at; ``card`` would be played there."""

    location: Location | None = None
    card: Card | None = None
    worths: Mapping[Cell, int] = NO_WORTHS
    """What a Marker of the viewer more, or less, on a space would change."""
    asked: bool = False
    """Whether ``worths`` are those of a choice that is being made, or soon will be."""


def preview_of(model: HemlochModel, controller: Controller, pointing: Pointing) -> Preview:
    """Return what is about to be done with what is chosen, where the pointer or the keyboard is."""
    spot = pointing.hover or pointing.focus
    location = None if spot is None else location_of(spot)
    asked = asked_worths(model)
    card = controller.held_card
    if card is None or location is None or Play(card, location) not in model.legal:
        if asked or location is None:
            return Preview(location, None, asked, asked=bool(asked))
        return Preview(location, None, worths_at(model.sight, model.viewer, location))
    return Preview(location, card, _played_worths(model.sight, model.viewer, card, location), asked=True)


def asked_worths(model: HemlochModel) -> dict[Cell, int]:
    """Return what each space that the viewer may choose now would change."""
    if not model.legal:
        return {}
    asked, mine = question_of(model.sight), model.sight.placed[model.viewer]
    match asked:
        case ToPlace(locations=locations, left=left):
            cells = [cell for location in locations for cell in CELLS_AT[location] if model.sight.empty >> cell & 1]
            return {cell: worth_of_marker(mine, cell) for cell in cells if cell != left}
        case ToReplace(location=location):
            theirs = model.sight.placed[1 - model.viewer]
            return {cell: worth_of_marker(mine, cell) for cell in CELLS_AT[location] if theirs >> cell & 1}
        case ToLift():
            return {cell: -loss_of_marker(mine, cell) for cell in cells_in(mine)}
        case _:
            return {}


def worths_at(sight: HemlochState, seat: int, location: Location) -> dict[Cell, int]:
    """Return what a Marker of a seat would add on each empty space of a Location."""
    return {cell: worth_of_marker(sight.placed[seat], cell) for cell in CELLS_AT[location] if sight.empty >> cell & 1}


def _played_worths(sight: HemlochState, seat: int, card: Card, location: Location) -> dict[Cell, int]:
    """Return what the spaces would be worth on which a Minion, played here, would put a Marker."""
    verb = MINIONS[card].verb
    if isinstance(verb, PlaceMarkers):
        return worths_at(sight, seat, location)
    if isinstance(verb, ReplaceMarkers):
        theirs = sight.placed[1 - seat]
        return {cell: worth_of_marker(sight.placed[seat], cell) for cell in CELLS_AT[location] if theirs >> cell & 1}
    return {}


def totals_after(sight: HemlochState, seat: int, card: Card, location: Location) -> tuple[int, int]:
    """Return the influence of (the seat, the other) once a Minion lies there."""
    totals = totals_at(sight, location)
    return influence(sight.side(location, seat) + ONE[card], location), totals[1 - seat]


def preview_words(model: HemlochModel, preview: Preview) -> Phrase | None:
    """Say what playing the chosen card where the pointer is would bring."""
    card, location = preview.card, preview.location
    if card is None or location is None:
        return None
    mine, theirs = totals_after(model.sight, model.viewer, card, location)
    return Phrase(
        N_("{place}: {lead} {then}"),
        place=place_name(location),
        lead=Phrase(_lead_words(mine - theirs), mine=mine, theirs=theirs),
        then=_then_words(preview, card, location),
    )


def _lead_words(lead: int) -> str:
    if lead > 0:
        return N_("you would lead {mine} : {theirs}.")
    return N_("it would be tied at {mine}.") if lead == 0 else N_("you would be behind {mine} : {theirs}.")


def _then_words(preview: Preview, card: Card, location: Location) -> Phrase:
    """Name what a Minion finds at a Location: its home, an ability, a good space."""
    if preview.worths:
        return Phrase(N_("A Marker there is worth up to +{best}."), best=max(preview.worths.values()))
    if ACTIVATES[card] == location:
        return Phrase(N_("It activates: {ability}"), ability=Phrase(PLACES[location].text))
    if card in AT_HOME[location]:
        return Phrase(N_("It is at home there: +1."))
    return Phrase("")
