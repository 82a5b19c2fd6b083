"""How the Shield and the Katana change their holder, and what a trade moves."""

from client.games.ham_helsing import events as e
from client.games.ham_helsing.components import LAB
from client.tables.ham_helsing.acted.gains import COIN
from client.tables.ham_helsing.acted.homes import (
    board_of,
    flying,
    hand_pose,
    home_of,
)
from client.tables.ham_helsing.acted.telling import Telling, sign_picture
from client.tables.ham_helsing.map.film import Beat
from client.tables.pictures import art_picture, words_picture
from client.ui.clips import Clip, Grow, InOrder, Slide, Sound, Wait
from client.ui.easing import overshoot
from client.ui.effects import Shake
from client.ui.metrics import centre
from client.ui.poses import Pose


def goods_beat(told: Telling, event: e.ShieldTaken | e.ShieldReturned | e.KatanaBroken | e.GoodsTraded) -> Beat:
    """Return how a treasure or a trade is seen."""
    new = told.stage.new
    lab = Pose(*new.map.nodes[LAB].centre)
    shield = art_picture("ham_helsing/shield", 80)
    match event:
        case e.ShieldTaken(who):
            way = Slide(shield, Pose(*centre(home_of(new, who.c))), 620.0, start=lab, arc=90, waits=False)
            return Beat((way, Sound("trinket_clink")), (), 480.0)
        case e.ShieldReturned(gone):
            holder = told.stage.before.sight.shield
            start = Pose(*centre(home_of(told.stage.old, holder))) if isinstance(holder, int) else lab
            end = lab._replace(scale=0.1) if gone else lab
            return Beat((Slide(shield, end, 560.0, start=start, arc=80, waits=False, sound="slide"),), (), 300.0)
        case e.KatanaBroken(who, points):
            board = board_of(new, who.c)
            x, y = centre(home_of(new, who.c) if board is None else board.katana)
            katana = art_picture("ham_helsing/katana", 140)
            words = words_picture(f"+{points}", 60, "#FFE27A")
            shake = Shake(katana, Pose(x, y - 60), 420.0, strength=18)
            pop = InOrder((Wait(260.0), Grow(words, Pose(x, y - 80), 700.0, easing=overshoot)))
            return Beat((shake, pop, Sound("katana_ring")), (), 620.0)
        case e.GoodsTraded():
            return _traded(told, event)


def _traded(told: Telling, event: e.GoodsTraded) -> Beat:
    """Let everything change hands at once."""
    new, old = told.stage.new, told.stage.old
    cards = iter(event.cards)
    flights: list[Clip] = [Sound("swap")]
    for goods, giver, taker in ((event.gave, event.who, event.other), (event.took, event.other, event.who)):
        for what, value in goods:
            start, end = Pose(*centre(home_of(old, giver.c))), Pose(*centre(home_of(new, taker.c)))
            if what == "card":
                picture = flying(told.stage.after, next(cards))
                start, end = hand_pose(old, giver.c, value), hand_pose(new, taker.c, value)
                hides = frozenset({f"hand/{value}"})
                flights.append(Slide(picture, end, 700.0, start=start, arc=70, waits=False, hides_names=hides))
            elif what == "money":
                flights.append(Slide(sign_picture("ham_money", COIN), end, 620.0, start=start, arc=60, waits=False))
            else:
                flights.append(
                    Slide(art_picture(f"ham_helsing/{what}", 80), end, 660.0, start=start, arc=80, waits=False)
                )
    return Beat(tuple(flights), (), 640.0)
