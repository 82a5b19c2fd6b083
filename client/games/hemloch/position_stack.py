"""Which stacks a match can have at rest, and what else must fit them.

Source: the table of shapes in section 9 of the rules reference. Stacks are read from the bottom.
"""

from typing import TypeAlias

from client.core.refusal import InvalidPosition
from client.games.hemloch.bag import HELD
from client.games.hemloch.components import WEEK_CARDS
from client.games.hemloch.influence import check_order
from client.games.hemloch.position_checks import require
from client.games.hemloch.state import HemlochState, Phase
from client.games.hemloch.steps import (
    CHECK_END,
    CHECK_INFLUENCE,
    END_DAY,
    FILL_HANDS,
    NEXT_WEEK,
    SET_UP,
    BeginCull,
    BeginTurn,
    PerformLocation,
    Step,
    ToAct,
    ToCull,
    ToDevour,
    ToDiscard,
    ToDraft,
    ToGain,
    ToPlace,
    ToRetire,
    ToSend,
    is_question,
)

Steps: TypeAlias = list[Step]
NOT_AN_EFFECT = (ToAct, ToCull, ToRetire, ToDraft)
"""Questions that no ability asks."""


def check_stack(state: HemlochState) -> None:
    """The stack has one of the five shapes, and its steps speak of what is there.

    Raises:
        InvalidPosition: names the field that does not fit.
    """
    stack = state.stack
    if not stack:
        _check_outside_turn(state)
        return
    match stack[0]:
        case _ if stack[0] == SET_UP:
            _check_draft(state, stack[1:])
        case _ if stack[0] == END_DAY:
            _check_turn(state, stack[1:])
        case _ if stack[0] == CHECK_END:
            _check_day_end(state, stack[1:])
        case _ if stack[0] == NEXT_WEEK:
            _check_week_end(state, stack[1:])
        case _:
            raise InvalidPosition("stack.0", "no stack begins like this at rest")
    _check_minions(state)


def has_festival(state: HemlochState) -> bool:
    """Tell whether the Festival is somewhere: not in the draft and not at Week's End."""
    return not state.stack or state.stack[0] not in (SET_UP, NEXT_WEEK)


def check_rest(state: HemlochState) -> None:
    """The question on top must be one that is asked: with Actions left, or with several answers."""
    if state.phase is Phase.OVER:
        return
    top = state.stack[-1]
    where = f"stack.{len(state.stack) - 1}"
    require(holds=is_question(top), field=where, why="the step on top must wait for a move")
    if isinstance(top, ToAct):
        require(holds=state.actions_left > 0, field="actions_left", why="nobody acts without an Action")
    else:
        require(holds=len(state.choices) > 1, field=where, why="is not asked: there is no choice")


def _check_outside_turn(state: HemlochState) -> None:
    require(holds=state.turn_seat is None, field="turn_seat", why="is null outside a turn")
    require(holds=state.actions_left == 0, field="actions_left", why="is 0 outside a turn")


def _check_draft(state: HemlochState, later: Steps) -> None:
    _check_outside_turn(state)
    left = sum(group is not None for group in state.groups)
    for number, step in enumerate(later, 1):
        require(holds=isinstance(step, ToDraft), field=f"stack.{number}", why="only picks wait in the draft")
    require(holds=len(later) == left, field="stack", why=f"must hold {left} picks, one a group left")


def _check_turn(state: HemlochState, later: Steps) -> None:
    """``turn`` of the other seat while the Start Player acts, ``act``, and what an effect waits for."""
    start, number = state.start_player, 1
    if later and isinstance(later[0], BeginTurn):
        require(holds=later[0].seat == 1 - start, field="stack.1", why="only the turn of the second seat can wait")
        later, number = later[1:], 2
    acting = later[0] if later else None
    if not isinstance(acting, ToAct):
        raise InvalidPosition(f"stack.{number}", "the turn under way is missing")
    seat = start if number == 2 else 1 - start
    require(holds=acting.seat == seat, field=f"stack.{number}.seat", why=f"must be {seat} here")
    require(holds=state.turn_seat == seat, field="turn_seat", why=f"must be {seat} with this stack")
    _check_effect(seat, later[1:], number + 1)


