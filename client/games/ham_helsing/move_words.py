"""Moves in words, as items of a list."""

from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing import names, powers
from client.games.ham_helsing.components import CARDS, LOCATION_POWERS
from client.games.ham_helsing.frames import SleeveFrame
from client.games.ham_helsing.knuckles import WAKE
from client.games.ham_helsing.moves import (
    Attack,
    BeginTrade,
    Buy,
    ChooseFirst,
    ChooseHero,
    Commit,
    Cover,
    Declare,
    Discard,
    Fight,
    FlushPick,
    Give,
    Learn,
    LoseSkill,
    Move,
    PickResult,
    PlayCard,
    Pull,
    Reroll,
    Revive,
    Route,
    Scare,
    SkillUp,
    Sleeve,
    Take,
    UseAbility,
    UseKnuckles,
    UsePower,
    UseStar,
    Vanish,
    Walk,
)
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.verbs import Ability, LocationPower

PLAIN = {
    "revive_self": N_("Get up: every skill falls by 1"),
    "stay_down": N_("Stay down this turn and keep the skills"),
    "convert": N_("Turn a movement icon into a wild attack"),
    "heal": N_("Heal 1 health"),
    "katana": N_("Break the Katana for 4 points"),
    "end_play": N_("End the step"),
    "discard_done": N_("Keep the rest of the hand"),
    "commit_done": N_("Attack with what is chosen"),
    "keep": N_("Leave the dice as they are"),
    "trade_done": N_("Close the trade"),
    "flush": N_("Pay $1 to exchange open upgrades"),
    "market_done": N_("Leave the Market"),
    "flush_done": N_("Exchange what is chosen"),
}
"""Moves without fields."""
COVERED_STAR = "S"


def move_words(sight: HamState, move: Move) -> Phrase:
    """Say what a move does."""
    if move.kind in PLAIN:
        return Phrase(PLAIN[move.kind])
    match move:
        case PlayCard(card):
            return Phrase(N_("Play {card}"), card=names.card_of(sight, card))
        case Walk(to, carry):
            return _walk_words(sight, to, carry)
        case Attack(minion, None):
            return Phrase(N_("Beat {minion}"), minion=names.minion(minion))
        case Attack(minion, colour):
            text = N_("Hit {minion} in {colour}")
            return Phrase(text, minion=names.minion(minion), colour=names.COLOURS[colour or "B"])
        case UseStar() | UseAbility() | UsePower() | UseKnuckles():
            return _use_words(sight, move)
        case Sleeve() | Cover() | Discard() | Scare() | Route() | Pull() | Vanish():
            return _pick_words(sight, move)
        case _:
            return _other_words(sight, move)


def _walk_words(sight: HamState, to: str, carry: tuple[int, ...]) -> Phrase:
    if not carry:
        return Phrase(N_("Move to {place}"), place=names.place(to))
    company = Listing(tuple(names.hero_of(sight, c) for c in carry))
    return Phrase(N_("Move to {place} with {heroes}"), place=names.place(to), heroes=company)


def _use_words(sight: HamState, move: UseStar | UseAbility | UsePower | UseKnuckles) -> Phrase:
    match move:
        case UseStar():
            return _star_words(sight, move)
        case UsePower():
            return _power_words(sight, move)
        case UseKnuckles(to):
            return Phrase(N_("Wake Knuckles")) if to == WAKE else _knuckles_words(to)
        case UseAbility(card, who):
            return _ability_words(sight, card, who)


def _knuckles_words(to: str) -> Phrase:
    return Phrase(N_("Send Knuckles to {place}"), place=names.place(to))


def _ability_words(sight: HamState, card: int, who: int | None) -> Phrase:
    ability = sight.team[sight.now.c].hero.ability
    cost = names.card_of(sight, card)
    if ability is Ability.WILD:
        return Phrase(N_("Discard {card} for a wild attack"), card=cost)
    if ability is Ability.VANISH:
        return Phrase(N_("Discard {card} to appear anywhere"), card=cost)
    return Phrase(N_("Discard {card}: {hero} gains 2 health"), card=cost, hero=names.hero_of(sight, who))


def _star_words(sight: HamState, move: UseStar) -> Phrase:
    """Say the card, and what it is aimed at."""
    target = _star_target(sight, move)
    card = names.card_of(sight, move.card)
    if target is None:
        return Phrase(N_("Use the star of {card}"), card=card)
    return Phrase(N_("Use the star of {card}: {target}"), card=card, target=target)


def _star_target(sight: HamState, move: UseStar) -> Phrase | None:
    match move:
        case UseStar(minion=str(minion), loc=str(loc), colour=colour):
            at = Phrase(N_("{minion} at {place}"), minion=names.minion(minion), place=names.place(loc))
            return (
                at if colour is None else Phrase(N_("{target}, in {colour}"), target=at, colour=names.COLOURS[colour])
            )
        case UseStar(who=int(who)):
            return names.hero_of(sight, who)
        case UseStar(to=str(to)):
            return Phrase(N_("wake Knuckles")) if to == WAKE else names.place(to)
        case UseStar(loc=str(loc)):
            return names.place(loc)
        case UseStar(colour=str(colour)):
            return names.COLOURS[colour]
        case UseStar(discard=int(uid)):
            return Phrase(N_("discard {card}"), card=names.card_of(sight, uid))
        case UseStar(take=int(uid)):
            return Phrase(N_("take {card} back"), card=names.card_of(sight, uid))
        case _:
            return None


