"""A rough estimate of the chance to win, from open numbers alone.

Source: section 13 of the rules reference, "A good evaluation of a position".
"""

from math import exp

from client.games.ham_helsing.components import LOCATIONS, MUD_CANYON
from client.games.ham_helsing.frames import PlayStep
from client.games.ham_helsing.icon_worth import card_worth
from client.games.ham_helsing.state import HamState

PACE = (0.03, 0.12, 0.3, 0.56, 1.0)
"""Part of the Villain's health that a winning team has taken by the end of each round."""
SPREAD = 0.16
"""Difference of such a part that makes a win about three times as likely, or as unlikely."""
KO_COST, NEST_COST, DECK_WORTH, HEALTH_WORTH = 0.06, 0.02, 0.0025, 0.004
MONEY_WORTH, SKILL_WORTH, LEVEL_WORTH = 0.006, 0.005, 0.02
DEFEATED_WORTH = 0.01
CANYON_DANGER = (0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.05, 0.12, 0.3)
"""What Minions at Mud Canyon cost, by their number."""
CROWDED_COST = 0.01


def standing(state: HamState) -> list[float]:
    """Return the chance to win for each seat, the same for all; exact once the match is over."""
    if state.result is not None:
        return [float(state.result == "win")] * state.seats
    lead = _lead(state)
    return [1 / (1 + exp(-lead / SPREAD))] * state.seats


def _lead(state: HamState) -> float:
    """Return how far the team is ahead of the pace, in parts of the Villain's health."""
    taken = 1 - state.villain_hp / state.villain_start
    part = min(1.0, (state.round - 1 + _round_done(state)) / state.rounds)
    return taken - _pace(part) + _strength(state) - _danger(state)


def _round_done(state: HamState) -> float:
    """Return how much of the round is over."""
    count = len(state.team)
    if not count:
        return 0.0
    waiting = sum(isinstance(frame, PlayStep) or frame.frame == "turn" for frame in state.stack)
    return (count - waiting) / count


def _pace(part: float) -> float:
    """Return what should have been taken when this part of the match is over."""
    place = part * len(PACE)
    before = int(place)
    if before >= len(PACE):
        return PACE[-1]
    low = PACE[before - 1] if before else 0.0
    return low + (place - before) * (PACE[before] - low)


def _strength(state: HamState) -> float:
    heroes = max(1, len(state.team))
    total = 0.0
    for c, member in enumerate(state.team):
        total += MONEY_WORTH * state.money[c] if state.round < state.rounds else 0.0
        total += HEALTH_WORTH * state.hp[c] if state.hp[c] else -KO_COST
        total += SKILL_WORTH * sum(state.skills[c])
        total += LEVEL_WORTH * sum(map(int.__eq__, state.skills[c], member.hero.steps))
    upgrades = sum(card_worth(up) for card in state.cards if card.ups for up in card.ups)
    if state.turn is not None:
        total += DEFEATED_WORTH * len(state.turn.defeated)
    return (total + DECK_WORTH * 4 * upgrades) / heroes


def _danger(state: HamState) -> float:
    """Return what nests and crowded Locations threaten."""
    if state.options.ignore_limits:
        return 0.0
    canyon = len(state.board[MUD_CANYON])
    crowded = sum(
        len(tokens) >= LOCATIONS[loc].limit
        for loc, tokens in state.board.items()
        if loc != MUD_CANYON and loc not in state.nests
    )
    return CANYON_DANGER[min(canyon, len(CANYON_DANGER) - 1)] + NEST_COST * len(state.nests) + CROWDED_COST * crowded
