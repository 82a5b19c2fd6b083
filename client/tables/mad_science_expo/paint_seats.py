"""The panels of the seats: who sits there, hand, open team, exhibit."""

from client.core.words import N_, NN_, Phrase
from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.components import EXHIBITS, RECRUIT_MIN_TEAM
from client.games.mad_science_expo.state import Phase
from client.tables.mad_science_expo.cards import back, card_picture
from client.tables.mad_science_expo.knowledge import recruited_value
from client.tables.mad_science_expo.layout import numbers_room
from client.tables.mad_science_expo.look import THEME
from client.tables.mad_science_expo.painter import Painter
from client.tables.mad_science_expo.spots import ExhibitSpot, TeamSpot
from client.ui.art import art
from client.ui.buttons import chip, chip_w
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect, centre
from client.ui.seats import avatar
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import GLOW, TEXT, accent

NARROW = 280.0
"""A head below this width says only what matters."""


def paint_opponent(p: Painter, seat: int) -> None:
    """Draw another seat's panel."""
    rect = p.places.panels[seat]
    _frame(p, seat, rect)
    _head(p, seat, p.places.parts[seat].head)
    _team(p, seat, p.places.parts[seat].team)
    paint_exhibit(p, seat, p.places.parts[seat].exhibit)


def _frame(p: Painter, seat: int, rect: Rect) -> None:
    c, sight = p.c, p.model.sight
    edge: Paint | None = None
    if sight.challenge is not None and seat == sight.active:
        edge = GLOW["attack"]
    elif seat == p.deciding:
        edge = accent(THEME)
    if edge is not None:
        glow(c, rect, edge, 20, 18, border=0, strength=0.9)
    panel(c, rect, theme=THEME)
    if edge is not None:
        rrect(c, rect, None, 20, 5, edge)


def _head(p: Painter, seat: int, rect: Rect) -> None:
    """Draw portrait, name, level and the backs of the hand."""
    c, sight, player = p.c, p.model.sight, p.model.players[seat]
    x, y, w, h = rect
    r = min(34.0, h * 0.42)
    at = (x + r + 8, y + min(h, 88) / 2 + 2)
    first = seat == sight.first_seat
    avatar(
        c,
        at,
        r,
        f"common/avatar_{player.avatar}",
        seat,
        thinking=p.thinking(seat),
        first=first,
        out=sight.defeated[seat],
    )
    tx = at[0] + r + 18
    room = x + w - tx
    if sight.defeated[seat] and w < NARROW:
        icon(c, "skull", (x + w - 22, at[1]), 30)
        room -= 44
    elif sight.defeated[seat]:
        words = p.say(N_("Defeated"))
        wide = chip_w(c, words, "skull")
        chip(c, (x + w - wide, at[1]), words, "skull", "bad", theme=THEME)
        room -= wide + 12
    elif h < 110:
        room -= hand_backs(p, seat, (x + w, at[1]), min(47.0, h - 12)) + 10
    quiet = TEXT["on_dark_2"] if sight.defeated[seat] else TEXT["on_dark"]
    text(c, p.model.names[seat], (tx, at[1] - 30), "h3", quiet, max_w=room)
    text(c, p.level_words(seat), (tx, at[1] + 4), "min", TEXT["on_dark_2"], max_w=room)
    if h >= 110 and not sight.defeated[seat]:
        hand_backs(p, seat, (x + w - 8, y + h - 32), 50.0)


def hand_backs(p: Painter, seat: int, right_middle: tuple[float, float], card_h: float) -> float:
    """Draw a hand from behind with its number of cards, ending at ``right_middle``; returns the width used."""
    c = p.c
    count = size_of(p.model.sight.hands[seat])
    x, y = right_middle
    number = str(count)
    number_w = text_w(c, number, "h2")
    text(c, number, (x - 6, y), "h2", "#FFFFFF", align="right", valign="middle")
    card_w = card_h / 1.4
    step = min(15.0, (30.0 if p.places.head(seat)[2] < NARROW else 90.0) / max(1, count))
    left = x - number_w - 18 - card_w - step * max(0, count - 1)
    shown = count - sum(f"back/{seat}/{i}" in p.hidden for i in range(count))
    for i in range(shown):
        c.paste(back((card_w, card_h)), (left + i * step, y - card_h / 2))
    return x - left


