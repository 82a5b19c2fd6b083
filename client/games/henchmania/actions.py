"""What hostile actions do to one opponent, one small function an effect. Shields have been asked for before.

Source: section 5 of the rules reference. An effect that needs somebody's choice leaves a question in the state.
"""

from collections.abc import Callable

from client.games.henchmania.cards import CARD_OF, EFFECT, PERFORMANCES
from client.games.henchmania.components import Card, Site
from client.games.henchmania.decks import discard
from client.games.henchmania.events import (
    CardTaken,
    Events,
    HandCardSpoilt,
    PawnLured,
    ReservePoached,
    Why,
)
from client.games.henchmania.hands import cards_with_back, change_hands, leave_openly
from client.games.henchmania.points import change_points, steal_points
from client.games.henchmania.questions import AskGive, AskInquire, AskLose, Hit
from client.games.henchmania.reserves import discard_laid, hit_copy, lay, lift
from client.games.henchmania.state import HenchmaniaState, Pawn
from client.games.henchmania.verbs import Verb


def strike(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """Let a hostile card have its effect on one opponent."""
    _EFFECTS[EFFECT[hit.card]](state, hit, events)


def performances_of(state: HenchmaniaState, seat: int) -> int:
    """Return how many Performances lie in a Reserve, duplicates included (ruling R35)."""
    return sum([CARD_OF[laid] in PERFORMANCES for laid in state.reserves[seat]])


def lured_pawn(state: HenchmaniaState, site: Site, owner: int) -> int:
    """Return the place in a site's row of the Henchman that a Traitor takes.

    One that counts for its owner goes first, then the earliest.

    Raises:
        ValueError: the seat has no Henchman there.
    """
    row = state.board[site]
    places = [place for place, pawn in enumerate(row) if pawn.owner == owner]
    return min(places, key=lambda place: (row[place].counts_for != owner, place))


def _steal_points(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    steal_points(state, hit.source, hit.seat, state.cards[hit.card].numbers["steal"], events)


def _drawn_from_hand(state: HenchmaniaState, hit: Hit) -> Card:
    """Choose a card of the named back by chance; equal cards need none."""
    if hit.move.back is None:
        raise LookupError("no back was named")
    cards = cards_with_back(state.hands[hit.seat], hit.move.back)
    if cards[0] == cards[-1]:
        return cards[0]
    rng, state.chance = state.chance.roll()
    return rng.choice(cards)


def _take_card(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """Move a card of that back to the thief; with the power the victim loses a point, too."""
    card = _drawn_from_hand(state, hit)
    change_hands(state, hit.seat, hit.source, card)
    if events is not None:
        events.append(CardTaken(hit.source, hit.seat, card))
    change_points(state, hit.seat, -state.cards[hit.card].power.lose_points, Why.CARD, events)


def _trade_cards(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """Take a card and owe one."""
    _take_card(state, hit, events)
    state.decision = AskGive(hit.source, hit.seat)


def _spoil_hand(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    card = _drawn_from_hand(state, hit)
    leave_openly(state, hit.seat, card)
    discard(state, card)
    if events is not None:
        events.append(HandCardSpoilt(hit.source, hit.seat, card))


def _lure_pawn(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """Take a Henchman off a site; it counts for its owner tomorrow, or with the power for the thief."""
    site = hit.move.site
    if site is None:
        raise LookupError("no site was named")
    place = lured_pawn(state, site, hit.seat)
    row = state.board[site]
    state.board[site] = row[:place] + row[place + 1 :]
    for_thief = state.cards[hit.card].power.counts_for == "thief"
    pawn = Pawn(hit.seat, hit.source if for_thief else hit.seat)
    state.stolen[hit.source] += (pawn,)
    if events is not None:
        events.append(PawnLured(hit.source, site, place, row[place], pawn))


def _brawl(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """The victim chooses a Reserve card to lose; without any it loses points."""
    if state.reserves[hit.seat]:
        state.decision = AskLose(hit.seat)
    else:
        change_points(state, hit.seat, -state.cards[hit.card].numbers["points_if_none"], Why.CARD, events)


def _tear_away(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """Discard the Reserve card that was named; some cards cost points, too."""
    laid = hit_copy(state.reserves[hit.seat], _target(hit))
    discard_laid(state, hit.seat, laid, hit.source, events)
    change_points(state, hit.seat, -state.cards[hit.card].numbers["lose_points"], Why.CARD, events)


def _poach(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """Take the Reserve card that was named; it arrives upright (ruling R14)."""
    card = _target(hit)
    lift(state, hit.seat, hit_copy(state.reserves[hit.seat], card))
    if events is not None:
        events.append(ReservePoached(hit.source, hit.seat, card))
    lay(state, hit.source, card)


def _burn(state: HenchmaniaState, hit: Hit, _events: Events) -> None:
    state.decision = AskInquire(hit.source, hit.seat, state.cards[hit.card].numbers["cards"])


def _shame(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    loss = state.cards[hit.card].numbers["points_per_performance"] * performances_of(state, hit.seat)
    change_points(state, hit.seat, -loss, Why.CARD, events)


def _fine_leader(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    change_points(state, hit.seat, -state.cards[hit.card].numbers["points"], Why.CARD, events)


def _target(hit: Hit) -> Card:
    if hit.move.target is None:
        raise LookupError("no card was named")
    return hit.move.target


_EFFECTS: dict[Verb, Callable[[HenchmaniaState, Hit, Events], None]] = {
    Verb.STEAL_POINTS: _steal_points,
    Verb.TRADE_CARDS: _trade_cards,
    Verb.TAKE_CARD: _take_card,
    Verb.SPOIL_HAND: _spoil_hand,
    Verb.LURE_PAWN: _lure_pawn,
    Verb.BRAWL: _brawl,
    Verb.TEAR_AWAY: _tear_away,
    Verb.POACH: _poach,
    Verb.BURN: _burn,
    Verb.SHAME: _shame,
    Verb.FINE_LEADERS: _fine_leader,
}
