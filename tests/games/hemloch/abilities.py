"""How often steered matches perform each ability: ``python -m tests.games.hemloch.abilities``."""

import sys
from collections import Counter
from random import Random

from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import ITEMS, MINIONS, PLACES
from client.games.hemloch.events import Event, ItemUsed, LocationActivated, MinionPlayed
from tests.games.steering import Driver, some_options

EVERY_ABILITY = (
    *(minion.id for minion in MINIONS),
    *(place.id for place in PLACES),
    *(item.id for item in ITEMS),
)
"""The ids of all Minions, Locations and items."""


def counted(matches: int) -> Counter[str]:
    """Play so many steered matches; return how often each ability was performed."""
    counts: Counter[str] = Counter()
    for seed in range(matches):
        rng = Random(f"hemloch {seed}")
        state, driver = HEMLOCH.new(2, some_options(HEMLOCH, 2, rng), seed), Driver(rng)
        events: list[Event] = []
        while HEMLOCH.to_act(state) is not None:
            HEMLOCH.apply(state, driver.choose(HEMLOCH, state, HEMLOCH.legal_moves(state)), events)
        counts.update(name for name in map(_performed, events) if name is not None)
    return counts


def _performed(event: Event) -> str | None:
    match event:
        case MinionPlayed(card=card):
            return MINIONS[card].id
        case LocationActivated(location=location):
            return PLACES[location].id
        case ItemUsed(item=item):
            return ITEMS[item].id
        case _:
            return None


if __name__ == "__main__":
    found = counted(matches=80)
    sys.stdout.writelines(f"{name:<22}{found[name]:>6}\n" for name in EVERY_ABILITY)
