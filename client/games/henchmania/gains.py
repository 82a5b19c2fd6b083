"""What a move on a turn promises, in points for the seat that decides.

Source: section 13 of the rules reference.
"""

from collections.abc import Callable
from typing import TypeAlias

from client.games.henchmania.actions import performances_of
from client.games.henchmania.cards import CARD_OF, EFFECT, KIND
from client.games.henchmania.components import RESERVE_LIMIT, Card, Kind
from client.games.henchmania.domination import dominated_by
from client.games.henchmania.judging import cards_before, closed_card_worth, duel_gain, rival_weight
from client.games.henchmania.moves import Play, Use
from client.games.henchmania.state import HenchmaniaState, clockwise
from client.games.henchmania.verbs import Verb
from client.games.henchmania.worth import ALL_CARDS, DRAWN_CARD, days_left, gain_of, hand_worth, laid_worth, loss_of

TRICK = 0.6
"""Part of a stolen card's worth that a Trick keeps: something goes back."""
DUG_UP = 0.8
LURED = 1.8


def play_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    """Return what playing a card promises."""
    return _GAINS[move.card](state, seat, move)


def use_gain(state: HenchmaniaState, seat: int, move: Use) -> float:
    """Return what using a card before the seat promises."""
    return DRAWN_CARD if move.seat is None else duel_gain(state, seat, move.seat)


def harm(state: HenchmaniaState, seat: int, move: Play, victim: int) -> float:
    """Return what a hostile card costs its victim, as ``seat`` can judge it."""
    cards = cards_before(state, victim)
    score = state.scores[victim]
    numbers = state.cards[move.card].numbers
    match EFFECT[move.card]:
        case Verb.STEAL_POINTS | Verb.FINE_LEADERS:
            return min(1, score)
        case Verb.TAKE_CARD | Verb.SPOIL_HAND | Verb.TRADE_CARDS if move.back is not None:
            part = TRICK if EFFECT[move.card] is Verb.TRADE_CARDS else 1.0
            return part * closed_card_worth(state, seat, victim, move.back)
        case Verb.TEAR_AWAY | Verb.POACH if move.target is not None:
            return loss_of(state, cards, move.target) + min(score, numbers.get("lose_points", 0))
        case Verb.BURN:
            return sum(sorted([loss_of(state, cards, card) for card in set(cards)])[-2:])
        case Verb.BRAWL:
            return _brawl_harm(state, victim, cards, numbers["points_if_none"])
        case Verb.SHAME:
            return min(score, performances_of(state, victim))
        case _:
            return LURED if days_left(state) > 1 else 0.2


def _brawl_harm(state: HenchmaniaState, victim: int, cards: list[Card], points: int) -> float:
    if not state.reserves[victim]:
        return min(points, state.scores[victim])
    return min([loss_of(state, cards, CARD_OF[laid]) for laid in state.reserves[victim]])


def _trump_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    trump = state.trumps[seat]
    cards = [CARD_OF[laid] for laid in state.reserves[seat]]
    before = cards if trump is None else [*cards, CARD_OF[trump]]
    return laid_worth(state, [*cards, move.card]) - laid_worth(state, before)


def _laying_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    return _reserve_gain(state, seat, move.card)


def _reserve_gain(state: HenchmaniaState, seat: int, card: Card) -> float:
    """Count the card that makes way for it where the Reserve is full."""
    cards = cards_before(state, seat)
    gain = gain_of(state, cards, card)
    if len(state.reserves[seat]) >= RESERVE_LIMIT:
        gain -= min([loss_of(state, [*cards, card], CARD_OF[laid]) for laid in state.reserves[seat]])
    return gain


def _harm_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    """Return what a hostile card does to its victims, weighed by how much of a rival each is."""
    victims = clockwise(len(state.scores), seat) if move.seat is None else (move.seat,)
    return sum([rival_weight(state, seat, victim) * harm(state, seat, move, victim) for victim in victims])


def _stealing_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    """Return what changes hands, for the thief and against the victim."""
    if move.seat is None:
        return 0.0
    return harm(state, seat, move, move.seat) * (1 + rival_weight(state, seat, move.seat))


def _poaching_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    if move.target is None:
        return 0.0
    return _harm_gain(state, seat, move) + _reserve_gain(state, seat, move.target)


def _challenge_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    return 0.0 if move.seat is None else duel_gain(state, seat, move.seat)


def _crying_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    numbers = state.cards[move.card].numbers
    return numbers["points"] + numbers["points_per_site"] * len(dominated_by(state, seat))


def _digging_gain(state: HenchmaniaState, seat: int, move: Play) -> float:
    if move.site is None:
        return 0.0
    top = state.discards[move.site][-1]
    if KIND[top] is Kind.ACTION:
        return DUG_UP * hand_worth(state, top)
    return DUG_UP * gain_of(state, cards_before(state, seat), top)


_Gain: TypeAlias = Callable[[HenchmaniaState, int, Play], float]
_ACTION_GAINS: dict[Verb, _Gain] = {
    Verb.STEAL_POINTS: _stealing_gain,
    Verb.TAKE_CARD: _stealing_gain,
    Verb.TRADE_CARDS: _stealing_gain,
    Verb.LURE_PAWN: _stealing_gain,
    Verb.SPOIL_HAND: _harm_gain,
    Verb.BRAWL: _harm_gain,
    Verb.TEAR_AWAY: _harm_gain,
    Verb.BURN: _harm_gain,
    Verb.SHAME: _harm_gain,
    Verb.FINE_LEADERS: _harm_gain,
    Verb.POACH: _poaching_gain,
    Verb.CHALLENGE: _challenge_gain,
    Verb.CRY_OUT: _crying_gain,
    Verb.DIG_UP: _digging_gain,
}

_GAINS: dict[Card, _Gain] = (
    {card: _trump_gain for card in ALL_CARDS if KIND[card] is Kind.TRUMP}
    | {card: _laying_gain for card in ALL_CARDS if KIND[card] is Kind.RESERVE}
    | {
        card: _ACTION_GAINS[EFFECT[card]]
        for card in ALL_CARDS
        if KIND[card] is Kind.ACTION and EFFECT[card] in _ACTION_GAINS
    }
)
"""What values the play of a card; cards that are never played on a turn are missing."""
