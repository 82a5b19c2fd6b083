"""The panel of the Villain: what she or he has left, does, rolls, and what hits bring."""

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.cards.lettering import name_in
from client.tables.ham_helsing.hero.paint_board import QUIET, THEME
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.villain.dial import Dial, dial
from client.tables.ham_helsing.villain.dice import FACES, die_picture
from client.tables.ham_helsing.villain.layout import VillainParts
from client.tables.ham_helsing.villain.rewards import offers_of, reward_tile
from client.tables.ham_helsing.villain.spots import ActSpot, VillainPanelSpot
from client.tables.ham_helsing.villain.words import Act, acts_of
from client.ui.art import art
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import fill_rect, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT

BACK = "#7C2431"
AMBER = "#FFB02E"
TWO_LINES = 46.0
"""A row so high has room for a title above its deed."""


def paint_villain(p: HamPainting, parts: VillainParts, might_be: int | None = None) -> None:
    """Draw the panel; ``might_be`` is the health that a fight now would probably leave."""
    if VillainPanelSpot() in p.targets:
        on = p.pointing.on(VillainPanelSpot())
        glow(p.c, parts.panel, "attack" if not on else "focus", 20, 12, border=3)
    panel(p.c, parts.panel, theme=THEME)
    _head(p, parts, might_be)
    acts = acts_of(p.model.sight)
    following = next((act for act in acts if act.nests is not None), None)
    for nth, (act, rect) in enumerate(zip(acts, parts.acts, strict=True)):
        _act(p, (act, ActSpot(nth)), rect, following=act is following)
    if parts.dice is not None:
        _dice(p, parts.dice)
    _rewards(p, parts)


def _head(p: HamPainting, parts: VillainParts, might_be: int | None) -> None:
    c, sight = p.c, p.model.sight
    x, y, w, h = parts.head
    rrect(c, (x + 3, y + 3, w - 6, h - 4), BACK, 17)
    fill_rect(c, (x + 3, y + h - 20, w - 6, 20), BACK)
    fill_rect(c, (x + 3, y + h - 2, w - 6, 4), INK)
    rrect(c, parts.portrait, INK, 16)
    art(c, f"ham_helsing/{sight.villain}", c.inset(parts.portrait, 4), radius=13)
    wx, wy, ww, wh = parts.words
    name = p.say(names.villain(sight.villain))
    name_in(c, name, (wx, wy, ww, wh * 0.5), 32, "#FFFFFF")
    _next_card(p, (wx, wy + wh * 0.56, ww, wh * 0.36))
    dx, dy, r = parts.dial
    now = round(p.shown("villain", sight.villain_hp))
    of = p.say(Phrase(N_("of {n}"), n=sight.villain_start))
    expected = None if might_be is None or now != sight.villain_hp else now
    dial(c, (dx, dy), r, Dial(now if expected is None else might_be or 0, sight.villain_start, of, expected))


def _next_card(p: HamPainting, rect: Rect) -> None:
    """Draw the back of the card that comes next: its level."""
    c, deck = p.c, p.model.sight.villain_deck
    x, y, w, h = rect
    card = (x, y, h * 0.74, h)
    rrect(c, card, INK, 6)
    rrect(c, c.inset(card, 3), "red" if deck else "#3A4A6E", 4)
    middle = (x + h * 0.37, y + h / 2)
    level = str(names.card_level(deck[0])) if deck else "-"
    text(c, level, middle, ("title", min(24.0, h * 0.7)), "#FFFFFF", align="center", valign="middle")
    left = x + h * 0.74 + 8
    words = p.say(N_("next"))
    if text_w(c, words, "min") <= x + w - left:
        text(c, words, (left, y + h / 2), "min", "#FFD9D4", valign="middle", max_w=x + w - left)


def _act(p: HamPainting, act: tuple[Act, ActSpot], rect: Rect, *, following: bool) -> None:
    c, (what, spot) = p.c, act
    x, y, w, h = rect
    rrect(c, rect, c.col("#FFFFFF", (34 if p.pointing.on(spot) else 20) if what.awake else 8), 12)
    if what.awake:
        rrect(c, (x, y, 5, h), "#FF7D6B", 3)
    icon(c, what.icon, (x + 28, y + h / 2), min(34.0, h - 4))
    left, right = x + 54, x + w - 10
    title_ink: Paint = "#FFFFFF" if what.awake else QUIET
    deed_ink: Paint = TEXT["on_dark"] if what.awake else QUIET
    if what.nests is not None:
        have, need = what.nests
        count = f"{have}/{need}"
        ink = AMBER if following else QUIET
        top = y + (h * 0.29 if h >= TWO_LINES else h / 2)
        text(c, count, (right, top), "min_b", ink, align="right", valign="middle")
        right -= text_w(c, count, "min_b") + 18
        icon(c, "lock", (right, top), 19)
        right -= 14
    deed = p.say(what.deed)
    whole = x + w - 10 - left
    if h >= TWO_LINES and text_w(c, deed, "min") <= whole:
        text(c, p.say(what.title), (left, y + h * 0.29), "min_t", title_ink, valign="middle", max_w=right - left)
        text(c, deed, (left, y + h * 0.7), "min", deed_ink, valign="middle", max_w=whole)
    else:
        rich(c, p.rich(what.deed), (left, y, right - left, h), "min", deed_ink, valign="middle", lead=0.86, fit=True)


def _dice(p: HamPainting, rect: Rect) -> None:
    """Draw every face that the dice may show."""
    c = p.c
    x, y, w, h = rect
    words = p.say(N_("Dice"))
    text(c, words, (x + 4, y + h / 2), "min_b", "orange.2", valign="middle")
    left = x + 14 + text_w(c, words, "min_b")
    step = min(40.0, (x + w - left) / len(FACES))
    for i, face in enumerate(FACES):
        c.stamp(die_picture(face, min(35.0, step - 3)), (x + w - step * (len(FACES) - i - 0.5), y + h / 2))


def _rewards(p: HamPainting, parts: VillainParts) -> None:
    c = p.c
    offers = offers_of(p.model.sight)
    if parts.title is not None:
        x, y, w, h = parts.title
        words = p.say(N_("Hit in a colour, gain:") if offers else N_("No rewards any more"))
        text(c, words, (x, y + h / 2 - 4), "min_b", "orange.2", valign="middle", max_w=w)
    for colour, offer in offers.items():
        reward_tile(c, parts.rewards[colour], colour, offer)
    if not offers:
        left, right = parts.rewards["B"], parts.rewards["Y"]
        room = (left[0], left[1], right[0] + right[2] - left[0], left[3])
        note = p.rich(N_("The last card grants nothing: beat the Villain now."))
        rich(c, note, room, "min", TEXT["on_dark_2"], valign="middle", fit=True)
