"""A close look at a card, or at a whole discard pile."""

from client.core.words import N_, NN_, Phrase
from client.games.henchmania.components import ALL_SITES, PLAIN, SITES, Card
from client.tables.henchmania.cards import card_kind, hand_picture
from client.tables.henchmania.look import THEME, look_of, site_art
from client.tables.henchmania.places import HenchmaniaModel
from client.tables.henchmania.spots import DeckSpot, SiteSpot
from client.tables.henchmania.tips import card_at
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


def has_large(model: HenchmaniaModel, spot: Spot, pile: int | None) -> bool:
    """Tell whether there is something to look at closely."""
    return isinstance(spot, SiteSpot | DeckSpot) or card_at(model, spot, pile) is not None


def paint_large(c: Canvas, model: HenchmaniaModel, at: tuple[Spot, Rect], pile: int | None) -> None:
    """Draw the card or site at a spot as large as its rectangle allows."""
    spot, rect = at
    card = card_at(model, spot, pile)
    if card is not None:
        _card(c, model, card, rect)
    elif isinstance(spot, SiteSpot | DeckSpot):
        _site(c, model, spot.site, rect)


def _card(c: Canvas, model: HenchmaniaModel, card: Card, rect: Rect) -> None:
    x, y, w, h = rect
    card_w = min(w * 0.5, h / 1.4)
    card_h = card_w * 1.4
    left, top = x + (w - card_w * 2) / 2, y + (h - card_h) / 2
    printed = model.sight.cards[card]
    c.paste(hand_picture(printed, card, (card_w, card_h), model.label), (left, top))
    facts = [model.say(printed.text), model.say(_facts(card))]
    if printed.limit:
        text_of = NN_("At most {n} of them in a Reserve.", "At most {n} of them in a Reserve.")
        facts.append(model.say(Phrase(text_of, n=printed.limit)))
    if printed.hostile:
        facts.append(model.say(N_("A Penitent can stop it.")))
    _words(c, model.label(PLAIN[card].name), "\n\n".join(facts), (left + card_w + 24, top, card_w - 24, card_h))


def _facts(card: Card) -> Phrase:
    return Phrase(N_("*{kind}* of {site}."), kind=card_kind(card), site=Phrase(look_of(card).short))


def _site(c: Canvas, model: HenchmaniaModel, site: int, rect: Rect) -> None:
    x, y, w, h = rect
    side = min(w * 0.5, h)
    left, top = x + (w - side * 2) / 2, y + (h - side) / 2
    art(c, site_art(ALL_SITES[site]), (left, top, side, side), radius=24)
    rrect(c, (left, top, side, side), None, 24, 6, INK)
    sight = model.sight
    facts = Phrase(
        N_("{words}\n\n{deck} cards in the deck, {pile} discarded."),
        words=Phrase(SITES[site].text),
        deck=len(sight.decks[site]),
        pile=len(sight.discards[site]),
    )
    _words(c, model.label(SITES[site].name), model.say(facts), (left + side + 24, top, side - 24, side))


def _words(c: Canvas, title: str, body: str, rect: Rect) -> None:
    x, y, w, h = rect
    panel(c, rect, "paper", theme=THEME, level=3, radius=24)
    text(c, title, (x + 32, y + 32), "h2", INK, max_w=w - 64)
    rich(c, body, (x + 32, y + 96, w - 64, h - 130), ("body", 32), TEXT["on_paper"], link=TEXT["link_paper"], fit=True)
