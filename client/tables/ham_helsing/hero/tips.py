"""Notes beside what is pointed at in the hero's band."""

from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import CARDS, COLOURS, KATANA_POINTS, MONEY_MAX
from client.games.ham_helsing.state import COLOUR_INDEX
from client.tables.ham_helsing.cards.slots import starred
from client.tables.ham_helsing.hero.meters import Health
from client.tables.ham_helsing.hero.spots import (
    AbilitySpot,
    HandSpot,
    HealthSpot,
    KatanaSpot,
    MoneySpot,
    PileSpot,
    PlayedSpot,
    PoolSpot,
    ShieldSpot,
    SkillSpot,
)
from client.tables.ham_helsing.model import HamModel, own_hero
from client.tables.table import Spot, Tip

POOL_WORDS = {
    "m": (N_("Base movement"), N_("Each takes you along one path, and is spent before movement icons.")),
    "M": (N_("Movement"), N_("Each takes you along one path.")),
    "W": (N_("Wild attacks"), N_("Each hits in any one colour.")),
    "Z": (N_("Katana points"), N_("Each hits in any one colour; in a fight nothing blocks them.")),
    "H": (N_("Heal"), N_("Click: you gain 1 health.")),
    "S": (N_("Skill"), N_("Click: one of your skills rises by 1.")),
    "K": (N_("Knuckles"), N_("Click, then choose where Knuckles goes; there he Scares Minions.")),
    "X": (N_("Reroll"), N_("In a fight one die may be rolled again.")),
}


def hero_tip(model: HamModel, spot: Spot) -> Tip | None:
    """Return the note beside a thing of the hero's band."""
    match spot:
        case HandSpot(uid) | PlayedSpot(uid):
            return _card_tip(model, uid)
        case PoolSpot(kind):
            return _pool_tip(kind)
        case PileSpot(which):
            return _pile_tip(model, which)
        case _:
            return _board_tip(model, spot)


def _card_tip(model: HamModel, uid: int) -> Tip | None:
    """Tell the star text in full, and what was slid into the sleeve."""
    card = model.sight.cards[uid]
    star = starred(card)
    said = [] if star is None else [Phrase(N_("*Star:* {says}"), says=Phrase(CARDS[star].text))]
    if card.ups:
        said.append(Phrase(N_("In its sleeve: {upgrades}"), upgrades=names.cards_listed(card.ups)))
    if card.cov:
        said.append(Phrase(NN_("{n} icon is covered.", "{n} icons are covered."), n=len(card.cov)))
    if not said:
        return None
    words = said[0]
    for more in said[1:]:
        words = Phrase(N_("{before}\n{more}"), before=words, more=more)
    return Tip(Phrase(CARDS[card.id].name), words)


def _pool_tip(kind: str) -> Tip:
    if kind in COLOURS:
        title = Phrase(N_("Attacks: {colour}"), colour=names.COLOURS[kind])
        return Tip(title, Phrase(N_("Points that hit in this colour, with those of a levelled-up skill.")))
    title_words, body = POOL_WORDS[kind]
    return Tip(Phrase(title_words), Phrase(body))


def _pile_tip(model: HamModel, which: str) -> Tip | None:
    sight = model.sight
    own = own_hero(sight, model.viewer)
    if own is None:
        return None
    pile = sight.team[own].pile
    if which == "deck":
        text = NN_(
            "{n} card. When it is empty, the discards are shuffled into it.",
            "{n} cards. When it is empty, the discards are shuffled into it.",
        )
        return Tip(Phrase(N_("Deck")), Phrase(text, n=len(sight.decks[pile])))
    discards = sight.discards[pile]
    if not discards:
        return Tip(Phrase(N_("Discards")), Phrase(N_("None yet.")))
    listed = Listing(tuple(Phrase(CARDS[sight.cards[uid].id].name) for uid in discards))
    return Tip(Phrase(N_("Discards")), Phrase(N_("{cards}"), cards=listed))


def _board_tip(model: HamModel, spot: Spot) -> Tip | None:
    sight = model.sight
    match spot:
        case HealthSpot(c):
            health = Health(sight.hp[c], sight.team[c].hero.health)
            text = N_("{now} of {most}. At 0 you are knocked out; you get up with {half}.")
            return Tip(Phrase(N_("Health")), Phrase(text, now=health.now, most=health.most, half=health.half))
        case MoneySpot():
            return Tip(Phrase(N_("Money")), Phrase(N_("Buys upgrades at the Rat Market. At most ${n}."), n=MONEY_MAX))
        case SkillSpot(c, colour):
            return _skill_tip(model, c, colour)
        case AbilitySpot(c):
            hero = sight.team[c].hero
            return Tip(Phrase(hero.ability_name), Phrase(hero.ability_text))
        case KatanaSpot():
            text = N_("Break it once for {n} points of any colour. In a fight nothing blocks them.")
            return Tip(Phrase(N_("Katana of the Dead")), Phrase(text, n=KATANA_POINTS))
        case ShieldSpot():
            words = N_("It blocks 1 Damage, then it returns to the Not So Secret Lab, where anybody can take it.")
            return Tip(Phrase(N_("Shiny Shield")), Phrase(words))
        case _:
            return None


def _skill_tip(model: HamModel, c: int, colour: str) -> Tip:
    sight = model.sight
    index = COLOUR_INDEX[colour]
    now, steps = sight.skills[c][index], sight.team[c].hero.steps[index]
    title = Phrase(N_("Skill: {colour}"), colour=names.COLOURS[colour])
    if now >= steps:
        used = sight.turn is not None and sight.turn.c == c and colour in sight.turn.skill_used
        words = N_("Levelled up; used this turn.") if used else N_("Levelled up: one attack in this colour every turn.")
        return Tip(title, Phrase(words))
    text = NN_(
        "{now} of {steps}: {n} step more, and you attack once in this colour every turn.",
        "{now} of {steps}: {n} steps more, and you attack once in this colour every turn.",
    )
    return Tip(title, Phrase(text, now=now, steps=steps, n=steps - now))
