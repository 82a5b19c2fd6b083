"""The score sheet of a finished match: section 6."""

from client.games.hemloch import HEMLOCH
from client.locale.translator import Translator
from tests.games.hemloch.drawn import do, table

say = Translator("en").say


def test_the_sheet_counts_items_then_markers_location_by_location() -> None:
    state = table(
        """
        hand 0: lady
        hand 1: lady
        deck 0: -
        items 0: mask mask quicksilver-
        items 1: locket
        market spaces: 0..11
        courtyard spaces: 00.1....
        """,
        seat=1,
    )
    do(state, "end_turn")
    outcome = HEMLOCH.outcome(state)
    assert outcome is not None
    sheet = [(say(line.label), line.values, line.kind) for line in outcome.breakdown]
    assert sheet == [
        ("Fresh Potions and Trinkets", (4.0, 2.0), "points"),
        ("Used Potions and Trinkets", (1.0, 0.0), "points"),
        ("Markers: Night Market", (1.0, 2.0), "points"),
        ("Markers: Boneyard", (0.0, 0.0), "points"),
        ("Markers: Stillhouse", (0.0, 0.0), "points"),
        ("Markers: Courtyard", (4.0, 1.0), "points"),
        ("Score", (10.0, 5.0), "total"),
        ("Markers placed", (3.0, 3.0), "plain"),
        ("A deck was empty", (None, None), "plain"),
    ]
    notes = [[None if note is None else say(note) for note in line.notes] for line in outcome.breakdown]
    assert notes[0] == ["2 x Festival Mask", "1 x Lover's Locket"]
    assert notes[2] == ["1 Marker, 0 touching", "2 Markers, 0 touching"]
    assert notes[5] == ["2 Markers, 2 touching", "1 Marker, 0 touching"]
    assert notes[3] == [None, None]
    assert outcome.scores == (10.0, 5.0)
    points = [line for line in outcome.breakdown if line.kind == "points"]
    assert [sum(line.values[seat] or 0 for line in points) for seat in range(2)] == [10.0, 5.0]


def test_a_running_match_has_no_outcome() -> None:
    assert HEMLOCH.outcome(table()) is None
