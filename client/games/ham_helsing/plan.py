"""Step 1 as a simple player goes about it: help, play, then go where most is to be gained.

Nothing is remembered between two moves; the plan is made anew each time. Source: section 13 of the rules reference.
"""

from collections.abc import Sequence

from client.games.ham_helsing.components import Loc
from client.games.ham_helsing.frames import PlayStep, VanishFrame
from client.games.ham_helsing.helping import best_help
from client.games.ham_helsing.hunt import HIT_SHARE, Hunt, damage_worth, end_worth, hunt
from client.games.ham_helsing.icon_worth import worth_of
from client.games.ham_helsing.moves import (
    Attack,
    EndPlay,
    Fight,
    Heal,
    Learn,
    Move,
    PlayCard,
    Revive,
    UseAbility,
    UseKatana,
    UsePower,
    Vanish,
    Walk,
)
from client.games.ham_helsing.pool import Purse, purse_of
from client.games.ham_helsing.state import HamState, Turn, steps_left
from client.games.ham_helsing.terrain import CONNECTED, CONNECTED_BY_ANY_WRAP
from client.games.ham_helsing.verbs import Ability
from client.games.ham_helsing.wishes import wish_worth

PATH_COST, NEST_STEP_COST, END_SHARE = 0.25, 1.6, 1.2
WILD_CARD = 1.35
"""Ham keeps cards worth no more than this to turn them into wild attacks."""
KATANA_FROM = 6
"""Points with which the Katana joins a fight before the last rounds."""


def step(state: HamState, frame: PlayStep, moves: Sequence[Move]) -> Move:
    """Choose what to do next in step 1."""
    return _prepare(state, frame, moves) or _act(state, state.now, moves)


def _prepare(state: HamState, frame: PlayStep, moves: Sequence[Move]) -> Move | None:
    """Help others, play cards and use icons, before anything is planned."""
    revivals = [move for move in moves if isinstance(move, Revive)]
    if revivals:
        return min(revivals, key=lambda move: worth_of(state.cards[move.card]))
    power = best_help(state, [move for move in moves if isinstance(move, UsePower)])
    if power is not None:
        return power
    keeps_wilds = state.team[frame.c].hero.ability is Ability.WILD
    for move in moves:
        if isinstance(move, PlayCard) and not (keeps_wilds and _is_wild_card(state, move.card)):
            return move
        if isinstance(move, Heal):
            return move
    learns = [move for move in moves if isinstance(move, Learn)]
    if learns:
        return min(learns, key=lambda move: steps_left(state, frame.c, move.colour))
    return best_help(state, moves)


def _is_wild_card(state: HamState, uid: int) -> bool:
    card = state.cards[uid]
    return worth_of(card) <= WILD_CARD and card.star is None and "M" not in card.pool


def _act(state: HamState, turn: Turn, moves: Sequence[Move]) -> Move:
    """Go to the best Location, or do what is to be done here."""
    purse = _with_wild_cards(state, turn, moves)
    here = state.loc[turn.c]
    target, plan, first_step = _best_place(state, turn, purse)
    if target != here:
        price = HIT_SHARE * damage_worth(state) if plan.points else 0.0
        parting = hunt(state, turn.c, plan.rest, here, price)
        if parting.victims and here != state.villain_loc:
            blow = _blow(state, parting, moves)
            if blow is not None:
                return blow
        way = Walk(first_step)
        return way if way in moves else EndPlay()
    return _strike(state, turn, plan, moves)


def _with_wild_cards(state: HamState, turn: Turn, moves: Sequence[Move]) -> Purse:
    """Count the wild attacks that Ham's weak cards would give as well."""
    purse = purse_of(state, turn)
    if state.team[turn.c].hero.ability is Ability.WILD:
        extra = sum(isinstance(move, UseAbility) for move in moves)
        return purse._replace(wild=purse.wild + extra)
    return purse


def _strike(state: HamState, turn: Turn, plan: Hunt, moves: Sequence[Move]) -> Move:
    """Beat the next Minion of the plan, then fight with everything; without anything to do end the step."""
    wilds = [move for move in moves if isinstance(move, UseAbility)]
    turns_wild = state.team[turn.c].hero.ability is Ability.WILD and bool(wilds)
    weakest = min(wilds, key=lambda move: worth_of(state.cards[move.card])) if turns_wild else None
    blow = _blow(state, plan, moves)
    if blow is not None:
        return blow
    if plan.victims and weakest is not None:
        return weakest
    if plan.points:
        return _fight(state, plan, weakest, moves)
    return EndPlay()


def _blow(state: HamState, plan: Hunt, moves: Sequence[Move]) -> Move | None:
    """Return the attack on the first Minion of the plan that can be beaten at once."""
    easy = state.options.easy_two_colour
    for token in plan.victims:
        for move in moves:
            if isinstance(move, Attack) and move.minion == token and (move.colour is None or easy):
                return move
    return None


def _fight(state: HamState, plan: Hunt, weakest: Move | None, moves: Sequence[Move]) -> Move:
    """Bring everything that helps, then fight."""
    if weakest is not None:
        return weakest
    late = state.round >= state.rounds or state.villain_hp <= plan.points + 4
    if UseKatana() in moves and (late or plan.points >= KATANA_FROM):
        return UseKatana()
    return Fight("all") if Fight("all") in moves else EndPlay()


def _best_place(state: HamState, turn: Turn, purse: Purse) -> tuple[Loc, Hunt, Loc]:
    """Return the best Location in reach, the plan there, and the first step towards it."""
    best: tuple[Loc, Hunt, Loc] | None = None
    most = float("-inf")
    for loc, (cost, first_step) in _reach(state, turn).items():
        plan = hunt(state, turn.c, purse, loc)
        worth = plan.worth - cost + wish_worth(state, turn.c, loc, plan.points)
        if state.round < state.rounds:
            worth += END_SHARE * end_worth(state, turn.c, loc, len(plan.victims))
        if worth > most:
            best, most = (loc, plan, first_step), worth
    if best is None:
        raise LookupError("a hero is always somewhere")
    return best


def _reach(state: HamState, turn: Turn) -> dict[Loc, tuple[float, Loc]]:
    """Return every Location in reach with what the way costs and the first step of it."""
    here = state.loc[turn.c]
    paths = CONNECTED_BY_ANY_WRAP if state.options.all_wraps_connected else CONNECTED
    found: dict[Loc, tuple[float, Loc]] = {here: (0.0, here)}
    edge = [here]
    for _ in range(turn.icons.count("m") + turn.icons.count("M")):
        reached = []
        for loc in edge:
            cost, first_step = found[loc]
            for to in paths[loc]:
                if to not in found:
                    extra = PATH_COST + (NEST_STEP_COST if to in state.nests else 0.0)
                    found[to] = (cost + extra, to if loc == here else first_step)
                    reached.append(to)
        edge = reached
    return found


def appear(state: HamState, frame: VanishFrame, moves: Sequence[Vanish]) -> Move:
    """Appear where most is to be gained."""
    purse = purse_of(state, state.now)

    def worth(move: Vanish) -> float:
        plan = hunt(state, frame.c, purse, move.to)
        return plan.worth + END_SHARE * end_worth(state, frame.c, move.to, len(plan.victims))

    return max(moves, key=worth)
