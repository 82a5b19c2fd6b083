"""Step 1 as a simple player goes about it: help, play, then go where most is to be gained.

Nothing is remembered between two moves; the plan is made anew each time. Source: section 13 of the rules reference.
"""

from collections.abc import Sequence
from typing import NamedTuple

from client.games.ham_helsing.carrying import best_call, with_company
from client.games.ham_helsing.components import KATANA_POINTS, Loc
from client.games.ham_helsing.ending import Outlook, end_worth, outlook
from client.games.ham_helsing.frames import PlayStep, VanishFrame
from client.games.ham_helsing.helping import best_help
from client.games.ham_helsing.holding import can_wait, held_with, is_spare, with_held
from client.games.ham_helsing.hunt import HIT_SHARE, Hunt, damage_worth, hunt
from client.games.ham_helsing.icon_worth import worth_of
from client.games.ham_helsing.moves import (
    Attack,
    Convert,
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
    UseStar,
    Vanish,
    Walk,
)
from client.games.ham_helsing.pool import purse_of
from client.games.ham_helsing.reach import Way, ways
from client.games.ham_helsing.state import COLOUR_INDEX, HamState, Turn, steps_left
from client.games.ham_helsing.tokens import FACES
from client.games.ham_helsing.trading import best_trade
from client.games.ham_helsing.verbs import Ability, Star
from client.games.ham_helsing.wishes import wish_worth

END_SHARE = 1.2
KATANA_FROM = 6
"""Points with which the Katana joins a fight in the last round but one; before, it is saved."""


class Errand(NamedTuple):
    """Where to go, how, and what to do there."""

    loc: Loc
    way: Way
    hunt: Hunt


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
    for move in moves:
        if isinstance(move, PlayCard) and not can_wait(state.cards[move.card]):
            return move
        if isinstance(move, Heal):
            return move
    learns = [move for move in moves if isinstance(move, Learn)]
    if learns:
        return min(learns, key=lambda move: steps_left(state, frame.c, move.colour))
    help_move = best_help(state, moves)
    return help_move if help_move is not None else best_trade(state, moves, leaving=False)


def _act(state: HamState, turn: Turn, moves: Sequence[Move]) -> Move:
    """Go to the best Location, or do what is to be done here."""
    here = state.loc[turn.c]
    errand = max(errands(state, turn, moves), key=lambda pair: pair[0])[1]
    if errand.loc == here:
        return _strike(state, turn, errand.hunt, moves)
    if here != state.villain_loc:
        price = HIT_SHARE * damage_worth(state) if errand.hunt.points else 0.0
        blow = _blow(state, hunt(state, turn.c, errand.hunt.rest, here, price), moves)
        if blow is not None:
            return blow
    first = errand.way.first
    if isinstance(first, Walk):
        first = with_company(state, turn, first, errand.loc)
    if first in moves and first is not None:
        return first
    mover = held_with(state, moves, "M")
    return EndPlay() if mover is None else mover


def _strike(state: HamState, turn: Turn, plan: Hunt, moves: Sequence[Move]) -> Move:
    """Beat the next Minion of the plan, then fight with everything; without anything to do end the step."""
    if not plan.victims and not plan.points:
        return _leave(state, moves)
    blow = _blow(state, plan, moves)
    if blow is not None:
        return blow
    if plan.points:
        card = held_with(state, moves, "BRPYW")
        if card is not None:
            return card
    more = _more_points(state, turn, moves)
    if more is not None:
        return more
    return _fight(state, plan, moves) if plan.points else _leave(state, moves)


def _leave(state: HamState, moves: Sequence[Move]) -> Move:
    """End the step, but first call a mate who is far from the Villain and leave a card to one who is here."""
    call = best_call(state, moves)
    last = best_trade(state, moves, leaving=True) if call is None else call
    return EndPlay() if last is None else last


def _more_points(state: HamState, turn: Turn, moves: Sequence[Move]) -> Move | None:
    """Return a move that turns something else into a wild attack: movement, or Ham's weakest card."""
    if Convert() in moves:
        return Convert()
    if state.team[turn.c].hero.ability is not Ability.WILD:
        return None
    cards = [move for move in moves if isinstance(move, UseAbility) and is_spare(state, turn, move.card)]
    return min(cards, key=lambda move: worth_of(state.cards[move.card])) if cards else None


