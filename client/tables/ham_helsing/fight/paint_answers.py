"""The large answers below a fight: each says what it brings."""

from typing import NamedTuple

from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.moves import KeepDice, Move, PickResult, Reroll
from client.tables.ham_helsing.fight.chances import reroll_of
from client.tables.ham_helsing.fight.controller import answers_of
from client.tables.ham_helsing.fight.layout import answer_rects
from client.tables.ham_helsing.fight.paint_lanes import Light
from client.tables.ham_helsing.fight.scene import Fight
from client.tables.ham_helsing.fight.spots import FightAnswerSpot
from client.tables.ham_helsing.fight.verdict import Verdict, verdict_of
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.villain.dice import die_picture
from client.ui.buttons import ButtonKind, button
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.text import text

TALL = 76.0


class Answer(NamedTuple):
    """A large answer: the die it shows (or a tick), its title and what it brings."""

    face: str
    title: Phrase
    note: Phrase
    primary: bool


def paint_answers(c: Canvas, fight: Fight, light: Light) -> None:
    """Draw the answers side by side."""
    moves = answers_of(fight.model)
    for i, (move, rect) in enumerate(zip(moves, answer_rects(fight.parts.answers, len(moves)), strict=True)):
        _paint(c, fight, (answer_for(fight, move), rect), on=light.on(FightAnswerSpot(i)))


def _paint(c: Canvas, fight: Fight, what: tuple[Answer, Rect], *, on: bool) -> None:
    answer, rect = what
    kind: ButtonKind = "primary" if answer.primary else "secondary"
    button(c, rect, kind=kind, state="hover" if on else "normal", theme=THEME)
    x, y, w, h = rect
    middle = y + (h - 6) / 2
    size = min(52.0, h - 22)
    if answer.face:
        c.stamp(die_picture(answer.face, size), (x + 20 + size / 2, middle), 6, fine=True)
    else:
        icon(c, "check", (x + 20 + size / 2, middle), size * 0.66, INK)
    left = x + size + 34
    room = x + w - 16 - left
    if h < TALL:
        text(c, fight.model.label(answer.title), (left, middle), "label", INK, valign="middle", max_w=room)
        return
    text(c, fight.model.label(answer.title), (left, y + h * 0.28), "label", INK, valign="middle", max_w=room)
    note = (left, y + h * 0.42, room, h * 0.48)
    rich(c, fight.model.say(answer.note), note, "min", INK, valign="middle", lead=0.88, fit=True)


def answer_for(fight: Fight, move: Move) -> Answer:
    """Return how an answer looks."""
    sight, showing = fight.sight, fight.showing
    match move:
        case Reroll(die):
            title = N_("Reroll the first die") if die == 0 else N_("Reroll the second die")
            return Answer(showing.dice[die], Phrase(title), _reroll_note(fight, die), primary=False)
        case PickResult(result) if showing.picking is not None:
            die, old, new = showing.picking
            face = new if result == "new" else old
            dice = (face, showing.dice[1]) if die == 0 else (showing.dice[0], face)
            title = N_("Take the new face") if result == "new" else N_("Keep the old face")
            verdict = verdict_of(sight, showing.c, showing.force, dice)
            return Answer(face, Phrase(title), result_words(fight, verdict), primary=result == "new")
        case KeepDice():
            verdict = verdict_of(sight, showing.c, showing.force, showing.dice)
            return Answer("", Phrase(N_("Keep both")), result_words(fight, verdict), primary=True)
        case _:
            raise TypeError(f"{move!r} answers nothing here")


def result_words(fight: Fight, verdict: Verdict) -> Phrase:
    """Say in one line what both sides lose and how many rewards there are."""
    sight, c = fight.sight, fight.showing.c
    parts = [
        Phrase(N_("\u2212{n} {villain}"), n=verdict.loss, villain=names.villain(sight.villain)),
        Phrase(N_("\u2212{n} {hero}"), n=verdict.hurt, hero=names.hero_of(sight, c)),
    ]
    if verdict.rewards:
        parts.append(Phrase(NN_("{n} reward", "{n} rewards"), n=len(verdict.rewards)))
    return Phrase(N_("{results}"), results=Listing(tuple(parts)))


def _reroll_note(fight: Fight, die: int) -> Phrase:
    """Say what rolling a die again may bring: more hits if it blocks some, else less Damage."""
    showing = fight.showing
    first, second = showing.dice
    brings = reroll_of(fight.sight, showing.c, showing.force, (first, second), die)
    if brings.harder:
        return Phrase(N_("{n} of 6 faces: more hits, up to +{best}"), n=brings.harder, best=brings.best)
    if brings.safer:
        hero = names.hero_of(fight.sight, showing.c)
        return Phrase(N_("{n} of 6 faces: less Damage to {hero}"), n=brings.safer, hero=hero)
    return Phrase(N_("No face would be better"))
