"""Cards that lie before the seats: Reserves and Trumps.

Source: sections 4.5 and 5 of the rules reference. Of equal cards an opponent hits an upright one first, the owner gives
up a turned one first.
"""

from bisect import insort

from client.games.henchmania.cards import CARD_OF, FAMILY, LAID_FAMILY, LIMIT, TURNED, UPRIGHT, Laid
from client.games.henchmania.components import RESERVE_LIMIT, Card
from client.games.henchmania.decks import discard
from client.games.henchmania.events import CardTurned, Events, ReserveDiscarded
from client.games.henchmania.questions import AskReplace
from client.games.henchmania.state import HenchmaniaState, Reserve


def has_room(reserve: Reserve, card: Card) -> bool:
    """Tell whether one more card of this family may lie in the Reserve; its eight places are another question."""
    return not reserve or [LAID_FAMILY[laid] for laid in reserve].count(FAMILY[card]) < LIMIT[card]


def find(reserve: Reserve, wanted: frozenset[Laid]) -> Laid | None:
    """Return the first of the wanted cards that lies in the Reserve."""
    for laid in reserve:
        if laid in wanted:
            return laid
    return None


def cards_of(reserve: Reserve) -> list[Card]:
    """Return every card of a Reserve once, in printed order."""
    return list(dict.fromkeys([CARD_OF[laid] for laid in reserve]))


def lay(state: HenchmaniaState, seat: int, card: Card) -> None:
    """Lay a card upright in a Reserve; if that is full, leave the question which card makes way."""
    if len(state.reserves[seat]) >= RESERVE_LIMIT:
        state.decision = AskReplace(seat, card)
        return
    reserve = list(state.reserves[seat])
    insort(reserve, UPRIGHT[card])
    state.reserves[seat] = tuple(reserve)


def lift(state: HenchmaniaState, seat: int, laid: Laid) -> None:
    """Take a card out of a Reserve."""
    reserve = state.reserves[seat]
    at = reserve.index(laid)
    state.reserves[seat] = reserve[:at] + reserve[at + 1 :]


def hit_copy(reserve: Reserve, card: Card) -> Laid:
    """Return the copy that an opponent hits."""
    return UPRIGHT[card] if UPRIGHT[card] in reserve else TURNED[card]


def own_copy(reserve: Reserve, card: Card) -> Laid:
    """Return the copy that its owner gives up."""
    return TURNED[card] if TURNED[card] in reserve else UPRIGHT[card]


def discard_laid(state: HenchmaniaState, seat: int, laid: Laid, by: int, events: Events) -> None:
    """Put a card of a Reserve on its discard pile; ``by`` is the seat that caused it."""
    lift(state, seat, laid)
    discard(state, CARD_OF[laid])
    if events is not None:
        events.append(ReserveDiscarded(seat, CARD_OF[laid], bool(laid & 1), by))


def turn(state: HenchmaniaState, seat: int, card: Card, events: Events) -> None:
    """Turn an upright card that lies before a seat, in the Reserve or as its Trump."""
    if state.trumps[seat] == UPRIGHT[card]:
        state.trumps[seat] = TURNED[card]
    else:
        lift(state, seat, UPRIGHT[card])
        reserve = list(state.reserves[seat])
        insort(reserve, TURNED[card])
        state.reserves[seat] = tuple(reserve)
    if events is not None:
        events.append(CardTurned(seat, card))


def right_all(state: HenchmaniaState) -> None:
    """Set every card before every seat upright."""
    for seat in state.seats:
        state.reserves[seat] = tuple([UPRIGHT[CARD_OF[laid]] for laid in state.reserves[seat]])
        trump = state.trumps[seat]
        if trump is not None:
            state.trumps[seat] = UPRIGHT[CARD_OF[trump]]
