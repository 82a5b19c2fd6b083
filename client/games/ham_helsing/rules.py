"""The engine: which moves there are, and what happens until the next decision.

The frame on top of the stack tells what comes next. Automatic frames run; a question with one answer only is answered
at once, except where a player would want to see it. Source: section 4.1 of the rules reference.
"""

from collections.abc import Callable
from typing import Any

from client.games.ham_helsing import (
    clash,
    effects,
    fight,
    gains,
    horde,
    knuckles,
    limits,
    market,
    play_step,
    setup,
    sleeving,
    trade,
    travel,
    turns,
    villain_phase,
    villain_powers,
)
from client.games.ham_helsing.events import Events
from client.games.ham_helsing.frames import ChooseCharacter
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.options import HamOptions
from client.games.ham_helsing.state import HamState

AUTOMATIC: dict[str, Callable[[HamState, Any, Events], None]] = {
    "setup_done": setup.deal,
    "round_start": turns.start_round,
    "turn": turns.begin_turn,
    "gain": turns.gain,
    "draw": turns.draw_step,
    "place": turns.place,
    "limits": limits.check_limits,
    "bite": turns.bite,
    "round_end": turns.end_round,
    "fx": effects.resolve_next,
    "try_cover": effects.try_cover,
    "reward": clash.take_reward,
    "fight_end": clash.fight_end,
    "try_sleeve": sleeving.try_sleeve,
    "fight_resolve": clash.resolve,
    "market_revive": turns.revive_all,
    "market_turn": market.open_market,
    "villain": villain_phase.begin,
    "vmove": villain_phase.move_minions,
    "nests": villain_phase.fill_nests,
    "acts": villain_phase.act,
    "add": villain_phase.add_tokens,
    "next_round": villain_phase.next_round,
}
"""What runs by itself, by the name of the frame, which is off the stack by then."""

QUESTIONS: dict[str, tuple[Callable[[HamState, Any], list[Move]], Callable[[HamState, Any, Any, Events], None]]] = {
    "choose_character": (setup.hero_moves, setup.answer_hero),
    "choose_first": (turns.first_moves, turns.answer_first),
    "revive_turn": (turns.revive_moves, turns.answer_revive),
    "play": (play_step.play_moves, play_step.answer_play),
    "vanish": (travel.vanish_moves, travel.answer_vanish),
    "discards": (turns.discard_moves, turns.answer_discard),
    "cover": (effects.cover_moves, effects.answer_cover),
    "route": (horde.route_moves, horde.answer_route),
    "kscare": (knuckles.scare_moves, knuckles.answer_scare),
    "rscare": (clash.rscare_moves, clash.answer_rscare),
    "skill_up": (gains.skill_up_moves, gains.answer_skill_up),
    "lose_skill": (gains.lose_skill_moves, gains.answer_lose_skill),
    "sleeve": (sleeving.sleeve_moves, sleeving.answer_sleeve),
    "commit": (fight.commit_moves, fight.answer_commit),
    "declare": (fight.declare_moves, fight.answer_declare),
    "reroll": (fight.reroll_moves, fight.answer_reroll),
    "reroll_pick": (fight.reroll_pick_moves, fight.answer_reroll_pick),
    "trade": (trade.pick_moves, trade.answer_pick),
    "market": (market.market_moves, market.answer_market),
    "flush": (market.flush_moves, market.answer_flush),
    "pull": (villain_powers.pull_moves, villain_powers.answer_pull),
}
"""What is asked: the moves, and what an answer does; the frame is off the stack when it is answered."""

ALWAYS_ASKED = frozenset({"play", "market", "revive_turn", "choose_first", "reroll"})


def new_match(seats: int, options: HamOptions, seed: int) -> HamState:
    """Set a match up and run to the first decision."""
    state = setup.new_state(seats, options, seed)
    run_on(state, None)
    return state


def listed_moves(state: HamState) -> tuple[Move, ...]:
    """Return the moves of the seat to act; the answer is kept until the next move."""
    if state.listed is None:
        frame = state.stack[-1] if state.stack else None
        state.listed = () if frame is None else tuple(QUESTIONS[frame.frame][0](state, frame))
    return state.listed


def apply(state: HamState, move: Move, events: Events) -> None:
    """Carry out a legal move and run on to the next decision or the end."""
    _answer(state, move, events)
    run_on(state, events)


def _answer(state: HamState, move: Move, events: Events) -> None:
    state.listed = None
    frame = state.stack.pop()
    QUESTIONS[frame.frame][1](state, frame, move, events)


def run_on(state: HamState, events: Events) -> None:
    """Run automatic frames, and answer what has one answer only, up to the next decision or the end."""
    stack = state.stack
    while state.result is None:
        frame = stack[-1]
        name = frame.frame
        automatic = AUTOMATIC.get(name)
        if automatic is not None:
            stack.pop()
            automatic(state, frame, events)
        elif name == "play" and not state.is_up(state.now.c):
            # Whoever is KO'd in step 1 is out of it at once.
            stack.pop()
            turns.end_play(state, state.now.c, events)
        elif name in ALWAYS_ASKED or len(listed_moves(state)) > 1:
            return
        else:
            _answer(state, listed_moves(state)[0], events)
    stack.clear()


def to_act(state: HamState) -> int | None:
    """Return the seat that decides: the owner of the character asked, else the first seat (R2)."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    c: int | None = getattr(frame, "c", None)
    if c is not None:
        return state.team[c].seat
    return frame.i if isinstance(frame, ChooseCharacter) and state.seats > 1 else 0
