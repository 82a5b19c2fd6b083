"""Yards and tables drawn as text.

A hen is the letter of its breed and its number, ``P4``; ``##`` is a coop of any card, ``#P4`` a coop of that card and
``..`` an empty square. The rows of a yard are divided by ``/``::

    S3 P4 / .. W5

Cards that are drawn nowhere fill up hands, coops and yards that are not drawn, and lie in the deck.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from client.games.hens import HENS
from client.games.hens.components import BREED_BY_ID, BREEDS, CARD_BY_ID, CARDS, Card, cards_in_play
from client.games.hens.events import Event
from client.games.hens.grid import Point
from client.games.hens.moves import Discard, Draw, Move, Place, Rooster
from client.games.hens.options import HensOptions
from client.games.hens.position import yard_of
from client.games.hens.position_data import SquareData
from client.games.hens.state import HensState
from client.games.hens.yard import Yard

BREED_OF_LETTER = {breed.code: breed.id for breed in BREEDS}
DECK = Draw("deck")
NEIGHBOUR = Draw("neighbour")
HELD_IN = {"place": 6, "discard": 5}
"""How many cards the seat that decides holds, where it is more than four and what it has drawn."""


def card(code: str) -> Card:
    """Return the card of a code."""
    return CARD_BY_ID[card_id(code)]


def card_id(code: str) -> str:
    """Return the id of the card of a code: ``P4`` is ``padovana-4``."""
    return f"{BREED_OF_LETTER[code[0]]}-{code[1]}"


def ids(codes: str) -> list[str]:
    """Return the ids of several cards, in the order in which they are drawn."""
    return [card_id(code) for code in codes.split()]


def code(a_card: Card) -> str:
    """Return a card as it is drawn."""
    return f"{BREEDS[CARDS[a_card].breed].code}{CARDS[a_card].number}"


def codes(cards: Sequence[Card]) -> str:
    """Return several cards as they are drawn."""
    return " ".join(map(code, cards))


def draw(seat: int) -> Draw:
    """Return the draw from a seat's pile."""
    return Draw("pile", seat)


def hen(a_code: str, x: int, y: int) -> Place:
    """Return the placement of a hen."""
    return Place(card(a_code), x, y, "hen")


def coop(a_code: str, x: int, y: int) -> Place:
    """Return the placement of a coop."""
    return Place(card(a_code), x, y, "coop")


def discard(a_code: str) -> Discard:
    """Return the discard of a card."""
    return Discard(card(a_code))


@dataclass(frozen=True)
class At:
    """What lies at a seat. Without a drawing its yard is as many coops as there must be."""

    yard: str | None = None
    top_left: tuple[int, int] = (0, 0)
    hand: str = ""
    pile: str = ""
    rooster: tuple[int, int] | None = None
    taken: str = ""
    coops_since: int = 0


def hand_of(drawn: str) -> tuple[Card, ...]:
    """Return cards in data order."""
    return tuple(sorted(map(card, drawn.split())))


def squares(picture: str, top_left: tuple[int, int] = (0, 0)) -> list[dict[str, Any]]:
    """Return a drawn yard as JSON; the card of ``##`` is None."""
    left, top = top_left
    return [
        {"x": x, "y": y, "face": "coop" if "#" in drawn else "hen", "card": _card_of(drawn)}
        for y, line in enumerate(picture.split("/"), start=top)
        for x, drawn in enumerate(line.split(), start=left)
        if drawn != ".."
    ]


def yard(picture: str, top_left: tuple[int, int] = (0, 0)) -> Yard:
    """Return a drawn yard; any card lies under ``##``."""
    drawn = squares(picture, top_left)
    return yard_of([SquareData(**{**square, "card": square["card"] or card_id("P1")}) for square in drawn])


def position(
    *seats: At, phase: str = "draw", removed: str = "", buried: int | None = None, **fields: Any
) -> dict[str, Any]:
    """Return the drawn position as JSON; ``fields`` replace what is not drawn, options by their own names.

    ``removed`` names breeds by their letters. With ``buried`` the cards that are left lie at the bottom of that seat's
    pile instead of in the deck.
    """
    options = {name: fields.pop(name) for name in HensOptions.model_fields if name in fields}
    chosen = HensOptions(**{"first_player": "0", "goal_card": "none", "breed_removal": "none", **options})
    start = HENS.to_json(HENS.new(len(seats), chosen))
    breeds = [BREED_OF_LETTER[letter] for letter in removed]
    data: dict[str, Any] = {**start, "removed_breeds": breeds, "phase": phase, "seats": [_at(seat) for seat in seats]}
    data |= {"drawn": 2 if phase in HELD_IN else 0, "deck": []} | fields
    _fill(data, breeds, buried)
    return data


