"""One contract for every table: all is inside the window, every event is acted out, nothing hidden is drawn."""

from random import Random
from typing import Any

import pygame
import pytest

from client.games import ALL_GAMES
from client.tables import ALL_TABLES
from client.tables.table import Pointing
from client.ui.assets import Assets
from client.ui.canvas import Canvas
from client.ui.metrics import area_for
from client.ui.theme import Style
from tests.tables.positions import model_of, played, states_of

SIZES = [(1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1024, 768), (3840, 2160)]
SCALES = [0.75, 1.0, 1.5, 2.0]
TABLES = [
    pytest.param(table.game, seats, id=f"{game_id}-{seats}")
    for game_id, table in ALL_TABLES.items()
    for seats in (table.game.seats[0], table.game.seats[-1])
]

SECRETIVE = [
    pytest.param(table.game, seats, id=f"{game_id}-{seats}")
    for game_id, table in ALL_TABLES.items()
    if table.keeps_secrets
    for seats in (table.game.seats[0], table.game.seats[-1])
]


def canvas(size: tuple[int, int], scale: float = 1.0) -> Canvas:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))
    area = area_for(*size, scale)
    return Canvas.for_window(pygame.Surface(size), area.scale, Style(), Assets())


def shown(name: str, value: float) -> float:
    return value


def test_every_table_belongs_to_a_game() -> None:
    assert set(ALL_TABLES) <= {game.id for game in ALL_GAMES}
    assert all(table.game.id == game_id for game_id, table in ALL_TABLES.items())


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_all_that_can_be_clicked_lies_in_the_window(game: Any, seats: int, size: tuple[int, int], scale: float) -> None:
    match = played(game, seats, 3)
    area = area_for(*size, scale)
    table = ALL_TABLES[game.id]()
    table.fit(area)
    for number in range(0, len(match.steps) + 1, 5):
        state = match.at(number)
        table.show(model_of(game, state, game.to_act(state) or 0))
        frame = table.frame()
        rects = [box.rect for box in table.spots()] + [frame.strip, frame.prompt]
        for x, y, w, h in rects:
            assert w > 0
            assert h > 0
            assert x >= -0.5
            assert y >= -0.5
            assert x + w <= area.width + 0.5
            assert y + h <= area.height + 0.5


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_step_is_acted_out_for_every_viewer(game: Any, seats: int) -> None:
    for seed in range(6):
        match = played(game, seats, seed)
        states = list(states_of(match))
        for viewer in range(seats):
            table = ALL_TABLES[game.id]()
            table.fit(area_for(1280, 720))
            table.show(model_of(game, states[0], viewer, legal=()))
            for number, step in enumerate(match.steps):
                seen = [event for each in step.events if (event := game.seen(each, viewer)) is not None]
                after = model_of(game, states[number + 1], viewer, legal=())
                first = table.act_before(seen, after)
                before = table.shown_model
                table.show(after)
                second = table.act_after(seen, before)
                for clip in (first, second):
                    if clip is not None:
                        assert clip.duration_ms < 8000
                        assert not clip.hides(clip.duration_ms + 1)
                        assert not list(clip.sprites(clip.duration_ms + 1))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_truths_that_look_alike_to_a_seat_are_drawn_alike(game: Any, seats: int) -> None:
    """Whatever may be hidden from the viewer is dealt anew: not one pixel may change."""
    match = played(game, seats, 11)
    rng = Random(4)
    c = canvas((640, 360))
    for number in range(2, len(match.steps), max(1, len(match.steps) // 8)):
        truth = match.at(number)
        viewer = number % seats
        other = game.guess(game.sight(truth, viewer), viewer, rng)
        pictures = []
        for state in (truth, other):
            table = ALL_TABLES[game.id]()
            table.fit(area_for(640, 360))
            table.show(model_of(game, state, viewer))
            spots = table.spots()
            words = [repr(table.tip(box.spot)) + repr(box.label) for box in spots] + [repr(table.ask())]
            seen = []
            for pointing in (Pointing(), *(Pointing(hover=box.spot) for box in spots[:: max(1, len(spots) // 4)])):
                table.paint(c, frozenset(), pointing, shown)
                table.paint_over(c, frozenset(), pointing, shown)
                seen.append(pygame.image.tobytes(c.surface, "RGB"))
            pictures.append((seen, words))
        assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("game", "seats"), SECRETIVE)
def test_secrets_can_be_covered(game: Any, seats: int) -> None:
    match = played(game, seats, 5)
    c = canvas((640, 360))
    table = ALL_TABLES[game.id]()
    table.fit(area_for(640, 360))
    table.show(model_of(game, match.at(1), 0, legal=()))
    table.paint(c, frozenset(), Pointing(), shown)
    open_picture = pygame.image.tobytes(c.surface, "RGB")
    table.paint(c, table.secret_names(), Pointing(), shown)
    assert pygame.image.tobytes(c.surface, "RGB") != open_picture


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_hint_points_at_is_on_the_table(game: Any, seats: int) -> None:
    match = played(game, seats, 8)
    for number in range(len(match.steps)):
        state = match.at(number)
        table = ALL_TABLES[game.id]()
        table.fit(area_for(1280, 720))
        table.show(model_of(game, state, game.to_act(state) or 0))
        spots = {box.spot for box in table.spots()}
        for move in table.shown_model.legal:
            spot = table.spot_of(move)
            assert spot is None or spot in spots


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_large_views_are_drawn_for_whatever_offers_one(game: Any, seats: int) -> None:
    c = canvas((1280, 720))
    match = played(game, seats, 2)
    table = ALL_TABLES[game.id]()
    table.fit(area_for(1280, 720))
    table.show(model_of(game, match.at(len(match.steps) // 2), 0))
    offered = [box.spot for box in table.spots() if table.has_large(box.spot)]
    assert offered
    for spot in offered:
        c.surface.fill("black")
        table.paint_large(c, spot, (60, 60, c.w - 120, c.h - 120))
        bounds = pygame.mask.from_threshold(c.surface, (0, 0, 0), (6, 6, 6)).count()
        assert bounds < c.surface.get_width() * c.surface.get_height() * 0.75
