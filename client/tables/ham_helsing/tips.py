"""Notes beside what is pointed at on the map and on the panels of the team-mates."""

from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import DEN, LOCATION_POWERS, LOCATIONS, VILLAINS, VillainCard
from client.games.ham_helsing.terrain import CONNECTED
from client.games.ham_helsing.tokens import FACES
from client.games.ham_helsing.wishes import Kind
from client.tables.ham_helsing.map.preview import preview_at
from client.tables.ham_helsing.map.sketch import Sketch, sketch_of
from client.tables.ham_helsing.map.spots import (
    GateSpot,
    HeroSpot,
    KnucklesSpot,
    MinionSpot,
    PlaceSpot,
    PowerSpot,
    VillainSpot,
)
from client.tables.ham_helsing.mates.bag import bag_tip
from client.tables.ham_helsing.mates.requests import mate_of, words_of
from client.tables.ham_helsing.mates.spots import BagSpot, MateSpot, RequestSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.villain.strip import next_card
from client.tables.table import Spot, Tip


def map_tip(model: HamModel, spot: Spot) -> Tip | None:
    """Return the note beside a thing on the map or a panel of a team-mate."""
    sketch = sketch_of(model.sight)
    match spot:
        case PlaceSpot(loc):
            return Tip(names.place(loc), _place_words(sketch, loc))
        case GateSpot(far=far):
            words = Phrase(N_("This path leaves the map and comes back at {far}."), far=names.place(far))
            return Tip(Phrase(N_("To {place}"), place=names.place(far)), words)
        case PowerSpot(loc):
            return _power_tip(loc)
        case MinionSpot(_, token):
            return Tip(names.minion(token), _minion_words(token))
        case VillainSpot():
            return _villain_tip(model)
        case KnucklesSpot():
            return Tip(Phrase(N_("Knuckles")), _bear_words(sketch))
        case _:
            return _mate_tip(model, spot)


def _mate_tip(model: HamModel, spot: Spot) -> Tip | None:
    match spot:
        case HeroSpot(c) | MateSpot(c):
            return _hero_tip(model, c)
        case RequestSpot(c, kind):
            return _request_tip(model, c, Kind(kind))
        case BagSpot():
            return bag_tip(model.sight)
        case _:
            return None


def _place_words(sketch: Sketch, loc: str) -> Phrase:
    near = Listing(tuple(names.place(other) for other in CONNECTED[loc]))
    count = len(sketch.tokens(loc))
    if loc in sketch.nests:
        text = N_("Lost: no limit, no power; whoever enters loses 1 health. Paths to {near}.")
        return Phrase(text, near=near)
    if not sketch.limit(loc):
        return Phrase(NN_("{n} Minion. Paths to {near}.", "{n} Minions. Paths to {near}."), n=count, near=near)
    text = N_("{count} of {limit} Minions; with one more than the limit it is lost. {ends} Paths to {near}.")
    return Phrase(text, count=count, limit=sketch.limit(loc), ends=_ends_words(sketch, loc), near=near)


def _ends_words(sketch: Sketch, loc: str) -> Phrase:
    """Say what a turn that ends here does."""
    lost = preview_at(sketch, loc).lost
    if not lost:
        return Phrase(N_("A turn that ends here loses nothing."))
    places = Listing(tuple(names.place(other) for other in lost))
    return Phrase(N_("*A turn that ends here could lose {places}.*"), places=places)


def _power_tip(loc: str) -> Tip | None:
    power = LOCATIONS[loc].power
    if power is None:
        return None
    text = N_("{says} Once a turn, unless the Villain is here.")
    printed = LOCATION_POWERS[power]
    return Tip(Phrase(printed.name), Phrase(text, says=Phrase(printed.text)))


def _minion_words(token: str) -> Phrase:
    face = FACES[token]
    colours = Listing(tuple(names.COLOURS[colour] for colour in face.left))
    worth = len(face.colours)
    if face.biting:
        bites = N_("Falls to {colours}; earns ${worth} and {worth} skill steps, but bites for {bites}.")
        return Phrase(bites, colours=colours, worth=worth, bites=face.bites)
    text = NN_(
        "Falls to {colours}; earns ${n} and a skill step.", "Falls to {colours}; earns ${n} and {n} skill steps."
    )
    return Phrase(text, colours=colours, n=worth)


def _hero_tip(model: HamModel, c: int) -> Tip:
    sight = model.sight
    hero = sight.team[c].hero
    title = Phrase(hero.name)
    mate = mate_of(model, c)
    if not sight.hp[c]:
        return Tip(title, Phrase(N_("Knocked out. A hero on the same place can discard a card to get them up.")))
    ability = Phrase(N_("*{name}:* {says}"), name=Phrase(hero.ability_name), says=Phrase(hero.ability_text))
    if mate is None or mate.intention is None:
        return Tip(title, ability)
    return Tip(title, Phrase(N_("{intention}\n{ability}"), intention=mate.intention, ability=ability))


def _request_tip(model: HamModel, c: int, kind: Kind) -> Tip | None:
    mate = mate_of(model, c)
    if mate is None:
        return None
    title = Phrase(N_("Ask {hero}"), hero=names.hero_of(model.sight, c))
    return Tip(title, words_of(mate, kind))


def _villain_tip(model: HamModel) -> Tip:
    villain = VILLAINS[model.sight.villain]
    words = Phrase(N_("Stand here with attacks to fight. On a die: {says}"), says=Phrase(villain.die_text))
    card = next_card(model.sight)
    if card is not None:
        words = Phrase(N_("{before} *Next: {march}*"), before=words, march=march_words(card))
    return Tip(Phrase(villain.name), words)


def march_words(card: VillainCard) -> Phrase:
    """Say where a card leads, and which Minions it calls."""
    place = names.place(card.destination)
    if card.move == "die":
        return Phrase(N_("to {place}; a die says which Minions run to the heroes."), place=place)
    if not card.move:
        return Phrase(N_("to {place}."), place=place)
    text = N_("to {place}; {colour} Minions run to the heroes.")
    return Phrase(text, place=place, colour=names.COLOURS[card.move])


def _bear_words(sketch: Sketch) -> Phrase:
    if sketch.knuckles == DEN:
        return Phrase(N_("A paw icon sends him to a place, where he Scares Minions."))
    if sketch.asleep:
        return Phrase(N_("He hibernates. A paw icon wakes him; he still guards here."))
    return Phrase(N_("While he is here no Minion comes."))
