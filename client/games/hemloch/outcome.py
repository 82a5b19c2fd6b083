"""The outcome of a match with its score sheet.

Source: section 6 of the rules reference.
"""

from client.core.outcome import Line, Outcome, places_of
from client.core.words import N_, NN_, Listing, Phrase
from client.games.hemloch.bag import Bag, count_of, size_of
from client.games.hemloch.city import SPACES_AT, points_at
from client.games.hemloch.components import LOCATIONS, POINTS_FRESH, POINTS_USED, Location, items_held
from client.games.hemloch.names import item_name, place_name
from client.games.hemloch.scoring import points, rank_keys, scores
from client.games.hemloch.state import End, HemlochState, Phase

END_TEXTS: dict[End, str] = {
    End.MARKERS: N_("All Markers of a seat were placed"),
    End.LOCATIONS: N_("Two Locations were full"),
    End.ITEMS: N_("All Potions and Trinkets were taken"),
    End.DECK: N_("A deck was empty"),
    End.DAYS: N_("The Week had four Days"),
}
"""Why a match ended, as a heading."""
END_ICONS: dict[End, str] = {
    End.MARKERS: "flag",
    End.LOCATIONS: "flag",
    End.ITEMS: "hand",
    End.DECK: "hand",
    End.DAYS: "clock",
}


def outcome(state: HemlochState) -> Outcome | None:
    """Return the result of the match; None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    places = places_of(rank_keys(state))
    winners = tuple(seat for seat in range(2) if places[seat] == 1)
    counted = scores(state)
    return Outcome((float(counted[0]), float(counted[1])), places, winners, _lines(state))


def _lines(state: HemlochState) -> tuple[Line, ...]:
    """Items by face, Markers Location by Location, the score, what breaks a tie, and why it ended."""
    return (
        _item_line(Phrase(N_("Fresh Potions and Trinkets")), state.fresh, POINTS_FRESH),
        _item_line(Phrase(N_("Used Potions and Trinkets")), state.used, POINTS_USED),
        *(_marker_line(state, location) for location in LOCATIONS),
        Line(Phrase(N_("Score")), tuple(float(points(state, seat)) for seat in range(2)), (None, None), kind="total"),
        _placed_line(state),
        *(
            Line(Phrase(END_TEXTS[reason]), (None, None), (None, None), END_ICONS[reason], "plain")
            for reason in state.end_reasons
        ),
    )


def _item_line(label: Phrase, owned: list[Bag], each: int) -> Line:
    notes = tuple(_items_note(items) if items else None for items in owned)
    return Line(label, tuple(float(each * size_of(items)) for items in owned), notes, icon="star")


def _items_note(items: Bag) -> Phrase:
    counted = [
        Phrase(N_("{count} x {item}"), count=count_of(items, item), item=item_name(item)) for item in items_held(items)
    ]
    return Phrase("{items}", items=Listing(tuple(counted)))


def _marker_line(state: HemlochState, location: Location) -> Line:
    counts = [(placed & SPACES_AT[location]).bit_count() for placed in state.placed]
    values = [points_at(location, placed) for placed in state.placed]
    notes = tuple(
        Phrase(NN_("{n} Marker, {touching} touching", "{n} Markers, {touching} touching"), n=n, touching=value - n)
        if n
        else None
        for n, value in zip(counts, values, strict=True)
    )
    label = Phrase(N_("Markers: {location}"), location=place_name(location))
    return Line(label, tuple(map(float, values)), notes, icon="flag")


def _placed_line(state: HemlochState) -> Line:
    """What decides between equal scores."""
    counts = tuple(float(placed.bit_count()) for placed in state.placed)
    return Line(Phrase(N_("Markers placed")), counts, (None, None), icon="flag", kind="plain")
