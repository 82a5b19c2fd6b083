"""What a duel is worth to either side, before it is decided.

Source: section 4.6 of the rules reference, step 8; the Gloves and the Damsel of section 5.
"""

from typing import NamedTuple

from client.games.henchmania.cards import CARD_OF, CARDS_WITH
from client.games.henchmania.components import WINNING_ATTACKER, WINNING_DEFENDER, WOUND, Power
from client.games.henchmania.state import Duel, HenchmaniaState
from client.games.henchmania.verbs import Verb

DAMSELS = CARDS_WITH[Verb.CHEER_WINNER]
PLAIN_GLOVE = Power()


class Stakes(NamedTuple):
    """Points that either end of a duel adds and takes away, all as positive numbers; Damsels come on top."""

    attacker_gain: int
    wound_loss: int
    """What the defender loses for each wound."""
    extra_loss: int
    """What the defender loses besides, however many wounds."""
    defender_gain: int
    attacker_loss: int


def glove_power(state: HenchmaniaState, duel: Duel) -> Power:
    """Return what the Glove that was thrown does beyond a plain one."""
    return PLAIN_GLOVE if duel.glove is None else state.cards[duel.glove].power


def cheers(state: HenchmaniaState, seat: int) -> tuple[int, ...]:
    """Return what each Damsel before a seat would add to a victory."""
    return tuple(
        state.cards[CARD_OF[laid]].numbers["points"] for laid in state.reserves[seat] if CARD_OF[laid] in DAMSELS
    )


def stakes_of(state: HenchmaniaState, duel: Duel) -> Stakes:
    """Count what is at stake in a duel that is no tie duel."""
    power = glove_power(state, duel)
    return Stakes(
        attacker_gain=WINNING_ATTACKER,
        wound_loss=-WOUND,
        extra_loss=power.extra_loss,
        defender_gain=WINNING_DEFENDER,
        attacker_loss=power.lose_penalty,
    )
