"""How money and skills rise and fall."""

from client.core.words import N_, Phrase
from client.games.ham_helsing import events as e
from client.games.ham_helsing import names
from client.tables.ham_helsing.acted.homes import (
    purse_pose,
    skill_pose,
)
from client.tables.ham_helsing.acted.telling import Telling, sign_picture
from client.tables.ham_helsing.map.film import Beat
from client.tables.ham_helsing.signs import COLOUR_LIGHT, ICON, SHAPE
from client.tables.pictures import words_picture
from client.ui.clips import Clip, CountUp, Grow, InOrder, Slide, Sound, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import SPARKS, Burst
from client.ui.poses import Pose
from client.ui.theme import TEXT

COIN = 46.0
TITLE_ROOM = 230.0
"""A title does not come nearer to the left edge of the window."""


def money_beat(told: Telling, event: e.MoneyChanged) -> Beat:
    """Let coins fly into the purse or out of it, and the number run."""
    c, amount = event.who.c, event.amount
    if not amount:
        return Beat()
    earlier = sum(past.amount for past in told.past if isinstance(past, e.MoneyChanged) and past.who.c == c)
    start = told.stage.before.sight.money[c] + earlier
    purse = purse_pose(told.stage.new, c)
    away = Pose(purse.x + 30, purse.y - 170, 0.0, 1.3)
    coin = sign_picture("ham_money", COIN)
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


def skill_beat(told: Telling, event: e.SkillChanged) -> Beat:
    """Let a skill step up or down; at its last step there is a fanfare."""
    c, colour = event.who.c, event.colour
    at = skill_pose(told.stage.new, c, colour)
    count = CountUp(f"skill/{c}/{colour}", event.now - event.steps, event.now, 160.0)
    sign = "+" if event.steps > 0 else "\u2212"
    ink = COLOUR_LIGHT[colour] if event.steps > 0 else TEXT["bad"]
    pop = Grow(words_picture(f"{sign}{abs(event.steps)}", 34, ink), at.moved(0, -18), 620.0, easing=overshoot)
    if not (event.levelled and event.steps > 0):
        return Beat((pop, count, Sound("count" if event.steps > 0 else "fizzle")), (), 320.0)
    stars = Burst((sign_picture(SHAPE[colour], 24), sign_picture("star", 20)), at.x, at.y, event.now, SPARKS, 1100.0)
    words = told.stage.say(Phrase(N_("Levelled up: {colour}"), colour=names.COLOURS[colour]))
    above = Pose(max(at.x + 60, TITLE_ROOM), at.y - 46)
    title = Grow(words_picture(words, 40, COLOUR_LIGHT[colour]), above, 1200.0, easing=overshoot)
    light = Grow(sign_picture(ICON[colour], 96), at.moved(40, 0), 900.0, easing=overshoot)
    return Beat((count, light, stars, title, Sound("goal_chime")), (), 900.0)