def _blow(state: HamState, plan: Hunt, moves: Sequence[Move]) -> Move | None:
    """Return the attack on the first Minion of the plan that can be beaten at once."""
    easy = state.options.easy_two_colour
    for token in plan.victims:
        for move in moves:
            if isinstance(move, Attack) and move.minion == token and (move.colour is None or easy):
                return move
    for token in plan.victims:
        card = _card_against(state, token, moves)
        if card is not None:
            return card
    return None


def _card_against(state: HamState, token: str, moves: Sequence[Move]) -> Move | None:
    """Return a held card that helps to beat a Minion, one of a missing colour before one with a wild."""
    purse = purse_of(state, state.now)
    missing = "".join(k for k in FACES[token].left if not purse.own[COLOUR_INDEX[k]])
    if not missing:
        return None
    card = held_with(state, moves, missing)
    return held_with(state, moves, "W") if card is None else card


def _fight(state: HamState, plan: Hunt, moves: Sequence[Move]) -> Move:
    """Fight with everything, the Katana too if it is time."""
    last = state.round >= state.rounds or state.villain_hp <= plan.points + KATANA_POINTS
    if UseKatana() in moves and (last or (state.round == state.rounds - 1 and plan.points >= KATANA_FROM)):
        return UseKatana()
    wild = _wildest(state, moves)
    if wild is not None:
        return wild
    return Fight("all") if Fight("all") in moves else EndPlay()


def _wildest(state: HamState, moves: Sequence[Move]) -> Move | None:
    """Return the use of Hog Wild on the colour with most icons: wilds can be spread, so the dice block less of them."""
    wilds = [move for move in moves if isinstance(move, UseStar) and state.cards[move.card].star is Star.HOG_WILD]
    most = max(wilds, key=lambda move: state.now.icons.count(move.colour or "?"), default=None)
    return most if most is not None and state.now.icons.count(most.colour or "?") > 1 else None


def errands(state: HamState, turn: Turn, moves: Sequence[Move]) -> list[tuple[float, Errand]]:
    """List every Location in reach with the way, the plan there, and what all that is worth."""
    purse = with_held(state, turn)
    paths = turn.icons.count("M") if turn.convert else 0
    base = turn.icons.count("m")
    extra = _spare_wilds(state, turn, moves)
    seen = outlook(state, turn.c)
    found: list[tuple[float, Errand]] = []
    for loc, way in ways(state, turn, moves).items():
        wilds = extra + (paths - max(0, way.paths - base) if paths else 0)
        plan = hunt(state, turn.c, purse._replace(wild=purse.wild + wilds) if wilds else purse, loc)
        worth = plan.worth - way.cost + place_worth(state, turn.c, loc, plan, seen)
        found.append((worth, Errand(loc, way, plan)))
    return found


def place_worth(state: HamState, c: int, loc: Loc, plan: Hunt, seen: Outlook) -> float:
    """Return what it is worth to end the turn at a Location when the plan there has been carried out."""
    victims = len(plan.victims)
    worth = END_SHARE * end_worth(state, c, loc, victims, seen)
    return worth + wish_worth(state, c, loc, plan.points, victims) if state.wishes else worth


def _spare_wilds(state: HamState, turn: Turn, moves: Sequence[Move]) -> int:
    """Count the wild attacks that Ham's weak cards would give."""
    if state.team[turn.c].hero.ability is not Ability.WILD:
        return 0
    return sum(isinstance(move, UseAbility) and is_spare(state, turn, move.card) for move in moves)


def appear(state: HamState, frame: VanishFrame, moves: Sequence[Vanish]) -> Move:
    """Appear where most is to be gained."""
    purse, seen = with_held(state, state.now), outlook(state, frame.c)

    def worth(move: Vanish) -> float:
        plan = hunt(state, frame.c, purse, move.to)
        return plan.worth + place_worth(state, frame.c, move.to, plan, seen)

    return max(moves, key=worth)
