"""What the boards say about something before it is done."""

from client.games.hemloch.city import CELLS_AT
from client.locale.translator import Translator
from client.tables.hemloch.preview import asked_worths, preview_of, preview_words, totals_after
from client.tables.hemloch.spots import CellSpot, HandSpot, LocationSpot
from client.tables.table import Pointing
from tests.games.hemloch.drawn import do, table
from tests.tables.hemloch.sitting import card, controller_on, place, seen

COURTYARD = """
    hand 0: lady
    courtyard: masques | flatterer
    courtyard spaces: 10..11..
"""


def test_a_lady_held_over_her_home_shows_sums_and_the_worth_of_every_space() -> None:
    state = table(COURTYARD, festival="market")
    controller, model = controller_on(state), seen(state)
    controller.click(HandSpot(0))
    preview = preview_of(model, controller, Pointing(hover=LocationSpot(place("courtyard"))))
    cells = CELLS_AT[place("courtyard")]
    assert {cell: preview.worths[cell] for cell in cells if cell in preview.worths} == {
        cells[2]: 3,
        cells[3]: 1,
        cells[6]: 1,
        cells[7]: 1,
    }
    assert totals_after(state, 0, card("lady"), place("courtyard")) == (4, 3)
    words = preview_words(model, preview)
    assert words is not None
    assert Translator("en").say(words, ("Ada", "Ben")) == (
        "Courtyard: you would lead 4 : 3. A Marker there is worth up to +3."
    )


def test_nothing_is_promised_where_the_card_cannot_go() -> None:
    state = table(COURTYARD)
    controller, model = controller_on(state), seen(state)
    controller.click(HandSpot(0))
    preview = preview_of(model, controller, Pointing(hover=LocationSpot(place("courtyard"))))
    assert preview.card is None
    assert preview_words(model, preview) is None


def test_a_question_shows_the_worth_of_its_own_spaces_alone() -> None:
    state = table("hand 0: lady\nboneyard spaces: 0......\nmarket spaces: 0....")
    do(state, "play lady boneyard")
    worths = asked_worths(seen(state))
    cells = CELLS_AT[place("boneyard")]
    assert worths == {cells[1]: 3, cells[3]: 3} | {cells[i]: 1 for i in (2, 4, 5, 6)}
    assert not asked_worths(seen(state, 1))


def test_a_marker_that_is_lifted_tells_what_it_takes_along() -> None:
    state = table("hand 0: peddler\ncourtyard spaces: 00.....0", festival="boneyard")
    do(state, "play peddler courtyard", "gain cordial")
    cells = CELLS_AT[place("courtyard")]
    assert asked_worths(seen(state)) == {cells[0]: -3, cells[1]: -3, cells[7]: -1}


def test_a_space_that_is_pointed_at_shows_its_location_quietly() -> None:
    state = table("hand 0: lady\nboneyard spaces: 0......")
    spot = CellSpot(CELLS_AT[place("boneyard")][4])
    preview = preview_of(seen(state), controller_on(state), Pointing(hover=spot))
    assert not preview.asked
    assert len(preview.worths) == 6
