"""Paints the panels of the other heroes: portrait, health, money, skills, where they are and what they hold."""

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.hero.meters import Health, Skill, pips, skill_row
from client.tables.ham_helsing.look import THEME, drawing, place_art
from client.tables.ham_helsing.mates.layout import MateParts, mate_parts
from client.tables.ham_helsing.mates.spots import MateSpot
from client.tables.ham_helsing.painter import Painter
from client.ui.art import art
from client.ui.colour import INK, Paint, col
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.seats import avatar, turn_frame
from client.ui.shapes import circle, line
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, accent

RADIUS = 20.0


def paint_mates(p: Painter) -> None:
    """Draw the panel of every hero but the own one."""
    for c, rect in p.places.mates.items():
        _mate(p, c, rect)


def _mate(p: Painter, c: int, rect: Rect) -> None:
    sight = p.model.sight
    member = sight.team[c]
    spot = MateSpot(c)
    acting = sight.turn is not None and sight.turn.c == c
    if spot in p.targets:
        glow(p.c, rect, "target", RADIUS, 16 if p.pointing.on(spot) else 10, border=4)
    elif acting:
        glow(p.c, rect, accent(THEME, 2), RADIUS, 14, border=0, strength=0.8)
    panel(p.c, rect, theme=THEME)
    if acting:
        turn_frame(p.c, rect, theme=THEME, arrow=False)
    parts = mate_parts(rect, asks=False, narrow=p.places.zones.narrow)
    x, y, r = parts.avatar
    down = sight.hp[c] == 0
    thinking = p.thinking(member.seat) if acting or sight.asked == c else None
    avatar(p.c, (x, y), r, drawing(member.hero.id), member.seat, thinking=thinking, first=member.c == 0, out=down)
    if down:
        art(p.c, drawing("ko"), (x - r, y - r * 1.2, 2 * r, 1.3 * r), figure=True, cover=False)
    _head(p, c, parts)
    _health(p, c, parts)
    for i, (colour, row) in enumerate(parts.skills.items()):
        now = round(p.shown(f"skill/{c}/{colour}", sight.skills[c][i]))
        used = acting and sight.turn is not None and colour in sight.turn.skill_used
        skill_row(p.c, row, Skill(colour, now, member.hero.steps[i], used))
    if parts.skills:
        top = min(row[1] for row in parts.skills.values()) - 6
        line(p.c, (rect[0] + 14, top), (rect[0] + rect[2] - 14, top), col("#31456B"), 2)
    if parts.foot is not None:
        _foot(p, c, parts.foot)


def _head(p: Painter, c: int, parts: MateParts) -> None:
    sight = p.model.sight
    x, y, w, h = parts.name
    money = f"${round(p.shown(f'money/{c}', sight.money[c]))}"
    money_w = text_w(p.c, money, "h3")
    room = w - money_w - 8
    text(p.c, p.say(names.hero_of(sight, c)), (x, y + h / 2), "h3", valign="middle", max_w=room, max_h=34)
    text(p.c, money, (x + w, y + h / 2), "h3", "yellow.2", align="right", valign="middle")
    words, tone = _note(p, c)
    x, y, w, h = parts.note
    text(p.c, p.say(words), (x, y + h / 2), "min", tone, valign="middle", max_w=w)


def _note(p: Painter, c: int) -> tuple[Phrase, Paint]:
    """Say who plays a hero, and what is remarkable about it now."""
    sight = p.model.sight
    seat = sight.team[c].seat
    who = Phrase("{name}", name=p.model.names[seat])
    if not sight.hp[c]:
        return Phrase(N_("{who} - knocked out"), who=who), TEXT["bad"]
    if sight.hp[c] <= 2:
        return Phrase(N_("{who} - in danger"), who=who), TEXT["bad"]
    return who, TEXT["on_dark_2"]


def _health(p: Painter, c: int, parts: MateParts) -> None:
    sight = p.model.sight
    health = Health(round(p.shown(f"hp/{c}", sight.hp[c])), sight.team[c].hero.health)
    x, y, w, h = parts.health
    words = f"{health.now}/{health.most}"
    words_w = text_w(p.c, "00/00", "min_b")
    icon(p.c, "ham_health", (x + 11, y + h / 2), 25)
    pips(p.c, (x + 27, y, w - 27 - words_w - 6, h), health)
    tone = TEXT["bad"] if health.danger else "#FFFFFF"
    text(p.c, words, (x + w, y + h / 2), "min_b", tone, align="right", valign="middle")


def _foot(p: Painter, c: int, rect: Rect) -> None:
    """Draw the number of cards, where the hero is, and the treasures it carries."""
    sight = p.model.sight
    x, y, w, h = rect
    middle = y + h / 2
    icon(p.c, "hand", (x + 13, middle), 25)
    text(p.c, str(len(sight.hand(c))), (x + 32, middle), "min_b", "#FFFFFF", valign="middle")
    loc = sight.loc[c]
    art(p.c, place_art(loc), (x + 58, middle - 14, 28, 28), radius=14)
    circle(p.c, (x + 72, middle), 15, None, 2.5, INK)
    goods = [name for name, owner in (("katana", sight.katana), ("shield", sight.shield)) if owner == c]
    for i, name in enumerate(goods):
        art(p.c, drawing(name), (x + w - 32 - 34 * i, middle - 16, 32, 32), figure=True)
    room = w - 94 - 34 * len(goods)
    text(p.c, p.say(names.place(loc)), (x + 94, middle), "min", TEXT["on_dark_2"], valign="middle", max_w=room)
