"""The calendar: the Night or Day that is now, and the four of this Week."""

from client.core.words import N_, NN_, Phrase
from client.games.hemloch.city import SPACES_AT
from client.games.hemloch.components import DAYS, LOCATIONS, NIGHTS, WEEK_CARDS, Location, WeekCard
from client.games.hemloch.influence import totals_at
from client.games.hemloch.names import place_name
from client.games.hemloch.state import HemlochState
from client.tables.hemloch.cards import veil_picture, week_picture
from client.tables.hemloch.look import THEME, Sky, place_art, sky_of, week_art
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.spots import CalendarSpot, WeekSpot
from client.ui.art import art
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.shapes import circle, line, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT

PICTURE_FROM = 300.0
"""The panel needs this height for a picture."""
COMPACT = 240.0
"""A panel no higher goes without the number of cards to come: the tiles tell them."""


def card_of(sight: HemlochState, location: Location) -> WeekCard:
    """Return the card of the Week that puts the Festival at a Location."""
    return DAYS[location] if sight.days >> location & 1 else NIGHTS[location]


def at_stake(sight: HemlochState) -> int:
    """Return how many Markers a check would bring to the city as things stand."""
    count = 0
    for location in LOCATIONS:
        mine, theirs = totals_at(sight, location)
        leaders = 0 if not mine and not theirs else 2 if mine == theirs else 1
        count += min(leaders, (sight.empty & SPACES_AT[location]).bit_count())
    return count


def paint_calendar(p: Painter) -> None:
    """Draw the panel."""
    panel(p.c, p.places.zones.week, theme=THEME)
    x, y, w, h = p.places.zones.week
    tiles = p.places.week
    low = tiles[0][1] - (34 if h > COMPACT else 8)
    picture_h = min(150.0, (low - y) * 0.5) if low - y > PICTURE_FROM - 120 else 0.0
    title, words = _words(p.model.sight)
    text(p.c, p.say(title), (x + 18, y + 28), "label", valign="middle", max_w=w - 36)
    top = y + 50
    if picture_h > 60:
        _picture(p, (x + 16, top, w - 32, picture_h))
        top += picture_h + 8
    if low - top > 40:
        top += rich(p.c, p.rich(words), (x + 18, top, w - 34, low - top), "min", fit=True)
    if low - top > 30 and sky_of(p.model.sight) is Sky.DAY:
        stake = Phrase(NN_("{n} Marker at stake", "{n} Markers at stake"), n=at_stake(p.model.sight))
        text(p.c, p.say(stake), (x + 18, top + 15), "min_b", "yellow.2", valign="middle", max_w=w - 36)
    if h > COMPACT:
        line(p.c, (x + 18, low - 3), (x + w - 18, low - 3), p.c.col("#FFFFFF", 50), 2)
        ahead = p.say(_ahead(len(p.model.sight.week_deck)))
        text(p.c, ahead, (x + 18, low + 18), "min_b", TEXT["on_dark_2"], valign="middle", max_w=w - 36)
    for location in LOCATIONS:
        _tile(p, location)


def _ahead(left: int) -> Phrase:
    """Say how many of the four cards of the Week are still to come."""
    if not left:
        return Phrase(N_("Last card of the Week"))
    return Phrase(NN_("This Week, {n} still to come", "This Week, {n} still to come"), n=left)


def _words(sight: HemlochState) -> tuple[str, Phrase]:
    """Return what is now, and what that means."""
    card = sight.week_card
    if card is None or sight.festival is None:
        return N_("Week's End"), Phrase(
            N_("All influence is checked, half of the Minions leave, a Night becomes a Day.")
        )
    where = {"location": place_name(sight.festival)}
    if WEEK_CARDS[card].is_day:
        text_of = N_("No cards at the *{location}*. Tonight *all influence is checked*.")
        return WEEK_CARDS[card].name, Phrase(text_of, **where)
    return WEEK_CARDS[card].name, Phrase(N_("Festival: no cards at the *{location}*."), **where)


def _picture(p: Painter, rect: Rect) -> None:
    """Draw the scene of the Festival under its moon or sun."""
    c, card = p.c, p.model.sight.week_card
    if p.pointing.on(CalendarSpot()):
        glow(c, rect, "yellow.2", 14, 8, border=2)
    rrect(c, inset(rect, -3), INK, 14)
    if card is None or p.model.sight.festival is None:
        art(c, "hemloch/bg_night", rect, radius=11, focus=0.8)
        return
    art(c, place_art(WEEK_CARDS[card].festival), rect, radius=11, focus=0.36)
    x, y, w, h = rect
    if "week" in p.hidden:
        return
    side = min(h * 0.74, w * 0.42)
    middle = (x + 14 + side / 2, y + h / 2)
    circle(c, middle, side / 2 + 3, INK)
    art(c, week_art(card), (middle[0] - side / 2, middle[1] - side / 2, side, side), radius=side / 2)
    tent = min(h * 0.62, 84.0)
    art(c, "hemloch/festival", (x + w - tent - 8, y + h - tent - 4, tent, tent), cover=False)


def _tile(p: Painter, location: Location) -> None:
    """Draw a card of the Week: turned ones are past, the one that is now is framed."""
    c, sight, rect = p.c, p.model.sight, p.places.week[location]
    if f"week/{location}" in p.hidden:
        return
    card, spot = card_of(sight, location), WeekSpot(location)
    now = card == sight.week_card and sight.festival is not None
    past = not now and card not in sight.week_deck and sight.week_card is not None
    if now:
        glow(c, rect, "#FFFFFF", 10, 8, border=3, strength=0.7)
    p.halo(spot, rect, 10)
    c.paste(week_picture(card, rect[2:]), rect[:2])
    if past and spot not in p.targets:
        x, y, w, _ = rect
        c.paste(veil_picture(rect[2:], 10), rect[:2])
        circle(c, (x + w - 11, y + 11), 10, INK)
        icon(c, "check", (x + w - 11, y + 11), 13, TEXT["good"])
