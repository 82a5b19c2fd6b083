"""A look at one thing: notes beside it, and the large view with its text."""

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.card_words import values_listed
from client.games.mad_science_expo.components import CARDS, EXHIBITS, MAD_SCIENTIST
from client.tables.mad_science_expo.cards import card_picture
from client.tables.mad_science_expo.controller import Controller
from client.tables.mad_science_expo.knowledge import knowledge_of, most_of, recruited_value
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.places import ExpoModel
from client.tables.mad_science_expo.spots import (
    ExhibitSpot,
    HandSpot,
    MemorySpot,
    PickSpot,
    StakeSpot,
    TeamCardSpot,
    TeamSpot,
)
from client.tables.table import Spot, Tip
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT

HOW_IT_WORKS = {
    True: N_(
        "He never joins a team and always comes back to your hand. On the losing side he takes you down with him."
    ),
    False: N_("He joins your team with one action, scores when recruited, and changes hands for good in a challenge."),
}


def card_at(model: ExpoModel, controller: Controller, spot: Spot) -> tuple[int, int] | None:
    """Return value and owner of the open card at a spot; None if there is none."""
    match spot:
        case HandSpot(nth=index) if index < len(controller.hand):
            return controller.hand[index], model.viewer
        case PickSpot(nth=index) if index < len(controller.values):
            return controller.values[index], model.viewer
        case TeamCardSpot(seat=seat, nth=index) if index < len(model.sight.teams[seat]):
            return model.sight.teams[seat][index], seat
        case _:
            return None


def tip_of(model: ExpoModel, controller: Controller, spot: Spot) -> Tip | None:
    """Return the note beside a spot."""
    card = card_at(model, controller, spot)
    if card is not None:
        name = Phrase(N_("{name} {value}"), name=Phrase(CARDS[card[0]].name), value=card[0])
        return Tip(name, Phrase(CARDS[card[0]].text))
    match spot:
        case StakeSpot(target=target):
            return _stake_tip(model, target)
        case ExhibitSpot(seat=seat):
            return _exhibit_tip(model, seat)
        case MemorySpot(seat=seat) | TeamSpot(seat=seat) if model.sight.options.memory_aid:
            return _memory_tip(model, seat)
        case _:
            return None


def _stake_tip(model: ExpoModel, seat: int) -> Tip | None:
    sight = model.sight
    if seat == model.viewer or sight.defeated[seat] or not sight.teams[seat]:
        return None
    title = Phrase(N_("Team of {name}: {worth}"), name=SeatName(seat), worth=sum(sight.teams[seat]))
    count = size_of(sight.hands[seat])
    if not sight.options.memory_aid:
        return Tip(title, Phrase(NN_("Defended by {n} card in hand.", "Defended by {n} cards in hand."), n=count))
    text_of = NN_("Defended by {n} card worth at most {most}.", "Defended by {n} cards worth at most {most}.")
    return Tip(title, Phrase(text_of, n=count, most=most_of(sight, model.viewer, seat)))


def _exhibit_tip(model: ExpoModel, seat: int) -> Tip:
    sight = model.sight
    title = Phrase(EXHIBITS[seat].name)
    teams = sight.recruited[seat]
    if not teams:
        return Tip(title, Phrase(N_("Nobody recruited yet: a team of three or more can be.")))
    if not sight.options.memory_aid:
        return Tip(title, Phrase(NN_("{n} team recruited.", "{n} teams recruited."), n=len(teams)))
    values = values_listed(value for team in teams for value in team)
    return Tip(
        title, Phrase(N_("Recruited: {values} - *{total}* in all."), values=values, total=recruited_value(sight, seat))
    )


def _memory_tip(model: ExpoModel, seat: int) -> Tip | None:
    known = next((hand for hand in knowledge_of(model.sight, model.viewer).hands if hand.seat == seat), None)
    if known is None:
        return None
    title = Phrase(N_("Hand of {name}"), name=SeatName(seat))
    if not known.unsure:
        return Tip(title, Phrase(N_("The Mad Scientist and {values}, for certain."), values=values_listed(known.sure)))
    text_of = NN_(
        "The Mad Scientist, {sure} for certain, and {n} card of a pool shared with others.",
        "The Mad Scientist, {sure} for certain, and {n} cards of a pool shared with others.",
    )
    if not known.sure:
        text_of = NN_(
            "The Mad Scientist and {n} card of a pool shared with others.",
            "The Mad Scientist and {n} cards of a pool shared with others.",
        )
    return Tip(title, Phrase(text_of, n=known.unsure, sure=values_listed(known.sure)))


def has_large(model: ExpoModel, controller: Controller, spot: Spot) -> bool:
    """Tell whether there is something to look at closely."""
    return isinstance(spot, ExhibitSpot | StakeSpot) or card_at(model, controller, spot) is not None


def paint_large(c: Canvas, model: ExpoModel, controller: Controller, at: tuple[Spot, Rect]) -> None:
    """Draw the card or exhibit at a spot as large as its rectangle allows."""
    spot, rect = at
    card = card_at(model, controller, spot)
    if card is not None:
        _paint_large_card(c, model, card, rect)
    elif isinstance(spot, ExhibitSpot | StakeSpot):
        seat = spot.seat if isinstance(spot, ExhibitSpot) else spot.target
        _paint_large_exhibit(c, model, seat, rect)


def _paint_large_card(c: Canvas, model: ExpoModel, card: tuple[int, int], rect: Rect) -> None:
    x, y, w, h = rect
    value, owner = card
    card_w = min(w * 0.5, h / 1.4)
    card_h = card_w * 1.4
    left = x + (w - card_w * 2) / 2
    c.paste(card_picture(value, owner, (card_w, card_h), model.label), (left, y + (h - card_h) / 2))
    words = [model.say(CARDS[value].text), model.say(HOW_IT_WORKS[value == MAD_SCIENTIST])]
    _paint_words(
        c,
        model.say(CARDS[value].name),
        "\n\n".join(words),
        (left + card_w + 24, y + (h - card_h) / 2, card_w - 24, card_h),
    )


def _paint_large_exhibit(c: Canvas, model: ExpoModel, seat: int, rect: Rect) -> None:
    x, y, w, h = rect
    side = min(w * 0.5, h)
    left, top = x + (w - side * 2) / 2, y + (h - side) / 2
    art(c, f"mad_science_expo/exhibit_{seat}", (left, top, side, side), radius=24)
    rrect(c, (left, top, side, side), None, 24, 6, INK)
    tip = _exhibit_tip(model, seat)
    _paint_words(c, model.label(tip.title), model.say(tip.body), (left + side + 24, top, side - 24, side))


def _paint_words(c: Canvas, title: str, body: str, rect: Rect) -> None:
    x, y, w, h = rect
    panel(c, rect, "paper", theme=THEME, level=3, radius=24)
    text(c, title, (x + 32, y + 32), "h2", INK, max_w=w - 64)
    rich(c, body, (x + 32, y + 96, w - 64, h - 130), ("body", 34), TEXT["on_paper"], link=TEXT["link_paper"], fit=True)
