"""A look at one thing alone: a card with its text, a pile, a yard with its score, the chart of all hens."""

from client.core.words import N_, NN_, Phrase
from client.games.hens.components import FACE_DOWN, Card
from client.tables.hens.cards import coop_picture, hen_picture, rooster_picture
from client.tables.hens.chart import paint_chart
from client.tables.hens.controller import Controller
from client.tables.hens.layout import CARD_RATIO
from client.tables.hens.look import THEME
from client.tables.hens.paint_near import paint_large_yard
from client.tables.hens.paint_sheet import paint_sheet_at, told_of
from client.tables.hens.painter import Painter
from client.tables.hens.places import HensModel
from client.tables.hens.spots import (
    CellSpot,
    DeckSpot,
    GoalSpot,
    HandSpot,
    NeighbourSpot,
    PileSpot,
    RoosterSpot,
    SheetSpot,
    YardSpot,
)
from client.tables.hens.tips import coop_tip, friends_words, hen_tip, rooster_tip
from client.tables.table import Spot, Tip
from client.ui.art import art
from client.ui.canvas import Picture
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT

GAP = 12.0
LARGEST_CARD = 460.0


def pile_at(model: HensModel, spot: Spot) -> tuple[Card, ...]:
    """Return the open cards of the pile at a spot."""
    match spot:
        case PileSpot(seat=seat):
            return model.sight.discards[seat]
        case NeighbourSpot():
            return model.sight.neighbour or ()
        case _:
            return ()


def has_large(model: HensModel, controller: Controller, spot: Spot) -> bool:
    """Tell whether there is something to look at closely."""
    match spot:
        case HandSpot(nth=index):
            return index < len(controller.hand)
        case CellSpot(x=x, y=y):
            yard = model.sight.yards[model.viewer]
            cell = yard.cell_in_reach(x, y)
            return cell is not None and bool(yard.covered >> cell & 1)
        case PileSpot() | NeighbourSpot():
            return bool(pile_at(model, spot))
        case GoalSpot():
            return model.sight.goal_card is not None
        case DeckSpot() | YardSpot() | SheetSpot() | RoosterSpot():
            return True
        case _:
            return False


def paint_large(p: Painter, spot: Spot, rect: Rect) -> None:
    """Draw what lies at a spot as large as its rectangle allows."""
    match spot:
        case DeckSpot():
            paint_chart(p.c, p.model, rect)
        case YardSpot(seat=seat):
            _paint_yard(p, seat, rect)
        case SheetSpot():
            _paint_yard(p, p.model.viewer, rect)
        case PileSpot() | NeighbourSpot():
            _paint_pile(p, pile_at(p.model, spot), rect)
        case GoalSpot():
            _paint_goals(p, rect)
        case _:
            _paint_card(p, spot, rect)


def _paint_yard(p: Painter, seat: int, rect: Rect) -> None:
    """Draw a whole yard with its score sheet beside it."""
    x, y, w, h = rect
    sheet_w = min(400.0, w * 0.36)
    yard_w = min(w - sheet_w - 16, h * 1.2)
    left = x + (w - yard_w - sheet_w - 16) / 2
    panel(p.c, (left, y, yard_w, h), theme=THEME, level=4, alpha=255)
    paint_large_yard(p, seat, (left + 16, y + 4, yard_w - 32, h - 20))
    sheet_h = min(h, 640.0)
    paint_sheet_at(p, (left + yard_w + 16, y + (h - sheet_h) / 2, sheet_w, sheet_h), told_of(p, seat))


