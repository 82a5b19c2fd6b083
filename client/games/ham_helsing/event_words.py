"""What happened, in words for the log. Heroes are called by their names, whoever reads it: a player may have two."""

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Any

from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing import events as e
from client.games.ham_helsing import names
from client.games.ham_helsing.components import COLOURS, LOCATION_POWERS, VILLAINS
from client.games.ham_helsing.events import Event
from client.games.ham_helsing.outcome import REASONS
from client.games.ham_helsing.verbs import LocationPower

Words = Callable[[Any], Phrase | None]
"""Says one kind of event."""

MOVED = {
    "walk": N_("{hero} moved to {place}."),
    "carry": N_("{hero} was carried to {place}."),
    "call": N_("{hero} was called to {place}."),
    "fly": N_("{hero} flew to {place}."),
    "vanish": N_("{hero} vanished and appeared at {place}."),
}
REWARDS = {
    "money": NN_("The {colour} attack earns ${n}.", "The {colour} attack earns ${n}."),
    "heal": NN_("The {colour} attack earns {n} health.", "The {colour} attack earns {n} health."),
    "skill": NN_("The {colour} attack earns a skill step.", "The {colour} attack earns {n} skill steps."),
    "scare": NN_("The {colour} attack Scares a Minion.", "The {colour} attack Scares {n} Minions."),
}


def _hero(text: str, event: Any) -> Phrase:  # noqa: ANN401 - any event of a hero
    return Phrase(text, hero=names.hero(event.who))


def _card(text: str, event: Any) -> Phrase:  # noqa: ANN401 - any event of a hero and a card
    return Phrase(text, hero=names.hero(event.who), card=names.card(event.card))


def _plain(text: str, _event: Event) -> Phrase:
    return Phrase(text)


def _minion_at(text: str, event: e.MinionScared | e.TokenPlaced) -> Phrase:
    return Phrase(text, minion=names.minion(event.token), place=names.place(event.loc))


def _healed(event: e.Healed) -> Phrase:
    text = NN_("{hero} gained {n} health.", "{hero} gained {n} health.")
    return Phrase(text, hero=names.hero(event.who), n=event.amount)


def _location_lost(event: e.LocationLost) -> Phrase:
    return Phrase(N_("*{place} is lost!*"), place=names.place(event.loc))


def _round(event: e.RoundBegan) -> Phrase:
    return Phrase(N_("Round {number} of {rounds}"), number=event.number, rounds=event.rounds)


def _moved(event: e.HeroMoved) -> Phrase:
    return Phrase(MOVED[event.how], hero=names.hero(event.who), place=names.place(event.to))


def _hit(event: e.MinionHit) -> Phrase:
    return Phrase(N_("{hero} hit {minion}."), hero=names.hero(event.who), minion=names.minion(event.token))


def _defeated(event: e.MinionDefeated) -> Phrase:
    text = N_("{hero} beat {minion} from a distance.") if event.far else N_("{hero} beat {minion}.")
    return Phrase(text, hero=names.hero(event.who), minion=names.minion(event.token))


def _money(event: e.MoneyChanged) -> Phrase | None:
    if not event.amount:
        return None
    text = N_("{hero} gained ${amount}.") if event.amount > 0 else N_("{hero} paid or lost ${amount}.")
    return Phrase(text, hero=names.hero(event.who), amount=abs(event.amount))


def _skill(event: e.SkillChanged) -> Phrase:
    hero, colour = names.hero(event.who), names.COLOURS[event.colour]
    if event.levelled:
        return Phrase(N_("*{hero} levelled up {colour}!*"), hero=hero, colour=colour)
    text = (
        N_("{hero}'s {colour} skill rose to {now}.")
        if event.steps > 0
        else N_("{hero}'s {colour} skill fell to {now}.")
    )
    return Phrase(text, hero=hero, colour=colour, now=event.now)


def _blocked(event: e.DamageBlocked) -> Phrase:
    text = N_("The Shiny Shield saved {hero}.") if event.by == "shield" else N_("Invisible Oink saved {hero}.")
    return Phrase(text, hero=names.hero(event.who))


def _lost(event: e.HealthLost) -> Phrase:
    text = NN_("{hero} lost {n} health and has {left}.", "{hero} lost {n} health and has {left}.")
    return Phrase(text, hero=names.hero(event.who), n=event.amount, left=event.left)


def _revived(event: e.Revived) -> Phrase:
    if event.helper is None:
        return Phrase(N_("{hero} got up with {health} health."), hero=names.hero(event.who), health=event.health)
    text = N_("{helper} helped {hero} up, with {health} health.")
    return Phrase(text, helper=names.hero(event.helper), hero=names.hero(event.who), health=event.health)


def _turned(event: e.IconsTurned) -> Phrase:
    text = NN_("{hero} turned {n} {kind} icon wild.", "{hero} turned {n} {kind} icons wild.")
    return Phrase(text, hero=names.hero(event.who), n=event.count, kind=names.COLOURS[event.icon])


