"""What no match can hold, although its types are right.

Source: the last paragraphs of section 9 of the rules reference. Whether neighbours in a yard get along is not asked.
"""

from collections import Counter
from itertools import chain

from client.core.refusal import InvalidPosition
from client.games.hens.components import (
    BREED_BY_ID,
    CARD_BY_ID,
    CARDS,
    DRAWS_PER_TURN,
    HAND_SIZE,
    REMOVE_ONE_OF,
    ROOSTER_ROUND,
    ROUNDS,
    cards_in_play,
)
from client.games.hens.grid import Box, Point
from client.games.hens.position_data import PositionData, SeatData

DRAWN_IN = {
    "draw": range(DRAWS_PER_TURN),
    "place": (DRAWS_PER_TURN,),
    "discard": (DRAWS_PER_TURN,),
    "rooster": (0,),
    "over": (0,),
}
"""How many cards may have been drawn in this turn, by phase."""
ROUND_OF = {"rooster": ROOSTER_ROUND, "over": ROUNDS}
"""The round in which a phase happens, where there is but one."""


def require(*, holds: bool, field: str, why: str) -> None:
    """Raise InvalidPosition for ``field`` unless it holds."""
    if not holds:
        raise InvalidPosition(field, why)


def check_position(data: PositionData, *, has_neighbour: bool) -> None:
    """Refuse whatever section 9 lists; ``has_neighbour`` is what seats and options say.

    Raises:
        InvalidPosition: names the field.
    """
    _check_seats(data)
    _check_removed(data)
    _check_flow(data)
    require(
        holds=(data.neighbour is not None) == has_neighbour,
        field="neighbour",
        why="is a list exactly in a solo match with the option solo_neighbour",
    )
    for seat, at_seat in enumerate(data.seats):
        _check_hand(data, seat)
        _check_yard(data, seat)
        _check_taken(at_seat, f"seats.{seat}")
    _check_cards(data)
    _check_roosters(data)


def _check_seats(data: PositionData) -> None:
    seats = data.players
    require(holds=len(data.seats) == seats, field="seats", why=f"must have {seats} entries")
    named = [("first_seat", data.first_seat), ("seat", data.seat)]
    named += [(f"rooster_queue.{place}", seat) for place, seat in enumerate(data.rooster_queue)]
    for field, seat in named:
        require(holds=seat < seats, field=field, why=f"there are only {seats} seats")


def _check_removed(data: PositionData) -> None:
    """Nothing has left, or one breed of each pair of the player count's row, in that order."""
    if not data.removed_breeds:
        return
    removed = [BREED_BY_ID[breed] for breed in data.removed_breeds]
    pairs = REMOVE_ONE_OF[data.players]
    fits = len(removed) == len(pairs) and all(breed in pair.breeds for breed, pair in zip(removed, pairs, strict=True))
    require(holds=fits, field="removed_breeds", why="must be empty or name one breed of each pair that is listed")


def _check_flow(data: PositionData) -> None:
    """Round, seat and draws fit the phase."""
    wanted = ROUND_OF.get(data.phase, data.round)
    require(holds=data.round == wanted, field="round", why=f"must be {wanted} in the phase {data.phase}")
    at_end = data.phase == "over"
    require(holds=not at_end or data.seat == data.first_seat, field="seat", why="must be first_seat at the end")
    require(holds=data.drawn in DRAWN_IN[data.phase], field="drawn", why=f"does not fit the phase {data.phase}")
    require(holds=bool(data.deck) or data.phase != "draw", field="deck", why="is never empty when a card is drawn")


def _check_hand(data: PositionData, seat: int) -> None:
    acting = seat == data.seat
    more = {"draw": data.drawn, "place": DRAWS_PER_TURN, "discard": 1}.get(data.phase, 0)
    wanted = HAND_SIZE + (more if acting else 0)
    require(holds=len(data.seats[seat].hand) == wanted, field=f"seats.{seat}.hand", why=f"must hold {wanted} cards now")


