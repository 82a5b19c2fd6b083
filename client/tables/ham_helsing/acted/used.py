"""How the use of stars, abilities and powers is acted out."""

from client.core.words import Phrase
from client.games.ham_helsing import events as e
from client.tables.ham_helsing.acted.homes import (
    board_of,
    flying,
    hand_pose,
    home_of,
    played_rect,
)
from client.tables.ham_helsing.acted.telling import Telling, sign_picture
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.signs import ICON
from client.tables.pictures import art_picture, words_picture
from client.ui.canvas import Picture
from client.ui.clips import Grow, Sound
from client.ui.easing import overshoot
from client.ui.effects import SPARKS, Burst
from client.ui.metrics import centre
from client.ui.poses import Pose
from client.ui.shapes import circle


def used_beat(
    told: Telling,
    event: e.StarUsed | e.IconsTurned | e.IconCovered | e.AbilityUsed | e.PowerUsed | e.StayedDown,
) -> Beat:
    """Return how something that is used is seen."""
    new = told.stage.new
    match event:
        case e.StarUsed(_, uid, card):
            x, y = centre(played_rect(told.stage.old, told.stage.before, uid))
            shown = Grow(flying(told.stage.after, card), Pose(x, y - 40, 0.0, 1.1), 620.0, easing=overshoot)
            star = Burst((sign_picture(ICON["T"], 26),), x, y, uid, SPARKS, 700.0)
            return Beat((shown, star, Sound("toast")), (), 520.0)
        case e.IconsTurned(_, icon_, _):
            x, y = centre(new.band.pool)
            return Beat((Burst((sign_picture(ICON[icon_], 28),), x, y, 7, SPARKS, 700.0), Sound("swap")), (), 380.0)
        case e.IconCovered(who, uid, _, _):
            end = hand_pose(new, who.c, uid)
            mud = Grow(_mud(70.0), Pose(end.x - 40, end.y), 520.0, scale=2.4, easing=overshoot)
            return Beat((mud, Sound("token_drop")), (), 420.0)
        case e.AbilityUsed(who):
            board = board_of(new, who.c)
            x, y = centre(home_of(new, who.c) if board is None else board.ability)
            name = told.stage.say(Phrase(who.hero.ability_name))
            return Beat(
                (Grow(words_picture(name, 30, "#FFE27A"), Pose(x, y - 20), 760.0, easing=overshoot),), (), 260.0
            )
        case e.PowerUsed():
            return Beat((Sound("stamp"),), (), 120.0)
        case e.StayedDown(who):
            x, y = centre(home_of(new, who.c))
            stars = Grow(art_picture("ham_helsing/ko", 90), Pose(x, y), 700.0)
            return Beat((stars, Sound("fizzle")), (), 500.0)


def _mud(side: float) -> Picture:
    r = side / 2
    return Picture(("ham mud", side), side, side, lambda c: circle(c, (r, r), r, "brown.1", 4))
