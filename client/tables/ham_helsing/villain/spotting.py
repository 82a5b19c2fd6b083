"""Lists what can be pointed at on the Villain's panel."""

from collections.abc import Iterator

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.villain.layout import VillainParts
from client.tables.ham_helsing.villain.rewards import offers_of
from client.tables.ham_helsing.villain.spots import ActSpot, DialSpot, RewardSpot, VillainDiceSpot, VillainPanelSpot
from client.tables.ham_helsing.villain.words import acts_of
from client.tables.table import SpotBox


def villain_spots(model: HamModel, parts: VillainParts) -> Iterator[SpotBox]:
    """List the panel, and on it the dial, the deeds, the dice and the rewards."""
    sight = model.sight
    villain = names.villain(sight.villain)
    yield SpotBox(VillainPanelSpot(), parts.panel, Phrase(N_("The Villain: {villain}"), villain=villain))
    x, y, r = parts.dial
    label = Phrase(N_("{villain} has {n} health left"), villain=villain, n=sight.villain_hp)
    yield SpotBox(DialSpot(), (x - r, y - r, 2 * r, 2 * r), label)
    for nth, (act, rect) in enumerate(zip(acts_of(sight), parts.acts, strict=True)):
        yield SpotBox(ActSpot(nth), rect, Phrase(N_("{villain}: {title}"), villain=villain, title=act.title))
    if parts.dice is not None:
        yield SpotBox(VillainDiceSpot(), parts.dice, Phrase(N_("The Villain's dice")))
    for colour in offers_of(sight):
        name = Phrase(N_("Reward for {colour}"), colour=names.COLOURS[colour])
        yield SpotBox(RewardSpot(colour), parts.rewards[colour], name)
