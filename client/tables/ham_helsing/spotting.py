"""Lists everything that can be pointed at, with its place and its name."""

from collections.abc import Iterator

from client.core.words import NN_, Phrase, SeatName
from client.games.ham_helsing import names
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.hero.spotting import band_spots
from client.tables.ham_helsing.map.spotting import map_spots
from client.tables.ham_helsing.mates.bag import bag_tip
from client.tables.ham_helsing.mates.layout import mate_parts
from client.tables.ham_helsing.mates.requests import KINDS, can_be_asked, mate_of, words_of
from client.tables.ham_helsing.mates.spots import BagSpot, MateSpot, RequestSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.places import Places
from client.tables.ham_helsing.villain.spotting import villain_spots
from client.tables.table import SpotBox


def spots_of(model: HamModel, places: Places, controller: Controller) -> list[SpotBox]:  # noqa: ARG001
    """List the map, then the team-mates; where two overlap the later is on top."""
    return [
        *map_spots(model, places.map, places.sketch),
        *_mates(model, places),
        *_bag(model, places),
        *villain_spots(model, places.villain),
        *band_spots(model, places.band, places.hand),
    ]


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
        mate = mate_of(model, c)
        if mate is not None:
            buttons = mate_parts(rect, asks=True, narrow=places.zones.narrow).requests
            for kind, button in zip(KINDS, buttons, strict=False):
                if can_be_asked(mate, kind):
                    yield SpotBox(RequestSpot(c, kind), button, words_of(mate, kind))


def _bag(model: HamModel, places: Places) -> Iterator[SpotBox]:
    if places.bag is not None:
        yield SpotBox(BagSpot(), places.bag, bag_tip(model.sight).title)
