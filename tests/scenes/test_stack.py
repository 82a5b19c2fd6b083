"""Scenes over each other, and the one picture they make."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from client.scenes.scene import Scene
from client.ui.canvas import Canvas, Picture
from client.ui.clips import CountUp, Fade, Slide, Together
from client.ui.effects import SPARKS, Banner, Burst, Flip, Shake, Tumble
from client.ui.input import FocusLost, Input, PointerPressed, Resized
from client.ui.metrics import Area, Rect
from client.ui.poses import Pose
from client.ui.shapes import fill_rect, rrect
from client.ui.surfaces import dim, table
from client.ui.text import text
from client.ui.theme import THEMES
from client.ui.timeline import Speed
from client.ui.widgets.button import Button
from tests.scenes.desks import Table

CARD = Picture("test card", 144, 202, lambda c: rrect(c, (0, 0, 144, 202), "red", 14, 4))
BACK = Picture("test back", 144, 202, lambda c: rrect(c, (0, 0, 144, 202), "blue", 14, 4))


class Plain(Scene):
    """Two cards, a number and a button on a table."""

    name: ClassVar[str] = "plain"

    def __init__(self, table: Table) -> None:
        super().__init__(table.desk.timeline())
        self.paints: list[pygame.Rect] = []
        self.seen: list[Input] = []
        self.calls: list[str] = []
        self.area = Area(0, 0, 1, folded=False, too_small=False)
        self.score = 7

    def layout(self, area: Area) -> None:
        self.area = area
        self.calls.append("layout")
        self.controls.arrange([Button("go", (40, 40, 200, 64), "Go")])

    def place_of(self, name: str) -> Rect | None:
        return {"a": (300, 300, 144, 202), "score": (900, 100, 200, 80)}.get(name)

    def paint(self, c: Canvas) -> None:
        self.paints.append(c.surface.get_clip())
        table(c, THEMES["hens"])
        for name, x in (("a", 300.0), ("b", 700.0)):
            if name not in self.timeline.hidden:
                c.paste(CARD, (x, 300))
        text(c, str(int(self.timeline.shown("score", self.score))), (900, 100), "h1")
        self.controls.paint(c)

    def handle(self, value: Input) -> bool:
        self.seen.append(value)
        return super().handle(value)

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def covered(self) -> None:
        self.calls.append("covered")
        super().covered()

    def uncovered(self) -> None:
        self.calls.append("uncovered")
        super().uncovered()


class Veil(Plain):
    """Lets the scene below show through."""

    name: ClassVar[str] = "veil"
    hides_below: ClassVar[bool] = False

    def paint(self, c: Canvas) -> None:
        self.paints.append(c.surface.get_clip())
        dim(c)
        fill_rect(c, (500, 200, 300, 200), "cream")
        self.controls.paint(c)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    yield Table(tmp_path)
    pygame.display.quit()


def shown(rig: Table) -> Plain:
    scene = Plain(rig)
    rig.stack.push(scene)
    rig.frames()
    scene.seen.clear()
    return scene


def test_only_the_scene_on_top_gets_input(rig: Table) -> None:
    below = shown(rig)
    above = shown(rig)
    rig.stack.handle(PointerPressed(1, 1))
    assert above.seen == [PointerPressed(1, 1)]
    assert below.seen == []


def test_news_about_the_window_reaches_every_scene(rig: Table) -> None:
    below, above = shown(rig), shown(rig)
    rig.stack.handle(FocusLost())
    assert FocusLost() in below.seen
    assert FocusLost() in above.seen


def test_scenes_are_told_what_happens_to_them(rig: Table) -> None:
    below = shown(rig)
    above = Plain(rig)
    rig.stack.push(above)
    rig.stack.pop()
    assert below.calls == ["layout", "enter", "covered", "uncovered"]
    assert above.calls == ["layout", "enter", "leave"]
    other = Plain(rig)
    rig.stack.replace(other)
    assert below.calls[-1] == "leave"
    last = Plain(rig)
    rig.stack.push(Plain(rig))
    rig.stack.clear_to(last)
    assert rig.stack.scenes == (last,)
    assert other.calls[-1] == "leave"


def test_closing_a_scene_closes_what_lies_on_it(rig: Table) -> None:
    below, middle = shown(rig), shown(rig)
    shown(rig)
    rig.stack.close(middle)
    rig.stack.close(middle)
    assert rig.stack.scenes == (below,)


def test_a_resting_scene_is_painted_once(rig: Table) -> None:
    scene = shown(rig)
    for _ in range(50):
        assert rig.stack.paint() == []
    assert len(scene.paints) == 1


def test_hovering_a_button_paints_only_its_place(rig: Table) -> None:
    scene = shown(rig)
    rig.click(100, 60)
    small = scene.paints[1:]
    assert small
    assert all(clip.w < 400 and clip.h < 250 for clip in small)


CLIPS = {
    "slide": Slide(CARD, Pose(372, 401), 300, start=Pose(1000, 600), arc=80, hides_names=frozenset({"a"})),
    "turned slide": Slide(CARD, Pose(372, 401), 300, start=Pose(1300, 100, 40, 1.4), hides_names=frozenset({"a"})),
    "flip": Flip(CARD, Pose(372, 401), 300, back=BACK, hides_names=frozenset({"a"})),
    "shake": Shake(CARD, Pose(372, 401), 300, hides_names=frozenset({"a"})),
    "fade": Fade(CARD, Pose(372, 401), 300, hides_names=frozenset({"a"})),
    "off the edge": Slide(CARD, Pose(-300, -300), 300, start=Pose(100, 100)),
    "count": CountUp("score", 2, 7, 60),
    "banner": Banner(CARD, Pose(800, 500), 500),
    "sparks": Burst((CARD, BACK), 600, 400, seed=4, spray=SPARKS, ms=400),
    "dice": Tumble((CARD, BACK), 1, Pose(100, 100), Pose(600, 600), 400),
    "several": Together(
        (
            Slide(CARD, Pose(372, 401), 300, start=Pose(1000, 600), hides_names=frozenset({"a"})),
            Slide(CARD, Pose(772, 401), 200, start=Pose(372, 401), hides_names=frozenset({"b"})),
            CountUp("score", 2, 7, 30),
        )
    ),
}


@pytest.mark.parametrize("name", CLIPS)
def test_after_a_clip_the_picture_is_that_of_a_fresh_paint(rig: Table, name: str) -> None:
    scene = shown(rig)
    rested = rig.pixels()
    scene.timeline.add(CLIPS[name])
    rig.frames(6)
    if name != "off the edge":
        assert rig.pixels() != rested
    rig.settle()
    assert rig.pixels() == rested == rig.fresh_pixels()


@pytest.mark.parametrize("name", CLIPS)
def test_in_the_middle_of_a_clip_the_picture_is_that_of_a_fresh_paint_too(rig: Table, name: str) -> None:
    scene = shown(rig)
    scene.timeline.add(CLIPS[name])
    rig.frames(7)
    before = rig.pixels()
    rig.stack.repaint_all()
    rig.stack.paint()
    assert rig.pixels() == before


def test_after_a_skip_the_picture_is_that_of_a_fresh_paint(rig: Table) -> None:
    scene = shown(rig)
    rested = rig.pixels()
    scene.timeline.add(CLIPS["several"])
    rig.frames(4)
    scene.timeline.skip()
    rig.frames()
    assert rig.pixels() == rested


def test_a_moving_card_touches_only_what_it_covers(rig: Table) -> None:
    scene = shown(rig)
    scene.timeline.add(Slide(CARD, Pose(500, 401), 600, start=Pose(372, 401)))
    rig.frames(15)
    paints = len(scene.paints)
    rig.stack.update(350)
    rects = rig.stack.paint()
    touched = sum(rect.w * rect.h for rect in rects)
    assert len(scene.paints) == paints
    assert 0 < touched < 4 * CARD.width * CARD.height


def test_reduced_motion_moves_nothing(rig: Table) -> None:
    scene = shown(rig)
    scene.timeline.reduced_motion = True
    scene.timeline.add(CLIPS["slide"])
    poses = set()
    while scene.timeline.busy:
        rig.frames()
        poses |= {sprite.pose for sprite in scene.timeline.sprites()}
    assert poses <= {Pose(372, 401), Pose(1000, 600)}


def test_with_motion_off_the_end_is_there_at_once(rig: Table) -> None:
    scene = shown(rig)
    rested = rig.pixels()
    scene.timeline.speed = Speed.OFF
    scene.timeline.add(CLIPS["several"])
    rig.frames()
    assert rig.pixels() == rested
    assert not rig.stack.animating


def test_a_scene_that_is_covered_comes_to_rest(rig: Table) -> None:
    below = shown(rig)
    below.timeline.add(CLIPS["slide"])
    rig.frames(3)
    rig.stack.push(Veil(rig))
    assert not below.timeline.busy
    rig.frames()
    assert rig.pixels() == rig.fresh_pixels()


def test_below_a_veil_the_scene_shows_through_and_is_painted_once(rig: Table) -> None:
    below = shown(rig)
    veil = Veil(rig)
    rig.stack.push(veil)
    rig.frames()
    painted = len(below.paints)
    rig.click(100, 60)
    rig.frames(3)
    assert len(below.paints) == painted
    assert len(veil.paints) > 1
    assert rig.pixels() == rig.fresh_pixels()
    rig.stack.pop()
    rig.frames()
    assert rig.pixels() == rig.fresh_pixels()


def test_a_veil_over_a_veil_shows_both(rig: Table) -> None:
    shown(rig)
    rig.stack.push(Veil(rig))
    rig.frames()
    one = rig.pixels()
    rig.stack.push(Veil(rig))
    rig.frames()
    assert rig.pixels() != one


def test_two_hundred_odd_sizes_leave_a_whole_picture_and_true_hits(rig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = shown(rig)
    pressed: list[str] = []
    for step in range(200):
        rig.resize(961 + step * 3, 541 + step * 7 % 500)
        assert scene.calls[-1] == "layout"
        if step % 40 == 0:
            button = scene.controls["go"]
            assert isinstance(button, Button)
            button.on_press = lambda: pressed.append("go")
            rig.click(button.rect[0] + button.rect[2] / 2, button.rect[1] + button.rect[3] / 2)
            assert pressed.pop() == "go"
            assert rig.pixels() == rig.fresh_pixels()


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells this so simply")
def test_sizes_and_full_screen_come_and_go_without_keeping_memory(rig: Table) -> None:
    def resident_mb() -> float:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096 / 1e6

    def storm(rounds: int) -> None:
        for step in range(rounds):
            rig.resize(961 + step * 37 % 400, 541 + step * 23 % 300)
            if step % 5 == 0:
                rig.desk.set_fullscreen(on=True)
                rig.frames()
                rig.desk.set_fullscreen(on=False)
                rig.frames()

    shown(rig)
    storm(30)
    before = resident_mb()
    storm(70)
    assert resident_mb() - before < 20


def test_what_is_hit_is_what_is_drawn_at_every_scale(rig: Table) -> None:
    scene = shown(rig)
    for user_scale in (0.75, 1.0, 1.25, 1.5, 2.0):
        rig.desk.window.rescale(user_scale)
        rig.stack.relayout()
        rig.frames()
        x, y, w, h = scene.controls["go"].rect
        for px, py, inside in (
            (x + 1, y + 1, True),
            (x + w - 1, y + h - 1, True),
            (x - 3, y, False),
            (x, y - 3, False),
        ):
            assert (scene.controls.at(px, py) is not None) is inside
        middle = rig.surface.get_at(
            (round((x + 20) * rig.desk.window.scale), round((y + h / 2) * rig.desk.window.scale))
        )
        beside = rig.surface.get_at(
            (round((x - 24) * rig.desk.window.scale), round((y + h / 2) * rig.desk.window.scale))
        )
        assert middle != beside


def test_a_notice_is_shown_for_a_moment_and_leaves_no_trace(rig: Table) -> None:
    shown(rig)
    rested = rig.pixels()
    rig.stack.toast("Match saved")
    rig.frames(30)
    assert rig.pixels() != rested
    rig.settle()
    assert rig.pixels() == rested


def test_a_window_in_which_nothing_fits_says_so_and_takes_no_clicks(rig: Table) -> None:
    scene = shown(rig)
    rig.stack.too_small_words = "This window is too small."
    rig.resize(200, 150)
    taken = len(scene.seen)
    rig.click(10, 10)
    assert len(scene.seen) == taken
    assert rig.stack.paint() == []
    assert len({rig.surface.get_at((x, 75))[:3] for x in range(200)}) > 1
    rig.resize(1280, 720)
    assert rig.pixels() == rig.fresh_pixels()


def test_the_house_looks_at_every_input_first(rig: Table) -> None:
    scene = shown(rig)
    rig.stack.house = lambda value: isinstance(value, PointerPressed)
    rig.stack.handle(PointerPressed(1, 1))
    assert scene.seen == []
    rig.stack.handle(Resized(1280, 720))
    assert scene.calls[-1] == "layout"


def test_an_empty_stack_paints_and_takes_input_without_trouble(rig: Table) -> None:
    rig.frames(2)
    rig.stack.handle(PointerPressed(1, 1))
    assert not rig.stack.animating
