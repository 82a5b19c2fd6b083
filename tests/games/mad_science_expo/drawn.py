"""Positions drawn as text, and challenges fought in a line.

One line a seat: the hand, then what else lies there::

    02456   team 012   recruited 055+123   last 7
    -       recruited 34                   out

A single digit is a card; ``-`` is a hand or team without cards. Cards that are drawn nowhere lie in the box, and
everybody knows all hands.
"""

from collections import Counter
from typing import Any

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.bag import cards_in
from client.games.mad_science_expo.events import Event
from client.games.mad_science_expo.moves import Challenge, Commit, Move, Pick
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.state import ExpoState


def position(picture: str, **fields: Any) -> dict[str, Any]:
    """Return the drawn position as JSON; ``fields`` replace what is not drawn, options by their own names."""
    seats = [_seat(line.split()) for line in picture.strip().splitlines()]
    options = {name: fields.pop(name) for name in ExpoOptions.model_fields if name in fields}
    drawn: dict[str, Any] = {
        **EXPO.to_json(EXPO.new(len(seats), ExpoOptions(**{"first_player": "0", **options}))),
        "seats": seats,
        "box": _box(seats),
        "memory": [_memory(seats, observer) for observer in range(len(seats))],
    }
    return drawn | fields


def table(picture: str, **fields: Any) -> ExpoState:
    """Set the drawn position up."""
    return EXPO.from_json(position(picture, **fields))


def fight(state: ExpoState, target: int, attack: str, defence: str) -> list[Event]:
    """Challenge ``target`` and play these cards; return what happened."""
    return play_all(state, Challenge(target), *picks(attack), Commit(), *picks(defence), Commit())


def play_all(state: ExpoState, *moves: Move) -> list[Event]:
    """Play these moves and return what happened."""
    events: list[Event] = []
    for move in moves:
        EXPO.play(state, move, events)
    return events


def picks(cards: str) -> list[Move]:
    """Return the picks of these cards in the given order."""
    return [Pick(int(card)) for card in cards]


def hand(state: ExpoState, seat: int) -> str:
    """Return a hand as it is drawn."""
    return "".join(map(str, cards_in(state.hands[seat]))) or "-"


def hands(state: ExpoState) -> list[str]:
    """Return all hands as they are drawn."""
    return [hand(state, seat) for seat in state.seats]


def team(state: ExpoState, seat: int) -> str:
    """Return a team as it is drawn."""
    return "".join(map(str, state.teams[seat])) or "-"


def teams(state: ExpoState) -> list[str]:
    """Return all teams as they are drawn."""
    return [team(state, seat) for seat in state.seats]


def boxed_since(before: dict[str, Any], state: ExpoState) -> str:
    """Return the cards that have come into the box since the drawn position."""
    added = Counter(cards_in(state.box)) - Counter(before["box"])
    return "".join(str(card) for card in sorted(added.elements()))


def _seat(words: list[str]) -> dict[str, Any]:
    noted = dict(zip(words[1::2], words[2::2], strict=False))
    recruited = noted.get("recruited", "")
    return {
        "hand": _digits(words[0]),
        "team": _digits(noted.get("team", "")),
        "recruited": [_digits(cards) for cards in recruited.split("+") if cards],
        "defeated": words[-1] == "out",
        "last_turn": int(noted.get("last", "0")),
    }


def _digits(cards: str) -> list[int]:
    return [int(card) for card in cards if card != "-"]


def _box(seats: list[dict[str, Any]]) -> list[int]:
    rest = Counter({value: len(seats) for value in range(7)})
    for seat in seats:
        rest.subtract([*seat["hand"], *seat["team"], *(card for cards in seat["recruited"] for card in cards)])
    return sorted(rest.elements())


def _memory(seats: list[dict[str, Any]], observer: int) -> dict[str, Any]:
    known = [[card for card in seat["hand"] if card != 6] for seat in seats]
    known[observer] = []
    return {"sure": known, "pools": []}
