"""Numbers beside the table: recruited values of all seats, and what the viewer knows of other hands."""

from client.core.words import N_, NN_, Phrase
from client.games.mad_science_expo.bag import cards_in
from client.games.mad_science_expo.state import Pool
from client.tables.mad_science_expo.cards import value_tile
from client.tables.mad_science_expo.knowledge import HandKnown, counted, knowledge_of, recruited_value
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.painter import Painter
from client.tables.mad_science_expo.places import ExpoModel, Places
from client.tables.mad_science_expo.spots import MemorySpot
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.seats import seat_mark
from client.ui.shapes import line, rrect
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import PAPER_EDGE, TEXT, accent

LINE_H = 32.0
TILE_STEP = 30.0


def paint_scores(p: Painter) -> None:
    """Draw the score sheet of the side column: campaign points, or the recruited values as bars."""
    rect = p.places.zones.scores
    if rect is None:
        return
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    panel(c, rect, "paper", theme=THEME)
    icon(c, "trophy", (x + 36, y + 36), 34)
    title = N_("Campaign points") if sight.options.campaign else N_("Recruited value")
    text(c, p.say(title), (x + 62, y + 36), "h3", INK, valign="middle", max_w=w - 76)
    seats = len(sight.hands)
    pitch = min(42.0, (h - 82) / seats)
    values = [recruited_value(sight, seat) for seat in range(seats)]
    best = max(12, *values)
    for i in range(seats):
        seat = (p.model.viewer + i) % seats
        _paint_bar(p, seat, (x, y + 64 + pitch * i, w, pitch), best)


def _paint_bar(p: Painter, seat: int, rect: Rect, best: int) -> None:
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    middle = y + h / 2
    value = p.shown(f"recruited/{seat}", recruited_value(sight, seat))
    mine = seat == p.model.viewer
    seat_mark(c, (x + 34, middle), 12, seat)
    text(c, p.model.names[seat], (x + 56, middle), "small_b" if mine else "small", INK, valign="middle", max_w=w * 0.36)
    bar_x, bar_w = x + w * 0.46, w * 0.34
    rrect(c, (bar_x, middle - 8, bar_w, 16), PAPER_EDGE, 8)
    if value and p.shows_recruited:
        rrect(c, (bar_x, middle - 8, max(16.0, bar_w * min(1.0, value / best)), 16), c.seat_colour(seat), 8)
    rrect(c, (bar_x, middle - 8, bar_w, 16), None, 8, 2, INK)
    if sight.options.campaign:
        words = str(sight.points[seat])
    else:
        words = str(round(value)) if p.shows_recruited else str(sum(len(team) for team in sight.recruited[seat]))
    text(c, words, (x + w - 18, middle), "lead", INK, align="right", valign="middle")


def paint_memory(p: Painter) -> None:
    """Draw what the viewer knows: a line a hand, a bracket a pool."""
    rect = p.places.own.memory
    if rect is None or "memory" in p.hidden:
        return
    c = p.c
    x, y, w, h = rect
    text(c, p.say(N_("What I know")), (x + 8, y + 14), "min_b", accent(THEME, 2), valign="middle")
    line(c, (x + 8, y + 32), (x + w - 8, y + 32), mix(THEME.panel, "#FFFFFF", 0.2), 2)
    known = knowledge_of(p.model.sight, p.model.viewer)
    pitch = min(36.0, (h - 44) / max(1, len(known.hands) + len(known.pools)))
    at = y + 42 + pitch / 2
    for hand in known.hands:
        _paint_known(p, hand, len(known.pools) > 1, (x, at, w, pitch))
        at += pitch
    for number, pool in enumerate(known.pools):
        _paint_pool(p, pool, number if len(known.pools) > 1 else None, (x, at, w, pitch))
        at += pitch


def memory_rows(places: Places, model: ExpoModel) -> list[tuple[MemorySpot, Rect]]:
    """Return where the lines of the memory block lie."""
    rect = places.own.memory
    if rect is None:
        return []
    x, y, w, h = rect
    known = knowledge_of(model.sight, model.viewer)
    pitch = min(36.0, (h - 44) / max(1, len(known.hands) + len(known.pools)))
    return [(MemorySpot(hand.seat), (x, y + 42 + i * pitch, w, pitch)) for i, hand in enumerate(known.hands)]


def _paint_known(p: Painter, hand: HandKnown, many_pools: bool, rect: Rect) -> None:  # noqa: FBT001 - private
    c = p.c
    x, y, w, _ = rect
    seat_mark(c, (x + 20, y), 12, hand.seat)
    left = x + 52
    room = w - 60 - (130 if hand.unsure else 0)
    left = _paint_values(p, hand.sure, (left, y), room)
    if not hand.unsure and not hand.sure:
        text(
            c, p.say(N_("only the Mad Scientist")), (x + 40, y), "min", TEXT["on_dark_2"], valign="middle", max_w=w - 48
        )
    if not hand.unsure:
        return
    letter = "ABC"[hand.pool] if many_pools and hand.pool is not None and hand.pool < 3 else ""
    if letter:
        words = Phrase(N_("+ {n} of {pool}"), n=hand.unsure, pool=letter)
    else:
        words = Phrase(NN_("+ {n} of the pool", "+ {n} of the pool"), n=hand.unsure)
    text(c, p.say(words), (left + 2, y), "min", valign="middle", max_w=x + w - left - 6)


def _paint_pool(p: Painter, pool: Pool, number: int | None, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    rrect(c, (x, y - h / 2 + 2, w, h - 4), c.col("#000000", 70), 10)
    words = Phrase(N_("Pool")) if number is None else Phrase(N_("Pool {pool}"), pool="ABC"[number])
    text(c, p.say(words), (x + 10, y), "min_b", TEXT["on_dark_2"], valign="middle", max_w=60)
    _paint_values(p, cards_in(pool.cards), (x + 86, y), w - 90)


def _paint_values(p: Painter, values: tuple[int, ...], at: tuple[float, float], room: float) -> float:
    """Draw values as tiles, each once with its number where they are too many; returns where they end."""
    c = p.c
    x, y = at
    if len(values) * TILE_STEP <= room:
        for i, value in enumerate(values):
            value_tile(c, (x + i * TILE_STEP, y), value, 28)
        return x + len(values) * TILE_STEP
    groups = counted(values)
    step = room / max(1, len(groups))
    for i, (value, count) in enumerate(groups):
        value_tile(c, (x + i * step, y), value, 28)
        if count > 1:
            label = f"x{count}"
            text(
                c,
                label,
                (x + i * step + 15, y),
                "min_b",
                TEXT["on_dark_2"],
                valign="middle",
                max_w=max(18.0, step - 30),
            )
    return x + room