def _check_yard(data: PositionData, seat: int) -> None:
    """A yard is connected, keeps its size and holds one card a round."""
    field = f"seats.{seat}.yard"
    squares = {Point(square.x, square.y) for square in data.seats[seat].yard}
    require(holds=len(squares) == len(data.seats[seat].yard), field=field, why="names a square twice")
    wanted = _cards_placed(data, seat)
    require(holds=len(squares) == wanted, field=field, why=f"must hold {wanted} cards now")
    if squares:
        columns, rows = [x for x, _ in squares], [y for _, y in squares]
        box = Box(min(columns), min(rows), max(columns), max(rows))
        require(holds=box.is_allowed, field=field, why="is larger than 4 by 3")
        require(holds=_is_connected(squares), field=field, why="is not connected")


def _cards_placed(data: PositionData, seat: int) -> int:
    """Return how many cards a seat has placed by now."""
    if data.phase in ROUND_OF:
        return data.round
    turn, acting = ((each - data.first_seat) % data.players for each in (seat, data.seat))
    has_placed = turn < acting or (turn == acting and data.phase == "discard")
    return data.round if has_placed else data.round - 1


def _is_connected(squares: set[Point]) -> bool:
    start = next(iter(squares))
    reached, open_ends = {start}, [start]
    while open_ends:
        x, y = open_ends.pop()
        fresh = {Point(x + 1, y), Point(x - 1, y), Point(x, y + 1), Point(x, y - 1)} & squares - reached
        reached |= fresh
        open_ends += fresh
    return reached == squares


def _check_taken(seat: SeatData, path: str) -> None:
    """Cards taken openly are in the hand, or under as many coops as may hide one."""
    coops = Counter(square.card for square in seat.yard if square.face == "coop")
    require(holds=seat.coops_since <= coops.total(), field=f"{path}.coops_since", why="is more than the seat has coops")
    require(
        holds=bool(seat.taken) or not seat.coops_since, field=f"{path}.coops_since", why="must be 0 without taken cards"
    )
    gone = Counter(seat.taken) - Counter(seat.hand)
    require(
        holds=gone.total() <= seat.coops_since and gone <= coops,
        field=f"{path}.taken",
        why="names cards that are neither in the hand nor under coops placed since",
    )


def _check_cards(data: PositionData) -> None:
    """Every copy in play lies somewhere, and nothing else does."""
    found = Counter(chain(data.deck, data.neighbour or ()))
    for seat in data.seats:
        found.update(chain(seat.hand, seat.discard, (square.card for square in seat.yard)))
    removed = tuple(BREED_BY_ID[breed] for breed in data.removed_breeds)
    wanted = Counter(CARDS[card].id for card in cards_in_play(removed))
    for card in CARD_BY_ID:
        why = f"{card}: {found[card]} copies instead of {wanted[card]}"
        require(holds=found[card] == wanted[card], field="seats", why=why)


def _check_roosters(data: PositionData) -> None:
    """Roosters stand on hens, and not before their time."""
    waiting = _still_to_choose(data)
    require(
        holds=data.rooster_queue == waiting[1:], field="rooster_queue", why=f"must be {waiting[1:]} in this position"
    )
    require(holds=data.phase != "rooster" or waiting[:1] == [data.seat], field="seat", why="has no hen for a rooster")
    before = data.round < ROOSTER_ROUND or (data.round == ROOSTER_ROUND and data.phase != "rooster")
    for seat, at_seat in enumerate(data.seats):
        field, hens = f"seats.{seat}.rooster", _hens(at_seat)
        chosen = data.phase == "rooster" and seat not in waiting and bool(hens)
        if at_seat.rooster is None:
            require(holds=not chosen, field=field, why="has been placed before this seat's turn")
        else:
            require(holds=not before and seat not in waiting, field=field, why="has not been placed yet")
            point = Point(at_seat.rooster.x, at_seat.rooster.y)
            require(holds=point in hens, field=field, why="must stand on a hen of the own yard")


def _still_to_choose(data: PositionData) -> list[int]:
    """Return the seats from the present one on that have a hen, in turn order; none outside the rooster phase."""
    if data.phase != "rooster":
        return []
    seats = data.players
    order = [seat % seats for seat in range(data.first_seat, data.first_seat + seats)]
    return [seat for seat in order[order.index(data.seat) :] if _hens(data.seats[seat])]


def _hens(seat: SeatData) -> set[Point]:
    return {Point(square.x, square.y) for square in seat.yard if square.face == "hen"}
