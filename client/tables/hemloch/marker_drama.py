"""How Markers come down, are carried off and replaced; two that touch are heard to join."""

from typing import assert_never

from client.games.hemloch.city import BESIDE, CELLS_AT, cells_in
from client.games.hemloch.components import Cell
from client.games.hemloch.events import MarkerEvent, MarkerLifted, MarkerPlaced, MarkerReplaced
from client.games.hemloch.marker_worth import worth_of_marker
from client.games.hemloch.steps import ToPlace
from client.tables.hemloch.flights import Stage, cell_pose, marker, stock_pose
from client.tables.hemloch.places import question_of
from client.tables.pictures import words_picture
from client.ui.clips import Clip, Grow, InOrder, Slide, Sound, Together
from client.ui.easing import overshoot
from client.ui.poses import Pose
from client.ui.theme import TEXT

DROP_MS = 480.0


def marker_clip(stage: Stage, event: MarkerEvent) -> Clip:
    """Act out what happens to a Marker."""
    match event:
        case MarkerPlaced(seat, location, space, moved):
            cell = CELLS_AT[location][space]
            start = _lifted_from(stage, seat) if moved else stock_pose(stage.new, seat)
            return _placed(stage, seat, cell, start)
        case MarkerLifted(seat, location, space):
            pose = cell_pose(stage.new, CELLS_AT[location][space])
            return Grow(marker(seat), pose._replace(scale=pose.scale * 1.35), 360, scale=pose.scale, sound="pick_up")
        case MarkerReplaced(seat, location, space):
            cell = CELLS_AT[location][space]
            here = cell_pose(stage.new, cell)
            leaves = Slide(marker(1 - seat), stock_pose(stage.new, 1 - seat), 620, start=here, arc=60, sound="swap")
            return InOrder((leaves, _placed(stage, seat, cell, stock_pose(stage.new, seat))))
        case _:
            assert_never(event)


def _placed(stage: Stage, seat: int, cell: Cell, start: Pose) -> Clip:
    """Let a Marker fly to its space and come down hard; say what it adds."""
    end = cell_pose(stage.new, cell)
    hides = frozenset({f"cell/{cell}"})
    large = end._replace(scale=end.scale * 1.7)
    fly = Slide(marker(seat), large, DROP_MS, start=start, arc=60, hides_names=hides)
    fall = Slide(marker(seat), end, 140, start=large, hides_names=hides, waits=False, sound="marker_thud")
    placed = stage.after.sight.placed[seat]
    worth = worth_of_marker(placed & ~(1 << cell), cell)
    words = words_picture(f"+{worth}", 42, TEXT["good"])
    told = Grow(words, end.moved(0, -34)._replace(scale=1.0), 620, easing=overshoot)
    joins = bool(BESIDE[cell] & placed)
    return InOrder((fly, fall, Together((told, Sound("goal_chime")) if joins else (told,))))


def _lifted_from(stage: Stage, seat: int) -> Pose:
    """Return where a Marker was taken up: in this step, or in one before."""
    asked = question_of(stage.before.sight)
    if isinstance(asked, ToPlace) and asked.left is not None:
        return cell_pose(stage.new, asked.left)
    gone = cells_in(stage.before.sight.placed[seat] & ~stage.after.sight.placed[seat])
    return cell_pose(stage.new, gone[0]) if gone else stock_pose(stage.new, seat)
