"""The hero's own board: health, money, skills, the two treasures, and what the hero can always do."""

from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import BOX, KATANA_POINTS
from client.games.ham_helsing.verbs import Ability
from client.tables.ham_helsing.hero.layout import BoardParts, board_parts
from client.tables.ham_helsing.hero.meters import Health, Skill, pips, purse, skill_row
from client.tables.ham_helsing.hero.spots import (
    AbilitySpot,
    HealthSpot,
    KatanaSpot,
    MoneySpot,
    ShieldSpot,
    SkillSpot,
)
from client.tables.ham_helsing.model import HamPainting, acting_hero
from client.tables.ham_helsing.signs import ICON
from client.tables.table import Spot
from client.ui.art import art
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.seats import avatar
from client.ui.shapes import circle, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, THEMES, accent

THEME = THEMES["ham_helsing"]
QUIET = "#9FB0CC"
GOLD = "#FFE27A"
LEAST_WORDS_W = 60.0
ABILITY_SIGN = {
    Ability.WILD: ICON["W"],
    Ability.HEAL: ICON["H"],
    Ability.CARRY: "people",
    Ability.VANISH: ICON["M"],
}
ABILITY_WORDS = {
    Ability.WILD: N_("discard a card"),
    Ability.HEAL: N_("discard a card"),
    Ability.CARRY: N_("mates come along"),
    Ability.VANISH: N_("discard a card"),
}


class Treasure(NamedTuple):
    """The Katana or the Shield as its place on the board shows it."""

    art_name: str
    name: str
    state: Phrase
    mine: bool


def paint_board(p: HamPainting, board: Rect, c: int) -> None:
    """Draw the board of hero ``c``."""
    sight = p.model.sight
    member, parts = sight.team[c], board_parts(board)
    acting = acting_hero(sight) == c
    if acting:
        glow(p.c, board, accent(THEME, 2), 20, 12, border=0, strength=0.7)
    panel(p.c, board, theme=THEME)
    if acting:
        rrect(p.c, board, None, 20, 4, accent(THEME))
    x, y, r = parts.avatar
    down = sight.hp[c] == 0
    portrait = f"ham_helsing/{member.hero.id}"
    avatar(p.c, (x, y), r, portrait, member.seat, first=member.seat == 0 and c == 0, out=down)
    if down:
        art(p.c, "ham_helsing/ko", (x - r, y - r, 2 * r, 2 * r), figure=True, cover=False)
    _name(p, parts, c)
    _health(p, parts, c)
    _skills(p, parts, c)
    _treasure(p, (KatanaSpot(c), parts.katana), _katana(p, c))
    _treasure(p, (ShieldSpot(c), parts.shield), _shield(p, c))
    _ability(p, parts.ability, c)


def _name(p: HamPainting, parts: BoardParts, c: int) -> None:
    x, y, w, h = parts.name
    member = p.model.sight.team[c]
    name = p.say(names.hero(member))
    player = p.model.names[member.seat]
    text(p.c, name, (x, y + h / 2), "h2", valign="middle", max_w=w)
    used = text_w(p.c, name, "h2") + 10
    if w - used > 40:
        text(p.c, player, (x + used, y + h / 2 + 3), "min", accent(THEME, 2), valign="middle", max_w=w - used)
    _lit(p, MoneySpot(c), parts.purse, 20)
    purse(p.c, parts.purse, round(p.shown(f"money/{c}", p.model.sight.money[c])))


def _health(p: HamPainting, parts: BoardParts, c: int) -> None:
    hero = p.model.sight.team[c].hero
    now = round(p.shown(f"hp/{c}", p.model.sight.hp[c]))
    health = Health(now, hero.health)
    _lit(p, HealthSpot(c), inset(parts.health, -4), 8)
    icon(p.c, "ham_health", parts.heart, 32)
    pips(p.c, parts.health, health, mark=True)
    ink: Paint = TEXT["bad"] if health.danger else "#FFFFFF"
    text(p.c, str(now), parts.number, "h3", ink, align="right", valign="middle")


def _skills(p: HamPainting, parts: BoardParts, c: int) -> None:
    sight = p.model.sight
    used = sight.turn.skill_used if sight.turn is not None and sight.turn.c == c else ""
    for i, (colour, rect) in enumerate(parts.skills.items()):
        now = round(p.shown(f"skill/{c}/{colour}", sight.skills[c][i]))
        _lit(p, SkillSpot(c, colour), inset(rect, -4, -2), 8)
        skill_row(p.c, rect, Skill(colour, now, sight.team[c].hero.steps[i], colour in used))


