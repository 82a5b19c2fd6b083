"""How cards, coins, skills and treasures are acted out: they fly between hands, piles, purses and boards."""

from collections.abc import Sequence
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing import events as e
from client.games.ham_helsing import names
from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.components import LAB
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState, Member
from client.tables.ham_helsing.acted.homes import (
    board_of,
    flying,
    hand_pose,
    home_of,
    over,
    pile_pose,
    played_rect,
    purse_pose,
    skill_pose,
)
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.places import Places
from client.tables.ham_helsing.signs import COLOUR_LIGHT, ICON, SHAPE
from client.tables.pictures import art_picture, words_picture
from client.tables.stage import Stage
from client.ui.canvas import Picture
from client.ui.clips import Clip, CountUp, Grow, InOrder, Slide, Sound, Still, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import SPARKS, Burst, Shake
from client.ui.icons import icon
from client.ui.metrics import centre
from client.ui.poses import Pose
from client.ui.shapes import circle
from client.ui.theme import TEXT

COIN = 46.0
TITLE_ROOM = 230.0
"""A title does not come nearer to the left edge of the window."""


class Telling(NamedTuple):
    """A step that is told: where things were and are, and what has already happened in it."""

    stage: Stage[Places, HamState, Move]
    past: Sequence[Event]

    def is_own(self, who: Member) -> bool:
        """Tell whether the hero's hand lies before the viewer."""
        return self.stage.new.own == who.c


def pieces_beat(told: Telling, event: Event) -> Beat | None:
    """Return how an event about a hero's things is seen; None if it is about something else."""
    match event:
        case e.CardPlayed() | e.CardDiscarded() | e.CardReturned() | e.CardDrawn() | e.DeckRefilled():
            return _card(told, event)
        case e.StarUsed() | e.IconsTurned() | e.IconCovered() | e.AbilityUsed() | e.PowerUsed() | e.StayedDown():
            return _used(told, event)
        case e.MoneyChanged():
            return _money(told, event)
        case e.SkillChanged():
            return _skill(told, event)
        case e.ShieldTaken() | e.ShieldReturned() | e.KatanaBroken() | e.GoodsTraded():
            return _goods(told, event)
        case _:
            return None


# ------------------------------------------------------------------ cards
def _card(told: Telling, event: e.CardPlayed | e.CardDiscarded | e.CardReturned | e.CardDrawn | e.DeckRefilled) -> Beat:
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


# ------------------------------------------------------------------ what is used
def _used(
    told: Telling,
    event: e.StarUsed | e.IconsTurned | e.IconCovered | e.AbilityUsed | e.PowerUsed | e.StayedDown,
) -> Beat:
    new = told.stage.new
    match event:
        case e.StarUsed(_, uid, card):
            x, y = centre(played_rect(told.stage.old, told.stage.before, uid))
            shown = Grow(flying(told.stage.after, card), Pose(x, y - 40, 0.0, 1.1), 620.0, easing=overshoot)
            star = Burst((_sign(ICON["T"], 26),), x, y, uid, SPARKS, 700.0)
            return Beat((shown, star, Sound("toast")), (), 520.0)
        case e.IconsTurned(_, icon_, _):
            x, y = centre(new.band.pool)
            return Beat((Burst((_sign(ICON[icon_], 28),), x, y, 7, SPARKS, 700.0), Sound("swap")), (), 380.0)
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


def _sign(name: str, side: float) -> Picture:
    return Picture(("ham icon", name, side), side, side, lambda c: icon(c, name, (side / 2, side / 2), side))


def _mud(side: float) -> Picture:
    r = side / 2
    return Picture(("ham mud", side), side, side, lambda c: circle(c, (r, r), r, "brown.1", 4))


# ------------------------------------------------------------------ money and skills
def _money(told: Telling, event: e.MoneyChanged) -> Beat:
    """Let coins fly into the purse or out of it, and the number run."""
    c, amount = event.who.c, event.amount
    if not amount:
        return Beat()
    earlier = sum(past.amount for past in told.past if isinstance(past, e.MoneyChanged) and past.who.c == c)
    start = told.stage.before.sight.money[c] + earlier
    purse = purse_pose(told.stage.new, c)
    away = Pose(purse.x + 30, purse.y - 170, 0.0, 1.3)
    coin = _sign("ham_money", COIN)
    coins: list[Clip] = []
    for i in range(min(abs(amount), 6)):
        ends = (away, purse) if amount > 0 else (purse, away)
        way = Slide(coin, ends[1]._replace(scale=0.7), 420.0, start=ends[0], arc=24, waits=False)
        coins.append(InOrder((Wait(i * 70.0), way)))
    count = CountUp(f"money/{c}", start, start + amount, 90.0)
    words = f"+${amount}" if amount > 0 else f"\u2212${-amount}"
    pop = Grow(words_picture(words, 34, TEXT["good"] if amount > 0 else TEXT["bad"]), purse.moved(0, 26), 700.0)
    sound = Sound("coin" if amount > 0 else "coin_purse")
    return Beat((*coins, InOrder((Wait(240.0), Together((pop, count, sound))))), (), 300.0)


def _skill(told: Telling, event: e.SkillChanged) -> Beat:
    """Let a skill step up or down; at its last step there is a fanfare."""
    c, colour = event.who.c, event.colour
    at = skill_pose(told.stage.new, c, colour)
    count = CountUp(f"skill/{c}/{colour}", event.now - event.steps, event.now, 160.0)
    sign = "+" if event.steps > 0 else "\u2212"
    ink = COLOUR_LIGHT[colour] if event.steps > 0 else TEXT["bad"]
    pop = Grow(words_picture(f"{sign}{abs(event.steps)}", 34, ink), at.moved(0, -18), 620.0, easing=overshoot)
    if not (event.levelled and event.steps > 0):
        return Beat((pop, count, Sound("count" if event.steps > 0 else "fizzle")), (), 320.0)
    stars = Burst((_sign(SHAPE[colour], 24), _sign("star", 20)), at.x, at.y, event.now, SPARKS, 1100.0)
    words = told.stage.say(Phrase(N_("Levelled up: {colour}"), colour=names.COLOURS[colour]))
    above = Pose(max(at.x + 60, TITLE_ROOM), at.y - 46)
    title = Grow(words_picture(words, 40, COLOUR_LIGHT[colour]), above, 1200.0, easing=overshoot)
    light = Grow(_sign(ICON[colour], 96), at.moved(40, 0), 900.0, easing=overshoot)
    return Beat((count, light, stars, title, Sound("goal_chime")), (), 900.0)


# ------------------------------------------------------------------ treasures and trades
def _goods(told: Telling, event: e.ShieldTaken | e.ShieldReturned | e.KatanaBroken | e.GoodsTraded) -> Beat:
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
                flights.append(Slide(_sign("ham_money", COIN), end, 620.0, start=start, arc=60, waits=False))
            else:
                flights.append(
                    Slide(art_picture(f"ham_helsing/{what}", 80), end, 660.0, start=start, arc=80, waits=False)
                )
    return Beat(tuple(flights), (), 640.0)
