"""The middle of the table: the deck, the viewer's own discard pile, and the goal card with what it is worth now."""

from client.core.words import N_, Phrase
from client.games.hens.components import GoalCard
from client.tables.hens.cards import back_picture
from client.tables.hens.figures import number_words
from client.tables.hens.look import THEME
from client.tables.hens.paint_own import PREVIEW
from client.tables.hens.paint_seats import edge_below, paint_pile
from client.tables.hens.painter import Painter
from client.tables.hens.spots import DeckSpot
from client.tables.hens.tally import ScoreLine, sheet_of, stand_of
from client.ui.art import art
from client.ui.buttons import ChipKind, chip, chip_w
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel, slab, well
from client.ui.text import text, text_w
from client.ui.theme import PAPER, PAPER_EDGE, TEXT

GOAL_HEAD = 50.0
LOW = 150.0
"""A goal card below this height does without its name."""


def paint_middle(p: Painter) -> None:
    """Draw the middle of the table."""
    well(p.c, p.places.zones.middle, 20)
    sight, middle = p.model.sight, p.places.middle
    _deck(p, middle.deck)
    paint_pile(p, p.model.viewer)
    stack_label(p, middle.deck, p.say(N_("Deck")), len(sight.deck))
    stack_label(p, middle.own_pile, p.say(N_("My pile")), len(sight.discards[p.model.viewer]))
    if middle.goals is not None and sight.goal_card is not None:
        _goals(p, sight.goal_card, middle.goals)


def _deck(p: Painter, rect: Rect) -> None:
    """Draw the deck as thick as it is, lit if it may be drawn from."""
    c, count = p.c, len(p.model.sight.deck)
    x, y, w, h = rect
    radius = 11 * w / 96
    layers = min(4, (count + 9) // 10)
    if not layers:
        rrect(c, rect, c.col("#000000", 60), radius, 2, c.col("#FFFFFF", 50))
        return
    shadow(c, rect, radius, 1)
    for k in range(layers - 1, 0, -1):
        edge_below(p, (x + k * 4, y - k * 4, w, h), radius)
    if DeckSpot() in p.targets:
        on = p.pointing.on(DeckSpot())
        glow(c, rect, "focus" if on else "playable", radius, 16 if on else 10, border=4 if on else 3)
    c.paste(back_picture((w, h)), (x, y))


def stack_label(p: Painter, rect: Rect, words: str, count: int) -> None:
    """Draw the label below a stack of cards: what it is and how many they are."""
    c = p.c
    x, y, w, h = rect
    number = str(count)
    number_w = text_w(c, number, "min_t")
    wide = text_w(c, words, "min_b") + number_w + 42
    left, middle = x + w / 2 - wide / 2, y + h + 4
    rrect(c, (left, middle - 17, wide, 34), INK, 17)
    rrect(c, (left + 3, middle - 14, wide - 6, 28), THEME.panel2, 14)
    text(c, words, (left + 14, middle), "min_b", TEXT["on_dark_2"], valign="middle", max_h=30)
    text(c, number, (left + wide - 14, middle), "min_t", "#FFFFFF", align="right", valign="middle", max_h=30)


def _goals(p: Painter, card: GoalCard, rect: Rect) -> None:
    """Draw the goal card: its name, its two goals, and what each is worth to the yard that is looked at."""
    c, sight = p.c, p.model.sight
    seat = p.model.viewer if p.preview.seat is None else p.preview.seat
    before = sheet_of(sight, stand_of(sight, seat)).lines[-2:]
    ahead = p.preview.stand if PREVIEW not in p.hidden and seat == p.model.viewer else None
    after = before if ahead is None else sheet_of(sight, ahead).lines[-2:]
    x, y, w, h = rect
    head = GOAL_HEAD if h >= LOW else 0.0
    panel(c, rect, "paper", theme=THEME, level=1, radius=16)
    if head:
        _goal_head(p, card, (x, y, w, head))
    row_h = (h - head - 14) / 2
    for i, goal in enumerate(card.goals):
        row = (x + 12, y + head + 4 + i * row_h, w - 24, row_h)
        _goal(p, goal.text, (before[i], after[i]), row, signed=not head)


def _goal_head(p: Painter, card: GoalCard, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    slab(c, (x, y, w, h + 12), "yellow", PAPER_EDGE, radius=16, lip=0)
    rrect(c, (x + 4, y + h, w - 8, 16), PAPER, 0)
    rrect(c, (x + 4, y + h - 2, w - 8, 4), INK, 0)
    art(c, f"hens/goal_{card.id}", (x + 10, y + 5, h - 8, h - 8), cover=False)
    words = p.say(Phrase(N_("Goals: {name}"), name=Phrase(card.name)))
    text(c, words, (x + h + 12, y + h / 2 + 1), "h3", INK, valign="middle", max_w=w - h - 24)


def _goal(p: Painter, words: str, lines: tuple[ScoreLine, ScoreLine], row: Rect, *, signed: bool) -> None:
    """Write a goal and its points, and those it would have."""
    c = p.c
    x, y, w, h = row
    before, after = lines
    middle = y + h / 2
    left = x + 6
    if signed:
        icon(c, "target", (x + 20, middle), min(30.0, h * 0.7))
        left = x + 44
    right = _points(p, (x + w - 4, middle), before.value, after.value, min(40.0, h - 4))
    rich(c, _bold(p.rich(words)), (left, y, right - left - 12, h), "body", INK, valign="middle", lead=0.9, fit=True)


def _bold(words: str) -> str:
    """Mark the points at the beginning of a goal's text."""
    first, _, rest = words.partition(" ")
    return f"*{first}* {rest}".replace("*-", "*\u2212")


def _points(p: Painter, right_middle: Point, before: int, after: int, height: float) -> float:
    """Draw points as a chip, changed ones with the present ones before them; returns where they begin."""
    c = p.c
    x, y = right_middle
    words = number_words(after)
    wide = chip_w(c, words, style="strong", h=height)
    kind: ChipKind = "bad" if after < 0 else "good" if after > 0 else "paper"
    chip(c, (x - wide, y), words, "", kind, theme=THEME, h=height, style="strong")
    x -= wide + 8
    if after != before:
        icon(c, "right", (x - 6, y), 14, TEXT["on_paper_2"])
        x -= 20
        now = number_words(before)
        text(c, now, (x, y), "small_b", TEXT["on_paper_2"], align="right", valign="middle")
        x -= text_w(c, now, "small_b") + 4
    return x
