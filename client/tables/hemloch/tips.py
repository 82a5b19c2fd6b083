"""Notes beside what is pointed at."""

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.hemloch.bag import count_of, size_of
from client.games.hemloch.city import LOCATION_OF, points_at
from client.games.hemloch.components import (
    FACTIONS,
    ITEM_KINDS,
    ITEMS,
    LOCATIONS,
    MINIONS,
    PLACES,
    WEEK_CARDS,
    Card,
    Cell,
    Item,
    Location,
)
from client.games.hemloch.influence import totals_at
from client.games.hemloch.marker_worth import worth_of_marker
from client.games.hemloch.names import cards_listed, place_name
from client.games.hemloch.state import HemlochState
from client.tables.hemloch.ends import ends_of
from client.tables.hemloch.meaning import card_at, pile_card
from client.tables.hemloch.paint_calendar import card_of
from client.tables.hemloch.places import HemlochModel, cards_in
from client.tables.hemloch.spots import (
    BacksSpot,
    CalendarSpot,
    CellSpot,
    DeckSpot,
    DiscardSpot,
    EndSpot,
    ItemSpot,
    LocationSpot,
    StockSpot,
    SupplySpot,
    WeekSpot,
)
from client.tables.seat_words import whose
from client.tables.table import Spot, Tip


def seen_card(model: HemlochModel, spot: Spot, pile: int | None) -> Card | None:
    """Return the open Minion at a spot; ``pile`` is the seat whose discards are spread out."""
    found = card_at(model, spot)
    if found is not None:
        return found
    if isinstance(spot, DiscardSpot) and model.sight.discards[spot.seat]:
        return model.sight.discards[spot.seat][-1]
    return pile_card(model.sight, pile, spot)


def seen_item(spot: Spot) -> Item | None:
    """Return the item at a spot."""
    return ITEM_KINDS[spot.item] if isinstance(spot, ItemSpot | SupplySpot) else None


def tip_of(model: HemlochModel, spot: Spot, pile: int | None) -> Tip | None:
    """Return the note beside a spot."""
    card, item = seen_card(model, spot, pile), seen_item(spot)
    if card is not None:
        return Tip(Phrase(MINIONS[card].name), _card_words(model, card, spot))
    if item is not None:
        return Tip(Phrase(ITEMS[item].name), _item_words(item, spot))
    return _place_tip(model, spot) or _pile_tip(model.sight, spot)


def _place_tip(model: HemlochModel, spot: Spot) -> Tip | None:
    match spot:
        case LocationSpot(location):
            return _location_tip(model, LOCATIONS[location])
        case CellSpot(cell):
            return _cell_tip(model, Cell(cell))
        case WeekSpot(location):
            return _week_tip(model.sight, LOCATIONS[location])
        case CalendarSpot() if model.sight.festival is not None:
            return _week_tip(model.sight, model.sight.festival)
        case EndSpot(nth):
            stand = ends_of(model.sight)[nth]
            return Tip(Phrase(stand.title), Phrase(stand.words))
        case _:
            return None


def _pile_tip(sight: HemlochState, spot: Spot) -> Tip | None:
    """Return the note beside a pile; its title is its name."""
    match spot:
        case DeckSpot():
            words = N_("When it is empty, the match ends with that Night or Day. A closer look shows what is left.")
            return Tip(Phrase(N_("Deck")), Phrase(words))
        case StockSpot():
            words = N_("A Marker is worth 1 point, 2 where it touches another of its house.")
            return Tip(Phrase(N_("Markers")), Phrase(words))
        case DiscardSpot():
            return Tip(Phrase(N_("Discards")), Phrase(N_("There are none yet.")))
        case BacksSpot():
            return _hand_tip(sight)
        case _:
            return None


