"""Lists everything that can be pointed at, with its place and its name."""

from collections.abc import Iterator

from client.core.words import NN_, Phrase, SeatName
from client.games.ham_helsing import names
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.map.spotting import map_spots
from client.tables.ham_helsing.mates.spots import MateSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.places import Places
from client.tables.table import SpotBox


def spots_of(model: HamModel, places: Places, controller: Controller) -> list[SpotBox]:  # noqa: ARG001
    """List the map, then the team-mates; where two overlap the later is on top."""
    return [*map_spots(model, places), *_mates(model, places)]


def _mates(model: HamModel, places: Places) -> Iterator[SpotBox]:
    sight = model.sight
    for c, rect in places.mates.items():
        text = NN_("{hero} of {name}, {n} health, at {place}", "{hero} of {name}, {n} health, at {place}")
        words = Phrase(
            text,
            hero=names.hero_of(sight, c),
            name=SeatName(sight.team[c].seat),
            n=sight.hp[c],
            place=names.place(sight.loc[c]),
        )
        yield SpotBox(MateSpot(c), rect, words)
