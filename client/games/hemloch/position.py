"""Positions as JSON, both ways. A sight becomes the view of its seat: hidden parts as counts or null.

Source: section 9 of the rules reference.
"""

from typing import Any

from pydantic import ValidationError

from client.core.chance import Chance
from client.core.refusal import InvalidPosition
from client.games.hemloch.bag import Bag, bag_of, count_of, listed, size_of
from client.games.hemloch.city import CELLS_AT, marker_points
from client.games.hemloch.components import ITEM_KINDS, ITEMS, LOCATIONS, MINIONS, PLACES, WEEK_CARDS, Location
from client.games.hemloch.options import HemlochOptions
from client.games.hemloch.position_checks import check_things, festival_of, require
from client.games.hemloch.position_data import GAME_ID, VERSION, PositionData, invalid, position_data
from client.games.hemloch.position_stack import check_rest, check_stack, has_festival
from client.games.hemloch.position_steps import step_from_json, step_to_json
from client.games.hemloch.rules import list_choices
from client.games.hemloch.scoring import item_points, scores, winner_of
from client.games.hemloch.state import End, HemlochState, Phase


def to_json(state: HemlochState) -> dict[str, Any]:
    """Return the position, or the view if the state is a sight."""
    data = {
        "game": GAME_ID,
        "version": VERSION,
        "players": 2,
        "options": state.options.model_dump(mode="json"),
        "rng": state.chance._asdict() if state.viewer is None else None,
        "phase": state.phase.value,
        **_calendar_to_json(state),
        "hands": [_hand_to_json(state, seat) for seat in range(2)],
        "known": [_names(known) for known in state.known],
        "decks": [_deck_to_json(state, seat) for seat in range(2)],
        "discards": [[MINIONS[card].id for card in pile] for pile in state.discards],
        "board": {PLACES[each].id: [_names(state.side(each, seat)) for seat in range(2)] for each in LOCATIONS},
        "spaces": {PLACES[each].id: _spaces_to_json(state, each) for each in LOCATIONS},
        "markers": state.markers,
        "items": [_items_to_json(state, seat) for seat in range(2)],
        "supply": {ITEMS[item].id: count_of(state.supply, item) for item in ITEM_KINDS},
        "groups": [None if group is None else [MINIONS[card].id for card in group] for group in state.groups],
        "stack": [step_to_json(step) for step in state.stack],
        "end_reasons": [reason.value for reason in state.end_reasons],
        "result": result_to_json(state),
    }
    if state.viewer is not None:
        data["pool"] = [_names(pool) for pool in state.pools]
    return data


