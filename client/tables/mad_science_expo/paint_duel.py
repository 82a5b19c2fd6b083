"""The middle of the table during a challenge: attack against answer."""

import pygame

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.mad_science_expo.bag import cards_in, size_of
from client.games.mad_science_expo.state import Duel as Challenge
from client.games.mad_science_expo.state import Phase
from client.tables.mad_science_expo.cards import back, card_picture
from client.tables.mad_science_expo.knowledge import best_cards
from client.tables.mad_science_expo.painter import Painter
from client.ui.canvas import Canvas, Picture
from client.ui.cards import target
from client.ui.colour import INK, PALETTE, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.seats import seat_mark
from client.ui.shapes import circle, line, poly, rrect
from client.ui.soft import shadow
from client.ui.text import Align, text
from client.ui.theme import GLOW

ATTACK_GROUND, ATTACK_RAY = "#8A3540", "#96404A"
ANSWER_GROUND, ANSWER_RAY = "#2C7F58", "#358C63"
SLANT = 36.0
"""How far the line between the sides leans, from its middle."""


def ground_picture(w: float, h: float) -> Picture:
    """Return the two halves of the arena with the lightning line between them."""
    return Picture(("expo arena", round(w), round(h)), w, h, lambda c: _draw_ground(c, w, h))


def _draw_ground(c: Canvas, w: float, h: float) -> None:
    middle = w / 2
    rrect(c, (0, 0, w, h), INK, 28)
    inner = c.sub(w, h)
    rrect(inner, (0, 0, w, h), ATTACK_GROUND, 28)
    poly(inner, [(middle + SLANT, 0), (w, 0), (w, h), (middle - SLANT, h)], ANSWER_GROUND)
    for k in range(7):
        low, high = -360 + k * 150, -290 + k * 150
        poly(inner, [(middle, h / 2), (middle - 700, low), (middle - 700, high)], ATTACK_RAY)
        poly(inner, [(middle, h / 2), (middle + 700, low), (middle + 700, high)], ANSWER_RAY)
    line(inner, (middle + SLANT, 0), (middle - SLANT, h), INK, 12)
    line(inner, (middle + SLANT, 0), (middle - SLANT, h), PALETTE["yellow"][0], 5)
    mask = c.sub(w, h)
    rrect(mask, (0, 0, w, h), "#FFFFFF", 28)
    inner.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    c.paste(inner, (0, 0))
    rrect(c, (0, 0, w, h), None, 28, 5, INK)


def paint_duel(p: Painter, challenge: Challenge) -> None:
    """Draw both sides of a challenge with what the viewer may see of them."""
    c, sight = p.c, p.model.sight
    x, y, w, h = p.places.zones.arena
    shadow(c, p.places.zones.arena, 28, 3)
    c.paste(ground_picture(w, h), (x, y))
    attacker, target_seat = sight.active, challenge.target
    row = y + min(36, h * 0.13)
    mine = p.model.viewer
    attack_words = (
        Phrase(N_("Your attack")) if attacker == mine else Phrase(N_("{name} attacks"), name=SeatName(attacker))
    )
    answer_words = (
        Phrase(N_("Your answer")) if target_seat == mine else Phrase(N_("{name} answers"), name=SeatName(target_seat))
    )
    seat_mark(c, (x + 40, row), 15, attacker)
    text(c, p.say(attack_words), (x + 64, row), "h3", valign="middle", max_w=w / 2 - 130)
    seat_mark(c, (x + w - 40, row), 15, target_seat)
    text(c, p.say(answer_words), (x + w - 64, row), "h3", "#FFFFFF", align="right", valign="middle", max_w=w / 2 - 130)
    _paint_side(p, challenge, attacking=True)
    _paint_side(p, challenge, attacking=False)
    paint_bolt(c, p.places.duel.bolt if p.places.duel else (0, 0, 0))


def paint_bolt(c: Canvas, bolt: tuple[float, float, float]) -> None:
    """Draw the coin with the bolt between the two sides."""
    bx, by, r = bolt
    circle(c, (bx, by), r, INK)
    circle(c, (bx, by), r - 5, PALETTE["yellow"][0])
    icon(c, "bolt", (bx, by), r * 1.28, "#FFFFFF")


