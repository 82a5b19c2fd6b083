"""Positions as JSON, both ways. A sight becomes the view of its seat: hidden parts as counts or null.

Source: section 9 of the rules reference.
"""

from typing import Any

from pydantic import ValidationError

from client.core.chance import Chance
from client.core.refusal import InvalidOptions, InvalidPosition
from client.games.mad_science_expo.bag import Bag, bag_of, cards_in, size_of
from client.games.mad_science_expo.options import ExpoOptions, check_options
from client.games.mad_science_expo.position_checks import (
    check_cards,
    check_flow,
    check_memory_shape,
    check_seat_counts,
    check_state,
)
from client.games.mad_science_expo.position_data import (
    GAME_ID,
    VERSION,
    MemoryData,
    PastChallengeData,
    PositionData,
    ResultData,
    invalid,
    position_data,
)
from client.games.mad_science_expo.state import (
    Duel,
    End,
    ExpoState,
    FinishedGame,
    GameResult,
    Memory,
    PastDuel,
    Phase,
    Pool,
    Result,
)


def to_json(state: ExpoState) -> dict[str, Any]:
    """Return the position, or the view if the state is a sight."""
    return {
        "game": GAME_ID,
        "version": VERSION,
        "players": len(state.hands),
        "options": state.options.model_dump(mode="json"),
        "rng": state.chance._asdict() if state.viewer is None else None,
        "game_no": state.game_no,
        "points": list(state.points),
        "history": [{**game._asdict(), "totals": list(game.totals), "end": game.end.value} for game in state.history],
        "first_seat": state.first_seat,
        "turn_no": state.turn_no,
        "active": state.active,
        "seat": state.deciding_seat,
        "phase": state.phase.value,
        "recruited_this_turn": state.recruited_this_turn,
        "progress": state.progress,
        "quiet_turns": state.quiet_turns,
        "challenge": _challenge_to_json(state),
        "seats": [_seat_to_json(state, seat) for seat in state.seats],
        "box": size_of(state.box) if state.viewer is not None else list(cards_in(state.box)),
        "last_challenge": _past_to_json(state),
        "memory": [_memory_to_json(state, observer) for observer in state.seats],
        "result": _result_to_json(state.result),
    }


def from_json(data: object) -> ExpoState:
    """Build a full state from a position.

    Raises:
        InvalidPosition: for every fault that section 9 lists, with the field.
    """
    position = position_data(data)
    check_seat_counts(position)
    options = _options(position)
    check_cards(position)
    check_flow(position)
    for observer, memory in enumerate(position.memory):
        check_memory_shape(observer, memory)
    state = _state(position, options)
    check_state(position, state)
    return state


def _is_open(state: ExpoState, *owners: int) -> bool:
    """Tell whether cards of these seats may be looked into here."""
    return state.viewer is None or state.viewer in owners


def _cards(bag: Bag, *, is_open: bool) -> list[int] | int:
    return list(cards_in(bag)) if is_open else size_of(bag)


def _seat_to_json(state: ExpoState, seat: int) -> dict[str, Any]:
    return {
        "hand": _cards(state.hands[seat], is_open=_is_open(state, seat)),
        "team": list(state.teams[seat]),
        "recruited": [list(team) for team in state.recruited[seat]],
        "defeated": state.defeated[seat],
        "last_turn": state.last_turn[seat],
    }


def _challenge_to_json(state: ExpoState) -> dict[str, Any] | None:
    duel = state.challenge
    if duel is None:
        return None
    attack_done = state.phase is Phase.DEFEND
    sees_attack, sees_defence = _is_open(state, state.active), _is_open(state, duel.target)
    return {
        "target": duel.target,
        "attack": _cards(duel.attack, is_open=sees_attack) if sees_attack or attack_done else None,
        "attack_done": attack_done,
        "defence": list(cards_in(duel.defence)) if sees_defence else None,
    }


def _past_to_json(state: ExpoState) -> dict[str, Any] | None:
    past = state.last_challenge
    if past is None:
        return None
    is_open = _is_open(state, past.attacker, past.defender)
    return {
        "attacker": past.attacker,
        "defender": past.defender,
        "attack": _cards(past.attack, is_open=is_open),
        "defence": _cards(past.defence, is_open=is_open),
        "outcome": past.outcome.value,
        "defeated": past.defeated,
    }


def _memory_to_json(state: ExpoState, observer: int) -> dict[str, Any] | None:
    if not _is_open(state, observer):
        return None
    memory = state.memory[observer]
    return {
        "sure": [list(cards_in(bag)) for bag in memory.sure],
        "pools": [
            {"members": list(pool.members), "boxed": pool.boxed, "cards": list(cards_in(pool.cards))}
            for pool in memory.pools
        ],
    }


def _result_to_json(result: GameResult | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {**result._asdict(), "totals": list(result.totals), "end": result.end.value}


def _options(position: PositionData) -> ExpoOptions:
    try:
        options = ExpoOptions.model_validate(position.options)
        check_options(options, position.players)
    except ValidationError as error:
        raise invalid(error, within="options") from error
    except InvalidOptions as error:
        raise InvalidPosition(f"options.{error.option}", "does not fit the number of seats") from error
    missing = sorted(set(ExpoOptions.model_fields) - position.options.keys())
    if missing:
        raise InvalidPosition(f"options.{missing[0]}", "is missing")
    return options


def _state(position: PositionData, options: ExpoOptions) -> ExpoState:
    return ExpoState(
        options=options,
        chance=Chance(position.rng.seed, position.rng.counter),
        hands=[bag_of(seat.hand) for seat in position.seats],
        teams=[tuple(seat.team) for seat in position.seats],
        recruited=[tuple(tuple(team) for team in seat.recruited) for seat in position.seats],
        defeated=[seat.defeated for seat in position.seats],
        last_turn=[seat.last_turn for seat in position.seats],
        memory=[_memory(memory) for memory in position.memory],
        points=list(position.points),
        first_seat=position.first_seat,
        active=position.active,
        box=bag_of(position.box),
        game_no=position.game_no,
        turn_no=position.turn_no,
        phase=Phase(position.phase),
        recruited_this_turn=position.recruited_this_turn,
        progress=position.progress,
        quiet_turns=position.quiet_turns,
        challenge=_challenge(position),
        last_challenge=_past(position.last_challenge),
        history=tuple(
            FinishedGame(game.winner, tuple(game.totals), game.turns, End(game.end)) for game in position.history
        ),
        result=_result(position.result),
    )


def _memory(memory: MemoryData) -> Memory:
    pools = sorted(Pool(tuple(sorted(pool.members)), pool.boxed, bag_of(pool.cards)) for pool in memory.pools)
    return Memory(tuple(bag_of(cards) for cards in memory.sure), tuple(pools))


def _challenge(position: PositionData) -> Duel | None:
    if position.challenge is None:
        return None
    return Duel(position.challenge.target, bag_of(position.challenge.attack), bag_of(position.challenge.defence))


def _past(past: PastChallengeData | None) -> PastDuel | None:
    if past is None:
        return None
    outcome = Result(past.outcome)
    return PastDuel(past.attacker, past.defender, bag_of(past.attack), bag_of(past.defence), outcome, past.defeated)


def _result(result: ResultData | None) -> GameResult | None:
    if result is None:
        return None
    victor = result.campaign_victor
    return GameResult(tuple(result.totals), result.winner, result.tie_broken, End(result.end), victor)
