"""Upgrades and the cards they are sleeved onto.

Source: sections 2.3, 4.2 (sleeve) and 4.9 (Draw) of the rules reference.
"""

from client.games.ham_helsing.cards import fits, with_upgrade
from client.games.ham_helsing.events import Events, UpgradeSetAside, UpgradeSleeved, tell
from client.games.ham_helsing.frames import SleeveFrame, TrySleeve
from client.games.ham_helsing.hands import distinct_hand
from client.games.ham_helsing.moves import Move, Sleeve
from client.games.ham_helsing.play_card import upgrade_in_play
from client.games.ham_helsing.state import HamState

SLEEVES = tuple(Sleeve(uid) for uid in range(40))


def _fitting(state: HamState, frame: TrySleeve | SleeveFrame) -> list[int]:
    """Return the cards that the upgrade fits: of the hand without twins, at the Swamp those in play one by one."""
    cards = distinct_hand(state, frame.c)
    if frame.played and state.turn is not None:
        cards += state.turn.played
    return [uid for uid in cards if fits(state.cards[uid], frame.up)]


def try_sleeve(state: HamState, frame: TrySleeve, events: Events) -> None:
    """Ask for a card if the upgrade fits one, else set it aside."""
    if _fitting(state, frame):
        state.stack.append(SleeveFrame(frame.c, frame.up, frame.played))
        return
    pile = state.team[frame.c].pile
    state.asides[pile] += (frame.up,)
    tell(events, UpgradeSetAside, state.team[frame.c], frame.up)


def sleeve_moves(state: HamState, frame: SleeveFrame) -> list[Move]:
    """List the cards that the upgrade fits."""
    return [SLEEVES[uid] for uid in _fitting(state, frame)]


def answer_sleeve(state: HamState, frame: SleeveFrame, move: Sleeve, events: Events) -> None:
    """Sleeve it; on a card in play its icons work at once."""
    uid = move.card
    after = with_upgrade(state.cards[uid], frame.up)
    tell(events, UpgradeSleeved, state.team[frame.c], frame.up, uid, after)
    if state.turn is not None and uid in state.turn.played:
        upgrade_in_play(state, state.turn, uid, frame.up, events)
    else:
        state.cards[uid] = after


def retry_asides(state: HamState, c: int) -> None:
    """Try every upgrade that was set aside again, the oldest first."""
    pile = state.team[c].pile
    waiting = state.asides[pile]
    state.asides[pile] = ()
    state.stack += [TrySleeve(c, up, played=False) for up in reversed(waiting)]