def _ability(event: e.AbilityUsed) -> Phrase:
    return Phrase(N_("{hero} used {ability}."), hero=names.hero(event.who), ability=Phrase(event.who.hero.ability_name))


def _power(event: e.PowerUsed) -> Phrase:
    power = Phrase(LOCATION_POWERS[LocationPower(event.power)].name)
    return Phrase(N_("{hero} used {power}."), hero=names.hero(event.who), power=power)


def _shield_back(event: e.ShieldReturned) -> Phrase:
    text = N_("The Shiny Shield is out of the game.") if event.gone else N_("The Shiny Shield is back in the Lab.")
    return Phrase(text)


def _traded(event: e.GoodsTraded) -> Phrase:
    hero, other = names.hero(event.who), names.hero(event.other)
    shown = iter(event.cards)
    gave = Listing(tuple(_good(pair, shown) for pair in event.gave))
    took = Listing(tuple(_good(pair, shown) for pair in event.took))
    if not event.took:
        return Phrase(N_("{hero} gave {other} {gave}."), hero=hero, other=other, gave=gave)
    if not event.gave:
        return Phrase(N_("{hero} took {took} from {other}."), hero=hero, other=other, took=took)
    return Phrase(N_("{hero} gave {other} {gave} for {took}."), hero=hero, other=other, gave=gave, took=took)


def _good(pair: tuple[str, int], shown: Any) -> Phrase:  # noqa: ANN401 - an iterator over cards
    what, value = pair
    if what == "card":
        return names.card(next(shown))
    if what == "money":
        return Phrase(NN_("${n}", "${n}"), n=value)
    return Phrase(N_("the Shiny Shield")) if what == "shield" else Phrase(N_("the Katana"))


def _knuckles(event: e.KnucklesMoved) -> Phrase:
    return Phrase(N_("Knuckles went to {place}."), place=names.place(event.to))


def _points(event: e.PointsCommitted) -> Phrase:
    kinds = [
        Phrase(N_("{count} {kind}"), count=count, kind=names.COLOURS[kind])
        for kind, count in zip((*COLOURS, "Z"), (*event.points, event.steel), strict=True)
        if count
    ]
    return Phrase(
        N_("{hero} attacked the Villain: {points}."), hero=names.hero(event.who), points=Listing(tuple(kinds))
    )


def _rolled(event: e.DieRolled) -> Phrase:
    text = N_("Die {number}, again: {face}.") if event.again else N_("Die {number}: {face}.")
    return Phrase(text, number=event.die + 1, face=names.DICE_FACES[event.face])


def _kept(event: e.DieKept) -> Phrase:
    return Phrase(N_("Die {number} counts: {face}."), number=event.die + 1, face=names.DICE_FACES[event.face])


def _villain_hurt(event: e.VillainHurt) -> Phrase:
    text = NN_("The Villain lost {n} health and has {left}.", "The Villain lost {n} health and has {left}.")
    return Phrase(text, n=event.amount, left=event.left)


def _villain_healed(event: e.VillainHealed) -> Phrase:
    text = NN_("The Villain gained {n} health and has {left}.", "The Villain gained {n} health and has {left}.")
    return Phrase(text, n=event.amount, left=event.left)


def _die_power(event: e.DiePowerStruck) -> Phrase:
    return Phrase(VILLAINS[event.villain].die_text)


def _reward(event: e.RewardEarned) -> Phrase:
    return Phrase(REWARDS[event.reward], colour=names.COLOURS[event.colour], n=event.n)


def _effect_drawn(event: e.EffectDrawn) -> Phrase:
    return Phrase(N_("An effect came up at {place}."), place=names.place(event.loc))


def _effect(event: e.EffectResolved) -> Phrase:
    return Phrase(N_("Effect: *{says}*"), says=names.effect(event.effect))


def _minion_moved(event: e.MinionMoved) -> Phrase:
    text = N_("From {origin} to {place} went {minion}.")
    return Phrase(text, minion=names.minion(event.token), origin=names.place(event.origin), place=names.place(event.to))


def _fled(event: e.HeroFled) -> Phrase:
    text = N_("{hero} fled to {place}.")
    return Phrase(text, hero=names.hero(event.who), place=names.place(event.to))


def _bought(event: e.UpgradeBought) -> Phrase:
    text = N_("{hero} bought {upgrade} for ${price}.")
    return Phrase(text, hero=names.hero(event.who), upgrade=names.printed(event.upgrade), price=event.price)


def _aside(event: e.UpgradeSetAside) -> Phrase:
    text = N_("{upgrade} fits no card of {hero} and waits.")
    return Phrase(text, hero=names.hero(event.who), upgrade=names.printed(event.upgrade))


def _flushed(event: e.MarketFlushed) -> Phrase:
    old = names.cards_listed(upgrade for _, _, upgrade, _ in event.swaps)
    return Phrase(N_("{hero} exchanged {upgrades}."), hero=names.hero(event.who), upgrades=old)


