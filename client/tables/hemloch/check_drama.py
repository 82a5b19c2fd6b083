"""How influence is checked: a light goes to the Location, both sums count up, and whoever leads is named."""

from client.core.words import N_, Phrase, SeatName
from client.games.hemloch.components import Location
from client.games.hemloch.events import InfluenceChecked, PlacementLost
from client.tables.hemloch.board_picture import RADIUS
from client.tables.hemloch.flights import Stage
from client.tables.hemloch.look import NIGHT_INK
from client.tables.hemloch.pace import Recount
from client.tables.pictures import art_picture, words_picture
from client.tables.stage import words_at
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip, Fade, Grow, InOrder, Still, Together
from client.ui.colour import INK
from client.ui.easing import overshoot
from client.ui.metrics import Rect, centre, inset
from client.ui.poses import Pose
from client.ui.shapes import rrect
from client.ui.surfaces import slab
from client.ui.text import text

COUNT_MS = 90.0
READ_MS = 900.0
NOBODY_MS = 420.0
LIGHT_MS = 150.0


def checked(stage: Stage, event: InfluenceChecked) -> Clip:
    """Act out the check at one Location."""
    contents = _nobody(stage, event) if not event.leaders else InOrder((_counted(event), _verdict(stage, event)))
    light = _light(stage, event.location)
    x, y = centre(stage.new.zones.boards)
    pose = Pose(x, y)
    lit = InOrder(
        (
            Fade(light, pose, LIGHT_MS, waits=False),
            Still(light, pose, max(1.0, contents.duration_ms - LIGHT_MS), waits=False, sound="bell"),
            Fade(light, pose, LIGHT_MS, alphas=(1.0, 0.0), waits=False),
        )
    )
    return Together((lit, contents))


def _counted(event: InfluenceChecked) -> Clip:
    """Let both sums run up side by side."""
    names = (f"total/{event.location}/{seat}" for seat in range(2))
    return Together(
        tuple(Recount(name, 0, total, COUNT_MS, "count") for name, total in zip(names, event.totals, strict=True))
    )


def _verdict(stage: Stage, event: InfluenceChecked) -> Clip:
    """Crown whoever leads, and say it in words over the spaces."""
    parts, viewer = stage.new.boards[event.location], stage.viewer
    clips: list[Clip] = [_plate(stage, event)]
    for seat in event.leaders:
        x, y, w, _ = parts.sums[int(seat == viewer)]
        crown = art_picture("common/icons/crown", 64)
        clips.append(Grow(crown, Pose(x + w / 2, y), READ_MS, easing=overshoot))
    return Together(tuple(clips))


def _plate(stage: Stage, event: InfluenceChecked) -> Clip:
    words = stage.say(verdict_words(event, stage.viewer, human=stage.after.players[stage.viewer].is_human))
    board = stage.new.boards[event.location].board
    tone = event.leaders[0] if len(event.leaders) == 1 else None
    picture = plate_picture(words, min(board[2] - 12, 360.0), tone)
    x, y = centre(stage.new.boards[event.location].name)
    sound = "tie" if tone is None else "goal_chime"
    return Grow(picture, Pose(x, y), READ_MS, easing=overshoot, sound=sound)


def verdict_words(event: InfluenceChecked, viewer: int, *, human: bool) -> Phrase:
    """Say who leads, and by how much."""
    more, less = max(event.totals), min(event.totals)
    if len(event.leaders) > 1:
        return Phrase(N_("Tied {n} : {n} - both place"), n=more)
    leader = event.leaders[0]
    text_of = N_("You lead {more} : {less}") if human and leader == viewer else N_("{name} leads {more} : {less}")
    return Phrase(text_of, more=more, less=less, name=SeatName(leader))


def plate_picture(words: str, width: float, seat: int | None) -> Picture:
    """Return words on a plate in the colour of a seat; golden for both or none."""

    def draw(c: Canvas) -> None:
        face = "yellow" if seat is None else c.seat_colour(seat)
        slab(c, c.rect, face, "yellow.1" if seat is None else INK, radius=16, lip=4)
        at = (c.w / 2, c.h / 2 - 2)
        ink = INK if seat is None else "#FFFFFF"
        edge = None if seat is None else INK
        text(c, words, at, ("title", 28), ink, align="center", valign="middle", max_w=c.w - 24, outline=edge, ow=2.5)

    return Picture(("hemloch plate", words, round(width), seat), width, 58.0, draw)


def _nobody(stage: Stage, event: InfluenceChecked) -> Clip:
    picture = words_picture(stage.say(N_("Nobody is here")), 28)
    x, y = centre(stage.new.boards[event.location].mat)
    return Grow(picture, Pose(x, y), NOBODY_MS, easing=overshoot, sound="fizzle")


def _light(stage: Stage, location: Location) -> Picture:
    """Return a veil over all boards but one, which stands in a bright frame."""
    zone, board = stage.new.zones.boards, stage.new.boards[location].board
    w, h = zone[2] + 40, zone[3] + 40
    inside: Rect = (board[0] - zone[0] + 20, board[1] - zone[1] + 20, board[2], board[3])
    others = [
        (r[0] - zone[0] + 20, r[1] - zone[1] + 20, r[2], r[3])
        for r in (parts.board for parts in stage.new.boards)
        if r != board
    ]

    def draw(c: Canvas) -> None:
        for rect in others:
            rrect(c, rect, c.col(NIGHT_INK, 130), RADIUS)
        for reach, tone in ((12, c.col("yellow.2", 60)), (8, c.col("yellow.2", 110)), (4, c.col("yellow.2"))):
            rrect(c, inset(inside, -reach), None, RADIUS + reach, 5, tone)

    return Picture(("hemloch light", round(w), round(h), tuple(map(round, inside))), w, h, draw)


def lost(stage: Stage, event: PlacementLost) -> Clip:
    """Say that a leader could place nothing."""
    sight = stage.after.sight
    words = N_("no Marker left") if not sight.markers[event.seat] else N_("no space left")
    return words_at(stage, words, stage.new.boards[event.location].mat, 800, "fizzle")
