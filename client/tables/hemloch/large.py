"""Cards, items, Locations and Nights drawn as large as they go, with their rules text."""

from client.core.words import N_, NN_, Phrase
from client.games.hemloch.components import FACTIONS, ITEMS, LOCATIONS, MINIONS, PLACES, WEEK_CARDS, Card, Item
from client.games.hemloch.names import place_name
from client.tables.hemloch.cards import hand_picture, item_picture
from client.tables.hemloch.look import THEME, place_art, week_art
from client.tables.hemloch.meaning import location_of
from client.tables.hemloch.paint_calendar import card_of
from client.tables.hemloch.places import HemlochModel
from client.tables.hemloch.spots import CalendarSpot, DeckSpot, WeekSpot
from client.tables.hemloch.tips import copies_of, seen_card, seen_item
from client.tables.hemloch.unseen import paint_unseen
from client.tables.table import Spot
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT


def has_large(model: HemlochModel, spot: Spot, pile: int | None) -> bool:
    """Tell whether there is something to be seen closely."""
    if seen_card(model, spot, pile) is not None or seen_item(spot) is not None:
        return True
    if isinstance(spot, WeekSpot | CalendarSpot):
        return model.sight.week_card is not None
    return isinstance(spot, DeckSpot) or location_of(spot) is not None


def paint_large(c: Canvas, model: HemlochModel, where: tuple[Spot, Rect], pile: int | None) -> None:
    """Draw it."""
    spot, rect = where
    card, item, location = seen_card(model, spot, pile), seen_item(spot), location_of(spot)
    if card is not None:
        _card(c, model, card, rect)
    elif item is not None:
        _item(c, model, item, rect)
    elif isinstance(spot, DeckSpot):
        paint_unseen(c, model, spot.seat, rect)
    elif location is not None:
        _location(c, model, location, rect)
    else:
        _week(c, model, spot, rect)


def _card(c: Canvas, model: HemlochModel, card: Card, rect: Rect) -> None:
    minion = MINIONS[card]
    card_w, left, top, card_h = _halves(rect, 1.31)
    c.paste(hand_picture(card, (card_w, card_h), model.label), (left, top))
    faction = FACTIONS[minion.faction]
    facts = [model.say(minion.text)]
    if faction.home is not None and faction.activates is not None:
        words = Phrase(
            N_("*{faction}*: at home in {home}, where each counts 1 more. They activate {place}: {ability}"),
            faction=Phrase(faction.name),
            home=place_name(faction.home),
            place=place_name(faction.activates),
            ability=Phrase(PLACES[faction.activates].text),
        )
        facts.append(model.say(words))
    else:
        facts.append(
            model.say(Phrase(N_("*{faction}*: no home and no Location of their own."), faction=Phrase(faction.name)))
        )
    count = copies_of(model.sight, model.viewer, card)
    facts.append(model.say(Phrase(NN_("You have {n} copy in all.", "You have {n} copies in all."), n=count)))
    _words(c, model.label(minion.name), "\n\n".join(facts), (left + card_w + 24, top, card_w, card_h))


def _item(c: Canvas, model: HemlochModel, item: Item, rect: Rect) -> None:
    printed = ITEMS[item]
    side, left, top, high = _halves(rect, 1.17)
    c.paste(item_picture(item, (side, high)), (left, top))
    kind = N_("A Potion: free to use.") if printed.type == "potion" else N_("A Trinket: using it costs 1 Action.")
    facts = [
        model.say(printed.text),
        model.say(kind),
        model.say(N_("Once in your turn you may use one. It turns face-down: 2 points fresh, 1 point used.")),
    ]
    _words(c, model.label(printed.name), "\n\n".join(facts), (left + side + 24, top, side, high))


def _location(c: Canvas, model: HemlochModel, location: int, rect: Rect) -> None:
    place = PLACES[location]
    side, left, top, high = _halves(rect, 1.0)
    art(c, place_art(LOCATIONS[location]), (left, top, side, high), radius=24)
    rrect(c, (left, top, side, high), None, 24, 6, INK)
    words = Phrase(
        N_("*Home of the {home}*: each of them counts 1 more here.\n\n*Activated by {icon}*: {ability}"),
        home=Phrase(FACTIONS[place.home].name),
        icon=Phrase(FACTIONS[place.icon].name),
        ability=Phrase(place.text),
    )
    spaces = Phrase(N_("{n} Influence Spaces. Markers of one house that touch are worth 2."), n=len(place.spaces))
    facts = f"{model.say(words)}\n\n{model.say(spaces)}"
    _words(c, model.label(place.name), facts, (left + side + 24, top, side, high))


def _week(c: Canvas, model: HemlochModel, spot: Spot, rect: Rect) -> None:
    sight = model.sight
    card = card_of(sight, LOCATIONS[spot.location]) if isinstance(spot, WeekSpot) else sight.week_card
    if card is None:
        return
    printed = WEEK_CARDS[card]
    side, left, top, high = _halves(rect, 1.0)
    art(c, week_art(card), (left, top, side, high), radius=24)
    rrect(c, (left, top, side, high), None, 24, 6, INK)
    place = model.say(Phrase(N_("The Festival is at the *{location}*."), location=place_name(printed.festival)))
    then = (
        N_("At the end of a Day all influence is checked.")
        if printed.is_day
        else N_("A Night has no check of its own.")
    )
    facts = f"{place}\n\n{model.say(then)}"
    _words(c, model.label(printed.name), facts, (left + side + 24, top, side, high))


def _halves(rect: Rect, ratio: float) -> tuple[float, float, float, float]:
    """Return width, left, top and height of a thing of this ratio beside words of the same size."""
    x, y, w, h = rect
    wide = min(w * 0.5 - 12, h / ratio)
    high = wide * ratio
    return wide, x + (w - 2 * wide - 24) / 2, y + (h - high) / 2, high


def _words(c: Canvas, title: str, body: str, rect: Rect) -> None:
    x, y, w, h = rect
    panel(c, rect, "paper", theme=THEME, level=3, radius=24)
    text(c, title, (x + 32, y + 32), "h2", INK, max_w=w - 64)
    rich(c, body, (x + 32, y + 96, w - 64, h - 130), ("body", 30), TEXT["on_paper"], link=TEXT["link_paper"], fit=True)
