"""What stands above in a solo match: the ladder of ranks, and the neighbour with its open pile."""

from client.core.words import N_, Phrase
from client.games.hens.components import SOLO_RANKS
from client.games.hens.scoring import solo_rank
from client.tables.hens.layout import LEAST_CARD
from client.tables.hens.look import THEME
from client.tables.hens.paint_middle import stack_label
from client.tables.hens.paint_seats import count_of, paint_stack
from client.tables.hens.painter import Painter
from client.tables.hens.spots import NeighbourSpot
from client.tables.hens.tally import sheet_of, stand_of
from client.ui.art import art
from client.ui.colour import INK, col
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import circle, rrect
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT, accent

LOW = 230.0
FLAT = 150.0
"""A ladder below this height names one rank instead of all."""


def paint_ladder(p: Painter, rect: Rect) -> None:
    """Draw the ranks as steps that rise to the right; the one that the yard has reached is lit."""
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    panel(c, rect, theme=THEME)
    total = round(p.shown("total/0", sheet_of(sight, stand_of(sight, 0)).total))
    reached = SOLO_RANKS.index(solo_rank(total))
    icon(c, "trophy", (x + 34, y + 32), 32)
    text(c, p.say(N_("The ladder")), (x + 60, y + 32), "h3", valign="middle", max_w=w * 0.3)
    flat = h < FLAT
    words = p.rich(_ahead(reached) if flat else _goal())
    rich(c, words, (x + w * 0.36, y + 16, w * 0.64 - 24, 34), "min", TEXT["on_dark_2"], align="right", valign="middle")
    gap, top = 8.0, y + (60 if h >= LOW else 48)
    each = (w - 32 - gap * (len(SOLO_RANKS) - 1)) / len(SOLO_RANKS)
    room = y + h - 14 - top
    lowest = 0.5 if h >= LOW else 0.76
    for i, rank in enumerate(SOLO_RANKS):
        height = room * (lowest + (1 - lowest) * i / (len(SOLO_RANKS) - 1))
        step = (x + 16 + i * (each + gap), top + room - height, each, height)
        name = "" if flat else p.say(Phrase(rank.name))
        _step(p, i - reached, (name, _threshold(i), rank.won), step)


def _goal() -> Phrase:
    """Say what wins."""
    won = next(rank for rank in SOLO_RANKS if rank.won)
    return Phrase(N_("*{points}* points or more win"), points=won.least)


def _ahead(reached: int) -> Phrase:
    """Name the rank that the yard has reached, and the next."""
    name = Phrase(SOLO_RANKS[reached].name)
    if reached + 1 == len(SOLO_RANKS):
        return Phrase(N_("*{name}*"), name=name)
    following = SOLO_RANKS[reached + 1]
    text = N_("*{name}*; {points} points make a {next}")
    return Phrase(text, name=name, points=following.least, next=Phrase(following.name))


def _threshold(index: int) -> str:
    """Say from how many points a rank is reached; the first takes whatever there is."""
    if index == 0:
        return f"< {SOLO_RANKS[1].least}"
    return f"{SOLO_RANKS[index].least}+"


def _step(p: Painter, ahead: int, rank: tuple[str, str, bool], rect: Rect) -> None:
    """Draw a step of the ladder, ``ahead`` so many steps of the one reached."""
    c = p.c
    x, y, w, h = rect
    name, threshold, won = rank
    here = ahead == 0
    face = accent(THEME) if here else col("#FFFFFF", 46 if ahead < 0 else 22)
    rrect(c, rect, face, 12, 4 if here else 2, INK if here else col("#000000", 90))
    ink = INK if here else TEXT["on_dark"] if ahead < 0 or won else TEXT["on_dark_2"]
    style = "h3" if h >= 90 else "label"
    head = 24 if h >= 90 else 18 if name else h / 2
    text(c, threshold, (x + w / 2, y + head), style, ink, align="center", valign="middle", max_w=w - 10)
    rich(
        c,
        name,
        (x + 6, y + 2 * head - 4, w - 12, h - 2 * head),
        "min_b",
        ink,
        align="center",
        valign="middle",
        lead=0.9,
        fit=True,
    )
    if won:
        icon(c, "star", (x + w - 14, y + 2), 26)
    if here:
        circle(c, (x + w / 2, y - 8), 15, INK)
        icon(c, "egg", (x + w / 2, y - 8), 22, "#FFFFFF")


def paint_neighbour(p: Painter, rect: Rect, pile: Rect) -> None:
    """Draw the neighbour: whose cards lie open, to be taken from the second round on."""
    c, cards = p.c, p.model.sight.neighbour or ()
    x, y, _, h = rect
    panel(c, rect, theme=THEME)
    room = pile[0] - x - 30
    side = min(96.0, h - 110, room)
    low = h < LOW
    if not low:
        art(c, "hens/basket", (x + 18, y + 16, side, side), cover=False)
    top = y + (16 if low else 24 + side)
    text(c, p.say(N_("The neighbour")), (x + 20, top), "h3", max_w=room)
    words = p.rich(N_("Discards a card each round. From round 2 on you may take the top one."))
    rich(c, words, (x + 20, top + 36, room, y + h - top - 46), "min", TEXT["on_dark_2"], fit=True)
    paint_stack(p, pile, "neighbour", cards, NeighbourSpot())
    if pile[2] < LEAST_CARD:
        count_of(p, pile, len(cards))
    else:
        stack_label(p, pile, p.say(N_("Open")), len(cards))
