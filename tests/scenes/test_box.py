import pytest

from client.locale.translator import Translator
from client.scenes import box
from client.scenes.box import FIGURES, PLAYABLE, Lid, lids
from client.ui.resources import resource
from client.ui.theme import THEMES


def test_the_box_has_five_lids_and_every_game_that_can_be_played_is_one_of_them() -> None:
    shown = lids()
    assert len(shown) == 5
    assert {lid.id for lid in shown if lid.game is not None} == {game.id for game in PLAYABLE}


def test_a_game_that_joins_lights_up_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    class Joined:
        id, title, seats, minutes, tagline = "hens", "Hens!", range(1, 5), 15, "Cluck."

    monkeypatch.setattr(box, "PLAYABLE", (Joined(),))
    shown = {lid.id: lid for lid in lids()}
    assert (shown["hens"].game is not None, shown["hens"].title) == (True, "Hens!")
    assert shown["henchmania"].game is None


@pytest.mark.parametrize("lid", lids(), ids=lambda lid: lid.id)
def test_every_lid_has_a_theme_scenery_and_figures(lid: Lid) -> None:
    assert lid.theme is THEMES[lid.id]
    for name in (f"common/tile_{lid.id}", *(figure.art for figure in FIGURES[lid.id])):
        assert resource("art", f"{name}.svg").is_file()


@pytest.mark.parametrize(("seats", "words"), [(range(2, 7), "2-6"), (range(2, 3), "2"), (range(1, 5), "1-4")])
def test_a_lid_says_how_many_can_play(seats: range, words: str) -> None:
    lid = Lid("hens", "Hens", seats, 15, "")
    assert Translator().say(lid.seats_words) == words
    assert Translator().say(lid.minutes_words) == "15 min"
