"""Lists what can be pointed at, with its place and its name."""

from collections.abc import Iterator

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.hemloch.bag import count_of, size_of
from client.games.hemloch.city import CELLS_AT, SPACE_OF
from client.games.hemloch.components import ITEM_KINDS, LOCATIONS, Location
from client.games.hemloch.influence import totals_at
from client.games.hemloch.names import card_link, cards_listed, item_link, place_name, week_card_name
from client.games.hemloch.steps import ToDiscard
from client.tables.hemloch.ends import ends_of
from client.tables.hemloch.paint_calendar import card_of
from client.tables.hemloch.places import DraftPlaces, HemlochModel, PilePlaces, Places, cards_in, question_of, stacks_of
from client.tables.hemloch.spots import (
    BacksSpot,
    CalendarSpot,
    CellSpot,
    DeckSpot,
    DiscardSpot,
    EndSpot,
    GroupSpot,
    HandSpot,
    HandZoneSpot,
    ItemSpot,
    ItemZoneSpot,
    LocationSpot,
    MinionSpot,
    PileCardSpot,
    PileSheetSpot,
    ProfileSpot,
    SeatSpot,
    StockSpot,
    SupplySpot,
    WeekSpot,
)
from client.tables.seat_words import whose
from client.tables.table import SpotBox


def spots_of(model: HemlochModel, places: Places) -> list[SpotBox]:
    """List hand and own things first, then the middle, then the others; of two that overlap the later is on top."""
    if places.draft is not None:
        return [*_draft(model, places.draft)]
    viewer = model.viewer
    boxes = [*_hand(model, places), *_own(model, places)]
    if places.pile is not None:
        boxes += _pile(model, places.pile)
    else:
        for location in LOCATIONS if viewer == 0 else LOCATIONS[::-1]:
            boxes += _board(model, places, location)
    boxes += _seat(model, places, 1 - viewer)
    boxes += _sides(model, places)
    return boxes


def _hand(model: HemlochModel, places: Places) -> Iterator[SpotBox]:
    yield SpotBox(HandZoneSpot(), places.zones.hand, Phrase(N_("Your hand")))
    robbed = isinstance(question_of(model.sight), ToDiscard)
    text = N_("{card}, to be discarded") if robbed and model.legal else N_("{card} in your hand")
    for i, (card, rect) in enumerate(zip(cards_in(model.sight.hands[model.viewer]), places.hand, strict=True)):
        yield SpotBox(HandSpot(i), rect, Phrase(text, card=card_link(card)))


def _own(model: HemlochModel, places: Places) -> Iterator[SpotBox]:
    seat = model.viewer
    yield SpotBox(SeatSpot(seat), places.zones.own, Phrase(N_("Your own panel")))
    yield SpotBox(ItemZoneSpot(), places.zones.items, Phrase(N_("Your Potions and Trinkets")))
    yield from _things(model, places, seat)


def _things(model: HemlochModel, places: Places, seat: int) -> Iterator[SpotBox]:
    """Yield the piles, the Markers and the items of a seat."""
    sight, parts, viewer = model.sight, places.parts[seat], model.viewer
    markers = (
        NN_("{n} unused Marker of yours", "{n} unused Markers of yours"),
        NN_("{n} unused Marker of {name}", "{n} unused Markers of {name}"),
    )
    side = min(parts.stock[3], 66.0)
    x, y, _, h = parts.stock
    stock = (x, y + (h - side) / 2, side, side)
    yield SpotBox(StockSpot(seat), stock, whose(seat, viewer, markers, n=sight.markers[seat]))
    deck = (
        NN_("Your deck, {n} card", "Your deck, {n} cards"),
        NN_("Deck of {name}, {n} card", "Deck of {name}, {n} cards"),
    )
    yield SpotBox(DeckSpot(seat), parts.deck, whose(seat, viewer, deck, n=len(sight.decks[seat])))
    pile = (
        NN_("Your discards, {n} card", "Your discards, {n} cards"),
        NN_("Discards of {name}, {n} card", "Discards of {name}, {n} cards"),
    )
    yield SpotBox(DiscardSpot(seat), parts.discard, whose(seat, viewer, pile, n=len(sight.discards[seat])))
    for stack in stacks_of(sight, seat):
        texts = (N_("Your {item}, used"), N_("{item} of {name}, used"))
        if stack.fresh:
            texts = (N_("Your {item}, fresh"), N_("{item} of {name}, fresh"))
        rect = places.items[seat, stack.item, stack.fresh]
        label = whose(seat, viewer, texts, item=item_link(stack.item))
        yield SpotBox(ItemSpot(seat, stack.item, stack.fresh), rect, label)


