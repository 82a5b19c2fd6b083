"""How the light changes: the sky of before lies over that of now and fades, with holes where panels lie."""

import pygame

from client.tables.hemloch.board_picture import RADIUS
from client.tables.hemloch.flights import Stage
from client.tables.hemloch.look import Sky, sky_of
from client.tables.hemloch.paint_sky import draw_sky
from client.tables.hemloch.places import Places, ledge_of
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip, Fade
from client.ui.easing import ease_in_out
from client.ui.metrics import Rect, inset
from client.ui.poses import Pose
from client.ui.shapes import rrect
from client.ui.strip import STRIP_H

TURN_MS = 1500.0


def sky_turns(stage: Stage) -> tuple[Clip, ...]:
    """Fade the sky of before; nothing if it looks as it does now, or if the table was another."""
    before, now = sky_of(stage.before.sight), sky_of(stage.after.sight)
    if before is now or stage.old.draft is not None:
        return ()
    picture = _sky_picture(before, stage.new)
    pose = Pose(picture.width / 2, picture.height / 2)
    return (Fade(picture, pose, TURN_MS, alphas=(1.0, 0.0), easing=ease_in_out),)


def _sky_picture(sky: Sky, places: Places) -> Picture:
    """Return a sky as large as the window, cut out where something lies on it."""
    zones = places.zones
    _, y, _, h = zones.hand
    height = y + h + zones.gap
    key = ("hemloch turning sky", sky, round(zones.strip[2]), round(height), len(places.hand))

    def draw(c: Canvas) -> None:
        draw_sky(c, sky, ledge_of(places))
        cut = c.sub(c.w, c.h)
        for hole, radius in _holes(places):
            rrect(cut, hole, "#FFFFFF", radius)
        c.surface.blit(cut.surface, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)

    return Picture(key, zones.strip[2], height, draw)


def _holes(places: Places) -> list[tuple[Rect, float]]:
    """Return what lies on the sky, with the radius of its corners."""
    zones = places.zones
    panels = [zones.week, zones.supply, zones.ends, zones.rival, zones.own, zones.items]
    if zones.log is not None:
        panels.append(zones.log)
    return [
        ((0, 0, zones.strip[2], STRIP_H), 0),
        (zones.prompt, zones.prompt[3] / 2.4),
        *((panel, 18.0) for panel in panels),
        *((parts.board, RADIUS) for parts in places.boards),
        *((inset(rect, -3), 14.0) for rect in places.hand),
    ]
