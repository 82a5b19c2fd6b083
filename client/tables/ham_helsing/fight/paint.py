"""The dialog of a fight: its frame with both portraits, and what changes in it as the fight goes on."""

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.fight.layout import lane_parts, lane_rects
from client.tables.ham_helsing.fight.paint_lanes import Light, Seen, Sum, paint_lane, paint_sum
from client.tables.ham_helsing.fight.paint_results import paint_hero_result, paint_villain_result
from client.tables.ham_helsing.fight.paint_tray import paint_dice, paint_tray
from client.tables.ham_helsing.fight.scene import Fight
from client.tables.ham_helsing.hero.paint_board import THEME
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.notes import banner
from client.ui.seats import seat_mark
from client.ui.shapes import rrect
from client.ui.soft import shadow
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT

ROSE = "#FFD9D4"


def paint_fight(c: Canvas, fight: Fight, light: Light) -> None:
    """Draw the dialog with everything on it but the answers."""
    paint_frame(c, fight)
    paint_middle(c, fight, light)
    paint_hero_result(c, fight)
    paint_villain_result(c, fight)


def paint_middle(c: Canvas, fight: Fight, light: Light) -> None:
    """Draw dice, lanes and sum."""
    sight, showing = fight.sight, fight.showing
    paint_dice(c, fight, light)
    seen = Seen(fight.model.label, fight.verdict, light)
    rects = lane_rects(fight.parts.lanes, showing.kinds)
    for lane in showing.lanes:
        paint_lane(c, rects[lane.kind], lane, seen)
    sums = Sum(names.villain(sight.villain), sight.villain_hp, showing.force.total, fight.result)
    paint_sum(c, fight.parts.total, sums, fight.model.label)


def paint_frame(c: Canvas, fight: Fight) -> None:
    """Draw the dialog, both portraits and the empty tray."""
    parts, sight, say = fight.parts, fight.sight, fight.model.label
    panel(c, parts.dialog, theme=THEME, level=4, radius=30, alpha=255)
    member = sight.team[fight.showing.c]
    hero, villain = names.hero(member), names.villain(sight.villain)
    _portrait(c, parts.hero.portrait, f"ham_helsing/{member.hero.id}", member.seat)
    _portrait(c, parts.villain.portrait, f"ham_helsing/{sight.villain}", None)
    paint_plates(c, fight)
    title = say(Phrase(N_("{hero} attacks {villain}"), hero=hero, villain=villain))
    banner(c, parts.banner, title, theme=THEME, w=parts.banner_w)
    paint_tray(c, parts.tray)
    _headings(c, fight)


def _portrait(c: Canvas, rect: Rect, art_name: str, seat: int | None) -> None:
    shadow(c, rect, 22, 2)
    c.paste(portrait_picture(art_name, rect[2:], seat), rect[:2])


def paint_plates(c: Canvas, fight: Fight) -> None:
    """Draw the names below both portraits."""
    say, sight = fight.model.label, fight.sight
    member = sight.team[fight.showing.c]
    _plate(c, fight.parts.hero.plate, (say(names.hero(member)), say(N_("fighter"))), member.seat)
    _plate(c, fight.parts.villain.plate, (say(names.villain(sight.villain)), say(N_("Villain"))), None)


def _plate(c: Canvas, plate: Rect, words: tuple[str, str], seat: int | None) -> None:
    x, y, w, h = plate
    rrect(c, plate, INK, 18)
    rrect(c, c.inset(plate, 3), "red.1" if seat is not None else "#7C2431", 15)
    middle = y + h / 2
    if seat is not None:
        seat_mark(c, (x + 30, middle), 15, seat)
    else:
        icon(c, "skull", (x + 32, middle), min(34.0, h - 8))
    name, role = words
    box = text(c, name, (x + 56, middle), "h2", "#FFFFFF", valign="middle", max_w=w - 70, max_h=h)
    room = x + w - 18 - box[0] - box[2] - 12
    if room > 60:
        text(c, role, (x + w - 18, middle), "small", ROSE, align="right", valign="middle", max_w=room)


def portrait_picture(art_name: str, size: tuple[float, float], seat: int | None) -> Picture:
    """Return the large portrait of a side, in the ring of its seat."""
    w, h = round(size[0], 1), round(size[1], 1)

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, INK, 22)
        art(c, art_name, c.inset(c.rect, 5), radius=18, focus=0.3)
        rrect(c, c.inset(c.rect, 5), None, 18, 4, c.seat_colour(seat) if seat is not None else "#FF7D6B")

    return Picture(("ham portrait", art_name, w, h, seat), w, h, draw)


def _headings(c: Canvas, fight: Fight) -> None:
    say, head = fight.model.label, fight.parts.head
    x, y, _, h = head
    if h < 20:
        return
    parts = lane_parts((x, y, head[2], h))
    middle = y + h / 2
    ink = TEXT["on_dark_2"]
    text(c, say(N_("Attack points")), (x + 70, middle), "min_b", ink, valign="middle")
    text(c, say(N_("Hits")), (parts.hits[0], middle), "min_b", ink, align="center", valign="middle")
    if any(lane.offer is not None for lane in fight.showing.lanes):
        at = (parts.reward[0] + parts.reward[2] / 2, middle)
        text(c, say(N_("Reward")), at, "min_b", ink, align="center", valign="middle")
