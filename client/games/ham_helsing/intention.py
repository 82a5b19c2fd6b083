"""What a hero means to do, in one's own words: a turn played ahead in thought, as things stand.

The turn is played by the simple player on a guess at what is hidden, so it tells no more than everybody can see.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from client.core.words import N_, NN_, Phrase, Plural
from client.games.ham_helsing import names, rules
from client.games.ham_helsing.advice import rule_player
from client.games.ham_helsing.components import Loc
from client.games.ham_helsing.events import Event, HeroMoved, MinionDefeated, PointsCommitted, Revived
from client.games.ham_helsing.frames import PlayStep, ReviveTurn, RoundEnd, TurnFrame
from client.games.ham_helsing.guess import guess
from client.games.ham_helsing.state import HamState, Member
from client.games.ham_helsing.terrain import DISTANCE, LETTERS
from client.games.ham_helsing.verbs import Ability
from client.games.ham_helsing.wishes import Errand, errand_of, wish_of

LONGEST = 80
"""Decisions after which a turn is thought through far enough."""


class Forecast(NamedTuple):
    """What a turn would come to."""

    start: Loc
    end: Loc
    place: Loc
    """Where most is done."""
    beaten: int
    points: int
    """Points brought against the Villain."""
    reach: int
    """Paths that the hero could walk."""
    revived: tuple[Member, ...]


def intention(sight: HamState, seat: int) -> Phrase | None:
    """Say what the hero of ``seat`` means to do in the turn under way, or in the next one, and about what was asked."""
    if sight.result is not None or sight.seats == 1 or len(sight.team) < sight.seats:
        return None
    c = next(member.c for member in sight.team if member.seat == seat)
    forecast = _forecast(sight, c)
    words = _plan_words(forecast)
    wish = wish_of(sight, c)
    return words if wish is None or wish.by == seat else _answer(errand_of(sight, wish), forecast, words)


def _forecast(sight: HamState, c: int) -> Forecast:
    """Play the turn of ``c`` ahead on a guess."""
    rng = Random(c)  # noqa: S311
    state = guess(sight, rng)
    if not _in_step_one(state, c):
        state.turn = state.listed = None
        state.stack = [RoundEnd(), TurnFrame(c)]
        rules.run_on(state, None)
    start, reach = state.loc[c], _reach(state, c)
    events: list[Event] = []
    for _ in range(LONGEST):
        if state.result is not None or not _in_step_one(state, c):
            break
        rules.apply(state, rule_player(state, rng), events)
    return _summed_up(events, c, start)._replace(reach=reach)


def _reach(state: HamState, c: int) -> int:
    """Count the paths that movement in the pool and in the hand is good for; Ronin can be anywhere for a card."""
    turn, hand = state.turn, state.hand(c)
    if turn is None:
        return 0
    if hand and state.team[c].hero.ability is Ability.VANISH:
        return len(LETTERS)
    return sum(icons.count("m") + icons.count("M") for icons in (turn.icons, *(state.cards[uid].pool for uid in hand)))


def _in_step_one(state: HamState, c: int) -> bool:
    return any(isinstance(frame, PlayStep | ReviveTurn) and frame.c == c for frame in state.stack)


def _summed_up(events: Sequence[Event], c: int, start: Loc) -> Forecast:
    """Read from the events of step 1 what it came to; later moves of the hero are not its own will."""
    here, most = start, (0, start)
    done: dict[Loc, int] = {}
    beaten = points = 0
    revived: list[Member] = []
    for event in events:
        match event:
            case HeroMoved(who, _, to) if who.c == c:
                here = to
            case MinionDefeated():
                beaten += 1
                done[here] = done.get(here, 0) + 1
            case PointsCommitted(_, colours, steel):
                points += sum(colours) + steel
                done[here] = done.get(here, 0) + 10
            case Revived(who, _, helper) if helper is not None:
                revived.append(who)
        most = max(most, (done.get(here, 0), here), key=lambda pair: pair[0])
    place = most[1] if most[0] else here
    return Forecast(start, here, place, beaten, points, 0, tuple(revived))


def _plan_words(plan: Forecast) -> Phrase:
    """Say where the hero goes and what it does there, and where it ends if that is elsewhere."""
    place, end = names.place(plan.place), names.place(plan.end)
    words = Phrase(_sentence(plan), place=place, n=plan.beaten, points=plan.points)
    if plan.end != plan.place:
        words = Phrase(N_("{plan} I end my turn at {place}."), plan=words, place=end)
    if plan.revived:
        words = Phrase(N_("First I get {hero} up. {plan}"), hero=names.hero(plan.revived[0]), plan=words)
    return words


def _sentence(plan: Forecast) -> str | Plural:
    stays = plan.place == plan.start
    if plan.points and plan.beaten:
        return _fights_and_beats(stays=stays)
    if plan.points:
        return (
            N_("I stay at {place} and attack the Villain with a force of {points}.")
            if stays
            else N_("I go to {place} and attack the Villain with a force of {points}.")
        )
    if plan.beaten:
        return (
            NN_("I stay at {place} and beat {n} Minion.", "I stay at {place} and beat {n} Minions.")
            if stays
            else NN_("I go to {place} and beat {n} Minion.", "I go to {place} and beat {n} Minions.")
        )
    return N_("I stay at {place}.") if stays else N_("I go to {place}.")


def _fights_and_beats(*, stays: bool) -> Plural:
    if stays:
        return NN_(
            "I stay at {place}, beat {n} Minion and attack the Villain with a force of {points}.",
            "I stay at {place}, beat {n} Minions and attack the Villain with a force of {points}.",
        )
    return NN_(
        "I go to {place}, beat {n} Minion and attack the Villain with a force of {points}.",
        "I go to {place}, beat {n} Minions and attack the Villain with a force of {points}.",
    )


def _answer(errand: Errand, plan: Forecast, words: Phrase) -> Phrase:
    """Say whether what was asked will be done, and what is done instead."""
    if plan.points if errand.fights else errand.loc == plan.end:
        return Phrase(N_("As you wish. {plan}"), plan=words)
    where = names.place(errand.loc)
    if DISTANCE[plan.start][errand.loc] > plan.reach:
        nearer = DISTANCE[plan.end][errand.loc] < DISTANCE[plan.start][errand.loc]
        text = (
            N_("I cannot get as far as {place} this turn, but I come nearer. {plan}")
            if nearer
            else N_("I cannot get as far as {place} this turn. {plan}")
        )
        return Phrase(text, place=where, plan=words)
    if errand.fights and errand.loc == plan.end:
        return Phrase(N_("I am with the Villain, but have nothing to hit with. {plan}"), plan=words)
    return Phrase(N_("I would rather not do what you ask: it would cost us too much. {plan}"), plan=words)