def _board(model: HemlochModel, places: Places, location: Location) -> Iterator[SpotBox]:
    sight, parts, name = model.sight, places.boards[location], place_name(location)
    totals = totals_at(sight, location)
    words = Phrase(
        N_("{location}, {mine} to {theirs}"),
        location=name,
        mine=totals[model.viewer],
        theirs=totals[1 - model.viewer],
    )
    yield SpotBox(LocationSpot(location), parts.board, words)
    for cell in CELLS_AT[location]:
        owner = next((seat for seat in range(2) if sight.placed[seat] >> cell & 1), None)
        number = SPACE_OF[cell] + 1
        label = Phrase(N_("{location}, space {number}"), location=name, number=number)
        if owner is not None:
            texts = (N_("Your Marker, space {number}"), N_("Marker of {name}, space {number}"))
            label = whose(owner, model.viewer, texts, number=number)
        yield SpotBox(CellSpot(cell), places.cell(cell), label)
    for (at, seat, card), rect in places.minions.items():
        if at == location:
            count = count_of(sight.side(location, seat), card)
            texts = (N_("Your {card}"), N_("{card} of {name}"))
            if count > 1:
                texts = (N_("Your {card}, x{count}"), N_("{card} of {name}, x{count}"))
            label = whose(seat, model.viewer, texts, card=card_link(card), count=count)
            yield SpotBox(MinionSpot(location, seat, card), rect, label)


def _seat(model: HemlochModel, places: Places, seat: int) -> Iterator[SpotBox]:
    name = SeatName(seat)
    yield SpotBox(SeatSpot(seat), places.zones.rival, Phrase(N_("{name}"), name=name))
    hand = NN_("Hand of {name}, {n} card", "Hand of {name}, {n} cards")
    label = Phrase(hand, n=size_of(model.sight.hands[seat]), name=name)
    yield SpotBox(BacksSpot(), places.parts[seat].backs, label)
    yield from _things(model, places, seat)


def _sides(model: HemlochModel, places: Places) -> Iterator[SpotBox]:
    """Yield the calendar, the supply and the conditions of the end."""
    sight = model.sight
    if sight.week_card is not None:
        words = Phrase(N_("{card}, now"), card=week_card_name(sight.week_card))
        yield SpotBox(CalendarSpot(), places.zones.week, words)
    for location in LOCATIONS:
        yield SpotBox(WeekSpot(location), places.week[location], week_card_name(card_of(sight, location)))
    for item in ITEM_KINDS:
        text = NN_("{item}, {n} left", "{item}, {n} left")
        words = Phrase(text, n=count_of(sight.supply, item), item=item_link(item))
        yield SpotBox(SupplySpot(item), places.supply[item], words)
    for nth, stand in enumerate(ends_of(sight)):
        words = Phrase(N_("{title}: {now} of {most}"), title=Phrase(stand.title), now=stand.now, most=stand.most)
        yield SpotBox(EndSpot(nth), places.ends[nth], words)


def _pile(model: HemlochModel, pile: PilePlaces) -> Iterator[SpotBox]:
    yield SpotBox(PileSheetSpot(), pile.sheet, Phrase(N_("Fold the discards up")))
    for i, card in enumerate(model.sight.discards[pile.seat]):
        yield SpotBox(PileCardSpot(i), pile.cards[i], Phrase(N_("{card}"), card=card_link(card)))


def _draft(model: HemlochModel, draft: DraftPlaces) -> Iterator[SpotBox]:
    for number, (group, tile) in enumerate(zip(model.sight.groups, draft.tiles, strict=True)):
        if group is not None:
            yield SpotBox(GroupSpot(number), tile, Phrase(N_("{cards}"), cards=cards_listed(group)))
    for seat, rect in zip((model.viewer, 1 - model.viewer), draft.zones.profiles, strict=True):
        texts = (N_("What you have drafted"), N_("What {name} has drafted"))
        yield SpotBox(ProfileSpot(seat), rect, whose(seat, model.viewer, texts))