def _team(p: Painter, seat: int, box: Rect) -> None:
    c, sight = p.c, p.model.sight
    p.ground(TeamSpot(seat), box)
    team = sight.teams[seat]
    x, y, w, h = box
    if not team:
        words = N_("team lost to the box") if sight.defeated[seat] else N_("no team yet")
        text(c, p.say(words), centre(box), "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 16)
        return
    recruitable = len(team) >= RECRUIT_MIN_TEAM
    at_stake = sight.challenge is not None and sight.challenge.target == seat
    for i, rect in enumerate(p.places.teams[seat]):
        if f"team/{seat}/{i}" not in p.hidden:
            paint_team_card(p, team[i], rect, light="attack" if at_stake else "playable" if recruitable else None)
    right = x + w - 14
    text(
        c,
        str(p.shown(f"team/{seat}", sum(team))),
        (right, y + h / 2 - 14),
        "number",
        "#FFFFFF",
        align="right",
        valign="middle",
    )
    words = N_("at stake") if at_stake else N_("can recruit") if recruitable else N_("team")
    ink = GLOW["attack"] if at_stake else GLOW["playable"] if recruitable else TEXT["on_dark_2"]
    text(
        c, p.say(words), (right, y + h / 2 + 26), "min_b", ink, align="right", valign="middle", max_w=numbers_room(box)
    )


def paint_team_card(p: Painter, value: int, rect: Rect, light: str | None = None) -> None:
    """Draw one open henchman, lit if ``light`` names a glow."""
    x, y, w, h = rect
    if light is not None:
        glow(p.c, rect, light, 9, 9, border=3 if light == "attack" else 0, strength=0.8)
    p.c.paste(card_picture(value, 0, (w, h)), (x, y))


def paint_exhibit(p: Painter, seat: int, rect: Rect) -> None:
    """Draw the plinth of an exhibit with what has been recruited under it."""
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    p.ground(ExhibitSpot(seat), rect)
    thumb = h - 8
    art(c, f"mad_science_expo/exhibit_{seat}", (x + 4, y + 4, thumb, thumb), radius=11)
    rrect(c, (x + 4, y + 4, thumb, thumb), None, 11, 2, INK)
    count = sum(len(team) for team in sight.recruited[seat])
    value = str(round(p.shown(f"recruited/{seat}", recruited_value(sight, seat)))) if p.shows_recruited else ""
    value_w = text_w(c, value, "number") + 12 if value else 0
    room = w - thumb - 24 - value_w
    words = Phrase(NN_("{n} recruited", "{n} recruited"), n=count) if count else N_("none recruited")
    tx = x + thumb + 14
    text(c, p.say(EXHIBITS[seat].name), (tx, y + h / 2 - 12), "min", TEXT["on_dark_2"], valign="middle", max_w=room)
    text(
        c,
        p.say(words),
        (tx, y + h / 2 + 12),
        "min_b",
        TEXT["on_dark"] if count else TEXT["on_dark_2"],
        valign="middle",
        max_w=room,
    )
    if value:
        text(c, value, (x + w - 12, y + h / 2), "number", "#FFFFFF", align="right", valign="middle")


def paint_own(p: Painter) -> None:
    """Draw the viewer's own column."""
    c, sight, seat = p.c, p.model.sight, p.model.viewer
    _frame(p, seat, p.places.panels[seat])
    x, y, w, h = p.places.own.head
    r = min(34.0, h * 0.42)
    player = p.model.players[seat]
    avatar(
        c,
        (x + r + 6, y + h / 2),
        r,
        f"common/avatar_{player.avatar}",
        seat,
        first=seat == sight.first_seat,
        out=sight.defeated[seat],
    )
    score = str(round(p.shown(f"recruited/{seat}", recruited_value(sight, seat))))
    tx = x + 2 * r + 20
    room = w - 2 * r - 30 - text_w(c, score, "number") - 44
    text(c, p.model.names[seat], (tx, y + h / 2 - 32), "h3", max_w=room)
    text(c, p.say(_own_state(p)), (tx, y + h / 2 + 2), "min", TEXT["on_dark_2"], max_w=room)
    icon(c, "star", (x + w - text_w(c, score, "number") - 26, y + h / 2), 30)
    text(c, score, (x + w - 4, y + h / 2), "number", "#FFFFFF", align="right", valign="middle")
    _own_team(p)
    paint_exhibit(p, seat, p.places.own.exhibit)


def _own_state(p: Painter) -> str:
    sight, seat = p.model.sight, p.model.viewer
    if sight.defeated[seat]:
        return N_("defeated")
    if sight.challenge is not None and sight.challenge.target == seat:
        return N_("defends")
    if sight.active == seat and sight.phase is not Phase.OVER:
        return N_("attacks") if sight.challenge is not None else N_("to move")
    return N_("waits")


def _own_team(p: Painter) -> None:
    c, sight, seat = p.c, p.model.sight, p.model.viewer
    box = p.places.own.team
    x, y, w, h = box
    team = sight.teams[seat]
    at_stake = sight.challenge is not None and sight.challenge.target == seat
    recruitable = len(team) >= RECRUIT_MIN_TEAM
    if at_stake:
        rrect(c, box, c.col("red", 60), 14)
        rrect(c, box, None, 14, 3, GLOW["attack"])
    else:
        p.ground(TeamSpot(seat), box)
    words = (
        N_("Your team is at stake")
        if at_stake
        else N_("Your team can be recruited")
        if recruitable
        else N_("Your team")
    )
    icon(c, "target" if at_stake else "people", (x + 26, y + 24), 26)
    text(
        c,
        p.say(words),
        (x + 48, y + 24),
        "small_b",
        "#FFD5CC" if at_stake else TEXT["on_dark"],
        valign="middle",
        max_w=w - 60,
    )
    light = "attack" if at_stake else "playable" if recruitable else None
    for i, rect in enumerate(p.places.teams[seat]):
        if f"team/{seat}/{i}" not in p.hidden:
            paint_team_card(p, team[i], rect, light)
    if not team:
        middle = (x + w / 2, y + h / 2)
        text(c, p.say(N_("nobody yet")), middle, "min", TEXT["on_dark_2"], align="center", valign="middle")
    text(c, p.say(N_("Worth")), (x + 16, y + h - 22), "min", TEXT["on_dark_2"], valign="middle")
    worth = str(round(p.shown(f"team/{seat}", sum(team))))
    text(c, worth, (x + w - 16, y + h - 22), "number", "#FFFFFF", align="right", valign="middle")
