"""How near each of the five conditions is that end the match."""

from typing import NamedTuple

from client.core.words import N_
from client.games.hemloch.bag import size_of
from client.games.hemloch.components import ALL_ITEMS, DECK_LIST, FULL_TO_END, LOCATIONS, MARKERS
from client.games.hemloch.scoring import full_locations
from client.games.hemloch.state import End, HemlochState


class EndStand(NamedTuple):
    """One condition: it holds once ``now`` has reached ``most``. ``title`` and ``words`` are catalogue texts."""

    end: End
    icon: str
    title: str
    words: str
    now: int
    most: int

    @property
    def share(self) -> float:
        """How much of the way is gone, from 0 to 1."""
        return self.now / self.most


_LOOKS: dict[End, tuple[str, str, str]] = {
    End.MARKERS: ("house", N_("Markers used"), N_("The match ends when a house has placed all its Markers.")),
    End.LOCATIONS: ("target", N_("Full Locations"), N_("The match ends when two Locations have no empty space.")),
    End.ITEMS: ("flask", N_("Items taken"), N_("The match ends when no Potion and no Trinket is left in the supply.")),
    End.DECK: ("deck", N_("Deck drawn"), N_("The match ends when a deck is empty.")),
    End.DAYS: ("sun", N_("Day cards"), N_("The match ends when all four Nights of the Week have become Days.")),
}


def ends_of(sight: HemlochState) -> tuple[EndStand, ...]:
    """Return all conditions in the order in which they are told; of two seats the one that is nearer counts."""
    now = {
        End.MARKERS: (max(placed.bit_count() for placed in sight.placed), MARKERS),
        End.LOCATIONS: (full_locations(sight), FULL_TO_END),
        End.ITEMS: (size_of(ALL_ITEMS) - size_of(sight.supply), size_of(ALL_ITEMS)),
        End.DECK: (len(DECK_LIST) - min(len(deck) for deck in sight.decks), len(DECK_LIST)),
        End.DAYS: (sight.days.bit_count(), len(LOCATIONS)),
    }
    return tuple(EndStand(end, *_LOOKS[end], *now[end]) for end in End)