def _paint_side(p: Painter, challenge: Challenge, *, attacking: bool) -> None:
    """Draw one side: chosen cards if the viewer chooses, backs of what others have pushed forward, and the total."""
    sight, viewer, duel = p.model.sight, p.model.viewer, p.places.duel
    if duel is None:
        return
    seat = sight.active if attacking else challenge.target
    bag = challenge.attack if attacking else challenge.defence
    rects = duel.attack if attacking else duel.defence
    choosing = bool(p.model.legal) and (sight.phase is Phase.ATTACK) == attacking and seat == viewer
    values = tuple(p.controller.values) if choosing else cards_in(bag)
    side = "attack" if attacking else "defence"
    count = len(values) if seat == viewer else size_of(bag)
    for i, rect in enumerate(rects):
        if f"{side}/{i}" in p.hidden:
            continue
        if seat == viewer and i < len(values):
            p.c.paste(card_picture(values[i], seat, rect[2:]), rect[:2])
        elif seat != viewer and i < count:
            p.c.paste(back(rect[2:]), rect[:2])
        else:
            _paint_slot(p.c, rect, open_slot=choosing)
    _paint_total(
        p, seat, (duel.attack_total if attacking else duel.defence_total), values if seat == viewer else None, count
    )
    _paint_count(p, rects, count, (seat == viewer, attacking))


def _paint_slot(c: Canvas, rect: Rect, *, open_slot: bool) -> None:
    target(c, rect, "coop", radius=10)
    if open_slot:
        icon(c, "plus", (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2), min(34, rect[2] * 0.4), "#FFFFFF")


def _paint_total(p: Painter, seat: int, at: tuple[float, float], values: tuple[int, ...] | None, count: int) -> None:
    """Draw the total of a side: known for one's own, else what it can be at most."""
    sight = p.model.sight
    if values is not None:
        big, words, ink = str(sum(values)), Phrase(N_("your total")), GLOW["playable"]
        parts: tuple[int, ...] = tuple(sorted(values, reverse=True))
    elif count and sight.options.memory_aid:
        parts = best_cards(sight, p.model.viewer, seat, count)
        big, words, ink = "?", Phrase(N_("at most {most}"), most=sum(parts)), "#FFFFFF"
    else:
        parts = ()
        big, words, ink = "?", Phrase(N_("nobody knows")) if count else Phrase(N_("to come")), "#FFFFFF"
    if f"total/{'attack' if seat == sight.active else 'defence'}" in p.hidden:
        return
    _draw_total(p, at, (big, p.say(words), " + ".join(map(str, parts)) if len(parts) > 1 else ""), ink)


def _draw_total(p: Painter, at: tuple[float, float], words: tuple[str, str, str], ink: Paint) -> None:
    big, label, sum_of = words
    x, y = at
    h = p.places.zones.arena[3]
    size = min(108.0, h * 0.36)
    text(p.c, big, (x, y), ("title", size), ink, align="center", valign="middle", outline=INK, ow=6)
    text(
        p.c,
        label,
        (x, y + size * 0.74),
        "strong",
        "#FFFFFF",
        align="center",
        valign="middle",
        outline=INK,
        ow=2,
        max_w=190,
    )
    if sum_of and h > 230:
        text(
            p.c,
            sum_of,
            (x, y + size * 0.74 + 30),
            "min_b",
            "#FFFFFF",
            align="center",
            valign="middle",
            outline=INK,
            ow=2,
            max_w=190,
        )


def _paint_count(p: Painter, rects: tuple[Rect, ...], count: int, side: tuple[bool, bool]) -> None:
    """Say under a packet how many cards it holds; it stands at the outer end of its side."""
    mine, attacking = side
    if not rects or not count or p.places.zones.arena[3] < 200:
        return
    words = NN_("{n} card chosen", "{n} cards chosen") if mine else NN_("{n} card, face down", "{n} cards, face down")
    end = rects[0][0] if attacking else rects[-1][0] + rects[-1][2]
    at = (end, rects[0][1] + rects[0][3] + 30)
    align: Align = "left" if attacking else "right"
    text(p.c, p.say(Phrase(words, n=count)), at, "strong", "#FFFFFF", align=align, valign="middle", max_w=230)
