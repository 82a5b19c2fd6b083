"""The pieces of a duel as pictures: dice, the marks beside them, weapons, the value that counts, wounds."""

from client.core.words import N_, NN_, Phrase
from client.games.henchmania.components import Card
from client.games.henchmania.state import HenchmaniaState
from client.tables.henchmania.cards import hand_picture
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK
from client.ui.dice import die
from client.ui.icons import icon
from client.ui.rich import rich
from client.ui.shapes import circle, rrect
from client.ui.soft import glow
from client.ui.text import text
from client.ui.theme import SEATS

ANGLES = (7.0, -9.0, 12.0, -6.0, 5.0, -11.0)
"""How the dice of both rows lie, in degrees."""
ROOM = 1.7
"""A die's picture is so much wider than the die, for its glow and its mark."""
Size = tuple[float, float]


def angle_of(*, attack: bool, nth: int) -> float:
    """Return how a die lies."""
    return ANGLES[(nth if attack else nth + 3) % len(ANGLES)]


def bare_die(value: int, seat: int, size: float) -> Picture:
    """Return a die as it rolls: nothing is known of it yet."""
    side = round(size * ROOM, 1)
    family = SEATS[seat].family
    return Picture(
        ("henchmania die", value, family, side), side, side, lambda c: die(c, (side / 2, side / 2), size, value, family)
    )


def judged_die(value: int, seat: int, size: float, *, good: bool, attack: bool) -> Picture:
    """Return a die that has come to rest: lit if it serves, else dark; its mark says which."""
    side = round(size * ROOM, 1)
    family = SEATS[seat].family

    def draw(c: Canvas) -> None:
        middle = (side / 2, side / 2)
        if good:
            body = (side / 2 - size / 2 - 3, side / 2 - size / 2 - 3, size + 6, size + 8)
            glow(c, body, "playable", size * 0.26, size * 0.14, border=3)
        die(c, middle, size, value, family)
        if not good:
            rrect(
                c,
                (side / 2 - size / 2 - 4, side / 2 - size / 2 - 5, size + 8, size + 10),
                c.col("#1A1020", 125),
                size * 0.26,
            )
        at = (side / 2 + size * 0.47, side / 2 - size * 0.45)
        r = max(12.0, size * 0.2)
        circle(c, at, r, INK)
        circle(c, at, r * 0.84, "green" if good else "#8C7C88")
        icon(c, ("sword" if attack else "shield") if good else "close", at, r * (1.15 if good else 0.85))

    return Picture(("henchmania judged", value, family, side, good, attack), side, side, draw)


def weapon_picture(sight: HenchmaniaState, card: Card | None, size: Size, say: Say) -> Picture:
    """Return a weapon as it is shown, or the sign of bare hands."""
    if card is not None:
        return hand_picture(sight.cards[card], card, size, say)
    w, h = round(size[0], 1), round(size[1], 1)
    words = say(N_("Bare hands"))

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, INK, 14)
        rrect(c, (4, 4, w - 8, h - 8), "cream.1", 11)
        icon(c, "glove", (w / 2, h * 0.42), min(w, h) * 0.5)
        room = (8, h * 0.68, w - 16, h * 0.28)
        rich(c, words, room, ("bold", 20), INK, align="center", valign="middle", fit=True)

    return Picture(("henchmania bare hands", w, h, words), w, h, draw)


def empty_weapon(size: Size, words: str) -> Picture:
    """Return the place of a weapon that has not been shown."""
    w, h = round(size[0], 1), round(size[1], 1)

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, c.col("#000000", 80), 14, 3, c.col("#FFFFFF", 110))
        text(
            c,
            "?",
            (w / 2, h * 0.4),
            ("title", min(90.0, h * 0.4)),
            "#FFFFFF",
            align="center",
            valign="middle",
            outline=INK,
        )
        rich(
            c, words, (8, h * 0.6, w - 16, h * 0.36), ("bold", 20), "#FFFFFF", align="center", valign="middle", fit=True
        )

    return Picture(("henchmania no weapon", w, h, words), w, h, draw)


def value_picture(value: int, size: Size, say: Say, *, attack: bool, note: str = "") -> Picture:
    """Return the plate with the number that counts now, and why if it is not the printed one."""
    w, h = round(size[0], 1), round(size[1], 1)
    words = note or say(Phrase(N_("{n} or more is a hit") if attack else N_("{n} or more is a parry"), n=value))

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, INK, 18)
        rrect(c, (4, 4, w - 8, h - 8), "yellow", 15)
        icon(c, "sword" if attack else "shield", (h * 0.55, h / 2), h * 0.62)
        text(c, f"{value}+", (h * 0.98, h / 2), ("title", h * 0.52), INK, valign="middle")
        left = h * 1.95
        rich(c, words, (left, 4, w - left - 10, h - 8), ("bold", 19), INK, valign="middle", lead=0.92, fit=True)

    return Picture(("henchmania value", value, w, h, attack, words), w, h, draw)


def wounds_picture(wounds: int, size: Size, say: Say) -> Picture:
    """Return the tile that counts the wounds as the dice lie."""
    w, h = round(size[0], 1), round(size[1], 1)
    words = say(Phrase(NN_("{n} wound", "{n} wounds"), n=wounds)) if wounds else say(N_("no wound"))

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, INK, 20)
        rrect(c, (4, 4, w - 8, h - 8), "red.1" if wounds else "green.1", 17)
        side = min(w * 0.6, h * 0.6)
        if wounds:
            icon(c, "wound", (w / 2, h * 0.4), side)
        else:
            art(c, "henchmania/parry", ((w - side) / 2, h * 0.4 - side / 2, side, side), cover=False)
        text(c, words, (w / 2, h * 0.82), "label", "#FFFFFF", align="center", valign="middle", max_w=w - 14)

    return Picture(("henchmania wounds", wounds, w, h, words), w, h, draw)
