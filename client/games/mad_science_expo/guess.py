"""Filling in what a seat cannot know, with the exact odds.

Source: section 8 of the rules reference, "Sampling for an AI seat". Every pool is put in order before it is shuffled,
so that nothing of the truth's order can shine through.
"""

from random import Random

from client.core.chance import Chance
from client.games.mad_science_expo.bag import CARD, EMPTY, Bag, bag_of, cards_in, size_of
from client.games.mad_science_expo.components import FULL_HAND, SCIENTIST
from client.games.mad_science_expo.state import Duel, ExpoState, Memory, PastDuel, Phase, copied


def guess(sight: ExpoState, viewer: int, rng: Random) -> ExpoState:
    """Return a full state that agrees with the sight of ``viewer``, with a new seed."""
    state = copied(sight)
    state.viewer = None
    state.chance = Chance(rng.getrandbits(30))
    _deal_hands(state, viewer, rng)
    state.box = _whatever_lies_nowhere_else(state)
    _recall_everything(state, viewer)
    if state.challenge is not None:
        state.challenge = _duel_guessed(state, state.challenge, viewer, rng)
    if state.last_challenge is not None:
        state.last_challenge = _past_duel_filled(state.last_challenge, viewer)
    return state


def _deal_hands(state: ExpoState, viewer: int, rng: Random) -> None:
    """Give every other undefeated seat its Mad Scientist, the cards known for sure and its share of a pool."""
    memory = state.memory[viewer]
    shares = [EMPTY] * len(state.hands)
    for pool in memory.pools:
        cards = list(cards_in(pool.cards))
        rng.shuffle(cards)
        dealt = 0
        for seat in pool.members:
            share = size_of(state.hands[seat]) - 1 - size_of(memory.sure[seat])
            shares[seat] = bag_of(cards[dealt : dealt + share])
            dealt += share
    for seat in state.seats:
        if seat != viewer and not state.defeated[seat]:
            state.hands[seat] = memory.sure[seat] + shares[seat] + SCIENTIST


def _whatever_lies_nowhere_else(state: ExpoState) -> Bag:
    """Return all cards of the game that lie in no hand, no team and under no exhibit."""
    open_cards = sum(CARD[value] for team in state.teams for value in team)
    recruited = sum(CARD[value] for teams in state.recruited for team in teams for value in team)
    return FULL_HAND * len(state.hands) - sum(state.hands) - open_cards - recruited


def _recall_everything(state: ExpoState, viewer: int) -> None:
    """Let every other observer know the guessed hands."""
    known = [EMPTY if hand == EMPTY else hand - SCIENTIST for hand in state.hands]
    for observer in state.seats:
        if observer != viewer:
            state.memory[observer] = Memory((*known[:observer], EMPTY, *known[observer + 1 :]), ())


def _duel_guessed(state: ExpoState, duel: Duel, viewer: int, rng: Random) -> Duel:
    """Choose an attack of the announced size out of the guessed hand; picks not announced yet are none."""
    if viewer == state.active or state.phase is not Phase.DEFEND:
        return duel
    hand = sorted(cards_in(state.hands[state.active]))
    return duel._replace(attack=bag_of(rng.sample(hand, size_of(duel.attack))))


def _past_duel_filled(past: PastDuel, viewer: int) -> PastDuel:
    """Put zeros for cards that were only counted; they no longer matter."""
    if viewer in (past.attacker, past.defender):
        return past
    return past._replace(attack=size_of(past.attack) * CARD[0], defence=size_of(past.defence) * CARD[0])
