"""Which moves there are and what they do.

Source: section 4 of the rules reference; the challenge itself is in ``challenge``, the change of turns in ``turns``.
"""

from typing import assert_never

from client.games.mad_science_expo import challenge
from client.games.mad_science_expo.bag import CARD, HELD
from client.games.mad_science_expo.components import HENCHMEN, RECRUIT_MIN_TEAM
from client.games.mad_science_expo.events import Event, HenchmanPlayed, HenchmenRecruited, TeamKept, TurnPassed
from client.games.mad_science_expo.memory import note_play
from client.games.mad_science_expo.moves import (
    Challenge,
    Commit,
    Keep,
    Move,
    NextGame,
    Pass,
    Pick,
    Play,
    Recruit,
)
from client.games.mad_science_expo.state import ExpoState, Phase
from client.games.mad_science_expo.turns import begin_game, end_turn, is_stalled

RECRUIT, PASS, COMMIT, KEEP, NEXT_GAME = Recruit(), Pass(), Commit(), Keep(), NextGame()
PLAYS = tuple(Play(value) for value in HENCHMEN)
PICKS = tuple(Pick(value) for value in range(7))
CHALLENGES = tuple(Challenge(seat) for seat in range(6))


def legal_moves(state: ExpoState) -> list[Move]:
    """List the moves of the seat that decides.

    In this order: recruit, plays rising, challenges clockwise, pass; in a challenge picks rising, commit.
    """
    match state.phase:
        case Phase.ATTACK | Phase.DEFEND:
            return _duel_moves(state)
        case Phase.TURN:
            return _turn_moves(state)
        case Phase.AFTER_WIN:
            return [RECRUIT, KEEP]
        case Phase.BETWEEN:
            return [NEXT_GAME]
        case Phase.OVER:
            return []
        case _:
            assert_never(state.phase)


def apply(state: ExpoState, move: Move, events: list[Event] | None) -> None:
    """Carry out a legal move."""
    match move:
        case Pick(value):
            challenge.pick(state, challenge.under_way(state), value, events)
        case Commit():
            challenge.commit(state, challenge.under_way(state), events)
        case Play(value):
            _play(state, value, events)
        case Challenge(target):
            challenge.declare(state, target, events)
        case Recruit():
            _recruit(state, events)
        case Keep() | Pass():
            _end_without(state, move, events)
        case NextGame():
            state.game_no += 1
            begin_game(state, events)
        case _:
            assert_never(move)


def may_recruit(state: ExpoState) -> bool:
    """Tell whether the active seat may recruit at the start of its turn, once."""
    return not state.recruited_this_turn and len(state.teams[state.active]) >= RECRUIT_MIN_TEAM


def targets(state: ExpoState) -> list[int]:
    """Return the seats that the active seat may challenge, clockwise from its left neighbour.

    Only an undefeated seat can have a team. Empty where the stall rule forbids all challenges.
    """
    if is_stalled(state):
        return []
    seats, active, teams = len(state.hands), state.active, state.teams
    return [seat % seats for seat in range(active + 1, active + seats) if teams[seat % seats]]


def _turn_moves(state: ExpoState) -> list[Move]:
    hand = state.hands[state.active]
    actions: list[Move] = [PLAYS[value] for value in HENCHMEN if hand & HELD[value]]
    actions += [CHALLENGES[seat] for seat in targets(state)]
    if not actions:
        actions.append(PASS)
    return [RECRUIT, *actions] if may_recruit(state) else actions


def _duel_moves(state: ExpoState) -> list[Move]:
    duel = challenge.under_way(state)
    picks = challenge.picked(state, duel)
    moves: list[Move] = [PICKS[value] for value in challenge.pickable(state.hands[state.deciding_seat], picks)]
    if picks:
        moves.append(COMMIT)
    return moves


def _play(state: ExpoState, value: int, events: list[Event] | None) -> None:
    seat = state.active
    state.hands[seat] -= CARD[value]
    state.teams[seat] += (value,)
    state.progress = True
    note_play(state.memory, seat, value)
    if events is not None:
        events.append(HenchmanPlayed(seat, value))
    end_turn(state, events)


def _recruit(state: ExpoState, events: list[Event] | None) -> None:
    """Move the whole team under the exhibit; at the start of a turn the turn goes on, after a win it ends."""
    seat, after_win = state.active, state.phase is Phase.AFTER_WIN
    team = state.teams[seat]
    state.recruited[seat] += (team,)
    state.teams[seat] = ()
    state.progress = True
    if events is not None:
        events.append(HenchmenRecruited(seat, team, after_win))
    if after_win:
        end_turn(state, events)
    else:
        state.recruited_this_turn = True


def _end_without(state: ExpoState, move: Keep | Pass, events: list[Event] | None) -> None:
    """End the turn with the team left open, or with nothing done at all."""
    if events is not None:
        events.append(TeamKept(state.active) if isinstance(move, Keep) else TurnPassed(state.active))
    end_turn(state, events)
