"""What can be answered in a duel, offered in place with its price and its chances; else what is at stake."""

from client.core.words import N_, Phrase, SeatName
from client.games.henchmania.cards import GUARD
from client.games.henchmania.components import PLAIN, Card
from client.games.henchmania.moves import Decline, Die, DuelCard, Guard, Move, Weapon
from client.games.henchmania.state import Duel
from client.tables.henchmania.answers import answers_of
from client.tables.henchmania.cards import small_picture
from client.tables.henchmania.chances import after_move
from client.tables.henchmania.look import THEME
from client.tables.henchmania.paint_stakes import paint_stakes
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.spots import AnswerSpot
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect, inset
from client.ui.shapes import circle, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text
from client.ui.theme import PAPER, TEXT, accent


def paint_answers(p: Painter, duel: Duel) -> None:
    """Draw a tile for every answer, or the points that are at stake."""
    if "answers" in p.hidden:
        return
    offered = answers_of(p.model)
    if not offered:
        paint_stakes(p, duel)
    for i, (move, rect) in enumerate(zip(offered, p.places.answers, strict=True)):
        _tile(p, duel, (i, move), rect)


def _tile(p: Painter, duel: Duel, answer: tuple[int, Move], rect: Rect) -> None:
    c, (nth, move) = p.c, answer
    x, y, w, h = rect
    on = p.pointing.on(AnswerSpot(nth))
    if on:
        glow(c, rect, "focus", 15, 14, border=4)
    else:
        shadow(c, rect, 15, 3)
    rrect(c, rect, INK, 15)
    rrect(c, inset(rect, 4), "#FFE9B0" if on else PAPER, 12)
    card = _card_of(move)
    art_h = min(h - 16, (w * 0.3) * 1.4)
    art_w = art_h / 1.4
    if card is not None:
        c.paste(small_picture(card, (art_w, art_h)), (x + 10, y + (h - art_h) / 2))
    else:
        middle = (x + 10 + art_w / 2, y + h / 2)
        circle(c, middle, art_w * 0.45, INK)
        circle(c, middle, art_w * 0.45 - 4, accent(THEME, 1))
        icon(c, "glove" if isinstance(move, Weapon) else "hand", middle, art_w * 0.55)
    _tile_words(p, duel, move, (x + art_w + 20, y + 6, w - art_w - 30, h - 12))


def _tile_words(p: Painter, duel: Duel, move: Move, room: Rect) -> None:
    c = p.c
    x, y, w, h = room
    low = h < 100
    text(
        c,
        p.say(title_of(move)),
        (x, y + h * (0.24 if low else 0.16)),
        "h3",
        INK,
        valign="middle",
        max_w=w,
        max_h=h * 0.4,
    )
    if not low:
        text(c, p.say(_short(p, duel, move)), (x, y + h * 0.38), "small", INK, valign="middle", max_w=w)
        text(c, p.say(price_of(move)), (x, y + h * 0.86), "min", TEXT["on_paper_2"], valign="middle", max_w=w)
    chance = own_chance(p, duel, move)
    if chance is None:
        return
    bar: Rect = (x, y + h * (0.66 if low else 0.62) - 13, w, 26)
    _bar(c, bar, chance, _bar_words(p, duel, chance))


def _short(p: Painter, duel: Duel, move: Move) -> Phrase:
    """Say what an answer does; of a weapon only what counts for the side that takes it up."""
    if not isinstance(move, Weapon) or move.card is None:
        return effect_of(move)
    printed = p.model.sight.cards[move.card]
    if p.deciding == duel.attacker:
        return Phrase(N_("{n} or more hits"), n=printed.attack)
    return Phrase(N_("{n} or more parries"), n=printed.defense)


def _bar(c: Canvas, bar: Rect, share: float, words: str) -> None:
    x, y, w, h = bar
    rrect(c, bar, INK, h / 2)
    rrect(c, inset(bar, 3), "red", h / 2 - 3)
    if share > 0:
        rrect(c, (x + 3, y + 3, max(h - 6, (w - 6) * share), h - 6), "green", h / 2 - 3)
    at = (x + w / 2, y + h / 2)
    text(c, words, at, ("bold", 18), "#FFFFFF", align="center", valign="middle", max_w=w - 10, outline=INK, ow=2)


def _bar_words(p: Painter, duel: Duel, chance: float) -> str:
    percent = round(100 * chance)
    if p.model.viewer in (duel.attacker, duel.defender):
        return p.say(Phrase(N_("{n} % you win"), n=percent))
    return p.say(Phrase(N_("{n} % {name} wins"), n=percent, name=SeatName(duel.attacker)))


def own_chance(p: Painter, duel: Duel, move: Move) -> float | None:
    """Return the viewer's chance to win after a move; for those who look on, the attacker's."""
    chance = after_move(p.model.sight, duel, move)
    if chance is None:
        return None
    return 1 - chance if p.model.viewer == duel.defender else chance


def _card_of(move: Move) -> Card | None:
    match move:
        case Weapon(card) | DuelCard(card):
            return card
        case Guard():
            return GUARD
        case _:
            return None


def title_of(move: Move) -> Phrase:
    """Name an answer."""
    match move:
        case Weapon(card):
            return Phrase(N_("Bare hands")) if card is None else Phrase(PLAIN[card].name)
        case DuelCard(card, trump) if trump is not None:
            return Phrase(N_("{card}: {trump}"), card=Phrase(PLAIN[card].name), trump=Phrase(PLAIN[trump].name))
        case DuelCard(card):
            return Phrase(PLAIN[card].name)
        case Guard():
            return Phrase(N_("Call the Guard"))
        case Decline():
            return Phrase(N_("Accept the duel"))
        case _:
            return Phrase(N_("Nothing more"))


EFFECTS = {
    "spoil_weapon": N_("Spoils their weapon"),
    "ease_value": N_("Each die needs 1 less"),
    "distract": N_("One die less attacks"),
    "reroll_own": N_("Rolls a failed die again"),
    "turn_to_face": N_("A failed die becomes a 6"),
    "heal": N_("One wound less"),
}


def effect_of(move: Move) -> Phrase:
    """Say in a few words what an answer does."""
    match move:
        case Weapon(card):
            if card is None:
                return Phrase(N_("Only a six serves"))
            printed = PLAIN[card]
            return Phrase(N_("{attack}+ hits, {defence}+ parries"), attack=printed.attack, defence=printed.defense)
        case DuelCard(_, _, Die.GOOD):
            return Phrase(N_("Rolls a good die again"))
        case DuelCard(_, _, Die.BAD):
            return Phrase(N_("Rolls a failed die again"))
        case DuelCard(card, trump):
            return Phrase(EFFECTS[PLAIN[card if trump is None else trump].effect.value])
        case Guard():
            return Phrase(N_("No duel, no points"))
        case Decline():
            return Phrase(N_("Keep the Guard"))
        case _:
            return Phrase(N_("Leave it as it is"))


def price_of(move: Move) -> Phrase:
    """Say what an answer costs."""
    match move:
        case Weapon(None):
            return Phrase(N_("Costs no card"))
        case Weapon() | Guard():
            return Phrase(N_("Then discarded"))
        case DuelCard(card):
            return Phrase(N_("Discarded")) if PLAIN[card].spent else Phrase(N_("Turned for today"))
        case _:
            return Phrase(N_("Costs nothing"))
