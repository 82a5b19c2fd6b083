"""The viewer's hand, and the note about what the chosen cards risk."""

from client.core.words import N_, Phrase, SeatName
from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.components import MAD_SCIENTIST
from client.games.mad_science_expo.state import Phase
from client.tables.mad_science_expo.cards import card_picture
from client.tables.mad_science_expo.knowledge import best_cards, most_of
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.painter import Painter
from client.tables.mad_science_expo.spots import HandSpot
from client.ui.metrics import Rect
from client.ui.notes import tooltip
from client.ui.soft import glow, shadow

TILT = 1.0
"""Degrees by which neighbouring cards of the fan differ."""


def tilt_of(index: int, count: int) -> float:
    """Return the angle of a card in the fan, against the clock."""
    return -(index - (count - 1) / 2) * TILT


def paint_hand(p: Painter) -> None:
    """Draw the fan: chosen cards upright and lit, the others tilted, what cannot be played dimmed."""
    hand = p.controller.hand
    order = sorted(range(len(hand)), key=lambda i: i in p.controller.chosen)
    for i in order:
        if f"hand/{i}" not in p.hidden:
            _paint_card(p, i, hand[i], p.places.hand[i])
    _paint_note(p)


def _paint_card(p: Painter, index: int, value: int, rect: Rect) -> None:
    c, spot = p.c, HandSpot(index)
    x, y, w, h = rect
    chosen = index in p.controller.chosen
    lit = p.pointing.on(spot)
    picture = card_picture(value, p.model.viewer, (w, h), p.say)
    if chosen or (lit and spot in p.targets):
        glow(c, rect, "focus" if chosen else "playable", 14, 16)
    elif spot in p.targets:
        glow(c, rect, "playable", 14, 10, border=0, strength=0.7)
    else:
        shadow(c, rect, 14, 2)
    angle = 0.0 if chosen else tilt_of(index, len(p.controller.hand))
    c.stamp(picture, (x + w / 2, y + h / 2), angle, fine=True)


def _paint_note(p: Painter) -> None:
    """Warn about the Mad Scientist while cards are chosen for a challenge."""
    note = p.places.note
    words = risk_words(p)
    if note is None or words is None or "note" in p.hidden:
        return
    x, y, w, h = note
    tooltip(p.c, (x - 6, y + h / 2), p.say(words[0]), p.rich(words[1]), w=w - 12, theme=THEME, side="right")


def risk_words(p: Painter) -> tuple[Phrase, Phrase] | None:
    """Return title and text of the note; None while no challenge is being filled."""
    sight, controller = p.model.sight, p.controller
    challenge = sight.challenge
    if challenge is None or not controller.selecting:
        return None
    attacking = sight.phase is Phase.ATTACK
    other = challenge.target if attacking else sight.active
    total = sum(controller.values)
    count = size_of(sight.hands[other]) if attacking else size_of(challenge.attack)
    if not sight.options.memory_aid:
        most = None
    else:
        most = (
            most_of(sight, p.model.viewer, other) if attacking else sum(best_cards(sight, p.model.viewer, other, count))
        )
    return _title(controller.values), _text(controller.values, total, most, other)


def _title(values: list[int]) -> Phrase:
    if MAD_SCIENTIST in values:
        return Phrase(N_("Mad Scientist: +6"))
    return Phrase(N_("No Mad Scientist"))


def _text(values: list[int], total: int, most: int | None, other: int) -> Phrase:
    name = SeatName(other)
    if MAD_SCIENTIST in values:
        if most is not None and total > most:
            return Phrase(
                N_("*{total}* beats all that {name} can play. Your Mad Scientist is safe."), total=total, name=name
            )
        if most is not None:
            text = N_("*{total}* against at most *{most}* of {name}. With the lower total *you are defeated*.")
            return Phrase(text, total=total, most=most, name=name)
        return Phrase(N_("He comes back to your hand, but with the lower total *you are defeated*."))
    if most is not None and total > most:
        return Phrase(N_("*{total}* beats all that {name} can play."), total=total, name=name)
    return Phrase(N_("You cannot be defeated. What you play, {name} keeps; what {name} plays, you keep."), name=name)
