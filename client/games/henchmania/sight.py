"""What a seat may know: of the state, and of each event.

Source: section 8 of the rules reference.
"""

from client.core.chance import Chance
from client.games.henchmania.cards import BACKS, SITE_OF
from client.games.henchmania.components import ALL_SITES
from client.games.henchmania.events import (
    BackDrawn,
    BackGiven,
    BackKept,
    BackTaken,
    CardDrawn,
    CardGiven,
    CardKept,
    CardTaken,
    DeckRenewed,
    DiceRolled,
    DieChanged,
    Event,
    GuardCalled,
    GuardWithheld,
    HandCardSpoilt,
    HandDiscarded,
)
from client.games.henchmania.questions import AskKeep
from client.games.henchmania.state import Hand, HenchmaniaState, copied

HIDDEN_CHANCE = Chance(0, 0)


def sight(state: HenchmaniaState, viewer: int) -> HenchmaniaState:
    """Return a copy in which cards that the viewer does not know are backs.

    The moves of the open question are kept for the seat it asks, and left out for the others.
    """
    seen = copied(state)
    seen.viewer = viewer
    seen.chance = HIDDEN_CHANCE
    seen.dice_queue = ()
    seats = len(state.scores)
    seen.seen = [()] * (seats * seats)
    for seat in range(seats):
        if seat != viewer:
            known = state.seen[viewer * seats + seat]
            seen.seen[viewer * seats + seat] = known
            seen.hands[seat] = hand_seen(state.hands[seat], known)
            seen.kept[seat] = hand_seen(state.kept[seat], ())
    for site in ALL_SITES:
        seen.decks[site] = (BACKS[site],) * len(state.decks[site])
    question = state.decision
    if question is not None and question.seat != viewer:
        seen.listed = None
        if isinstance(question, AskKeep):
            seen.decision = question._replace(min_card=None)
    return seen


def hand_seen(hand: Hand, known: Hand) -> Hand:
    """Return a hand as somebody sees it who knows these cards of it: site by site, known cards before backs."""
    if not hand:
        return hand
    sites = [SITE_OF[card] for card in hand]
    if not known:
        return tuple([BACKS[site] for site in sorted(sites)])
    for card in known:
        sites.remove(SITE_OF[card])
    return tuple(sorted([*known, *(BACKS[site] for site in sites)], key=_by_site))


def _by_site(card: int) -> tuple[int, int]:
    return SITE_OF[card], card


def seen_event(event: Event, viewer: int) -> Event:
    """Return the event as the viewer may see it."""
    match event:
        case CardDrawn(seat, card, why) if seat != viewer:
            return BackDrawn(seat, SITE_OF[card], why)
        case CardTaken(thief, victim, card) if viewer not in (thief, victim):
            return BackTaken(thief, victim, SITE_OF[card])
        case CardGiven(giver, receiver, card) if viewer not in (giver, receiver):
            return BackGiven(giver, receiver, SITE_OF[card])
        case CardKept(seat, card) if seat != viewer:
            return BackKept(seat, SITE_OF[card])
        case _:
            return event


CHANCE_OR_SECRETS = (
    CardDrawn,
    BackDrawn,
    CardTaken,
    BackTaken,
    CardGiven,
    BackGiven,
    HandCardSpoilt,
    DiceRolled,
    DieChanged,
    DeckRenewed,
    HandDiscarded,
    GuardCalled,
    GuardWithheld,
)


def reveals(event: Event) -> bool:
    """Tell whether the event showed somebody something hidden, or was made by chance.

    A card played openly is the player's own announcement: taking it back gains nothing.
    """
    return isinstance(event, CHANCE_OR_SECRETS)