def _power_words(sight: HamState, move: UsePower) -> Phrase:
    power = powers.power_here(sight, sight.now.c)
    match move:
        case UsePower(row=str(row), slot=int(slot)):
            upgrade = sight.market[row].slots[slot] or ""
            return Phrase(
                N_("Buy {upgrade} here for ${price}"),
                upgrade=names.printed(upgrade),
                price=powers.swamp_price(upgrade),
            )
        case UsePower(down=str(down), up=str(up)):
            text = N_("Train: {down} down, {up} up")
            return Phrase(text, down=names.COLOURS[down], up=names.COLOURS[up])
        case UsePower(card=int(uid)) if power is LocationPower.CROAK:
            return Phrase(N_("Discard {card} and draw 2 cards"), card=names.card_of(sight, uid))
        case UsePower(card=int(uid)):
            return Phrase(N_("Discard {card} to use Knuckles"), card=names.card_of(sight, uid))
        case _:
            return Phrase(LOCATION_POWERS[LocationPower.LAB].text)


def _pick_words(sight: HamState, move: Sleeve | Cover | Discard | Scare | Route | Pull | Vanish) -> Phrase:
    match move:
        case Sleeve(card):
            frame = sight.stack[-1]
            upgrade = names.printed(frame.up) if isinstance(frame, SleeveFrame) else Phrase("")
            return Phrase(N_("Sleeve {upgrade} onto {card}"), upgrade=upgrade, card=names.card_of(sight, card))
        case Cover(card, slot) if slot == COVERED_STAR:
            return Phrase(N_("Cover the star of {card}"), card=names.card_of(sight, card))
        case Cover(card, slot):
            return Phrase(N_("Cover icon {slot} of {card}"), slot=slot, card=names.card_of(sight, card))
        case Discard(card):
            return Phrase(N_("Discard {card}"), card=names.card_of(sight, card))
        case Scare(loc, minion):
            return Phrase(N_("Scare {minion} at {place}"), minion=names.minion(minion), place=names.place(loc))
        case Route() | Pull() | Vanish():
            return _way_words(move)


def _way_words(move: Route | Pull | Vanish) -> Phrase:
    match move:
        case Route(loc, minion, to):
            text = N_("{minion} moves from {origin} to {place}")
            return Phrase(text, minion=names.minion(minion), origin=names.place(loc), place=names.place(to))
        case Pull(loc, minion):
            return Phrase(N_("Draw {minion} from {place}"), minion=names.minion(minion), place=names.place(loc))
        case Vanish(to):
            return Phrase(N_("Appear at {place}"), place=names.place(to))


def _other_words(sight: HamState, move: Move) -> Phrase:
    match move:
        case Learn(colour) | SkillUp(colour):
            return Phrase(N_("Raise the {colour} skill"), colour=names.COLOURS[colour])
        case LoseSkill(colour):
            return Phrase(N_("Lower the {colour} skill"), colour=names.COLOURS[colour])
        case Declare(colour):
            return Phrase(N_("The wild attack is {colour}"), colour=names.COLOURS[colour])
        case Commit(icon):
            return Phrase(N_("Commit a point: {kind}"), kind=names.COLOURS[icon])
        case Reroll(die):
            return Phrase(N_("Roll die {number} again"), number=die + 1)
        case PickResult(result):
            return Phrase(N_("Keep the old result")) if result == "old" else Phrase(N_("Keep the new result"))
        case Fight(mode):
            return Phrase(N_("Fight with everything")) if mode == "all" else Phrase(N_("Fight with chosen points"))
        case _:
            return _table_words(sight, move)


def _table_words(sight: HamState, move: Move) -> Phrase:
    match move:
        case ChooseHero(character):
            return Phrase(N_("Play {hero}"), hero=names.hero_by_id(character))
        case ChooseFirst(character):
            return Phrase(N_("{hero} goes first"), hero=names.hero_of(sight, character))
        case BeginTrade(who):
            return Phrase(N_("Trade with {hero}"), hero=names.hero_of(sight, who))
        case Revive(who, card):
            text = N_("Discard {card} to get {hero} up")
            return Phrase(text, card=names.card_of(sight, card), hero=names.hero_of(sight, who))
        case Give(what, value):
            return Phrase(N_("Give {goods}"), goods=goods(sight, what, value))
        case Take(what, value):
            return Phrase(N_("Take {goods}"), goods=goods(sight, what, value))
        case Buy(row, slot) | FlushPick(row, slot):
            return _market_words(sight, move, sight.market[row].slots[slot] or "")
        case _:
            raise TypeError(f"{move!r} has no words")


def _market_words(_sight: HamState, move: Move, upgrade: str) -> Phrase:
    if isinstance(move, Buy):
        return Phrase(N_("Buy {upgrade} for ${price}"), upgrade=names.printed(upgrade), price=CARDS[upgrade].cost)
    return Phrase(N_("Exchange {upgrade}"), upgrade=names.printed(upgrade))


def goods(sight: HamState, what: str, value: int) -> Phrase:
    """Say what changes hands."""
    if what == "card":
        return names.card_of(sight, value)
    if what == "money":
        return Phrase(NN_("${n}", "${n}"), n=value)
    return Phrase(N_("the Shiny Shield")) if what == "shield" else Phrase(N_("the Katana"))
