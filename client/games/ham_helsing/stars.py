"""Star texts by verb: what each offers, and what it does.

A passive text works when the card is played. An action offers moves while its star lies in the pool; where no target
exists it offers none. Source: section 5.1 of the rules reference.
"""

from collections.abc import Callable
from types import MappingProxyType

from client.games.ham_helsing import star_effects as helping
from client.games.ham_helsing import star_fights as fighting
from client.games.ham_helsing import star_targets as aim
from client.games.ham_helsing.components import Params
from client.games.ham_helsing.events import Events, StarUsed, tell
from client.games.ham_helsing.moves import Move, UseStar
from client.games.ham_helsing.pool import spend_at
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.verbs import Star

Aim = Callable[[HamState, Turn, int], list[UseStar]]
"""Lists the uses of the star on the card with this uid."""
Deed = Callable[[HamState, UseStar, Params, Events], None]
"""Does what the star says."""
Habit = Callable[[Turn, Params], None]
"""Changes the rest of the turn."""

ACTIONS: MappingProxyType[Star, tuple[Aim, Deed]] = MappingProxyType(
    {
        Star.DRAW_TWO: (aim.with_another, helping.draw_two),
        Star.HEAL_HERE: (aim.at_will, helping.heal_here),
        Star.CALL: (aim.at_call, helping.call),
        Star.THROW: (aim.at_reach_by_colour, fighting.throw),
        Star.SLAM: (aim.at_reach, fighting.slam),
        Star.BARBEAR: (aim.at_knuckles, fighting.barbear),
        Star.UNBEAR: (aim.at_unbear, fighting.unbear),
        Star.HOG_WILD: (aim.at_hog_wild, fighting.hog_wild),
        Star.FLY: (aim.elsewhere_at, helping.fly),
        Star.HEAL_TWO: (aim.with_another, helping.heal_two),
        Star.SKILL_TWO: (aim.with_another, helping.skill_two),
        Star.LECTURE: (aim.at_lecture, fighting.lecture),
        Star.BARREL: (aim.at_hand_card, helping.barrel),
        Star.TROUGH: (aim.at_trough, fighting.trough),
        Star.MAGNET: (aim.at_magnet, fighting.magnet),
        Star.PALS: (aim.at_pals, helping.pals),
        Star.BEAR_PAY: (aim.at_knuckles, helping.bear_pay),
        Star.BEAR_GAIN: (aim.at_knuckles, helping.bear_gain),
    }
)
"""Stars to be used, each with what it can be aimed at and what it does."""


def _double(turn: Turn, params: Params) -> None:
    """Attacks of a colour count twice."""
    if params["colour"] not in turn.doubled:
        turn.doubled += params["colour"]


def _convert(turn: Turn, _params: Params) -> None:
    """Movement icons may become wild attacks."""
    turn.convert = True


def _oink(turn: Turn, params: Params) -> None:
    """Damage is kept off until the end of the turn."""
    turn.oink += params["amount"]


def _bounty(turn: Turn, params: Params) -> None:
    """Biting Minions pay more."""
    turn.bounty += params["amount"]


def _no_bite(turn: Turn, _params: Params) -> None:
    """Beaten Minions do not bite."""
    turn.nobite = True


PASSIVES: MappingProxyType[Star, Habit] = MappingProxyType(
    {
        Star.DOUBLE: _double,
        Star.CONVERT: _convert,
        Star.OINK: _oink,
        Star.BOUNTY: _bounty,
        Star.NO_BITE: _no_bite,
    }
)
"""Stars that work by themselves, each with what it changes."""


def star_moves(state: HamState, turn: Turn) -> list[Move]:
    """List what the stars in the pool can do, card by card."""
    moves: list[Move] = []
    for icon, uid in zip(turn.icons, turn.sources, strict=True):
        star = state.cards[uid].star if icon == "T" else None
        if star is not None:
            moves += ACTIONS[star][0](state, turn, uid)
    return moves


def use_star(state: HamState, turn: Turn, move: UseStar, events: Events) -> None:
    """Spend the star of a card in play and do what it says."""
    at = next(at for at, icon in enumerate(turn.icons) if icon == "T" and turn.sources[at] == move.card)
    spend_at(turn, at)
    card = state.cards[move.card]
    tell(events, StarUsed, state.team[turn.c], move.card, card)
    if card.star is not None:
        ACTIONS[card.star][1](state, move, card.params, events)
