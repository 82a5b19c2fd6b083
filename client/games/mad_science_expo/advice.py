"""A simple sensible player: a turn, an attack and an answer by rules of thumb.

Source: section 13 of the rules reference. It reads the deciding seat's own cards, its own memory and what lies open,
so it plays alike on a sight and on any guess of it.
"""

from random import Random

from client.games.mad_science_expo import challenge
from client.games.mad_science_expo.bag import Bag, cards_in, count_of, size_of, total_of
from client.games.mad_science_expo.components import MAD_SCIENTIST, RECRUIT_MIN_TEAM
from client.games.mad_science_expo.estimates import hand_estimate
from client.games.mad_science_expo.moves import Move
from client.games.mad_science_expo.packets import choosable, first_of, least_total
from client.games.mad_science_expo.rules import (
    CHALLENGES,
    COMMIT,
    NEXT_GAME,
    PASS,
    PICKS,
    PLAYS,
    RECRUIT,
    may_recruit,
    targets,
)
from client.games.mad_science_expo.state import Duel, ExpoState, Phase

GREED = 4
"""Least gain for which a challenge is worth its cards; up to ``WHIM`` more by chance."""
WHIM = 4
WEAK_HAND = 0.8
"""Below this part of the target's hand a challenge must promise ``WEAK_HAND_GAIN`` more."""
WEAK_HAND_GAIN = 3
MARGIN = 6
"""An attack aims at up to one point less than this above its base, by chance."""


def rule_player(state: ExpoState, rng: Random) -> Move:
    """Return the move of the seat that decides."""
    match state.phase:
        case Phase.ATTACK:
            return _attack(state, challenge.under_way(state), rng)
        case Phase.DEFEND:
            return _answer(state, challenge.under_way(state), rng)
        case Phase.TURN:
            return RECRUIT if may_recruit(state) else _action(state, rng)
        case Phase.AFTER_WIN:
            return RECRUIT
        case _:
            return NEXT_GAME


def _action(state: ExpoState, rng: Random) -> Move:
    """Challenge where it pays best, else play a henchman."""
    open_targets = targets(state)
    hand = state.hands[state.active]
    target, gain = _best_target(state, open_targets)
    if gain > GREED + rng.random() * WHIM:
        return CHALLENGES[target]
    if size_of(hand) > 1:
        return PLAYS[_henchman_to_play(hand, len(state.teams[state.active]))]
    return CHALLENGES[target] if open_targets else PASS


def _best_target(state: ExpoState, open_targets: list[int]) -> tuple[int, float]:
    """Return the target that promises most and how much that is; (-1, -inf) without any."""
    best, most = -1, float("-inf")
    for target in open_targets:
        gain = challenge_gain(state, target)
        if gain > most:
            best, most = target, gain
    return best, most


def challenge_gain(state: ExpoState, target: int) -> float:
    """Return what a won challenge is worth to the active seat.

    The team counts, and part of its own if both can be recruited at once; less is left if its hand is weak.
    """
    mine, theirs = state.teams[state.active], state.teams[target]
    gain: float = sum(theirs)
    if len(mine) + len(theirs) >= RECRUIT_MIN_TEAM:
        gain += sum(mine) / 2
    if total_of(state.hands[state.active]) < WEAK_HAND * hand_estimate(state, state.active, target).expected:
        gain -= WEAK_HAND_GAIN
    return gain


def _henchman_to_play(hand: Bag, team_size: int) -> int:
    """Return the lowest henchman, or a middle one as the card that makes a team large enough to be recruited."""
    henchmen = cards_in(hand)[:-1]
    return henchmen[len(henchmen) // 2] if team_size == RECRUIT_MIN_TEAM - 1 else henchmen[0]


def _attack(state: ExpoState, duel: Duel, rng: Random) -> Move:
    """Aim at half the team's value and a little more; use the Mad Scientist where it cannot lose."""
    target = hand_estimate(state, state.active, duel.target)
    base = 3 + sum(state.teams[duel.target]) // 2
    aim = min(int(target.expected) + 1, base + rng.randrange(MARGIN))
    return _next_pick(state.hands[state.active], duel.attack, aim, target.most(target.size) + 1)


def _answer(state: ExpoState, duel: Duel, rng: Random) -> Move:
    """Meet the attack that is to be expected if the team is worth the cards, else give the least."""
    count = size_of(duel.attack)
    attacker = hand_estimate(state, duel.target, state.active)
    expected = round(count * attacker.expected / attacker.size) + rng.randrange(3)
    aim = expected if expected <= sum(state.teams[duel.target]) + 3 else 0
    return _next_pick(state.hands[duel.target], duel.defence, aim, attacker.most(count))


def _next_pick(hand: Bag, picks: Bag, aim: int, safe: int) -> Move:
    """Return the next card of the cheapest packet worth ``aim``, or the commit.

    The Mad Scientist goes along only in a packet worth ``safe``, which nothing can beat, or when nothing else is left.
    """
    if count_of(picks, MAD_SCIENTIST):
        return COMMIT
    henchmen = choosable(hand, picks)
    so_far = total_of(picks)
    plain = least_total(henchmen, aim - so_far)
    certain = least_total(henchmen, safe - MAD_SCIENTIST - so_far)
    if certain is not None and (plain is None or certain <= plain):
        return PICKS[first_of(henchmen, certain)] if certain else PICKS[MAD_SCIENTIST]
    if plain:
        return PICKS[first_of(henchmen, plain)]
    if picks:
        return COMMIT
    return PICKS[henchmen[0] if henchmen else MAD_SCIENTIST]
