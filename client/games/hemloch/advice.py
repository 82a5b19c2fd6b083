"""A simple sensible player: takes what is worth most by the rules of thumb and looks no further.

Nothing is read that the seat to act may not see. Source: section 13 of the rules reference.
"""

from collections.abc import Callable
from random import Random

from client.games.hemloch.ability_worth import play_worth, use_worth
from client.games.hemloch.bag import listed
from client.games.hemloch.city import CELLS_AT
from client.games.hemloch.components import ITEMS, LOCATIONS, Card
from client.games.hemloch.influence import WEIGHTS
from client.games.hemloch.marker_worth import loss_of_marker
from client.games.hemloch.moves import (
    CULLS,
    Decline,
    Devour,
    Discard,
    Draw,
    Gain,
    Lift,
    Move,
    MoveTo,
    Place,
    Play,
    Raise,
    Recover,
    Refresh,
    Replace,
    Retire,
    Steal,
    TakeGroup,
    Target,
    Use,
)
from client.games.hemloch.outlook import Outlook, outlook_for
from client.games.hemloch.scoring import points
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import ToAct, ToControl, ToCull, ToDevour, ToKill, ToRaise, ToSend
from client.games.hemloch.worth import (
    CARD_WORTH,
    FRESH,
    USED,
    control_worth,
    draw_worth,
    item_worth,
    kill_worth,
    lure_worth,
    replace_worth,
    space_worth,
)

IDLE = 0.2
"""Worth of an Action that is let go, as a loss."""
FREE = 10.0
"""Puts a Potion that is worth using before all Actions."""
WHIM = 0.1
"""Worth that is added by chance, so that near things go either way."""
LAST_CARDS = 3
"""With so few cards left a seat thinks of the end that an empty deck brings."""
HURRY = 0.6


def rule_player(state: HemlochState, rng: Random) -> Move:
    """Return the move of the seat to act."""
    step = state.stack[-1]
    if isinstance(step, ToAct):
        return _act(state, rng)
    if isinstance(step, ToCull):
        return CULLS[_least_missed(state, step)]
    worth = worth_of(state)
    return max(state.choices, key=worth)


def worth_of(state: HemlochState) -> Callable[[Move], float]:
    """Return how to value the answers to the question on top, from the eyes of the seat to act."""
    outlook = outlook_for(state, state.to_act or 0)

    def worth(move: Move) -> float:
        match move:
            case Gain() | Refresh() | Decline() | Steal():
                return _item_answer(move)
            case Place() | Lift() | Replace():
                return _marker_answer(state, outlook.seat, move)
            case Target() | MoveTo() | Devour():
                return _minion_answer(state, outlook, move)
            case _:
                return _card_answer(state, outlook, move)

    return worth


def worth_of_actions(state: HemlochState) -> list[float]:
    """Value every move of a turn, in the order in which they are listed."""
    seat = state.to_act or 0
    outlook = outlook_for(state, seat)
    plays = [play_worth(state, outlook, m.card, m.location) for m in state.choices if isinstance(m, Play)]
    best, values = max(plays, default=0.0), iter(plays)
    worths = []
    for move in state.choices:
        match move:
            case Play():
                worths.append(next(values))
            case Draw():
                worths.append(draw_worth(state, seat) + _hurry(state, seat))
            case Use(item):
                worth = use_worth(state, outlook, item, best)
                worths.append(worth + FREE if worth > 0 and not ITEMS[item].cost else worth)
            case _:
                worths.append(-IDLE * state.actions_left)
    return worths


def _act(state: HemlochState, rng: Random) -> Move:
    worths = [worth + WHIM * rng.random() for worth in worth_of_actions(state)]
    return state.choices[worths.index(max(worths))]


def _hurry(state: HemlochState, seat: int) -> float:
    """Return what comes nearer with an empty deck: a win for whoever is ahead, a loss for the other."""
    if len(state.decks[seat]) > LAST_CARDS:
        return 0.0
    lead = points(state, seat) - points(state, 1 - seat)
    return HURRY * ((lead > 0) - (lead < 0))


def _least_missed(state: HemlochState, step: ToCull) -> Card:
    """Return the first of the ``n`` Minions that count least there; picks rise, so the first kind comes first."""
    weights = WEIGHTS[step.location]
    mine = [Card(card) for card in listed(state.side(step.location, step.seat)) if card >= step.min_index]
    return min(sorted(mine, key=lambda card: (weights[card], CARD_WORTH[card]))[: step.n])


def _item_answer(move: Gain | Refresh | Decline | Steal) -> float:
    match move:
        case Gain(item) | Refresh(item):
            return item_worth(item)
        case Steal(item, face_up):
            return (FRESH if face_up else USED) + item_worth(item)
        case Decline():
            return 0.0


def _marker_answer(state: HemlochState, seat: int, move: Place | Lift | Replace) -> float:
    cell = CELLS_AT[move.location][move.space]
    match move:
        case Place():
            return space_worth(state, seat, cell)
        case Replace():
            return replace_worth(state, seat, cell)
        case Lift():
            return -loss_of_marker(state.placed[seat], cell)


def _minion_answer(state: HemlochState, outlook: Outlook, move: Target | MoveTo | Devour) -> float:
    match move, state.stack[-1]:
        case Target(), ToKill():
            return kill_worth(outlook, move)
        case Target(), ToControl():
            return control_worth(outlook, move)
        case Target(), _:
            return lure_worth(state, outlook, move)
        case MoveTo(location), ToSend(card=card):
            return outlook.gain(location, -WEIGHTS[location][card])
        case Devour(side, card), ToDevour(location=location):
            weight = WEIGHTS[location][card]
            return outlook.gain(location, -weight if side == outlook.seat else weight)
        case _:
            raise TypeError(f"{move} does not answer {state.stack[-1]}")


def _card_answer(state: HemlochState, outlook: Outlook, move: Move) -> float:
    match move:
        case Discard(card):
            return -CARD_WORTH[card]
        case Recover(card):
            return CARD_WORTH[card]
        case Raise(card):
            step = state.stack[-1]
            location = step.location if isinstance(step, ToRaise) else LOCATIONS[0]
            return WEIGHTS[location][card]
        case Retire(location):
            return outlook.leads[location]
        case TakeGroup(number):
            return sum([CARD_WORTH[card] for card in state.groups[number] or ()])
        case _:
            return 0.0
