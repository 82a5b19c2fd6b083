"""A hero to be chosen: portrait, health, ways, skills and ability on one card."""

from client.core.words import N_, Phrase
from client.games.ham_helsing.components import COLOURS, HEROES, Hero
from client.tables.ham_helsing.hero.meters import Skill, skill_row
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect, columns, rows
from client.ui.rich import rich, rich_height
from client.ui.shapes import rrect
from client.ui.text import text
from client.ui.theme import PAPER, TEXT

TALL = 300.0
"""A card so tall shows the skills too."""
BAND_H, FACTS_H, SKILLS_H = 48.0, 36.0, 64.0
LEAD = 0.92


def paint_hero_card(c: Canvas, rect: Rect, hero_id: str, say: Say) -> None:
    """Draw everything that tells one hero from another."""
    hero = HEROES[hero_id]
    x, y, w, h = rect
    rrect(c, rect, INK, 18)
    rrect(c, c.inset(rect, 4), PAPER, 15)
    words = say(Phrase(N_("*{name}:* {deed}"), name=Phrase(hero.ability_name), deed=Phrase(hero.ability_text)))
    skills_h = SKILLS_H if h >= TALL else 0.0
    needed = BAND_H + FACTS_H + skills_h + rich_height(c, words, w - 28, "min", LEAD) + 18
    picture_h = max(h * 0.3, h - needed + 22)
    art(c, f"ham_helsing/{hero.id}", c.inset((x, y, w, picture_h), 4), radius=14, focus=0.28)
    band = (x + 4, y + picture_h - 22, w - 8, 40)
    rrect(c, band, "blue.1", 10, 3)
    text(
        c,
        say(Phrase(hero.name)),
        (x + w / 2, band[1] + 20),
        "h3",
        "#FFFFFF",
        align="center",
        valign="middle",
        max_w=w - 20,
    )
    top = band[1] + BAND_H
    _facts(c, (x + 14, top, w - 28, 30), hero)
    top += FACTS_H
    if skills_h:
        left, right = columns((x + 16, top, w - 32, 56), 2, 10)
        cells = [*rows(left, 2, 8), *rows(right, 2, 8)]
        for colour, cell, steps in zip(COLOURS, cells, hero.steps, strict=True):
            skill_row(c, cell, Skill(colour, 0, steps))
        top += skills_h
    rich(c, words, (x + 14, top, w - 28, y + h - 10 - top), "min", INK, lead=LEAD, fit=True)


def _facts(c: Canvas, strip: Rect, hero: Hero) -> None:
    """Count health, base movement and money; the Katana stands beside them."""
    facts = [("ham_health", hero.health), ("ham_base_move", hero.base_move), ("ham_money", hero.money)]
    cells = columns(strip, 4, 4)
    for (name, n), (x, y, _, h) in zip(facts, cells, strict=False):
        icon(c, name, (x + 15, y + h / 2), 28)
        text(c, str(n), (x + 34, y + h / 2 + 1), "label", TEXT["on_paper"], valign="middle")
    if hero.katana:
        x, y, w, h = cells[3]
        art(c, "ham_helsing/katana", (x + (w - h) / 2 - 2, y - 2, h + 4, h + 4), figure=True, cover=False)
