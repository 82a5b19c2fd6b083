"""The middle of the table while nobody is challenged: the exhibits of the fair, each with the team to be won."""

from client.core.words import N_, NN_, Phrase
from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.components import EXHIBITS
from client.tables.mad_science_expo.knowledge import most_of, own_total, recruited_value
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.painter import Painter
from client.tables.mad_science_expo.spots import StakeSpot
from client.ui.art import art
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.seats import seat_mark
from client.ui.shapes import circle, fill_rect, rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import well
from client.ui.text import text
from client.ui.theme import GLOW, TEXT, accent


def paint_gallery(p: Painter) -> None:
    """Draw a booth for every seat, the viewer's first."""
    well(p.c, p.places.zones.arena, 28)
    for seat, rect in p.places.gallery.items():
        _paint_booth(p, seat, rect)


def _paint_booth(p: Painter, seat: int, rect: Rect) -> None:
    """Draw a seat's exhibit with its team as the prize that may be won."""
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    spot = StakeSpot(seat)
    open_now = spot in p.targets
    lit = p.pointing.on(spot)
    if open_now:
        glow(c, rect, "attack", 20, 16 if lit else 10, border=5 if lit else 3, strength=0.9)
    elif seat == p.deciding:
        glow(c, rect, accent(THEME, 2), 20, 12, border=0, strength=0.8)
    shadow(c, rect, 20, 2)
    rrect(c, rect, INK, 20)
    rrect(c, (x + 4, y + 4, w - 8, h - 8), THEME.panel2, 16)
    picture, words = _booth_parts(rect)
    tint = "#6A6A78" if sight.defeated[seat] else None
    art(c, f"mad_science_expo/exhibit_{seat}", picture, radius=16, focus=0.5, tint=tint)
    if words[0] == x + 12:
        fill_rect(c, (x + 4, words[1] - 10, w - 8, 5), EXHIBITS[seat].rgb)
    else:
        fill_rect(c, (words[0] - 12, y + 4, 5, h - 8), EXHIBITS[seat].rgb)
    _paint_booth_words(p, seat, words)
    circle(c, (x + 26, y + 26), 19, INK)
    seat_mark(c, (x + 26, y + 26), 15, seat)


def _booth_parts(rect: Rect) -> tuple[Rect, Rect]:
    """Return picture and words of a booth: side by side where it is wide, else one above the other."""
    x, y, w, h = rect
    side = min(h - 8, w * 0.55)
    if w >= h * 1.45 and w - side >= 160:
        return (x + 4, y + 4, side, h - 8), (x + side + 20, y + h / 2 - 50, w - side - 32, 100)
    foot = min(112.0, h * 0.44)
    return (x + 4, y + 4, w - 8, h - foot - 4), (x + 12, y + h - foot + 8, w - 24, foot - 14)


def _paint_booth_words(p: Painter, seat: int, rect: Rect) -> None:
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    middle = x + w / 2
    text(c, p.say(EXHIBITS[seat].name), (middle, y + 12), "min_b", align="center", valign="middle", max_w=w)
    worth = sum(sight.teams[seat])
    if sight.defeated[seat]:
        words = Phrase(N_("defeated"))
    elif not sight.teams[seat]:
        words = Phrase(N_("no team"))
    elif w < 150:
        words = Phrase(N_("worth {worth}"), worth=worth)
    else:
        words = Phrase(N_("team worth {worth}"), worth=worth)
    big = h >= 84
    text(
        c,
        p.say(words),
        (middle, y + (44 if big else 38)),
        "h3" if big else "min_b",
        GLOW["playable"] if worth else TEXT["on_dark_2"],
        align="center",
        valign="middle",
        max_w=w,
    )
    if big:
        text(
            c,
            p.say(_odds(p, seat)),
            (middle, y + 78),
            "min",
            TEXT["on_dark_2"],
            align="center",
            valign="middle",
            max_w=w,
        )


def _odds(p: Painter, seat: int) -> Phrase:
    """Say what a challenge would meet: the most this hand can hold against the viewer's own."""
    sight, viewer = p.model.sight, p.model.viewer
    if sight.defeated[seat] or sight.result is not None:
        return Phrase(N_("recruited {value}"), value=recruited_value(sight, seat))
    if seat == viewer:
        return Phrase(N_("your hand: {total}"), total=own_total(sight, viewer))
    if not sight.options.memory_aid:
        return Phrase(NN_("{n} card in hand", "{n} cards in hand"), n=size_of(sight.hands[seat]))
    return Phrase(N_("hand at most {most}"), most=most_of(sight, viewer, seat))
