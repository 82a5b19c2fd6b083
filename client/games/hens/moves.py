"""What a seat can decide. A move names no seat: the state knows who decides."""

from typing import Any, Literal, NamedTuple, TypeAlias

from client.games.hens.components import CARD_BY_ID, CARDS, Card

Source: TypeAlias = Literal["deck", "pile", "neighbour"]
"""Where a card is drawn from; ``neighbour`` is the open pile of a solo match."""
Face: TypeAlias = Literal["hen", "coop"]
"""Which side of a card is up."""


class Draw(NamedTuple):
    """Take a card into your hand; ``seat`` names the owner of a discard pile and is None for the other sources."""

    source: Source
    seat: int | None = None
    kind: Literal["draw"] = "draw"


class Place(NamedTuple):
    """Put a card from hand on an empty square of your own yard, as a hen or face down as a coop."""

    card: Card
    x: int
    y: int
    face: Face
    kind: Literal["place"] = "place"


class Discard(NamedTuple):
    """Put a card from hand face up on your own discard pile, and end the turn."""

    card: Card
    kind: Literal["discard"] = "discard"


class Rooster(NamedTuple):
    """Put your rooster on a hen of your own yard, for good. Nobody sees it before all have chosen."""

    x: int
    y: int
    kind: Literal["rooster"] = "rooster"


Move: TypeAlias = Draw | Place | Discard | Rooster


def move_to_json(move: Move) -> dict[str, int | str]:
    """Return the move as the fields of section 4 of the rules reference; a card as its id."""
    match move:
        case Draw(source, seat):
            return {"kind": "draw", "source": source} | ({} if seat is None else {"seat": seat})
        case Place(card, x, y, face):
            return {"kind": "place", "card": CARDS[card].id, "x": x, "y": y, "face": face}
        case Discard(card):
            return {"kind": "discard", "card": CARDS[card].id}
        case Rooster(x, y):
            return {"kind": "rooster", "x": x, "y": y}


def move_from_json(data: object) -> Move:
    """Build a move from exactly the fields of section 4.

    Raises:
        ValueError: if ``data`` is no move of this game.
    """
    match data:
        case {"kind": "draw", **fields}:
            return _draw(fields)
        case {"kind": "place", "card": card, "x": x, "y": y, "face": "hen" | "coop" as face, **more} if not more:
            return Place(_card(card), _number(x), _number(y), face)
        case {"kind": "discard", "card": card, **more} if not more:
            return Discard(_card(card))
        case {"kind": "rooster", "x": x, "y": y, **more} if not more:
            return Rooster(_number(x), _number(y))
        case _:
            raise _no_move(data)


def _draw(fields: dict[Any, Any]) -> Draw:
    """``seat`` belongs to the source ``pile`` alone."""
    match fields:
        case {"source": "pile", "seat": seat, **more} if not more:
            return Draw("pile", _number(seat))
        case {"source": "deck" | "neighbour" as source, **more} if not more:
            return Draw(source)
        case _:
            raise _no_move(fields)


def _card(value: object) -> Card:
    if not isinstance(value, str) or value not in CARD_BY_ID:
        raise ValueError(f"no card of Hens: {value!r:.80}")
    return CARD_BY_ID[value]


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"must be a whole number: {value!r:.80}")
    return value


def _no_move(data: object) -> ValueError:
    return ValueError(f"no move of Hens: {data!r:.80}")
