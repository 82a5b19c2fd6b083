"""Filling in what a seat cannot know, with the exact odds.

Source: section 8 of the rules reference. The cards of a site that the seat has not seen are put in order and shuffled,
then dealt to closed hands, kept cards and the deck.
"""

from itertools import chain
from math import comb
from random import Random

from client.core.chance import Chance
from client.games.henchmania.cards import BACKS, CARD_OF, CARDS, GUARD, SITE_OF, box_of
from client.games.henchmania.components import ALL_SITES, Card, Site
from client.games.henchmania.questions import AskGuard, AskKeep, AskReplace
from client.games.henchmania.state import Hand, HenchmaniaState, copied


def guess(sight: HenchmaniaState, viewer: int, rng: Random) -> HenchmaniaState:
    """Return a full state that agrees with the sight of ``viewer``, with a new seed."""
    state = copied(sight)
    state.viewer = None
    state.chance = Chance(rng.getrandbits(30))
    pools = unseen_cards(sight)
    guarded = _deal_guards(state, viewer, pools, rng)
    for pool in pools:
        rng.shuffle(pool)
    for seat in state.seats:
        if seat != viewer:
            state.hands[seat] = _filled(state.hands[seat], pools, guarded if seat == _guard_asked(state) else ())
            state.kept[seat] = _filled(state.kept[seat], pools, ())
    for site in ALL_SITES:
        state.decks[site] = tuple(pools[site])
    question = state.decision
    if isinstance(question, AskKeep) and question.seat != viewer and state.kept[question.seat]:
        state.decision = question._replace(min_card=state.kept[question.seat][0])
    return state


def unseen_cards(sight: HenchmaniaState) -> list[list[Card]]:
    """Return the cards of each site that the seat of a sight has not seen, in printed order."""
    left = [0] * (len(CARDS) + len(BACKS))
    for card, copies in box_of(sight.options).items():
        left[card] = copies
    for card in chain(*sight.hands, *sight.kept, *sight.discards, _laid_cards(sight), _elsewhere(sight)):
        left[card] -= 1
    pools: list[list[Card]] = [[] for _ in ALL_SITES]
    for card in CARDS:
        if left[card]:
            pools[SITE_OF[card]] += [card] * left[card]
    return pools


def _laid_cards(sight: HenchmaniaState) -> list[Card]:
    """Return every card in a Reserve and every Trump."""
    cards = [CARD_OF[laid] for laid in chain(*sight.reserves)]
    return cards + [CARD_OF[trump] for trump in sight.trumps if trump is not None]


def _elsewhere(sight: HenchmaniaState) -> list[Card]:
    """Return the cards that lie in a duel, or in the question which card makes way for them."""
    duel = sight.duel
    cards = [] if duel is None else [duel.attack_weapon, duel.defence_weapon]
    if isinstance(sight.decision, AskReplace):
        cards.append(sight.decision.card)
    return [card for card in cards if card is not None]


def _guard_asked(state: HenchmaniaState) -> int | None:
    """Return the seat whose Guard is asked for: the question betrays it (ruling R45)."""
    return state.decision.seat if isinstance(state.decision, AskGuard) else None


def _deal_guards(state: HenchmaniaState, viewer: int, pools: list[list[Card]], rng: Random) -> tuple[Card, ...]:
    """Deal the closed Castle cards of a challenged hand: as many Guards as the odds say, but not none."""
    seat = _guard_asked(state)
    if seat is None or seat == viewer or GUARD in state.hands[seat]:
        return ()
    pool = pools[SITE_OF[GUARD]]
    guards, closed = pool.count(GUARD), state.hands[seat].count(BACKS[SITE_OF[GUARD]])
    numbers = range(1, min(guards, closed) + 1)
    weights = [comb(guards, number) * comb(len(pool) - guards, closed - number) for number in numbers]
    (number,) = rng.choices(numbers, weights)
    dealt = [GUARD] * number + rng.sample([card for card in pool if card != GUARD], closed - number)
    for card in dealt:
        pool.remove(card)
    return tuple(dealt)


def _filled(hand: Hand, pools: list[list[Card]], settled: tuple[Card, ...]) -> Hand:
    """Return a hand with a card in the place of each back; ``settled`` cards go first."""
    dealt = list(settled)
    cards: list[Card] = []
    for card in hand:
        site: Site = SITE_OF[card]
        if card != BACKS[site]:
            cards.append(card)
        elif dealt and SITE_OF[dealt[0]] == site:
            cards.append(dealt.pop())
        else:
            cards.append(pools[site].pop())
    return tuple(sorted(cards))
