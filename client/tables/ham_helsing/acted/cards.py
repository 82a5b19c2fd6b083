"""How cards fly between decks, hands, the table and discards."""

from client.core.words import N_
from client.games.ham_helsing import events as e
from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.state import Member
from client.tables.ham_helsing.acted.homes import (
    flying,
    hand_pose,
    home_of,
    over,
    pile_pose,
    played_rect,
)
from client.tables.ham_helsing.acted.telling import Telling
from client.tables.ham_helsing.map.film import Beat
from client.tables.pictures import words_picture
from client.ui.clips import Grow, InOrder, Slide, Sound, Still
from client.ui.metrics import centre
from client.ui.poses import Pose


def card_beat(
    told: Telling, event: e.CardPlayed | e.CardDiscarded | e.CardReturned | e.CardDrawn | e.DeckRefilled
) -> Beat:
    """Return how a card is seen to move."""
    match event:
        case e.CardPlayed(who, uid, card):
            return _played(told, who, uid, card)
        case e.CardDiscarded(who, uid, card):
            return _fly(told, card, (_start(told, who, uid), pile_pose(told.stage.new, who.c, deck=False)), "slide")
        case e.CardReturned(who, uid, card):
            played = told.stage.before.sight.turn is not None and uid in told.stage.before.sight.now.played
            start = (
                over(played_rect(told.stage.old, told.stage.before, uid))
                if played
                else pile_pose(told.stage.old, who.c, deck=False)
            )
            return _to_hand(told, (who, uid, card), start)
        case e.CardDrawn(who, uid, card):
            return _to_hand(told, (who, uid, card), pile_pose(told.stage.old, who.c, deck=True))
        case e.DeckRefilled(who):
            x, y = centre(told.stage.new.band.play) if told.is_own(who) else centre(home_of(told.stage.new, who.c))
            words = words_picture(told.stage.say(N_("shuffled")), 26)
            return Beat((Sound("deal"), Grow(words, Pose(x, y), 600.0)), (), 350.0)


def _start(told: Telling, who: Member, uid: int) -> Pose:
    """Return where a card was before it went away."""
    turn = told.stage.before.sight.turn
    if turn is not None and uid in turn.played:
        return over(played_rect(told.stage.old, told.stage.before, uid))
    return hand_pose(told.stage.old, who.c, uid)


def _fly(told: Telling, card: Sleeved, way: tuple[Pose, Pose], sound: str) -> Beat:
    start, end = way
    flight = Slide(flying(told.stage.after, card), end, 360.0, start=start, arc=30, waits=False, sound=sound)
    return Beat((flight,), (), 130.0)


def _to_hand(told: Telling, what: tuple[Member, int, Sleeved], start: Pose) -> Beat:
    who, uid, card = what
    end = hand_pose(told.stage.new, who.c, uid)
    hides = frozenset({f"hand/{uid}"})
    picture = flying(told.stage.after, card)
    flight = Slide(picture, end, 420.0, start=start, arc=50, waits=False, hides_names=hides, sound="deal")
    return Beat((flight,), (), 170.0)


def _played(told: Telling, who: Member, uid: int, card: Sleeved) -> Beat:
    """Let a card go to its row; one of a team-mate is shown for a moment, so that it can be read."""
    picture = flying(told.stage.after, card)
    start = hand_pose(told.stage.old, who.c, uid)
    end = over(played_rect(told.stage.new, told.stage.after, uid))
    hides = frozenset({f"played/{uid}"})
    if told.is_own(who):
        way = Slide(picture, end, 380.0, start=start, arc=40, waits=False, hides_names=hides, sound="put_down")
        return Beat((way,), (), 260.0)
    x, y, w, _ = told.stage.new.band.play
    shown = Pose(x + w / 2, y - 60, 0.0, 1.15)
    come = Slide(picture, shown, 380.0, start=start, arc=40, waits=False, hides_names=hides, sound="flip")
    stay = Still(picture, shown, 380.0, waits=False, hides_names=hides)
    go = Slide(picture, end, 240.0, start=shown, waits=False, hides_names=hides, sound="put_down")
    return Beat((InOrder((come, stay, go)),), (), 760.0)
