"""What a duel is worth: beside the dice while somebody may answer, at large while all wait."""

from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.henchmania.stakes import cheers, stakes_of
from client.games.henchmania.state import Duel
from client.tables.henchmania.look import THEME
from client.tables.henchmania.painter import Painter
from client.tables.seat_words import whose
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.seats import seat_mark
from client.ui.shapes import rrect
from client.ui.text import text, text_w
from client.ui.theme import TEXT

SIGNS = ("sword", "shield")


class _Stake(NamedTuple):
    """One end of a duel: who wins, what that brings, and what it costs the other."""

    seat: int
    sign: str
    points: str
    price: Phrase


def _ends(p: Painter, duel: Duel) -> tuple[_Stake, _Stake]:
    viewer = p.model.viewer
    if duel.tie:
        return (
            _Stake(duel.attacker, SIGNS[0], "", Phrase(N_("Every wound counts"))),
            _Stake(duel.defender, SIGNS[1], "", Phrase(N_("Then the other attacks"))),
        )
    at = stakes_of(p.model.sight, duel)
    gains = (
        at.attacker_gain + sum(cheers(p.model.sight, duel.attacker)),
        at.defender_gain + sum(cheers(p.model.sight, duel.defender)),
    )
    wound = N_("You lose {n} a wound"), N_("{name} loses {n} a wound")
    if at.extra_loss:
        wound = N_("You lose {n} a wound and {more} more"), N_("{name} loses {n} a wound and {more} more")
    lost = N_("You lose {n}"), N_("{name} loses {n}")
    if not at.attacker_loss:
        lost = N_("You lose nothing"), N_("{name} loses nothing")
    hurt = whose(duel.defender, viewer, wound, n=at.wound_loss, more=at.extra_loss)
    return (
        _Stake(duel.attacker, SIGNS[0], f"+{gains[0]}", hurt),
        _Stake(duel.defender, SIGNS[1], f"+{gains[1]}", whose(duel.attacker, viewer, lost, n=at.attacker_loss)),
    )


def paint_stakes(p: Painter, duel: Duel) -> None:
    """Say what either outcome brings, while others decide."""
    x, y, w, h = p.places.stage.answers
    half = min(420.0, (w - 16) / 2)
    left = x + w / 2 - half - 8
    tall = min(h, 96.0)
    for i, stake in enumerate(_ends(p, duel)):
        _large(p, stake, (left + i * (half + 16), y + (h - tall) / 2, half, tall))


def _large(p: Painter, stake: _Stake, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    rrect(c, rect, c.col(THEME.panel, 230), 16)
    rrect(c, (x, y, 10, h), c.seat_colour(stake.seat), 5)
    icon(c, stake.sign, (x + 44, y + h / 2), 40)
    seat_mark(c, (x + 88, y + h * 0.34), 12, stake.seat)
    title = whose(stake.seat, p.model.viewer, (N_("If you win"), N_("If {name} wins")))
    room = w - 118 - (74 if stake.points else 14)
    text(c, p.say(title), (x + 108, y + h * 0.34), "label", valign="middle", max_w=room)
    text(c, p.say(stake.price), (x + 80, y + h * 0.7), "min", TEXT["on_dark_2"], valign="middle", max_w=room + 26)
    if stake.points:
        text(c, stake.points, (x + w - 14, y + h / 2), "number", TEXT["good"], align="right", valign="middle")


def paint_stakes_beside(p: Painter, duel: Duel) -> None:
    """Say the same in little, beside the row of the attack and beside that of the defence."""
    for stake, rect in zip(_ends(p, duel), p.places.stage.stakes, strict=True):
        _small(p, stake, rect)


def _small(p: Painter, stake: _Stake, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    rrect(c, rect, c.col(THEME.panel, 215), 14)
    rrect(c, (x, y, 7, h), c.seat_colour(stake.seat), 4)
    head = h * 0.3
    if stake.points:
        icon(c, stake.sign, (x + 28, y + head), 28)
        text(c, stake.points, (x + w - 12, y + head), "h2", TEXT["good"], align="right", valign="middle")
        seat_mark(c, (x + w - 30 - text_w(c, stake.points, "h2"), y + head), 11, stake.seat)
    else:
        icon(c, stake.sign, (x + w / 2, y + head), 32)
    room: Rect = (x + 14, y + head + 18, w - 22, h - head - 24)
    rich(c, p.say(stake.price), room, "min", TEXT["on_dark_2"], valign="middle", lead=0.92, fit=True)
