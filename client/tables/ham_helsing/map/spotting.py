"""Lists what can be pointed at on the map, with its place and its name."""

from collections.abc import Iterable, Iterator

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import DEN, LOCATION_POWERS, LOCATIONS
from client.tables.ham_helsing.map.layout import MapParts, Node, around
from client.tables.ham_helsing.map.pictures import power_point
from client.tables.ham_helsing.map.pieces import all_standing
from client.tables.ham_helsing.map.sketch import Sketch
from client.tables.ham_helsing.map.spots import (
    GateSpot,
    HeroSpot,
    KnucklesSpot,
    MinionSpot,
    NameSpot,
    PlaceSpot,
    PowerSpot,
    VillainSpot,
)
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Spot, SpotBox


def map_spots(model: HamModel, parts: MapParts, sketch: Sketch) -> Iterator[SpotBox]:
    """Yield places first, then the gates, then what stands on the places."""
    things = list(all_standing(parts, sketch, model.label))
    for thing in things:
        if isinstance(thing.spot, PlaceSpot):
            yield SpotBox(thing.spot, around(thing.centre, thing.radius), _place_words(sketch, thing.spot.loc))
    for gate in parts.gates:
        words = Phrase(N_("Path from {place} to {far}"), place=names.place(gate.loc), far=names.place(gate.far))
        yield SpotBox(GateSpot(gate.loc, gate.far), gate.rect, words)
    yield from _powers(parts.nodes.values(), sketch)
    for thing in things:
        if not isinstance(thing.spot, PlaceSpot | NameSpot):
            yield SpotBox(thing.spot, around(thing.centre, thing.radius), thing_words(sketch, thing.spot))


def _powers(nodes: Iterable[Node], sketch: Sketch) -> Iterator[SpotBox]:
    for node in nodes:
        power = LOCATIONS[node.loc].power
        if power is not None and node.loc not in sketch.nests:
            rect = around(power_point(node.centre, node.radius), 15)
            yield SpotBox(PowerSpot(node.loc), rect, Phrase(LOCATION_POWERS[power].name))


def _place_words(sketch: Sketch, loc: str) -> Phrase:
    count = len(sketch.tokens(loc))
    if loc in sketch.nests:
        text = NN_("{place}, lost, {n} Minion", "{place}, lost, {n} Minions")
    else:
        text = NN_("{place}, {n} Minion", "{place}, {n} Minions")
    return Phrase(text, place=names.place(loc), n=count)


def thing_words(sketch: Sketch, spot: Spot) -> Phrase:
    """Return the name of a thing on the map for the focus and for speech."""
    match spot:
        case MinionSpot(loc, token):
            return Phrase(N_("{minion} at {place}"), minion=names.minion(token), place=names.place(loc))
        case HeroSpot(c):
            text = N_("{hero} at {place}") if sketch.up[c] else N_("{hero}, knocked out, at {place}")
            return Phrase(text, hero=names.hero(sketch.team[c]), place=names.place(sketch.loc[c]))
        case VillainSpot():
            text = N_("{villain} at {place}")
            return Phrase(text, villain=names.villain(sketch.villain), place=names.place(sketch.villain_loc))
        case KnucklesSpot() if sketch.knuckles == DEN:
            return Phrase(N_("Knuckles in his den"))
        case KnucklesSpot():
            text = N_("Knuckles asleep at {place}") if sketch.asleep else N_("Knuckles at {place}")
            return Phrase(text, place=names.place(sketch.knuckles))
        case _:
            return Phrase("")
