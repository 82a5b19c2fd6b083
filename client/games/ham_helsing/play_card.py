"""What a card gives when it is played, and what a new upgrade on a card in play gives.

Source: section 4.3 of the rules reference.
"""

from client.games.ham_helsing.cards import Sleeved, sleeved, with_upgrade
from client.games.ham_helsing.events import CardPlayed, Events, tell
from client.games.ham_helsing.gains import change_money
from client.games.ham_helsing.hands import draw, take_from_hand
from client.games.ham_helsing.pool import add_icons
from client.games.ham_helsing.stars import PASSIVES
from client.games.ham_helsing.state import HamState, Turn


def play_card(state: HamState, turn: Turn, uid: int, events: Events) -> None:
    """Put a hand card into play."""
    take_from_hand(state, turn.c, uid)
    turn.played += (uid,)
    tell(events, CardPlayed, state.team[turn.c], uid, state.cards[uid])
    _act(state, turn, uid, state.cards[uid], events)


def upgrade_in_play(state: HamState, turn: Turn, uid: int, upgrade: str, events: Events) -> None:
    """Sleeve an upgrade onto a card in play: what is new works at once."""
    state.cards[uid] = with_upgrade(state.cards[uid], upgrade)
    _act(state, turn, uid, sleeved(upgrade), events)


def _act(state: HamState, turn: Turn, uid: int, shown: Sleeved, events: Events) -> None:
    """Let the icons shown act: money at once, the rest into the pool, passive texts, and last the draws."""
    if shown.acts_at_once:
        turn.touched |= {uid}
    if shown.money:
        change_money(state, turn.c, shown.money, events)
    if shown.pool:
        add_icons(turn, shown.pool, uid)
    if shown.passive and shown.star is not None:
        PASSIVES[shown.star](turn, shown.params)
    if shown.draws:
        draw(state, turn.c, shown.draws, events)
