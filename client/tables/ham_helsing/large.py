"""A close look: a picture at the left, its rules on paper at the right."""

import math
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import CARDS, LOCATION_POWERS, LOCATIONS, VILLAINS
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.cards.film import Film, film_picture
from client.tables.ham_helsing.cards.slots import CARD_RATIO, FILM_RATIO
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.look import THEME, drawing, place_art
from client.tables.ham_helsing.map.coins import SIDE, coin_picture
from client.tables.ham_helsing.map.spots import (
    HeroSpot,
    KnucklesSpot,
    MinionSpot,
    PlaceSpot,
    PowerSpot,
    VillainSpot,
)
from client.tables.ham_helsing.market.spots import FilmSpot, WaitingSpot
from client.tables.ham_helsing.market.tips import upgrade_at, upgrade_words
from client.tables.ham_helsing.mates.spots import MateSpot
from client.tables.ham_helsing.model import HamModel, held_by
from client.tables.ham_helsing.tips import map_tip
from client.tables.ham_helsing.trade.spots import GoodSpot
from client.tables.ham_helsing.villain.spots import VillainPanelSpot
from client.tables.table import Spot
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.metrics import Rect, columns, inset
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT


class Look(NamedTuple):
    """What is told on the paper beside a picture."""

    title: Phrase
    words: Phrase


def has_large(model: HamModel, spot: Spot) -> bool:
    """Tell whether there is something to look at closely."""
    return _look(model, spot) is not None


def paint_large(c: Canvas, model: HamModel, spot: Spot, rect: Rect) -> None:
    """Draw what lies at a spot as large as its rectangle allows."""
    look = _look(model, spot)
    if look is None:
        return
    if isinstance(spot, MateSpot) and held_by(model.sight, spot.c):
        _open_hand(c, model, (spot.c, look), rect)
        return
    x, y, w, h = rect
    ratio = _ratio(spot)
    wide = min(w * 0.48, h / ratio)
    tall = wide * ratio
    left, top = x + (w - 2 * wide - 24) / 2, y + (h - tall) / 2
    _picture(c, model, spot, (left, top, wide, tall))
    paper: Rect = (left + wide + 24, top, wide, tall)
    panel(c, paper, "paper", theme=THEME, level=3, radius=24)
    x, y, w, h = paper
    text(c, model.label(look.title), (x + 32, y + 28), "h2", TEXT["on_paper"], max_w=w - 64)
    body = model.say(look.words)
    room = (x + 32, y + 92, w - 64, h - 120)
    if isinstance(spot, PlaceSpot | PowerSpot):
        room = (room[0], room[1], room[2], room[3] - _minions(c, model.sight.board[spot.loc], paper))
    rich(c, body, room, ("body", 30), TEXT["on_paper"], link=TEXT["link_paper"], fit=True)


def _ratio(spot: Spot) -> float:
    """Return the height of a picture by its width."""
    if isinstance(spot, FilmSpot | WaitingSpot):
        return FILM_RATIO
    return CARD_RATIO if isinstance(spot, HandSpot | PlayedSpot | GoodSpot) else 1.0


def _look(model: HamModel, spot: Spot) -> Look | None:
    match spot:
        case HandSpot(uid) | PlayedSpot(uid):
            return _card_look(model, uid)
        case GoodSpot(_, "card", uid):
            return _card_look(model, uid)
        case FilmSpot() | WaitingSpot():
            upgrade = upgrade_at(model.sight, spot)
            return None if upgrade is None else Look(Phrase(CARDS[upgrade].name), upgrade_words(upgrade))
        case VillainPanelSpot() | VillainSpot():
            return _villain_look(model)
        case PlaceSpot(loc) | PowerSpot(loc):
            return _place_look(model, loc)
        case MinionSpot() | HeroSpot() | MateSpot() | KnucklesSpot():
            tip = map_tip(model, spot)
            return None if tip is None else Look(tip.title, tip.body)
        case _:
            return None


def _card_look(model: HamModel, uid: int) -> Look:
    """Tell every layer of a card."""
    card = model.sight.cards[uid]
    words = Phrase(N_("A card of {hero}."), hero=names.hero_by_id(CARDS[card.id].owner))
    for part in (card.id, *card.ups):
        printed = CARDS[part]
        says = Phrase(printed.text) if printed.star is not None else Phrase(N_("icons only"))
        words = Phrase(N_("{before}\n\n*{name}:* {says}"), before=words, name=Phrase(printed.name), says=says)
    return Look(Phrase(CARDS[card.id].name), words)


