"""The table before the first day.

Source: section 3 of the rules reference.
"""

from client.core.chance import Chance
from client.games.henchmania.cards import SITE_OF, box_of, prints_of
from client.games.henchmania.components import ALL_SITES, FAMILIES, START_POINTS
from client.games.henchmania.days import begin_day
from client.games.henchmania.options import HenchmaniaOptions
from client.games.henchmania.rules import settle
from client.games.henchmania.state import HenchmaniaState


def new_match(seats: int, options: HenchmaniaOptions, seed: int) -> HenchmaniaState:
    """Shuffle the decks, draw the first holder of the Badge if need be, and begin the first day."""
    rng, chance = Chance(seed).roll()
    cards = sorted(box_of(options).elements())
    decks = []
    for site in ALL_SITES:
        deck = [card for card in cards if SITE_OF[card] == site]
        rng.shuffle(deck)
        decks.append(tuple(deck))
    badge = rng.randrange(seats) if options.first_player == "random" else int(options.first_player)
    state = HenchmaniaState(
        options=options,
        cards=prints_of(options),
        chance=chance,
        badge=badge,
        families=options.families or tuple(family.id for family in FAMILIES[:seats]),
        scores=[START_POINTS] * seats,
        hands=[()] * seats,
        kept=[()] * seats,
        reserves=[()] * seats,
        trumps=[None] * seats,
        pools=[()] * seats,
        stolen=[()] * seats,
        board=[()] * len(ALL_SITES),
        decks=decks,
        discards=[()] * len(ALL_SITES),
        passed=[False] * seats,
        seen=[()] * (seats * seats),
    )
    begin_day(state, None)
    settle(state, None)
    return state
