"""How a simple player answers every question but step 1.

Each function chooses one of ``moves``. Source: section 13 of the rules reference.
"""

from collections.abc import Sequence

from client.games.ham_helsing.clash import BLOCK, DAMAGE
from client.games.ham_helsing.components import COLOURS, LOCATIONS, VILLAIN_CARDS, Loc
from client.games.ham_helsing.frames import (
    DeclareFrame,
    FightResolve,
    Frame,
    LoseSkillFrame,
    RerollPickFrame,
    SkillUpFrame,
)
from client.games.ham_helsing.icon_worth import ICONS, worth_of
from client.games.ham_helsing.moves import (
    Cover,
    Declare,
    LoseSkill,
    Move,
    PickResult,
    Pull,
    Reroll,
    Route,
    Scare,
    SkillUp,
)
from client.games.ham_helsing.state import COLOUR_INDEX, HamState, skill_of, steps_left
from client.games.ham_helsing.tokens import BITES, FACES

DAMAGE_WEIGHT, POWER_COST = 0.8, 1.0
REROLL_FROM = 1.5
"""A die is rolled again if its face costs at least this much."""


def first(state: HamState, _frame: Frame, moves: Sequence[Move]) -> Move:
    """Let the hero with more health go first."""
    return moves[0] if state.hp[0] >= state.hp[1] else moves[1]


def get_up(_state: HamState, _frame: Frame, moves: Sequence[Move]) -> Move:
    """Get up: a turn is worth more than skills."""
    return moves[0]


def cover(state: HamState, _frame: Frame, moves: Sequence[Cover]) -> Move:
    """Cover what is worth least."""
    return min(moves, key=lambda move: _icon_worth(state, move))


def _icon_worth(state: HamState, move: Cover) -> float:
    card = state.cards[move.card]
    icon = dict(card.icons).get(move.slot)
    return worth_of(card) - sum(ICONS[i] for _, i in card.icons) if icon is None else ICONS[icon]


def crowding(state: HamState, loc: Loc) -> float:
    """Return how near a Location is to being lost; a lost one is nothing to worry about."""
    if loc in state.nests:
        return -1.0
    return len(state.board[loc]) / LOCATIONS[loc].limit


def route(state: HamState, _frame: Frame, moves: Sequence[Route]) -> Move:
    """Send a Minion where most room is left."""
    return min(moves, key=lambda move: crowding(state, move.to))


def scare(state: HamState, _frame: Frame, moves: Sequence[Scare]) -> Move:
    """Scare what bites, has two colours, and stands where it is crowded."""
    return max(moves, key=lambda move: _nuisance(state, move.loc, move.minion))


def _nuisance(state: HamState, loc: Loc, token: str) -> float:
    return 3 * crowding(state, loc) + len(FACES[token].colours) + BITES[token] * (1 if state.heroes_at(loc) else 0.3)


def pull(state: HamState, _frame: Frame, moves: Sequence[Pull]) -> Move:
    """Let go from where it is crowded."""
    return max(moves, key=lambda move: crowding(state, move.loc))


def skill_up(state: HamState, frame: SkillUpFrame, moves: Sequence[SkillUp]) -> Move:
    """Raise the skill that is nearest to its end."""
    return min(moves, key=lambda move: steps_left(state, frame.c, move.colour))


def lose_skill(state: HamState, frame: LoseSkillFrame, moves: Sequence[LoseSkill]) -> Move:
    """Lower the skill that is farthest from its end."""
    return max(
        moves,
        key=lambda move: (steps_left(state, frame.c, move.colour), -skill_of(state, frame.c, move.colour)),
    )


def commit(_state: HamState, _frame: Frame, moves: Sequence[Move]) -> Move:
    """Commit everything, kind by kind."""
    return moves[0]


def declare(state: HamState, frame: DeclareFrame, moves: Sequence[Declare]) -> Move:
    """Prefer a doubled colour, then one that earns a reward, then the one with the fewest points."""
    turn = state.now
    top = VILLAIN_CARDS.get(state.villain_deck[0]) if state.villain_deck else None
    rewards = top.rewards if top is not None else {}

    def worth(move: Declare) -> float:
        index = COLOUR_INDEX[move.colour]
        points = frame.com[index] + frame.wd[index]
        earns = not points and move.colour in rewards and move.colour not in turn.rewards
        return 10 * (move.colour in turn.doubled) + 3 * earns - points

    return max(moves, key=worth)


def _face_cost(state: HamState, frame: FightResolve, face: str) -> float:
    """Return what a face of a die costs in this fight."""
    if face.startswith(BLOCK):
        return frame.pts[COLOURS.index(face[-1])]
    if face.startswith(DAMAGE):
        points = int(face[-1])
        return DAMAGE_WEIGHT * points + (4 if state.hp[frame.c] <= points else 0)
    return POWER_COST


def _fight(state: HamState) -> FightResolve:
    """Return the fight under way."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, FightResolve))


def reroll(state: HamState, _frame: Frame, moves: Sequence[Move]) -> Move:
    """Roll the die again that costs most, if that is much."""
    fight = _fight(state)
    costs = [_face_cost(state, fight, face) for face in fight.dice]
    worst = Reroll(costs.index(max(costs)))
    return worst if max(costs) >= REROLL_FROM and worst in moves else moves[-1]


def reroll_pick(state: HamState, frame: RerollPickFrame, _moves: Sequence[Move]) -> Move:
    """Keep the result that costs less."""
    fight = _fight(state)
    better = _face_cost(state, fight, frame.new) < _face_cost(state, fight, frame.old)
    return PickResult("new") if better else PickResult("old")
