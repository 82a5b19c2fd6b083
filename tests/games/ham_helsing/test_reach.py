"""Steered playouts reach every star, power, effect, reward, question and end; the run reports how often."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing import events as e
from client.games.ham_helsing.components import EFFECTS, VILLAINS
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.rules import QUESTIONS
from client.games.ham_helsing.verbs import Ability, DiePower, LocationPower, Star, VillainPower
from tests.games.conftest import REACHED
from tests.games.steering import Driver, some_options

MATCHES = 240
WANTED = {
    *map(str, Star),
    *map(str, EFFECTS),
    *map(str, LocationPower),
    *map(str, VillainPower),
    *map(str, DiePower),
    *map(str, Ability),
    *QUESTIONS,
    *("money", "heal", "skill", "scare"),
    *("all_ko", "mud_canyon_overrun", "mud_canyon_destroyed", "villain_defeated"),
    *("wake", "shield", "oink", "katana", "trade", "flush_done", "aside", "nest"),
}
"""Everything that a match can come to, by id."""


def names_of(event: Event) -> list[str]:  # noqa: C901 - one case an event
    """Return what an event reached."""
    match event:
        case e.StarUsed(card=card) | e.CardPlayed(card=card) if card.star is not None:
            return [str(card.star)] if isinstance(event, e.StarUsed) or card.passive else []
        case e.EffectResolved(effect):
            return [effect]
        case e.PowerUsed(power=power):
            return [power]
        case e.VillainActed(villain, power):
            return [str(VILLAINS[villain].powers[power].id)]
        case e.DiePowerStruck(villain):
            return [str(VILLAINS[villain].die)]
        case e.AbilityUsed(who):
            return [str(who.hero.ability)]
        case e.RewardEarned(reward=reward):
            return [reward]
        case e.MatchEnded(reason=reason):
            return [reason]
        case _:
            return rare_names_of(event)


def rare_names_of(event: Event) -> list[str]:  # noqa: C901 - one case an event
    match event:
        case e.HeroMoved(how="carry"):
            return [str(Ability.CARRY)]
        case e.KnucklesWoke():
            return ["wake"]
        case e.DamageBlocked(by=by):
            return [by]
        case e.KatanaBroken():
            return ["katana"]
        case e.GoodsTraded():
            return ["trade"]
        case e.MarketFlushed():
            return ["flush_done"]
        case e.UpgradeSetAside():
            return ["aside"]
        case e.LocationLost():
            return ["nest"]
        case _:
            return []


def steer(seed: int, reached: Counter[str]) -> None:
    """Play a match; sensible for the most part, so that it comes to something."""
    rng = Random(f"reach {seed}")
    seats = 1 + seed % 4
    driver = Driver(rng)
    driver.sense = rng.choice((0.3, 0.9, 0.97))
    state: Any = HAM.new(seats, some_options(HAM, seats, rng), seed)
    while HAM.to_act(state) is not None:
        reached[state.stack[-1].frame] += 1
        events: list[Event] = []
        HAM.apply(state, driver.choose(HAM, state, HAM.legal_moves(state)), events)
        reached.update(name for event in events for name in names_of(event))


def test_steered_matches_reach_everything(request: pytest.FixtureRequest) -> None:
    reached: Counter[str] = Counter()
    for seed in range(MATCHES):
        steer(seed, reached)
    rarest = ", ".join(f"{name} {reached[name]}" for name in sorted(WANTED, key=reached.__getitem__)[:12])
    request.node.user_properties += [(REACHED, f"{HAM.id}: all of {len(WANTED)}, most seldom {rarest}")]
    assert {name for name in WANTED if not reached[name]} == set()