def _paint_pile(p: Painter, cards: tuple[Card, ...], rect: Rect) -> None:
    """Lay all cards of a pile in rows, the top one first."""
    c = p.c
    x, y, w, h = rect
    across, card_w = _rows_of(len(cards), w - 48, h - 88)
    down = -(-len(cards) // across)
    wide = max(across * (card_w + GAP) - GAP + 48, min(w, 420.0))
    high = down * (card_w * CARD_RATIO + GAP) - GAP + 92
    left, top = x + (w - wide) / 2, y + (h - high) / 2
    panel(c, (left, top, wide, high), theme=THEME, level=4, alpha=255)
    title = Phrase(NN_("{n} card, the top one first", "{n} cards, the top one first"), n=len(cards))
    text(c, p.say(title), (left + 28, top + 20), "h3", max_w=wide - 56)
    for i, card in enumerate(reversed(cards)):
        at = (left + 24 + i % across * (card_w + GAP), top + 68 + i // across * (card_w * CARD_RATIO + GAP))
        c.paste(hen_picture(card, (card_w, card_w * CARD_RATIO)), at)


def _rows_of(count: int, w: float, h: float) -> tuple[int, float]:
    """Return how many cards lie in a row so that they are as large as can be, and how wide they are then."""
    found = []
    for across in range(1, count + 1):
        down = -(-count // across)
        beside, below = (w - GAP * (across - 1)) / across, (h - GAP * (down - 1)) / down / CARD_RATIO
        found.append((min(beside, below, LARGEST_CARD), across))
    card_w, across = max(found)
    return across, card_w


def _paint_goals(p: Painter, rect: Rect) -> None:
    card = p.model.sight.goal_card
    if card is None:
        return
    x, y, w, h = rect
    side = min(w * 0.4, h)
    left, top = x + (w - side * 2 - 24) / 2, y + (h - side) / 2
    art(p.c, f"hens/goal_{card.id}", (left, top, side, side), cover=False)
    words = [Phrase(goal.text) for goal in card.goals]
    told = _goal_words(p, words)
    _paint_words(p, p.say(Phrase(card.name)), told, (left + side + 24, top, side, side))


def _goal_words(p: Painter, goals: list[Phrase]) -> str:
    """Return both goals, and how they stand in the viewer's yard."""
    lines = told_of(p, p.model.viewer).now.lines[-2:]
    parts = []
    for goal, line in zip(goals, lines, strict=True):
        now = Phrase(N_("Now {points}: {reason}"), points=line.value, reason=line.reason)
        parts.append(f"*{p.rich(goal)}*\n{p.rich(now)}")
    return "\n\n".join(parts)


def _paint_card(p: Painter, spot: Spot, rect: Rect) -> None:
    shown = _card_at(p, spot, rect)
    if shown is None:
        return
    x, y, w, h = rect
    picture, tip = shown
    left = x + (w - picture.width * 2) / 2
    top = y + (h - picture.height) / 2
    p.c.paste(picture, (left, top))
    words = (left + picture.width + 24, top, picture.width - 24, picture.height)
    _paint_words(p, p.say(tip.title), p.rich(tip.body), words)


def _card_at(p: Painter, spot: Spot, rect: Rect) -> tuple[Picture, Tip] | None:
    """Return picture and text of the card, or the rooster, at a spot."""
    w = min(rect[2] * 0.5, rect[3] / 1.4)
    size = (w, w * 1.4)
    model = p.model
    match spot:
        case HandSpot(nth=index) if index < len(p.controller.hand):
            return _hen_at(p, p.controller.hand[index], size)
        case CellSpot(x=x, y=y):
            yard = model.sight.yards[model.viewer]
            cell = yard.cell_in_reach(x, y)
            if cell is not None and cell in yard.hens:
                return _hen_at(p, yard.hens[cell], size)
            under = FACE_DOWN if cell is None else yard.coops.get(cell, FACE_DOWN)
            return coop_picture(size), coop_tip(under)
        case RoosterSpot():
            return rooster_picture(model.viewer, w), rooster_tip()
        case _:
            return None


def _hen_at(p: Painter, card: Card, size: tuple[float, float]) -> tuple[Picture, Tip]:
    title, body = hen_tip(p.model, card)
    words = Phrase("{about}\n\n{friends}", about=body, friends=friends_words(card))
    return hen_picture(card, size, p.say(title)), Tip(title, words)


def _paint_words(p: Painter, title: str, body: str, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    panel(c, rect, "paper", theme=THEME, level=3, radius=24)
    text(c, title, (x + 32, y + 32), "h2", INK, max_w=w - 64)
    rich(c, body, (x + 32, y + 96, w - 64, h - 130), ("body", 30), TEXT["on_paper"], link=TEXT["link_paper"], fit=True)