def _villain_look(model: HamModel) -> Look:
    villain = VILLAINS[model.sight.villain]
    powers = [Phrase(power.text) for power in villain.powers]
    words = Phrase(
        N_("*Each round:* {skull}\n\n*From two nests on:* {first}\n\n*From four nests on:* {second}\n\n*Dice:* {die}"),
        skull=powers[0],
        first=powers[1],
        second=powers[2],
        die=Phrase(villain.die_text),
    )
    if villain.armour_text:
        words = Phrase(N_("{before}\n\n{armour}"), before=words, armour=Phrase(villain.armour_text))
    return Look(Phrase(villain.name), words)


def _place_look(model: HamModel, loc: str) -> Look | None:
    tip = map_tip(model, PlaceSpot(loc))
    power = LOCATIONS[loc].power
    if tip is None or power is None:
        return None if tip is None else Look(tip.title, tip.body)
    printed = LOCATION_POWERS[power]
    text = N_("{before}\n\n*{name}:* {says}")
    return Look(tip.title, Phrase(text, before=tip.body, name=Phrase(printed.name), says=Phrase(printed.text)))


def _picture(c: Canvas, model: HamModel, spot: Spot, rect: Rect) -> None:
    x, y, w, h = rect
    sight = model.sight
    match spot:
        case HandSpot(uid) | PlayedSpot(uid) | GoodSpot(value=uid):
            c.paste(card_picture(Face(sight.cards[uid], full_text=True), (w, h), model.say), (x, y))
        case FilmSpot() | WaitingSpot():
            film = Film(upgrade_at(sight, spot) or "", full_text=True)
            c.paste(film_picture(film, (w, h), model.say), (x, y))
        case MinionSpot(_, token):
            picture = coin_picture(token, w / SIDE)
            c.paste(picture, (x + (w - picture.width) / 2, y + (h - picture.height) / 2))
        case PlaceSpot(loc) | PowerSpot(loc):
            _framed(c, place_art(loc), rect)
        case HeroSpot(who) | MateSpot(who):
            _framed(c, drawing(sight.team[who].hero.id), rect)
        case KnucklesSpot():
            _framed(c, drawing("knuckles_asleep" if sight.asleep else "knuckles"), rect)
        case _:
            _framed(c, drawing(sight.villain), rect)


def _open_hand(c: Canvas, model: HamModel, mate: tuple[int, Look], rect: Rect) -> None:
    """Draw what a team-mate is and does above its hand, card by card."""
    who, look = mate
    held = held_by(model.sight, who)
    panel(c, rect, "paper", theme=THEME, level=3, radius=24)
    x, y, w, h = inset(rect, 28)
    side = min(220.0, h * 0.34)
    _framed(c, drawing(model.sight.team[who].hero.id), (x, y, side, side))
    text(c, model.label(look.title), (x + side + 24, y + 4), "h2", TEXT["on_paper"], max_w=w - side - 24)
    words = (x + side + 24, y + 60, w - side - 24, side - 60)
    rich(c, model.say(look.words), words, ("body", 26), TEXT["on_paper"], link=TEXT["link_paper"], fit=True)
    top = y + side + 24
    cards = columns((x, top, w, y + h - top), len(held), 16)
    card_w = min(cards[0][2], (y + h - top) / CARD_RATIO)
    for uid, place in zip(held, cards, strict=True):
        left = place[0] + (place[2] - card_w) / 2
        c.paste(card_picture(Face(model.sight.cards[uid]), (card_w, card_w * CARD_RATIO), model.say), (left, top))


def _minions(c: Canvas, tokens: tuple[str, ...], paper: Rect) -> float:
    """Draw the Minions of a place in rows at the foot of the paper; return the height used."""
    x, y, w, h = paper
    across = max(1, int((w - 64) // 84))
    rows = math.ceil(len(tokens) / across)
    top = y + h - 24 - 84 * rows
    for i, token in enumerate(tokens):
        row, column = divmod(i, across)
        c.stamp(coin_picture(token, 34.0), (x + 32 + 84 * column + 42, top + 84 * row + 42))
    return 84.0 * rows


def _framed(c: Canvas, name: str, rect: Rect) -> None:
    art(c, name, rect, radius=24)
    rrect(c, rect, None, 24, 6)
