"""Positions as JSON, both ways. A sight becomes the view of its seat: hidden parts as counts or null.

Source: section 9 of the rules reference.
"""

from typing import Any

from pydantic import ValidationError

from client.core.chance import Chance
from client.core.refusal import InvalidOptions, InvalidPosition
from client.games.hens.components import (
    BREED_BY_ID,
    BREEDS,
    CARD_BY_ID,
    CARDS,
    FACE_DOWN,
    GOAL_CARD_BY_ID,
    Card,
)
from client.games.hens.grid import Cell, Point
from client.games.hens.options import HensOptions, check_options
from client.games.hens.position_checks import check_position
from client.games.hens.position_data import GAME_ID, VERSION, PositionData, SeatData, SquareData, invalid, position_data
from client.games.hens.scoring import result_of
from client.games.hens.setup import has_neighbour
from client.games.hens.state import HensResult, HensState, Phase
from client.games.hens.yard import EMPTY_YARD, Yard, with_coop, with_hen


def to_json(state: HensState) -> dict[str, Any]:
    """Return the position, or the view if the state is a sight."""
    is_sight = state.viewer is not None
    return {
        "game": GAME_ID,
        "version": VERSION,
        "players": len(state.hands),
        "options": state.options.model_dump(mode="json"),
        "rng": None if is_sight else state.chance._asdict(),
        "removed_breeds": [BREEDS[breed].id for breed in state.removed],
        "goal_card": None if state.goal_card is None else state.goal_card.id,
        "first_seat": state.first_seat,
        "round": state.round_no,
        "seat": state.seat,
        "phase": state.phase.value,
        "drawn": state.drawn,
        "rooster_queue": list(state.rooster_queue),
        "deck": len(state.deck) if is_sight else _ids(state.deck),
        "neighbour": None if state.neighbour is None else _ids(state.neighbour),
        "seats": [_seat_to_json(state, seat) for seat in state.seats],
        "result": _result_to_json(state.result),
    }


def from_json(data: object) -> HensState:
    """Build a full state from a position.

    Raises:
        InvalidPosition: for every fault that section 9 lists, with the field.
    """
    position = position_data(data)
    options = _options(position)
    check_position(position, has_neighbour=has_neighbour(position.players, options))
    state = _state(position, options)
    if state.phase is Phase.OVER:
        state.result = result_of(state)
    return state


def _ids(cards: tuple[Card, ...]) -> list[str]:
    return [CARDS[card].id for card in cards]


def _cards(ids: list[str]) -> tuple[Card, ...]:
    return tuple(CARD_BY_ID[card] for card in ids)


def _seat_to_json(state: HensState, seat: int) -> dict[str, Any]:
    yard, rooster = state.yards[seat], state.roosters[seat]
    is_open = state.viewer in (None, seat)
    return {
        "hand": _ids(state.hands[seat]) if is_open else len(state.hands[seat]),
        "yard": [
            {**square._asdict(), "card": None if square.card == FACE_DOWN else CARDS[square.card].id}
            for square in yard.squares()
        ],
        "discard": _ids(state.discards[seat]),
        "rooster": None if rooster is None else yard.point(rooster)._asdict(),
        "taken": _ids(state.taken[seat]),
        "coops_since": state.coops_since[seat],
    }


def _result_to_json(result: HensResult | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {
        "scores": [score._asdict() for score in result.scores],
        "winners": list(result.winners),
        "ranking": [list(seats) for seats in result.ranking],
        "solo_rank": None if result.rank is None else result.rank.name,
        "solo_won": None if result.rank is None else result.rank.won,
    }


def _options(position: PositionData) -> HensOptions:
    try:
        options = HensOptions.model_validate(position.options)
        check_options(options, position.players)
    except ValidationError as error:
        raise invalid(error, within="options") from error
    except InvalidOptions as error:
        raise InvalidPosition(f"options.{error.option}", "does not fit the number of seats") from error
    missing = sorted(set(HensOptions.model_fields) - position.options.keys())
    if missing:
        raise InvalidPosition(f"options.{missing[0]}", "is missing")
    return options


def _state(position: PositionData, options: HensOptions) -> HensState:
    yards = [yard_of(seat.yard) for seat in position.seats]
    return HensState(
        options=options,
        chance=Chance(position.rng.seed, position.rng.counter),
        removed=tuple(BREED_BY_ID[breed] for breed in position.removed_breeds),
        goal_card=None if position.goal_card is None else GOAL_CARD_BY_ID[position.goal_card],
        first_seat=position.first_seat,
        seat=position.seat,
        hands=[tuple(sorted(_cards(seat.hand))) for seat in position.seats],
        yards=yards,
        discards=[_cards(seat.discard) for seat in position.seats],
        roosters=[_rooster(seat, yard) for seat, yard in zip(position.seats, yards, strict=True)],
        taken=[tuple(sorted(_cards(seat.taken))) for seat in position.seats],
        coops_since=[seat.coops_since for seat in position.seats],
        deck=_cards(position.deck),
        neighbour=None if position.neighbour is None else _cards(position.neighbour),
        round_no=position.round,
        phase=Phase(position.phase),
        drawn=position.drawn,
        rooster_queue=tuple(position.rooster_queue),
    )


def yard_of(squares: list[SquareData]) -> Yard:
    """Build a yard around (0, 0), or around any card of it if that square is empty."""
    points = [Point(square.x, square.y) for square in squares]
    if not points:
        return EMPTY_YARD
    origin = Point(0, 0) if Point(0, 0) in points else points[0]
    yard = EMPTY_YARD._replace(origin=origin)
    for square in squares:
        place = with_hen if square.face == "hen" else with_coop
        yard = place(yard, yard.cell(square.x, square.y), CARD_BY_ID[square.card])
    return yard


def _rooster(seat: SeatData, yard: Yard) -> Cell | None:
    return None if seat.rooster is None else yard.cell(seat.rooster.x, seat.rooster.y)
