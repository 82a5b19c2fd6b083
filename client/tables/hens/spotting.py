"""Lists what can be pointed at, with its place and its name."""

from collections.abc import Iterator

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.hens.card_words import card_link
from client.games.hens.components import FACE_DOWN, ROUNDS, Card
from client.games.hens.grid import Cell
from client.games.hens.state import Phase
from client.games.hens.words import place_words
from client.tables.hens.controller import Controller
from client.tables.hens.paint_hand import rooster_place
from client.tables.hens.places import HensModel, Places
from client.tables.hens.spots import (
    CellSpot,
    DeckSpot,
    GoalSpot,
    HandSpot,
    HandZoneSpot,
    LadderSpot,
    NeighbourSpot,
    PileSpot,
    RoosterSpot,
    SheetSpot,
    YardSpot,
)
from client.tables.hens.tally import sheet_of, stand_of
from client.tables.seat_words import whose
from client.tables.table import SpotBox


def spots_of(model: HensModel, places: Places, controller: Controller) -> list[SpotBox]:
    """List the hand first, then the own yard, the middle and the others; where two overlap the later is on top."""
    boxes: list[SpotBox] = []
    if controller.asked is Phase.DRAW:
        boxes.append(SpotBox(HandZoneSpot(), places.hand_zone, Phrase(N_("Your hand"))))
    order = sorted(range(len(controller.hand)), key=lambda i: i == controller.chosen)
    boxes += [SpotBox(HandSpot(i), places.hand[i], _card_words(controller, i)) for i in order]
    if places.rooster is not None and controller.asked is Phase.ROOSTER:
        boxes.append(SpotBox(RoosterSpot(), rooster_place(places.rooster), Phrase(N_("Your rooster"))))
    boxes += _cells(model, places, controller)
    boxes += _middle(model, places)
    boxes += _above(model, places)
    return boxes


def _card_words(controller: Controller, index: int) -> Phrase:
    words = N_("{card}, chosen") if index == controller.chosen else N_("{card}")
    return Phrase(words, card=card_link(controller.hand[index]))


def _cells(model: HensModel, places: Places, controller: Controller) -> Iterator[SpotBox]:
    """Yield the squares of the own yard: those with a card, and the open ones while a card is to be placed."""
    yard, shown = model.sight.yards[model.viewer], places.yards[model.viewer]
    opened = [spot.cell for spot in yard.spots] if controller.asked is Phase.PLACE else []
    for cell in sorted((*yard.hens, *yard.coops, *opened)):
        x, y = yard.point(cell)
        place = place_words(yard.box, cell)
        words = Phrase(N_("{what}, {place}"), what=_what(model, controller, cell), place=place)
        yield SpotBox(CellSpot(x, y), shown.rect(cell), words)


def _what(model: HensModel, controller: Controller, cell: Cell) -> Phrase:
    """Say what lies on a square, or what the held card would be there."""
    yard = model.sight.yards[model.viewer]
    if cell in yard.hens:
        return card_link(yard.hens[cell])
    if cell in yard.coops:
        under = yard.coops[cell]
        return Phrase(N_("Coop")) if under == FACE_DOWN else Phrase(N_("Coop over {card}"), card=card_link(under))
    side = None if controller.held is None else controller.side_at(controller.held, cell)
    if side is None:
        return Phrase(N_("Open square"))
    return Phrase(N_("Open for it as a hen")) if side == "hen" else Phrase(N_("Open for it as a coop"))


def _middle(model: HensModel, places: Places) -> Iterator[SpotBox]:
    sight, viewer = model.sight, model.viewer
    deck = Phrase(NN_("Deck of {n} card", "Deck of {n} cards"), n=len(sight.deck))
    yield SpotBox(DeckSpot(), places.middle.deck, deck)
    yield SpotBox(PileSpot(viewer), places.middle.own_pile, _pile_words(sight.discards[viewer], viewer, viewer))
    if places.middle.goals is not None and sight.goal_card is not None:
        yield SpotBox(GoalSpot(), places.middle.goals, Phrase(N_("Goals: {name}"), name=Phrase(sight.goal_card.name)))
    sheet = places.zones.sheet or places.own.head
    if sheet is not None:
        points = sheet_of(sight, stand_of(sight, viewer)).total
        yield SpotBox(SheetSpot(), sheet, Phrase(NN_("Score: {n} point", "Score: {n} points"), n=points))


def _pile_words(cards: tuple[Card, ...], seat: int, viewer: int) -> Phrase:
    if not cards:
        return whose(seat, viewer, (N_("Your empty discard pile"), N_("Empty discard pile of {name}")))
    texts = (
        NN_("Your discard pile: {n} card, on top {card}", "Your discard pile: {n} cards, on top {card}"),
        NN_("Discard pile of {name}: {n} card, on top {card}", "Discard pile of {name}: {n} cards, on top {card}"),
    )
    return whose(seat, viewer, texts, n=len(cards), card=card_link(cards[-1]))


def _above(model: HensModel, places: Places) -> Iterator[SpotBox]:
    """Yield the other seats, or what stands above in a solo match."""
    sight = model.sight
    for seat, parts in places.parts.items():
        points = sheet_of(sight, stand_of(sight, seat)).total
        text = NN_(
            "Yard of {name}: {n} point, {count} of {all} cards", "Yard of {name}: {n} points, {count} of {all} cards"
        )
        words = Phrase(text, name=SeatName(seat), n=points, count=sight.yards[seat].size, all=ROUNDS)
        yield SpotBox(YardSpot(seat), parts.yard, words)
        yield SpotBox(PileSpot(seat), parts.pile, _pile_words(sight.discards[seat], seat, model.viewer))
    if places.solo is None:
        return
    yield SpotBox(LadderSpot(), places.solo.ladder, Phrase(N_("The ladder of ranks")))
    if places.solo.pile is not None:
        cards = sight.neighbour or ()
        words = Phrase(N_("The neighbour's pile, empty"))
        if cards:
            text = NN_(
                "The neighbour's pile: {n} card, on top {card}", "The neighbour's pile: {n} cards, on top {card}"
            )
            words = Phrase(text, n=len(cards), card=card_link(cards[-1]))
        yield SpotBox(NeighbourSpot(), places.solo.pile, words)