def _flipped(event: e.VillainCardFlipped) -> Phrase:
    return Phrase(N_("Villain Phase: a card of level {level}"), level=names.card_level(event.card))


def _villain_moved(event: e.VillainMoved) -> Phrase:
    text = N_("The Villain stays at {place}.") if event.origin == event.to else N_("The Villain moved to {place}.")
    return Phrase(text, place=names.place(event.to))


def _called(event: e.MinionsCalled) -> Phrase:
    return Phrase(N_("The Villain calls {colour}: Minions move to heroes."), colour=names.COLOURS[event.colour])


def _acted(event: e.VillainActed) -> Phrase:
    return Phrase(
        N_("{villain}: *{says}*"),
        villain=names.villain(event.villain),
        says=Phrase(VILLAINS[event.villain].powers[event.power].text),
    )


def _ended(event: e.MatchEnded) -> Phrase:
    text = N_("*Won!* {reason}.") if event.won else N_("*Lost.* {reason}.")
    return Phrase(text, reason=Phrase(REASONS[event.reason]))


WORDS: MappingProxyType[type[Event], Words] = MappingProxyType(
    {
        e.HeroChosen: partial(_hero, N_("{hero} joined the team.")),
        e.HandsDealt: partial(_plain, N_("The decks were shuffled.")),
        e.RoundBegan: _round,
        e.TurnBegan: partial(_hero, N_("{hero}'s turn")),
        e.CardPlayed: partial(_card, N_("{hero} played {card}.")),
        e.HeroMoved: _moved,
        e.MinionHit: _hit,
        e.MinionDefeated: _defeated,
        e.MinionScared: partial(_minion_at, N_("Scared away from {place}: {minion}.")),
        e.MinionsRecovered: partial(_plain, N_("Half beaten Minions recovered.")),
        e.MoneyChanged: _money,
        e.SkillChanged: _skill,
        e.Healed: _healed,
        e.DamageBlocked: _blocked,
        e.HealthLost: _lost,
        e.KnockedOut: partial(_hero, N_("*{hero} is knocked out!*")),
        e.Revived: _revived,
        e.StayedDown: partial(_hero, N_("{hero} stayed down.")),
        e.StarUsed: partial(_card, N_("{hero} used the star of {card}.")),
        e.IconsTurned: _turned,
        e.AbilityUsed: _ability,
        e.PowerUsed: _power,
        e.CardDiscarded: partial(_card, N_("{hero} discarded {card}.")),
        e.CardReturned: partial(_card, N_("{hero} took {card} back.")),
        e.CardDrawn: partial(_card, N_("{hero} drew {card}.")),
        e.DeckRefilled: partial(_hero, N_("{hero}'s discard pile was shuffled into a new deck.")),
        e.ShieldTaken: partial(_hero, N_("{hero} took the Shiny Shield.")),
        e.ShieldReturned: _shield_back,
        e.KatanaBroken: partial(_hero, N_("{hero} broke the Katana.")),
        e.GoodsTraded: _traded,
        e.KnucklesMoved: _knuckles,
        e.KnucklesWentHome: partial(_plain, N_("Knuckles ran home.")),
        e.KnucklesWoke: partial(_plain, N_("Knuckles woke up.")),
        e.KnucklesSlept: partial(_plain, N_("Knuckles hibernates.")),
        e.PointsCommitted: _points,
        e.DieRolled: _rolled,
        e.DieKept: _kept,
        e.VillainHurt: _villain_hurt,
        e.VillainHealed: _villain_healed,
        e.DiePowerStruck: _die_power,
        e.RewardEarned: _reward,
        e.TokenPlaced: partial(_minion_at, N_("New at {place}: {minion}.")),
        e.EffectDrawn: _effect_drawn,
        e.EffectResolved: _effect,
        e.BagRefilled: partial(_plain, N_("The discarded tokens went back into the bag.")),
        e.IconCovered: partial(_card, N_("{hero} covered an icon of {card}.")),
        e.MinionMoved: _minion_moved,
        e.LocationLost: _location_lost,
        e.HeroFled: _fled,
        e.UpgradeBought: _bought,
        e.UpgradeSleeved: partial(_card, N_("{hero} made {card}.")),
        e.UpgradeSetAside: _aside,
        e.MarketFlushed: _flushed,
        e.MarketOpened: partial(_plain, N_("The Rat Market is open")),
        e.VillainCardFlipped: _flipped,
        e.VillainMoved: _villain_moved,
        e.MinionsCalled: _called,
        e.VillainActed: _acted,
        e.MatchEnded: _ended,
    }
)
"""How each happening is said."""
HEADINGS = (e.RoundBegan, e.TurnBegan, e.MarketOpened, e.VillainCardFlipped)


def event_words(event: Event) -> Phrase | None:
    """Say what happened; None if it is not worth a line."""
    return WORDS[type(event)](event)


def doer(event: Event) -> int | None:
    """Return the seat of the hero who did it or whom it befell; None for headings and what the Villain does."""
    who = getattr(event, "who", None)
    return None if who is None or isinstance(event, HEADINGS) else who.seat