def table(*seats: At, **fields: Any) -> HensState:
    """Set the drawn position up."""
    return HENS.from_json(position(*seats, **fields))


def alone(picture: str, hand: str, **fields: Any) -> HensState:
    """Set up a match played alone in which the hand must be placed in the drawn yard."""
    fields = {"round": len(squares(picture)) + 1, "solo_neighbour": False, **fields}
    return table(At(picture, hand=hand, top_left=fields.pop("top_left", (0, 0))), phase="place", **fields)


def play_all(state: HensState, *moves: Move) -> list[Event]:
    """Play these moves and return what happened."""
    events: list[Event] = []
    for move in moves:
        HENS.play(state, move, events)
    return events


def hens_at(moves: Sequence[Move], x: int, y: int) -> str:
    """Return the cards that may be placed on a square as hens."""
    return codes(
        [move.card for move in moves if isinstance(move, Place) and (move.x, move.y, move.face) == (x, y, "hen")]
    )


def open_squares(moves: Sequence[Move]) -> list[Point]:
    """Return the squares on which a card may be placed, by y, then x."""
    found = {Point(move.x, move.y) for move in moves if isinstance(move, Place)}
    return sorted(found, key=lambda point: (point.y, point.x))


def roosters_of(moves: Sequence[Move]) -> list[tuple[int, int]]:
    """Return the squares on which the rooster may be put."""
    return [(move.x, move.y) for move in moves if isinstance(move, Rooster)]


def _card_of(drawn: str) -> str | None:
    return None if drawn == "##" else card_id(drawn.removeprefix("#"))


def _at(seat: At) -> dict[str, Any]:
    return {
        "hand": ids(seat.hand),
        "yard": None if seat.yard is None else squares(seat.yard, seat.top_left),
        "discard": ids(seat.pile),
        "rooster": None if seat.rooster is None else dict(zip("xy", seat.rooster, strict=True)),
        "taken": ids(seat.taken),
        "coops_since": seat.coops_since,
    }


def _fill(data: dict[str, Any], breeds: list[str], buried: int | None) -> None:
    """Deal the cards that are drawn nowhere, the last in data order first."""
    rest = Counter(CARDS[each].id for each in cards_in_play(tuple(BREED_BY_ID[breed] for breed in breeds)))
    rest.subtract([*data["deck"], *(data["neighbour"] or ())])
    for number, seat in enumerate(data["seats"]):
        if seat["yard"] is None:
            seat["yard"] = squares(_row_by_row(_cards_placed(data, number)))
        rest.subtract([*seat["hand"], *seat["discard"]])
        rest.subtract([square["card"] for square in seat["yard"] if square["card"]])
    assert min(rest.values()) >= 0, f"drawn too often: {-rest}"
    left = sorted(rest.elements(), key=lambda each: CARD_BY_ID[each])
    for number, seat in enumerate(data["seats"]):
        held = HELD_IN.get(data["phase"], 4 + data["drawn"]) if number == data["seat"] else 4
        while len(seat["hand"]) < held:
            seat["hand"].append(left.pop())
        seat["hand"].sort(key=lambda each: CARD_BY_ID[each])
        for square in seat["yard"]:
            square["card"] = square["card"] or left.pop()
    if buried is None:
        data["deck"] = [*left, *data["deck"]]
    else:
        data["seats"][buried]["discard"][:0] = left


def _cards_placed(data: dict[str, Any], number: int) -> int:
    if data["phase"] in {"rooster", "over"}:
        return int(data["round"])
    turn, now = ((each - data["first_seat"]) % data["players"] for each in (number, data["seat"]))
    has_placed: bool = turn < now or (turn == now and data["phase"] == "discard")
    return int(data["round"]) - (not has_placed)


def _row_by_row(cards: int) -> str:
    rows = ["## " * min(4, cards - done) for done in range(0, cards, 4)]
    return "/".join(rows)
