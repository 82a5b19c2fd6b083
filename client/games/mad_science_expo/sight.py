"""What a seat may know: of the state, and of each event.

Source: section 8 of the rules reference.
"""

from client.core.chance import Chance
from client.games.mad_science_expo.bag import EMPTY, closed
from client.games.mad_science_expo.events import (
    CardPicked,
    CardsExchanged,
    Event,
    ExchangeWatched,
    GameBegan,
    PicksCommitted,
)
from client.games.mad_science_expo.state import Duel, ExpoState, Memory, PastDuel, Phase, copied

HIDDEN_CHANCE = Chance(0, 0)


def sight(state: ExpoState, viewer: int) -> ExpoState:
    """Return a copy in which only the viewer's own hand and picks can be looked into."""
    seen = copied(state)
    seen.viewer = viewer
    seen.chance = HIDDEN_CHANCE
    seen.box = closed(state.box)
    blank = Memory((EMPTY,) * len(state.hands), ())
    for seat in state.seats:
        if seat != viewer:
            seen.hands[seat] = closed(state.hands[seat])
            seen.memory[seat] = blank
    if state.challenge is not None:
        seen.challenge = _duel_seen(state, state.challenge, viewer)
    if state.last_challenge is not None:
        seen.last_challenge = _past_duel_seen(state.last_challenge, viewer)
    return seen


def seen_event(event: Event, viewer: int) -> Event | None:
    """Return the event as the viewer may see it, or None."""
    match event:
        case CardPicked(seat=seat) if seat != viewer:
            return None
        case CardsExchanged(attacker, defender, attack, defence) if viewer not in (attacker, defender):
            return ExchangeWatched(attacker, defender, len(attack), len(defence))
        case _:
            return event


def reveals(event: Event) -> bool:
    """Tell whether the event showed somebody something hidden, or was made by chance.

    A card played openly is the player's own announcement: taking it back gains nothing.
    """
    match event:
        case CardsExchanged() | ExchangeWatched() | PicksCommitted():
            return True
        case GameBegan(drawn=drawn):
            return drawn
        case _:
            return False


def _duel_seen(state: ExpoState, duel: Duel, viewer: int) -> Duel:
    """The number of attacking cards is public once they are committed; the defence is not, as it resolves at once."""
    attack, defence = duel.attack, duel.defence
    if viewer != state.active:
        attack = closed(attack) if state.phase is Phase.DEFEND else EMPTY
    if viewer != duel.target:
        defence = EMPTY
    return Duel(duel.target, attack, defence)


def _past_duel_seen(past: PastDuel, viewer: int) -> PastDuel:
    if viewer in (past.attacker, past.defender):
        return past
    return past._replace(attack=closed(past.attack), defence=closed(past.defence))