def _lit(p: HamPainting, spot: Spot, rect: Rect, radius: float) -> None:
    """Light what can be clicked now."""
    if spot in p.targets:
        on = p.pointing.on(spot)
        glow(p.c, rect, "focus" if on else "playable", radius, 12 if on else 8, border=3)
        rrect(p.c, rect, THEME.panel2 if on else THEME.panel, radius)


def _katana(p: HamPainting, c: int) -> Treasure:
    sight = p.model.sight
    mine = sight.katana == c
    if mine:
        state = Phrase(N_("+{n}, once"), n=KATANA_POINTS)
    elif sight.katana == BOX:
        state = Phrase(N_("gone"))
    else:
        state = Phrase(N_("with {hero}"), hero=names.hero_of(sight, int(sight.katana)))
    return Treasure("ham_helsing/katana", N_("Katana"), state, mine)


def _shield(p: HamPainting, c: int) -> Treasure:
    sight = p.model.sight
    mine = sight.shield == c
    if mine:
        state = Phrase(N_("blocks 1"))
    elif sight.shield == BOX:
        state = Phrase(N_("gone"))
    elif isinstance(sight.shield, int):
        state = Phrase(N_("with {hero}"), hero=names.hero_of(sight, sight.shield))
    else:
        state = Phrase(N_("at the Lab"))
    return Treasure("ham_helsing/shield", N_("Shield"), state, mine)


def _treasure(p: HamPainting, place: tuple[Spot, Rect], treasure: Treasure) -> None:
    c, (spot, rect), mine = p.c, place, treasure.mine
    _lit(p, spot, rect, 12)
    rrect(c, rect, c.col("#000000", 70 if mine else 50), 12, 3 if mine else 2, GOLD if mine else "#4A5F88")
    x, y, w, h = rect
    words_h = 0.0 if w < LEAST_WORDS_W else min(h * 0.56, 66.0)
    side = max(20.0, min(w - 10, h - words_h - 4))
    picture = (x + (w - side) / 2, y + 3 + max(0.0, h - words_h - side - 3) / 2, side, side)
    art(c, treasure.art_name, picture, figure=True, cover=False, tint=None if mine else "#5E6E90")
    if not words_h:
        return
    ink: Paint = "#FFFFFF" if mine else QUIET
    top = y + h - words_h
    text(c, p.say(treasure.name), (x + w / 2, top + 11), "min_b", ink, align="center", valign="middle", max_w=w - 4)
    below = (x + 2, top + 20, w - 4, words_h - 21)
    state_ink = accent(THEME, 2) if mine else QUIET
    rich(c, p.rich(treasure.state), below, "min", state_ink, align="center", valign="middle", lead=0.85, fit=True)


def _ability(p: HamPainting, rect: Rect, c: int) -> None:
    """Draw what the hero can always do: what it costs and what it brings."""
    canvas, spot = p.c, AbilitySpot(c)
    hero = p.model.sight.team[c].hero
    _lit(p, spot, rect, 14)
    x, y, w, h = rect
    middle = y + h / 2 + 1
    rrect(canvas, rect, INK, 14)
    rrect(canvas, canvas.inset(rect, 3), "red" if spot in p.targets and p.pointing.on(spot) else "red.1", 11)
    name = p.say(Phrase(hero.ability_name))
    text(canvas, name, (x + 14, middle), "min_t", "#FFFFFF", valign="middle", max_w=w * 0.5)
    at = x + 14 + min(text_w(canvas, name, "min_t"), w * 0.5) + 12
    if hero.ability is not Ability.CARRY:
        icon(canvas, "hand", (at + 12, middle), 27)
        icon(canvas, "right", (at + 37, middle), 15, "#FFFFFF")
        at += 50
    circle(canvas, (at + 15, middle), 15, canvas.col("#000000", 60))
    icon(canvas, ABILITY_SIGN[hero.ability], (at + 15, middle), 28)
    at += 38
    words = p.say(ABILITY_WORDS[hero.ability])
    room = x + w - 12 - at
    if text_w(canvas, words, "min") <= room:
        text(canvas, words, (x + w - 12, middle), "min", "#FFD9D4", align="right", valign="middle", max_w=room)
