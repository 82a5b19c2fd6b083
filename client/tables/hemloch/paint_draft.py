"""The draft: twenty groups, the one that is looked at in words, and what both seats have taken."""

from client.core.words import N_, Phrase
from client.games.hemloch.components import FACTIONS, GROUP_SIZE, MINIONS, PLACES, VALUES, Card
from client.games.hemloch.state import Group
from client.tables.hemloch.cards import back_picture, minion_picture
from client.tables.hemloch.draft_layout import tile_cards
from client.tables.hemloch.look import FACTION_LOOKS, THEME
from client.tables.hemloch.paint_profile import paint_profile
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import DraftPlaces
from client.tables.hemloch.spots import GroupSpot
from client.tables.hemloch.targets import pointed_group
from client.tables.seat_words import whose
from client.ui.buttons import chip, chip_w
from client.ui.colour import INK
from client.ui.metrics import Rect, columns, inset
from client.ui.rich import rich
from client.ui.seats import seat_mark
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, accent

ROOMY = 128.0
"""Words so high have room for the faction."""
PICTURED = 250.0
"""Words so wide have a picture beside them."""
RARE_COPIES = 1
"""A Minion of which a deck holds no more is rare."""


def paint_draft(p: Painter, draft: DraftPlaces) -> None:
    """Draw everything but the prompt."""
    looked_at = pointed_group(p.controller, p.pointing.hover or p.pointing.focus)
    for group, tile in enumerate(draft.tiles):
        if group != looked_at:
            _tile(p, group, tile)
    if looked_at is not None:
        _tile(p, looked_at, draft.tiles[looked_at])
    cards = None if looked_at is None else p.model.sight.groups[looked_at]
    _explain(p, draft.zones.words, cards)
    picks = p.deciding == p.model.viewer
    for seat, panel_rect in zip((p.model.viewer, p.other), draft.zones.profiles, strict=True):
        added = cards if cards is not None and seat == p.model.viewer and picks else ()
        paint_profile(p, seat, panel_rect, added)


def _tile(p: Painter, group: int, tile: Rect) -> None:
    c, cards, spot = p.c, p.model.sight.groups[group], GroupSpot(group)
    if cards is None:
        _taken(p, tile, p.takers.get(group))
        return
    if spot == p.controller.chosen:
        glow(c, tile, accent(THEME, 2), 14, 20, border=5)
    elif p.pointing.on(spot):
        glow(c, tile, "focus", 14, 16, border=4)
    else:
        shadow(c, tile, 14, 2)
    rrect(c, tile, INK, 14)
    rrect(c, inset(tile, 3), "#2D2862", 11)
    _stripes(p, cards, tile)
    if f"group/{group}" in p.hidden:
        return
    for card, rect in zip(cards, tile_cards(tile, len(cards)), strict=True):
        c.paste(minion_picture(card, p.model.viewer, rect[2:]), rect[:2])
    _foot(p, cards, tile)


def _stripes(p: Painter, cards: Group, tile: Rect) -> None:
    """Draw the colours of the factions along the upper edge."""
    x, y, w, _ = tile
    for card, (sx, sy, sw, _) in zip(cards, columns((x + 6, y + 3, w - 12, 9), len(cards), 3), strict=True):
        rrect(p.c, (sx, sy, sw, 9), FACTION_LOOKS[MINIONS[card].faction].color, 4)


def _foot(p: Painter, cards: Group, tile: Rect) -> None:
    """Write the influence of the group, and whether a rare Minion is in it."""
    c = p.c
    x, y, w, h = tile
    low = y + h - 18
    label = p.say(N_("Influence"))
    total = str(sum(VALUES[card] for card in cards))
    rare = p.say(N_("rare"))
    has_rare = any(MINIONS[card].copies <= RARE_COPIES for card in cards)
    label_w = text_w(c, label, "min") + 8
    chip_room = chip_w(c, rare, "star", h=26) if has_rare else 0
    with_label = label_w + text_w(c, total, "label") + chip_room + 30 <= w
    left = x + 12
    if with_label:
        text(c, label, (left, low), "min", TEXT["on_dark_2"], valign="middle")
        left += label_w
    text(c, total, (left, low), "label", "yellow.2", valign="middle")
    if has_rare and left + 34 + chip_room <= x + w:
        chip(c, (x + w - chip_room - 8, low), rare, "star", "line", theme=THEME, h=26)


def _taken(p: Painter, tile: Rect, taker: int | None) -> None:
    """Draw the empty place of a group that is gone, and who took it if that was seen."""
    rrect(p.c, tile, p.c.col("#000000", 60), 14, 2, p.c.col("#FFFFFF", 40))
    for rect in tile_cards(tile, GROUP_SIZE):
        p.c.paste(back_picture(rect[2:]), rect[:2], alpha=34)
    x, y, w, h = tile
    at = (x + w / 2, y + h * (0.5 if taker is None else 0.62))
    words = Phrase(N_("taken"))
    if taker is not None:
        seat_mark(p.c, (x + w / 2, y + h * 0.36), min(24.0, h * 0.16), taker)
        words = whose(taker, p.model.viewer, (N_("You took it"), N_("{name} took it")))
    text(p.c, p.say(words), at, "min_b", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 12)


def _explain(p: Painter, rect: Rect, cards: Group | None) -> None:
    """Write out what the three Minions of a group do."""
    panel(p.c, rect, "paper", theme=THEME, level=3, radius=16)
    if cards is None:
        words = N_("Point at a group to read what its Minions do. Both decks end with 30 cards.")
        x, y, w, h = rect
        rich(p.c, p.rich(words), (x + 24, y, w - 48, h), "body", TEXT["on_paper"], valign="middle", fit=True)
        return
    for card, part in zip(cards, columns(inset(rect, 14, 10), len(cards), 16), strict=True):
        _explain_card(p, card, part)


def _explain_card(p: Painter, card: Card, part: Rect) -> None:
    c, minion = p.c, MINIONS[card]
    x, y, w, h = part
    card_h = min(h, 132.0)
    card_w = card_h / 1.4
    left, room = x, w
    if w > PICTURED:
        c.paste(minion_picture(card, p.model.viewer, (card_w, card_h)), (x, y + (h - card_h) / 2))
        left, room = x + card_w + 12, w - card_w - 12
    text(c, p.say(minion.name), (left, y + 15), "label", INK, valign="middle", max_w=room)
    top = y + 32
    if h > ROOMY:
        _faction_line(p, minion.faction, (left, y + 39, room))
        top = y + 54
    rich(c, p.rich(minion.text), (left, top, room, y + h - top), "small", TEXT["on_paper"], fit=True)


def _faction_line(p: Painter, number: int, at: tuple[float, float, float]) -> None:
    """Name a faction and its home, at the middle of the left end of a line of this width."""
    faction, (x, y, room) = FACTIONS[number], at
    home = N_("no home") if faction.home is None else PLACES[faction.home].name
    line = p.say(Phrase(N_("{faction}, home: {home}"), faction=Phrase(faction.name), home=Phrase(home)))
    line = line if text_w(p.c, line, "min") <= room else p.say(faction.name)
    text(p.c, line, (x, y), "min", TEXT["on_paper_2"], valign="middle", max_w=room)
