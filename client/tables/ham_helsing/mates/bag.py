"""What is left in the bag, where there is room below the team-mates: everybody may know it, but not in which order."""

from collections import Counter
from typing import NamedTuple

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing.components import COLOURS, EFFECTS
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.tokens import FACES
from client.tables.ham_helsing.look import THEME, drawing
from client.tables.ham_helsing.map.coins import coin_picture
from client.tables.ham_helsing.mates.spots import BagSpot
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.signs import SHAPE
from client.tables.table import Tip
from client.ui.art import art
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT


class BagCount(NamedTuple):
    """What can still be drawn: tokens in all, Minions with each colour, Minions that bite, effects."""

    tokens: int
    colours: dict[str, int]
    biting: int
    effects: int


def bag_of(sight: HamState) -> BagCount:
    """Count the bag."""
    minions = [FACES[token] for token in sight.bag if token in FACES]
    with_colour = Counter(colour for face in minions for colour in face.colours)
    return BagCount(
        len(sight.bag),
        {colour: with_colour[colour] for colour in COLOURS},
        sum(face.biting for face in minions),
        sum(token in EFFECTS for token in sight.bag),
    )


def bag_tip(sight: HamState) -> Tip:
    """Return the note beside the bag."""
    count = bag_of(sight)
    title = Phrase(NN_("Bag: {n} token", "Bag: {n} tokens"), n=count.tokens)
    text_of = N_(
        "{blue} with blue, {red} with red, {purple} with purple, {yellow} with yellow; {biting} bite. "
        "{effects} effects. When it is empty, what was discarded goes back."
    )
    blue, red, purple, yellow = (count.colours[colour] for colour in COLOURS)
    words = Phrase(
        text_of, blue=blue, red=red, purple=purple, yellow=yellow, biting=count.biting, effects=count.effects
    )
    return Tip(title, words)


def paint_bag(p: HamPainting, rect: Rect) -> None:
    """Draw the bag with what is in it."""
    x, y, w, h = rect
    if p.pointing.on(BagSpot()):
        glow(p.c, rect, "focus", 20, 8, border=2)
    panel(p.c, rect, theme=THEME)
    count = bag_of(p.model.sight)
    size = min(84.0, h - 44)
    art(p.c, drawing("bag"), (x + 10, y + 34, size, size), figure=True, cover=False)
    text(p.c, p.say(Phrase(N_("Bag: {n}"), n=count.tokens)), (x + 16, y + 20), "min_t", valign="middle")
    left = x + size + 22
    half, row_h = (x + w - 10 - left) / 2, (h - 24) / 3
    for i, (colour, number) in enumerate(count.colours.items()):
        at = (left + (i % 2) * half + 14, y + 16 + (i // 2) * row_h + row_h / 2 - 2)
        icon(p.c, SHAPE[colour], at, 27)
        text(p.c, str(number), (at[0] + 20, at[1]), "min_b", valign="middle")
    low = y + 16 + 2 * row_h + row_h / 2 - 2
    p.c.stamp(coin_picture("P!", 12.0), (left + 14, low))
    text(p.c, str(count.biting), (left + 34, low), "min_b", valign="middle")
    icon(p.c, "bolt", (left + half + 14, low), 24)
    text(p.c, str(count.effects), (left + half + 34, low), "min_b", TEXT["on_dark"], valign="middle")
