"""When the bed of a table is heard."""

import pytest

from client.app.easel import ScratchHouse
from client.core.match import Match, Player
from client.games.hemloch import HEMLOCH
from client.scenes.match.bed import SoundBed
from client.scenes.match.scene import MatchScene
from client.ui.input import FocusGained, FocusLost
from client.ui.sound import SoundPlayer


class Ear(SoundPlayer):
    """Remembers which bed was asked for last."""

    heard = "never asked"

    def play_bed(self, name: str) -> None:
        self.heard = name


def test_a_bed_is_heard_only_while_its_table_is_in_charge_of_a_focused_window() -> None:
    ear = Ear()
    bed = SoundBed(ear, "music_a")
    bed.window(focused=True)
    assert ear.heard == ""
    bed.table(is_open=True)
    assert ear.heard == "music_a"
    bed.window(focused=False)
    assert ear.heard == ""
    bed.window(focused=True)
    assert ear.heard == "music_a"
    bed.table(is_open=False)
    assert ear.heard == ""


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    """Listens in place of the program's own player."""
    listening = Ear()
    monkeypatch.setattr(SoundPlayer, "play_bed", lambda _player, name: listening.play_bed(name))
    return listening


def test_menus_the_pause_and_a_lost_focus_silence_the_table_but_a_closer_look_does_not(ear: Ear) -> None:
    scratch = ScratchHouse((1280, 720))
    try:
        scratch.house.open()
        scratch.settle()
        desk = scratch.house.desk
        match = Match(HEMLOCH, [Player("Ada", None, "fox"), Player("Ben", None, "owl")], None, 3)
        scene = MatchScene(desk, match, desk.saves.begin(HEMLOCH.id))
        desk.stack.push(scene)
        desk.stack.pop()  # the curtain of the first seat
        assert ear.heard == "music_hemloch"
        scene.look(scene.table.spots()[1].spot)
        assert desk.stack.top is not scene
        assert ear.heard == "music_hemloch"
        desk.stack.pop()
        desk.go.pause()
        assert ear.heard == ""
        desk.stack.pop()
        assert ear.heard == "music_hemloch"
        scene.handle(FocusLost())
        assert ear.heard == ""
        scene.handle(FocusGained())
        assert ear.heard == "music_hemloch"
        desk.go.menu()
        assert ear.heard == ""
    finally:
        scratch.close()