def _check_effect(seat: int, waiting: Steps, number: int) -> None:
    """One effect waits: a question, below it the other half of a trade or a Location that is still to come."""
    if not waiting:
        return
    *below, top = waiting
    where = f"stack.{number + len(below)}"
    is_effect = is_question(top) and not isinstance(top, NOT_AN_EFFECT)
    require(holds=is_effect, field=where, why="no ability leaves this step on top")
    owner = top.seat if is_question(top) else seat
    require(holds=owner == seat or isinstance(top, ToDiscard), field=f"{where}.seat", why="must be the seat that acts")
    if below:
        under = below[0]
        is_location = isinstance(under, PerformLocation) and under.seat == seat
        is_trade = isinstance(under, ToGain) and under.seat == seat and top == ToDiscard(seat)
        fits = len(below) == 1 and (is_location or is_trade)
        require(holds=fits, field=f"stack.{number}", why="no ability leaves these steps behind")


def _check_day_end(state: HemlochState, later: Steps) -> None:
    _check_outside_turn(state)
    is_day = state.week_card is not None and WEEK_CARDS[state.week_card].is_day
    require(holds=is_day, field="stack", why="only a Day ends with an influence check")
    _check_checks(state, later, 1)


def _check_week_end(state: HemlochState, later: Steps) -> None:
    """``retire``, ``weekdraw``, discards still to come, checks still to come, the question on top."""
    _check_outside_turn(state)
    start = state.start_player
    require(holds=later[:1] == [ToRetire(start)], field="stack.1", why="the Night to retire must wait here")
    if len(later) == 1:
        return
    require(holds=later[1] == FILL_HANDS, field="stack.2", why="the draw of Week's End must wait here")
    order = [BeginCull(seat, location) for location in check_order(start) for seat in (start, 1 - start)]
    later, expected = later[2:], order[::-1]
    waiting = 0
    while waiting < min(len(later), len(expected)) and later[waiting] == expected[waiting]:
        waiting += 1
    if waiting == len(expected):
        _check_checks(state, later[waiting:], 3 + waiting)
        return
    top = later[waiting] if len(later) == waiting + 1 else None
    is_next = isinstance(top, ToCull) and BeginCull(top.seat, top.location) == expected[waiting]
    require(holds=is_next, field=f"stack.{3 + waiting}", why="is not the next discard of Week's End")


def _check_checks(state: HemlochState, later: Steps, number: int) -> None:
    """Checks still to come in their order, then one or two Markers to place at the Location before them."""
    order = check_order(state.start_player)[::-1]
    waiting = 0
    while waiting < min(len(later), len(order)) and later[waiting] == CHECK_INFLUENCE[order[waiting]]:
        waiting += 1
    where, places = f"stack.{number + waiting}", later[waiting:]
    require(holds=len(places) in (1, 2) and waiting < len(order), field=where, why="no check leaves these steps")
    start = state.start_player
    both: Steps = [ToPlace(seat, (order[waiting],)) for seat in (1 - start, start)]
    fits = places == both or (len(places) == 1 and places[0] in both)
    require(holds=fits, field=where, why="is not the Marker of the check under way")


def _check_minions(state: HemlochState) -> None:
    """Steps about a Minion name one that lies where they say."""
    for number, step in enumerate(state.stack):
        if isinstance(step, ToSend | ToDevour):
            side = 1 - step.seat if isinstance(step, ToSend) else step.seat
            lies_there = bool(state.side(step.location, side) & HELD[step.card])
            require(holds=lies_there, field=f"stack.{number}.card", why="does not lie there")