def result_to_json(state: HemlochState) -> dict[str, Any] | None:
    """Return how the match ended; None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    return {
        "winner": winner_of(state),
        "scores": list(scores(state)),
        "placed": [placed.bit_count() for placed in state.placed],
        "marker_points": [marker_points(placed) for placed in state.placed],
        "item_points": [item_points(state, seat) for seat in range(2)],
    }


def from_json(data: object) -> HemlochState:
    """Build a full state from a position.

    Raises:
        InvalidPosition: for every fault that section 9 lists, with the field.
    """
    position = position_data(data)
    options = _options(position)
    check_things(position)
    state = _state(position, options)
    check_stack(state)
    _check_phase(position, state)
    list_choices(state)
    check_rest(state)
    return state


def _calendar_to_json(state: HemlochState) -> dict[str, Any]:
    card, festival = state.week_card, state.festival
    return {
        "week": state.week,
        "day": state.day,
        "start_player": state.start_player,
        "first_player": state.first_player,
        "turn_seat": state.turn_seat,
        "actions_left": state.actions_left,
        "item_used": state.item_used,
        "played_at": [PLACES[location].id for location in state.played_at],
        "week_set": [WEEK_CARDS[each].id for each in state.week_set],
        "week_deck": [WEEK_CARDS[each].id for each in state.week_deck],
        "week_card": None if card is None else WEEK_CARDS[card].id,
        "festival": None if festival is None else PLACES[festival].id,
    }


def _names(cards: Bag) -> list[str]:
    return [MINIONS[card].id for card in listed(cards)]


def _hand_to_json(state: HemlochState, seat: int) -> list[str] | int:
    is_open = state.viewer in (None, seat)
    return _names(state.hands[seat]) if is_open else size_of(state.hands[seat])


def _deck_to_json(state: HemlochState, seat: int) -> list[str] | int:
    deck = state.decks[seat]
    return [MINIONS[card].id for card in deck] if state.viewer is None else len(deck)


def _spaces_to_json(state: HemlochState, location: Location) -> list[int | None]:
    first, second = state.placed
    return [0 if first >> cell & 1 else 1 if second >> cell & 1 else None for cell in CELLS_AT[location]]


def _items_to_json(state: HemlochState, seat: int) -> list[dict[str, Any]]:
    faces = ((True, state.fresh[seat]), (False, state.used[seat]))
    return [
        {"item": ITEMS[item].id, "face_up": face_up}
        for item in ITEM_KINDS
        for face_up, items in faces
        for _ in range(count_of(items, item))
    ]


def _options(position: PositionData) -> HemlochOptions:
    missing = sorted(set(HemlochOptions.model_fields) - position.options.keys())
    if missing:
        raise InvalidPosition(f"options.{missing[0]}", "is missing")
    try:
        return HemlochOptions.model_validate(position.options)
    except ValidationError as error:
        raise invalid(error, within="options") from error


def _state(position: PositionData, options: HemlochOptions) -> HemlochState:
    stack = [step_from_json(step, f"stack.{number}") for number, step in enumerate(position.stack)]
    sides = [position.board[location][seat] for location in LOCATIONS for seat in range(2)]
    return HemlochState(
        options=options,
        chance=Chance(position.rng.seed, position.rng.counter),
        start_player=position.start_player,
        first_player=position.first_player,
        hands=[bag_of(hand) for hand in position.hands],
        known=[bag_of(known) for known in position.known],
        decks=[tuple(deck) for deck in position.decks],
        discards=[tuple(pile) for pile in position.discards],
        pools=[_pool(position, seat) for seat in range(2)],
        board=[bag_of(side) for side in sides],
        placed=[_placed(position, seat) for seat in range(2)],
        fresh=[bag_of(each.item for each in items if each.face_up) for items in position.items],
        used=[bag_of(each.item for each in items if not each.face_up) for items in position.items],
        stack=stack,
        choices=[],
        groups=tuple(None if group is None else tuple(sorted(group)) for group in position.groups),
        week=position.week,
        days=sum(1 << WEEK_CARDS[card].festival for card in position.week_set if WEEK_CARDS[card].is_day),
        week_deck=tuple(position.week_deck),
        week_card=position.week_card,
        festival=position.festival,
        turn_seat=position.turn_seat,
        actions_left=position.actions_left,
        item_used=position.item_used,
        played_at=tuple(position.played_at),
        end_reasons=tuple(reason for reason in End if reason in position.end_reasons),
    )


def _pool(position: PositionData, seat: int) -> Bag:
    """Return all Minions that a seat holds anywhere."""
    held = [*position.hands[seat], *position.decks[seat], *position.discards[seat]]
    return bag_of(held) + sum(bag_of(sides[seat]) for sides in position.board.values())


def _placed(position: PositionData, seat: int) -> int:
    return sum(
        1 << CELLS_AT[location][space]
        for location in LOCATIONS
        for space, owner in enumerate(position.spaces[location])
        if owner == seat
    )


def _check_phase(position: PositionData, state: HemlochState) -> None:
    """Phase, Festival, week card and result fit the stack."""
    phase = state.phase.value
    require(holds=position.phase == phase, field="phase", why=f"must be {phase} with this stack")
    is_draft = state.phase is Phase.DRAFT
    require(holds=(state.week_card is None) == is_draft, field="week_card", why="is null exactly in the draft")
    festival = festival_of(position) if has_festival(state) else None
    expected = "null" if festival is None else PLACES[festival].id
    require(holds=state.festival == festival, field="festival", why=f"must be {expected} now")
    is_over = state.phase is Phase.OVER
    require(holds=bool(state.end_reasons) == is_over, field="end_reasons", why="are given exactly when it is over")
    result = None if position.result is None else position.result.model_dump()
    require(holds=result == result_to_json(state), field="result", why="differs from what lies on the table")
