"""Every tab in every window."""

import pytest

from client.scenes.settings.tabs import TABS
from client.ui.sound import Device
from tests.scenes.desks import Table
from tests.scenes.settings.conftest import Open
from tests.scenes.sizes import WINDOWS, assert_fits, lay_out


@pytest.mark.parametrize("tab", [tab.id for tab in TABS])
def test_every_control_fits_into_every_window(rig: Table, settings: Open, tab: str) -> None:
    rig.desk.sound.device = Device.MISSING
    scene = settings(tab)
    for size, scale, text_size in WINDOWS:
        lay_out(rig, size, scale, text_size)
        assert_fits(rig, scene)


@pytest.mark.parametrize("tab", [tab.id for tab in TABS])
def test_tab_walks_through_a_whole_page_before_the_foot(rig: Table, settings: Open, tab: str) -> None:
    scene = settings(tab)
    order = [item.id for item in scene.controls.focus.items]
    names = [f"tab_{each.id}" for each in TABS]
    assert order[: len(names)] == names
    assert order[-2:] == ["standard", "done"]


def test_nothing_is_painted_outside_the_sheet_while_a_page_scrolls(rig: Table, settings: Open) -> None:
    lay_out(rig, (1024, 600), 200)
    scene = settings("keys")
    before = rig.fresh_pixels()
    scene.pane.turn(-3)
    rig.frames()
    moved = rig.pixels()
    assert moved != before
    assert moved == rig.fresh_pixels()
