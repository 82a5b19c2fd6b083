"""Why a card cannot be played or used on a turn.

Source: sections 4.4 and 5 of the rules reference.
"""

from client.core.refusal import Refusal
from client.core.words import N_, SeatName
from client.games.henchmania.card_words import card_link, site_name
from client.games.henchmania.cards import CARD_OF, CARDS, KIND, PLAY, is_turned
from client.games.henchmania.components import ALL_SITES, PLAIN, Card, Kind, Targets
from client.games.henchmania.components import Play as PlayTime
from client.games.henchmania.decks import has_stock
from client.games.henchmania.moves import Play, Use
from client.games.henchmania.reserves import has_room
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.turn_listing import DARING, DRAWERS, USABLE_TRUMPS

FIELDS: dict[Targets, frozenset[str]] = {
    Targets.NONE: frozenset(),
    Targets.OPPONENT: frozenset({"seat"}),
    Targets.OPPONENT_BACK: frozenset({"seat", "back"}),
    Targets.OPPONENT_PAWN: frozenset({"seat", "site"}),
    Targets.OPPONENT_RESERVE_ANY: frozenset({"seat", "target"}),
    Targets.OPPONENT_RESERVE_PERFORMANCE: frozenset({"seat", "target"}),
    Targets.OPPONENT_RESERVE_TAKEABLE: frozenset({"seat", "target"}),
    Targets.OPPONENT_FRONT: frozenset({"seat"}),
    Targets.ALL_OPPONENTS: frozenset(),
    Targets.DISCARD_TOP: frozenset({"site"}),
}
"""What the play of a card must name, and nothing else (ruling R38)."""


def why_not_play(state: HenchmaniaState, seat: int, move: Play) -> Refusal:
    """Explain why a play that is not listed is not possible."""
    card = move.card
    if card not in CARDS:
        return Refusal(N_("There is no such card."), rule="4.4")
    if card not in state.hands[seat]:
        return Refusal(N_("You have no {card} in your hand."), rule="4.4", card=card_link(card))
    if PLAY[card] is PlayTime.WEAPON:
        return Refusal(N_("{card} is a weapon: it waits for a duel."), rule="5", card=card_link(card))
    if PLAY[card] is PlayTime.REACTION:
        return Refusal(N_("{card} only answers a challenge."), rule="5", card=card_link(card))
    if KIND[card] is Kind.RESERVE and not has_room(state.reserves[seat], card):
        return Refusal(N_("Your Reserve may hold no further {card}."), rule="4.4", card=card_link(card))
    return _why_not_at(state, seat, move)


def _why_not_at(state: HenchmaniaState, seat: int, move: Play) -> Refusal:
    card = move.card
    wanted = FIELDS[PLAIN[card].targets]
    named = {name for name in ("seat", "back", "site", "target") if getattr(move, name) is not None}
    if named != wanted:
        return Refusal(N_("Say what {card} is meant for, and nothing more."), rule="4.4", card=card_link(card))
    if move.seat is not None:
        return _why_not_opponent(state, seat, move.seat, card)
    return Refusal(N_("{card} would do nothing there."), rule="5", card=card_link(card))


def _why_not_opponent(state: HenchmaniaState, seat: int, other: int, card: Card) -> Refusal:
    if other == seat:
        return Refusal(N_("{card} is meant for somebody else."), rule="5", card=card_link(card))
    if other not in state.seats:
        return Refusal(N_("Nobody sits there."), rule="5")
    return Refusal(N_("{card} would do nothing to {name} there."), rule="5", card=card_link(card), name=SeatName(other))


def why_not_use(state: HenchmaniaState, seat: int, move: Use) -> Refusal:
    """Explain why a use that is not listed is not possible."""
    card = move.card
    if card not in CARDS:
        return Refusal(N_("There is no such card."), rule="4.4")
    trump = state.trumps[seat]
    lying = [*state.reserves[seat], *([] if trump is None else [trump])]
    copies = [laid for laid in lying if CARD_OF[laid] == card]
    if not copies:
        return Refusal(N_("No {card} lies before you."), rule="4.4", card=card_link(card))
    if all(is_turned(laid) for laid in copies):
        return Refusal(N_("{card} is used up for today."), rule="4.4", card=card_link(card))
    return _why_not_used_so(state, seat, move)


def _why_not_used_so(state: HenchmaniaState, seat: int, move: Use) -> Refusal:
    card = move.card
    working = card if move.trump is None else move.trump
    if move.trump is None and any(CARD_OF[laid] == card for laid in DRAWERS) and move.seat is None:
        return Refusal(N_("There is no card left to draw."), rule="5")
    if working not in USABLE_TRUMPS:
        return Refusal(N_("{card} cannot be used that way on your turn."), rule="5", card=card_link(card))
    if working in DARING and move.seat is not None:
        return _why_not_opponent(state, seat, move.seat, card)
    if move.site in ALL_SITES and move.site is not None and has_stock(state, move.site):
        return Refusal(N_("You do not dominate {site}."), rule="5", site=site_name(move.site))
    return Refusal(N_("{card} cannot be used that way on your turn."), rule="5", card=card_link(card))
