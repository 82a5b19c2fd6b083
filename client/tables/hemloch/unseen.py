"""What is still to come out of a deck: everybody may work that out, and nobody has to do it by hand."""

from client.core.words import N_, Phrase, SeatName
from client.games.hemloch.bag import Bag, bag_of, count_of
from client.games.hemloch.components import CARDS, LOCATIONS, MINIONS
from client.games.hemloch.state import HemlochState
from client.tables.hemloch.cards import minion_picture
from client.tables.hemloch.look import THEME
from client.tables.hemloch.places import HemlochModel
from client.tables.pills import number_pill
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT

ACROSS = 7
"""Kinds in a row."""


def unseen_of(sight: HemlochState, seat: int) -> Bag:
    """Return what a seat has in its deck; of another seat, in deck and hand together."""
    sides = sum(sight.board[2 * location + seat] for location in LOCATIONS)
    rest = sight.pools[seat] - sides - bag_of(sight.discards[seat])
    return rest - (sight.hands[seat] if seat == sight.viewer else sight.known[seat])


def paint_unseen(c: Canvas, model: HemlochModel, seat: int, rect: Rect) -> None:
    """Spread all kinds of Minions out, with how many of each are still to come."""
    x, y, w, h = rect
    panel(c, rect, "paper", theme=THEME, level=3, radius=24)
    title = Phrase(N_("Left in your deck"))
    if seat != model.viewer:
        title = Phrase(N_("{name} has these in deck and hand"), name=SeatName(seat))
    text(c, model.label(title), (x + 36, y + 46), "h2", INK, valign="middle", max_w=w - 72)
    unseen = unseen_of(model.sight, seat)
    step = (w - 60) / ACROSS
    card_w = min(step - 18, (h - 130) / 2 / 1.4 - 46)
    for number, card in enumerate(CARDS):
        column, row = number % ACROSS, number // ACROSS
        left = x + 30 + column * step + (step - card_w) / 2
        top = y + 92 + row * (card_w * 1.4 + 64)
        count = count_of(unseen, card)
        c.paste(minion_picture(card, seat, (card_w, card_w * 1.4)), (left, top), alpha=None if count else 70)
        number_pill(c, (left + card_w - 8, top + 14), str(count), 18, "yellow" if count else "#B9AFC4")
        at = (left + card_w / 2, top + card_w * 1.4 + 20)
        ink = TEXT["on_paper"] if count else TEXT["on_paper_2"]
        text(c, model.label(MINIONS[card].name), at, "min_b", ink, align="center", valign="middle", max_w=step - 8)
