"""How a turn ends, what begins next, and how a game or a campaign closes.

Source: sections 3, 4.5 and 6 of the rules reference.
"""

from client.core.chance import Chance
from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.components import CAMPAIGN_TARGET, END_HAND_LIMIT, FULL_HAND, STALL_ROUNDS
from client.games.mad_science_expo.events import (
    CampaignPointWon,
    CampaignWon,
    Event,
    GameBegan,
    GameEnded,
    StallReached,
    TurnBegan,
)
from client.games.mad_science_expo.memory import fresh_memories
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.scoring import is_tied, totals, winner_of
from client.games.mad_science_expo.state import End, ExpoState, FinishedGame, GameResult, Phase


def new_match(seats: int, options: ExpoOptions, seed: int) -> ExpoState:
    """Set up the first game of a match."""
    state = ExpoState(
        options=options,
        chance=Chance(seed),
        hands=[0] * seats,
        teams=[],
        recruited=[],
        defeated=[],
        last_turn=[],
        memory=[],
        points=[0] * seats,
        first_seat=0,
        active=0,
    )
    begin_game(state, None)
    return state


def begin_game(state: ExpoState, events: list[Event] | None) -> None:
    """Give every seat its seven cards, clear the table and choose the first seat."""
    seats = len(state.hands)
    state.hands = [FULL_HAND] * seats
    state.teams = [()] * seats
    state.recruited = [()] * seats
    state.defeated = [False] * seats
    state.last_turn = [0] * seats
    state.memory = fresh_memories(seats)
    state.box = 0
    state.turn_no = 1
    state.quiet_turns = 0
    state.recruited_this_turn = state.progress = False
    state.last_challenge = state.result = None
    state.first_seat = state.active = _first_seat(state)
    state.phase = Phase.TURN
    if events is not None:
        events.append(GameBegan(state.game_no, state.first_seat, state.options.first_player == "random"))
        events.append(TurnBegan(state.active, state.turn_no))


def end_turn(state: ExpoState, events: list[Event] | None) -> None:
    """Close the turn of the active seat and begin the next one, unless the game is over."""
    state.last_turn[state.active] = state.turn_no
    state.turn_no += 1
    state.quiet_turns = 0 if state.progress else state.quiet_turns + 1
    state.progress = state.recruited_this_turn = False
    end = _end_reached(state)
    if end is not None:
        _end_game(state, end, events)
        return
    state.active = _next_seat(state)
    state.phase = Phase.TURN
    if events is not None:
        events.append(TurnBegan(state.active, state.turn_no))
        if is_stalled(state):
            events.append(StallReached(state.active))


def is_stalled(state: ExpoState) -> bool:
    """Tell whether the active seat must play a henchman in this turn.

    Source: section 4.6. A seat that holds its Mad Scientist alone is not restricted.
    """
    return (
        state.quiet_turns >= STALL_ROUNDS * state.undefeated
        and state.options.stall_rule
        and size_of(state.hands[state.active]) > 1
    )


def _first_seat(state: ExpoState) -> int:
    """Draw the first seat, or move on from a seat that was named: ruling R9."""
    seats = len(state.hands)
    if state.options.first_player == "random":
        rng, state.chance = state.chance.roll()
        return rng.randrange(seats)
    return (int(state.options.first_player) + state.game_no - 1) % seats


def _next_seat(state: ExpoState) -> int:
    seat = (state.active + 1) % len(state.hands)
    while state.defeated[seat]:
        seat = (seat + 1) % len(state.hands)
    return seat


def _end_reached(state: ExpoState) -> End | None:
    """Return the condition that ends the game now; the first one if both hold."""
    if state.undefeated == 1:
        return End.LAST_STANDING
    if all(size_of(hand) <= END_HAND_LIMIT for hand in state.hands):
        return End.SMALL_HANDS
    return None


def _end_game(state: ExpoState, end: End, events: list[Event] | None) -> None:
    """Count, name the winner and, in a campaign, give it a point."""
    counted = totals(state)
    winner = winner_of(state)
    state.phase = Phase.OVER
    state.result = GameResult(counted, winner, is_tied(counted), end, None)
    if events is not None:
        events.append(GameEnded(winner, counted, end, state.result.tie_broken))
    if state.options.campaign:
        _count_campaign(state, state.result, events)


def _count_campaign(state: ExpoState, result: GameResult, events: list[Event] | None) -> None:
    winner = result.winner
    state.points[winner] += 1
    state.history = (*state.history, FinishedGame(winner, result.totals, state.turn_no - 1, result.end))
    is_victor = state.points[winner] >= CAMPAIGN_TARGET[len(state.hands)]
    state.result = result._replace(campaign_victor=winner if is_victor else None)
    state.phase = Phase.OVER if is_victor else Phase.BETWEEN
    if events is not None:
        events.append(CampaignPointWon(winner, state.points[winner]))
        if is_victor:
            events.append(CampaignWon(winner))
