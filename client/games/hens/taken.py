"""What everybody remembers of cards that a seat took openly.

Source: section 8 of the rules reference, "Memory aid"; each function is one of its updates.
"""

from client.games.hens.components import Card
from client.games.hens.state import HensState


def note_taken(state: HensState, seat: int, card: Card) -> None:
    """Everybody saw the card go into the hand."""
    state.taken[seat] = tuple(sorted((*state.taken[seat], card)))


def note_given(state: HensState, seat: int, card: Card) -> None:
    """A card of this kind left the hand openly: if one was noted, it is taken to be that one (R25)."""
    noted = state.taken[seat]
    if card in noted:
        at = noted.index(card)
        state.taken[seat] = noted[:at] + noted[at + 1 :]
        if len(noted) == 1:
            state.coops_since[seat] = 0


def note_coop(state: HensState, seat: int) -> None:
    """A card left the hand unseen; it may have been a noted one."""
    if state.taken[seat]:
        state.coops_since[seat] += 1