def _hand_tip(sight: HemlochState) -> Tip | None:
    viewer = sight.viewer
    if viewer is None:
        return None
    seat = 1 - viewer
    known = cards_in(sight.known[seat])
    title = Phrase(N_("Hand of {name}"), name=SeatName(seat))
    words = Phrase(NN_("{n} card.", "{n} cards."), n=size_of(sight.hands[seat]))
    if not known:
        return Tip(title, words)
    return Tip(title, Phrase(N_("{count} You have seen {cards}."), count=words, cards=cards_listed(known)))


def _card_words(model: HemlochModel, card: Card, spot: Spot) -> Phrase:
    minion = MINIONS[card]
    faction = FACTIONS[minion.faction]
    facts = Phrase(N_("{words}"), words=Phrase(minion.text))
    if faction.home is not None and faction.activates is not None:
        facts = Phrase(
            N_("{words} *{faction}*: at home in {home}, activates {place}."),
            words=Phrase(minion.text),
            faction=Phrase(faction.name),
            home=place_name(faction.home),
            place=place_name(faction.activates),
        )
    if isinstance(spot, DiscardSpot):
        count = len(model.sight.discards[spot.seat])
        text = NN_("{words} Click to leaf through {n} card.", "{words} Click to leaf through {n} cards.")
        return Phrase(text, words=facts, n=count)
    return facts


def _item_words(item: Item, spot: Spot) -> Phrase:
    words = Phrase(ITEMS[item].text)
    cost = Phrase(N_("Free to use.") if not ITEMS[item].cost else N_("Costs 1 Action."))
    if isinstance(spot, ItemSpot) and not spot.fresh:
        return Phrase(N_("{words} *Used:* worth 1 point until it is turned again."), words=words)
    return Phrase(N_("{words} *{cost}* Worth 2 points while it is fresh."), words=words, cost=cost)


def _location_tip(model: HemlochModel, location: Location) -> Tip:
    place = PLACES[location]
    mine, theirs = totals_at(model.sight, location)[:: 1 if model.viewer == 0 else -1]
    words = Phrase(
        N_("Influence {mine} : {theirs}. {home} count 1 more here. {icon} activate it: {ability}"),
        mine=mine,
        theirs=theirs,
        home=Phrase(FACTIONS[place.home].name),
        icon=Phrase(FACTIONS[place.icon].name),
        ability=Phrase(place.text),
    )
    return Tip(Phrase(place.name), words)


def _cell_tip(model: HemlochModel, cell: Cell) -> Tip:
    sight, location = model.sight, LOCATION_OF[cell]
    owner = next((seat for seat in range(2) if sight.placed[seat] >> cell & 1), None)
    title = Phrase(PLACES[location].name)
    if owner is not None:
        texts = (
            NN_("All of your Markers here: {n} point.", "All of your Markers here: {n} points."),
            NN_("All Markers of {name} here: {n} point.", "All Markers of {name} here: {n} points."),
        )
        return Tip(title, whose(owner, model.viewer, texts, n=points_at(location, sight.placed[owner])))
    worth = [worth_of_marker(sight.placed[seat], cell) for seat in range(2)]
    text = N_("A Marker of yours would add *+{mine}* here, one of {name} +{theirs}. Those that touch are worth 2.")
    other = 1 - model.viewer
    return Tip(title, Phrase(text, mine=worth[model.viewer], theirs=worth[other], name=SeatName(other)))


def _week_tip(sight: HemlochState, location: Location) -> Tip:
    card = card_of(sight, location)
    text = N_("The Festival is at the {location}: nobody plays there.")
    if WEEK_CARDS[card].is_day:
        text = N_("The Festival is at the {location}: nobody plays there. All influence is checked at its end.")
    return Tip(Phrase(WEEK_CARDS[card].name), Phrase(text, location=place_name(location)))


def copies_of(sight: HemlochState, seat: int, card: Card) -> int:
    """Return how many copies of a Minion a seat has anywhere."""
    return count_of(sight.pools[seat], card)
