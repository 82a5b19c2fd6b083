"""Paints the panels of the other heroes: portrait, health, money, skills, where they are and what they hold."""

from collections.abc import Mapping
from typing import NamedTuple

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.wishes import Kind
from client.tables.ham_helsing.hero.meters import Health, Skill, pips, skill_row
from client.tables.ham_helsing.look import THEME, drawing, place_art
from client.tables.ham_helsing.mates.layout import LINE_H, MateParts, mate_parts
from client.tables.ham_helsing.mates.requests import ICONS, KINDS, mate_of
from client.tables.ham_helsing.mates.spots import MateSpot, RequestSpot
from client.tables.ham_helsing.model import HamModel, HamPainting, acting_hero, held_by
from client.tables.ham_helsing.signs import ICON
from client.ui.art import art
from client.ui.colour import INK, Paint, col
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich, rich_height
from client.ui.seats import avatar, turn_frame
from client.ui.shapes import circle, line, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, accent

RADIUS = 20.0
LEAST_PLACE_W = 100.0
"""The name of a place in less room is its letter."""


class Shown(NamedTuple):
    """Which panels there are: of which heroes, in how much room, beside which own hero."""

    panels: Mapping[int, Rect]
    narrow: bool
    own: int | None


def paint_mates(p: HamPainting, shown: Shown) -> None:
    """Draw the panel of every hero but the own one."""
    for c in shown.panels:
        _mate(p, c, shown)


def _mate(p: HamPainting, c: int, shown: Shown) -> None:
    mate, rect = mate_of(p.model, c), shown.panels[c]
    parts = mate_parts(rect, asks=mate is not None, narrow=shown.narrow, twin=shares_hand(p, c, shown.own))
    _frame(p, c, rect)
    _portrait(p, c, parts)
    _head(p, c, parts)
    _health(p, c, parts)
    _skills(p, c, parts, rect)
    if parts.foot is not None:
        _foot(p, c, parts.foot)
    if mate is not None:
        for kind, button in zip(KINDS, parts.requests, strict=False):
            _request(p, RequestSpot(c, kind), button, on=mate.wish is not None and mate.wish.kind == kind)
    if parts.words is not None:
        _words(p, said_by(p.model, c), parts.words)
    if parts.cards is not None:
        _cards(p, c, parts.cards)


def said_by(model: HamModel, c: int) -> Phrase:
    """Return what an AI says it means to do, or else what a hero can do."""
    mate = mate_of(model, c)
    if mate is not None and mate.intention is not None:
        return mate.intention
    hero = model.sight.team[c].hero
    return Phrase(N_("*{name}:* {says}"), name=Phrase(hero.ability_name), says=Phrase(hero.ability_text))


def shares_hand(p: HamPainting, c: int, own: int | None) -> bool:
    """Tell whether a hero plays from the hand that is shown below."""
    team = p.model.sight.team
    return own is not None and team[own].pile == team[c].pile


def _acts(p: HamPainting, c: int) -> bool:
    turn = p.model.sight.turn
    return turn is not None and turn.c == c


def _frame(p: HamPainting, c: int, rect: Rect) -> None:
    spot = MateSpot(c)
    if spot in p.targets:
        on = p.pointing.on(spot)
        glow(p.c, rect, "target", RADIUS, 16 if on else 6, border=4 if on else 2, strength=1.0 if on else 0.7)
    elif _acts(p, c):
        glow(p.c, rect, accent(THEME, 2), RADIUS, 14, border=0, strength=0.8)
    panel(p.c, rect, theme=THEME)
    if _acts(p, c):
        turn_frame(p.c, rect, theme=THEME, arrow=False)


def _portrait(p: HamPainting, c: int, parts: MateParts) -> None:
    sight = p.model.sight
    member = sight.team[c]
    x, y, r = parts.avatar
    down = sight.hp[c] == 0
    thinking = p.thinking(member.seat) if acting_hero(sight) == c else None
    avatar(p.c, (x, y), r, drawing(member.hero.id), member.seat, thinking=thinking, first=member.c == 0, out=down)
    if down:
        art(p.c, drawing("ko"), (x - r, y - r * 1.2, 2 * r, 1.3 * r), figure=True, cover=False)


def _skills(p: HamPainting, c: int, parts: MateParts, rect: Rect) -> None:
    sight = p.model.sight
    used = sight.turn.skill_used if sight.turn is not None and _acts(p, c) else ""
    for i, (colour, row) in enumerate(parts.skills.items()):
        now = round(p.shown(f"skill/{c}/{colour}", sight.skills[c][i]))
        skill_row(p.c, row, Skill(colour, now, sight.team[c].hero.steps[i], colour in used))
    if parts.skills:
        top = min(row[1] for row in parts.skills.values()) - 6
        line(p.c, (rect[0] + 14, top), (rect[0] + rect[2] - 14, top), col("#31456B"), 2)


def _head(p: HamPainting, c: int, parts: MateParts) -> None:
    sight = p.model.sight
    x, y, w, h = parts.name
    money = f"${round(p.shown(f'money/{c}', sight.money[c]))}"
    narrow = not parts.skills
    room = w if narrow else w - text_w(p.c, money, "h3") - 8
    text(p.c, p.say(names.hero_of(sight, c)), (x, y + h / 2), "h3", valign="middle", max_w=room, max_h=34)
    if narrow:
        text(p.c, money, (x, parts.note[1] + parts.note[3] / 2), "label", "yellow.2", valign="middle")
        return
    text(p.c, money, (x + w, y + h / 2), "h3", "yellow.2", align="right", valign="middle")
    words, tone = _note(p, c)
    x, y, w, h = parts.note
    text(p.c, p.say(words), (x, y + h / 2), "min", tone, valign="middle", max_w=w)


