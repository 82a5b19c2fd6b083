"""What no match can hold, although its types are right: things that are too many, too few or in two places.

Source: the invariants of section 9 of the rules reference. How things came where they are is not asked.
"""

from collections import Counter
from itertools import chain

from client.core.refusal import InvalidPosition
from client.games.hemloch.city import CELLS_AT
from client.games.hemloch.components import (
    CARDS,
    GROUPS,
    ITEM_KINDS,
    ITEMS,
    LOCATIONS,
    MARKERS,
    MINIONS,
    PLACES,
    WEEK_CARDS,
    Location,
)
from client.games.hemloch.position_data import PositionData


def require(*, holds: bool, field: str, why: str) -> None:
    """Raise InvalidPosition for ``field`` unless it holds."""
    if not holds:
        raise InvalidPosition(field, why)


def check_things(data: PositionData) -> None:
    """Cards, Markers and items are all there, and once."""
    _check_places(data)
    _check_cards(data)
    _check_markers(data)
    _check_items(data)
    _check_week(data)


def _check_places(data: PositionData) -> None:
    """Every Location and every item is named, and every Location has its spaces."""
    for location in LOCATIONS:
        name = PLACES[location].id
        require(holds=location in data.board, field=f"board.{name}", why="is missing")
        require(holds=location in data.spaces, field=f"spaces.{name}", why="is missing")
        found, wanted = len(data.spaces[location]), len(CELLS_AT[location])
        require(holds=found == wanted, field=f"spaces.{name}", why=f"has {found} spaces instead of {wanted}")
    for item in ITEM_KINDS:
        require(holds=item in data.supply, field=f"supply.{ITEMS[item].id}", why="is missing")


def _check_cards(data: PositionData) -> None:
    """Hands, decks, discard piles, sides and groups hold both decks together."""
    groups = [group for group in data.groups if group is not None]
    piles = chain(data.hands, data.decks, data.discards, *data.board.values(), groups)
    everything = Counter(chain.from_iterable(piles))
    for card in CARDS:
        found, wanted = everything[card], 2 * MINIONS[card].copies
        why = f"{MINIONS[card].id}: {found} in all instead of {wanted}"
        require(holds=found == wanted, field="decks", why=why)
    for seat in range(2):
        is_part = not Counter(data.known[seat]) - Counter(data.hands[seat])
        require(holds=is_part, field=f"known.{seat}", why="names cards that are not in that hand")
    expected = GROUPS if data.options.get("draft") is True else 0
    require(holds=len(data.groups) == expected, field="groups", why=f"must have {expected} entries with these options")


def _check_markers(data: PositionData) -> None:
    on_board = Counter(chain.from_iterable(data.spaces.values()))
    for seat in range(2):
        found = data.markers[seat] + on_board[seat]
        require(holds=found == MARKERS, field=f"markers.{seat}", why=f"{found} in all instead of {MARKERS}")


def _check_items(data: PositionData) -> None:
    owned = Counter(each.item for items in data.items for each in items)
    for item in ITEM_KINDS:
        found, wanted = data.supply[item] + owned[item], ITEMS[item].copies
        require(holds=found == wanted, field=f"supply.{ITEMS[item].id}", why=f"{found} in all instead of {wanted}")


def _check_week(data: PositionData) -> None:
    """The four cards of the Week are of four Locations; what was not turned lies in the deck."""
    places = {WEEK_CARDS[card].festival for card in data.week_set}
    require(holds=len(places) == len(LOCATIONS), field="week_set", why="must hold one card of each Location")
    seen = [*data.week_deck, *([] if data.week_card is None else [data.week_card])]
    is_of_week = data.week_card is None or data.week_card in data.week_set
    require(holds=is_of_week, field="week_card", why="is not in week_set")
    require(holds=set(seen) <= set(data.week_set), field="week_deck", why="holds cards that are not in week_set")
    require(holds=len(seen) == len(set(seen)), field="week_deck", why="holds a card twice, or the one that was turned")
    if data.week_card is None:
        require(holds=not data.week_deck, field="week_deck", why="is empty before the first Night")
    day = 0 if data.week_card is None else len(LOCATIONS) - len(data.week_deck)
    require(holds=data.day == day, field="day", why=f"must be {day} with these cards in week_deck")


def festival_of(data: PositionData) -> Location | None:
    """Return the Location of the card that was turned last."""
    return None if data.week_card is None else WEEK_CARDS[data.week_card].festival
