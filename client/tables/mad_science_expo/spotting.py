"""Lists what can be pointed at, with its place and its name."""

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.mad_science_expo.card_words import card_link
from client.games.mad_science_expo.components import EXHIBITS
from client.games.mad_science_expo.state import Phase
from client.tables.mad_science_expo.controller import Controller
from client.tables.mad_science_expo.paint_side import memory_rows
from client.tables.mad_science_expo.places import ExpoModel, Places
from client.tables.mad_science_expo.spots import (
    ArenaSpot,
    ExhibitSpot,
    HandSpot,
    PickSpot,
    StakeSpot,
    TeamCardSpot,
    TeamSpot,
)
from client.tables.seat_words import whose
from client.tables.table import SpotBox


def spots_of(model: ExpoModel, places: Places, controller: Controller) -> list[SpotBox]:
    """List the cards first, then the own things, the middle and the others; where two overlap the later is on top."""
    boxes = [SpotBox(HandSpot(i), rect, _card_words(controller, i)) for i, rect in enumerate(places.hand)]
    boxes += _seat_spots(model, places, model.viewer)
    boxes += [SpotBox(spot, rect, _memory_words(spot.seat)) for spot, rect in memory_rows(places, model)]
    if places.duel is not None:
        boxes += _duel_spots(model, places, controller)
    boxes += [SpotBox(StakeSpot(seat), rect, _stake_words(model, seat)) for seat, rect in places.gallery.items()]
    for seat in places.parts:
        boxes += _seat_spots(model, places, seat)
    return boxes


def _card_words(controller: Controller, index: int) -> Phrase:
    words = N_("{card}, chosen") if index in controller.chosen else N_("{card}")
    return Phrase(words, card=card_link(controller.hand[index]))


def _seat_spots(model: ExpoModel, places: Places, seat: int) -> list[SpotBox]:
    team = model.sight.teams[seat]
    viewer = model.viewer
    worth = whose(seat, viewer, (N_("Your team, worth {worth}"), N_("Team of {name}, worth {worth}")), worth=sum(team))
    boxes = [SpotBox(TeamSpot(seat), places.team_box(seat), worth)]
    for i, rect in enumerate(places.teams[seat]):
        words = whose(seat, viewer, (N_("Your {card}"), N_("{card} of {name}")), card=card_link(team[i]))
        boxes.append(SpotBox(TeamCardSpot(seat, i), rect, words))
    count = sum(len(cards) for cards in model.sight.recruited[seat])
    texts = (
        NN_("Your exhibit, {n} recruited", "Your exhibit, {n} recruited"),
        NN_("Exhibit of {name}, {n} recruited", "Exhibit of {name}, {n} recruited"),
    )
    words = whose(seat, viewer, texts, n=count)
    boxes.append(SpotBox(ExhibitSpot(seat), places.exhibit(seat), words))
    return boxes


def _duel_spots(model: ExpoModel, places: Places, controller: Controller) -> list[SpotBox]:
    boxes = [SpotBox(ArenaSpot(), places.zones.arena, Phrase(N_("The challenge")))]
    if places.duel is None or not controller.selecting:
        return boxes
    rects = places.duel.attack if model.sight.phase is Phase.ATTACK else places.duel.defence
    for i, (value, rect) in enumerate(zip(controller.values, rects, strict=False)):
        boxes.append(SpotBox(PickSpot(i), rect, Phrase(N_("{card}, pushed forward"), card=card_link(value))))
    return boxes


def _memory_words(seat: int) -> Phrase:
    return Phrase(N_("What you know of the hand of {name}"), name=SeatName(seat))


def _stake_words(model: ExpoModel, seat: int) -> Phrase:
    worth = sum(model.sight.teams[seat])
    exhibit = Phrase(EXHIBITS[seat].name)
    texts = N_("Your {exhibit}, team worth {worth}"), N_("{exhibit} of {name}, team worth {worth}")
    return whose(seat, model.viewer, texts, exhibit=exhibit, worth=worth)