def _note(p: HamPainting, c: int) -> tuple[Phrase, Paint]:
    """Say who plays a hero, and what is remarkable about it now."""
    sight = p.model.sight
    seat = sight.team[c].seat
    who = Phrase("{name}", name=p.model.names[seat])
    if not sight.hp[c]:
        return Phrase(N_("{who} - knocked out"), who=who), TEXT["bad"]
    if sight.hp[c] <= 2:
        return Phrase(N_("{who} - in danger"), who=who), TEXT["bad"]
    return who, TEXT["on_dark_2"]


def _health(p: HamPainting, c: int, parts: MateParts) -> None:
    sight = p.model.sight
    health = Health(round(p.shown(f"hp/{c}", sight.hp[c])), sight.team[c].hero.health)
    x, y, w, h = parts.health
    words = f"{health.now}/{health.most}"
    words_w = text_w(p.c, "00/00", "min_b")
    icon(p.c, "ham_health", (x + 11, y + h / 2), 25)
    pips(p.c, (x + 27, y, w - 27 - words_w - 6, h), health)
    tone = TEXT["bad"] if health.danger else "#FFFFFF"
    text(p.c, words, (x + w, y + h / 2), "min_b", tone, align="right", valign="middle")


def _foot(p: HamPainting, c: int, rect: Rect) -> None:
    """Draw the number of cards, where the hero is, and the treasures it carries."""
    sight = p.model.sight
    x, y, w, h = rect
    middle = y + h / 2
    icon(p.c, "hand", (x + 13, middle), 25)
    text(p.c, str(len(held_by(sight, c))), (x + 32, middle), "min_b", "#FFFFFF", valign="middle")
    loc = sight.loc[c]
    art(p.c, place_art(loc), (x + 58, middle - 14, 28, 28), radius=14)
    circle(p.c, (x + 72, middle), 15, None, 2.5, INK)
    goods = [name for name, owner in (("katana", sight.katana), ("shield", sight.shield)) if owner == c]
    for i, name in enumerate(goods):
        art(p.c, drawing(name), (x + w - 32 - 34 * i, middle - 16, 32, 32), figure=True)
    room = w - 94 - 34 * len(goods)
    if room < LEAST_PLACE_W:
        text(p.c, loc, (x + 94, middle), "min_b", TEXT["on_dark"], valign="middle")
        return
    text(p.c, p.say(names.place(loc)), (x + 94, middle), "min", TEXT["on_dark_2"], valign="middle", max_w=room)


def _request(p: HamPainting, spot: RequestSpot, rect: Rect, *, on: bool) -> None:
    """Draw a button that asks something of an AI; one that it bears in mind is bright."""
    pointed = p.pointing.on(spot)
    face = accent(THEME) if on else col("#FFFFFF", 60 if pointed else 26)
    rrect(p.c, rect, face, 10, 2, "#FFFFFF" if pointed or on else "#4A5F88")
    x, y, w, h = rect
    icon(p.c, ICONS[Kind(spot.kind)], (x + w / 2, y + h / 2), 22)
    if on:
        corner = (x + w - 3, y + 4)
        circle(p.c, corner, 9, "#E2463F", 2)
        icon(p.c, "close", corner, 10, "#FFFFFF")


def _words(p: HamPainting, words: Phrase, rect: Rect) -> None:
    """Draw what an AI says it means to do, or what a hero can do, in a box of its height; not if it had to be cut."""
    x, y, w, h = rect
    said = p.rich(words)
    tall = rich_height(p.c, said, w - 20, "min") + 12
    if tall > h + 4:
        return
    rrect(p.c, (x, y, w, tall), col("#FFFFFF", 20), 10)
    rich(p.c, said, (x + 10, y + 6, w - 20, tall - 12), "min", TEXT["on_dark"])


def _cards(p: HamPainting, c: int, rect: Rect) -> None:
    """Draw the open hand: the name of each card with its icons; how many more there are where not all fit."""
    sight = p.model.sight
    x, y, w, h = rect
    held, lines = held_by(sight, c), int((h + 4) // LINE_H)
    shown = held if len(held) <= lines else held[: lines - 1]
    for i, uid in enumerate(shown):
        _card(p, sight.cards[uid], (x, y + i * LINE_H, w, LINE_H - 3))
    if len(shown) < len(held):
        more = p.say(Phrase(NN_("and {n} more card", "and {n} more cards"), n=len(held) - len(shown)))
        at = (x + 10, y + len(shown) * LINE_H + LINE_H / 2 - 2)
        text(p.c, more, at, "min", TEXT["on_dark_2"], valign="middle", max_w=w - 20)


def _card(p: HamPainting, card: Sleeved, rect: Rect) -> None:
    x, y, w, h = rect
    rrect(p.c, rect, col("#FFFFFF", 20), 8)
    middle, right = y + h / 2, x + w - 8
    letters = [letter for _, letter in card.icons] + (["T"] if card.star is not None else [])
    for letter in reversed(letters):
        icon(p.c, ICON[letter], (right - 11, middle), 22)
        right -= 24
    name = p.say(Phrase(CARDS[card.id].name))
    text(p.c, name, (x + 10, middle), "min", TEXT["on_dark"], valign="middle", max_w=right - x - 14)
