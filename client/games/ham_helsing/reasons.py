"""What speaks for a move, in one sentence, from what lies open."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import LOCATIONS, MUD_CANYON
from client.games.ham_helsing.holding import with_held
from client.games.ham_helsing.hunt import hunt
from client.games.ham_helsing.moves import (
    Attack,
    Buy,
    Fight,
    LoseSkill,
    Move,
    Pull,
    Revive,
    Route,
    Scare,
    SkillUp,
    Sleeve,
    UseAbility,
    UseKnuckles,
    UsePower,
    UseStar,
    Vanish,
    Walk,
)
from client.games.ham_helsing.pool import purse_of
from client.games.ham_helsing.state import HamState, steps_left
from client.games.ham_helsing.tokens import BITES, FACES

PLAIN = {
    "choose_character": N_("Every hero has strengths; the team needs them all."),
    "choose_first": N_("Who goes first decides which dangers are met before the other acts."),
    "revive_self": N_("A hero who stands can play a whole hand."),
    "stay_down": N_("Skills may be worth more than one turn."),
    "play": N_("Icons cost nothing, and a card whose icons stay unused comes back."),
    "convert": N_("A wild attack hits any colour."),
    "heal": N_("Unspent icons are lost at the end of the step."),
    "skill": N_("A levelled-up skill attacks every turn without a card."),
    "trade": N_("A card should be with whoever can make most of it: close to the Villain, or with a turn to come."),
    "katana": N_("Its points cannot be blocked."),
    "end_play": N_("Nothing better is left to do from here."),
    "discard": N_("A weak card makes room for a better one."),
    "discard_done": N_("The cards in hand are worth keeping."),
    "cover": N_("This icon will be missed least."),
    "commit": N_("Points that are not used are lost."),
    "commit_done": N_("The rest is better kept for Minions."),
    "declare": N_("Spread colours are blocked less, and each may earn a reward."),
    "reroll": N_("This result costs more than a new one on average."),
    "keep": N_("The dice lie well enough."),
    "reroll_pick": N_("This result costs the team less."),
    "give": N_("The other can make more of it."),
    "take": N_("You can make more of it now."),
    "trade_done": N_("What is agreed is enough."),
    "flush": N_("None of the open upgrades is what the team needs."),
    "market_done": N_("Money can wait for something better."),
    "flush_pick": N_("A new card can hardly be less useful."),
    "flush_done": N_("The others may stay."),
}
"""Moves that always have the same reason."""


def reason(sight: HamState, move: Move) -> Phrase:
    """Say what speaks for ``move``, which is legal now."""
    if move.kind in PLAIN:
        return Phrase(PLAIN[move.kind])
    match move:
        case Walk(to) | Vanish(to):
            return _to_go(sight, to)
        case Attack():
            return _to_attack(move)
        case Fight():
            return _to_fight(sight)
        case Revive(who):
            text = N_("A card is a small price: {hero} can act again.")
            return Phrase(text, hero=names.hero_of(sight, who))
        case UseStar() | UseAbility() | UsePower() | UseKnuckles():
            return _to_use(sight, move)
        case _:
            return _to_choose(sight, move)


def _to_go(sight: HamState, to: str) -> Phrase:
    turn = sight.now
    plan = hunt(sight, turn.c, with_held(sight, turn), to)
    if plan.points:
        return Phrase(
            NN_("The Villain can be hit there with {n} point.", "The Villain can be hit there with {n} points."),
            n=plan.points,
        )
    if plan.victims:
        text = NN_("{n} Minion can be beaten there.", "{n} Minions can be beaten there.")
        return Phrase(text, n=len(plan.victims))
    return Phrase(N_("It is a better place to end the turn, or a step on the way."))


def _to_attack(move: Attack) -> Phrase:
    face = FACES[move.minion]
    if face.biting:
        text = NN_(
            "It earns ${n} and as many skill steps, at the price of a bite.",
            "It earns ${n} and as many skill steps, at the price of {n} bites.",
        )
        return Phrase(text, n=BITES[move.minion])
    return Phrase(NN_("It earns ${n} and a skill step.", "It earns ${n} and {n} skill steps."), n=len(face.colours))


def _to_fight(sight: HamState) -> Phrase:
    text = NN_(
        "The Villain has {health} health left; you bring {n} point.",
        "The Villain has {health} health left; you bring {n} points.",
    )
    return Phrase(text, n=purse_of(sight, sight.now).total, health=sight.villain_hp)


def _to_use(_sight: HamState, move: Move) -> Phrase:
    match move:
        case UseKnuckles():
            return Phrase(N_("Knuckles goes where no hero can be, and guards where he stays."))
        case UseAbility():
            return Phrase(N_("A weak card is worth more like this."))
        case UsePower():
            return Phrase(N_("The power of a Location is free, once a turn."))
        case _:
            return Phrase(N_("The star is lost at the end of the step."))


def _to_choose(sight: HamState, move: Move) -> Phrase:
    match move:
        case SkillUp(colour) | LoseSkill(colour):
            left = steps_left(sight, sight.asked or 0, colour)
            text = NN_("This skill is {n} step from its end.", "This skill is {n} steps from its end.")
            return Phrase(text, n=left)
        case Scare(loc) | Pull(loc):
            return _room(sight, loc)
        case Route(_, _, to):
            return _room(sight, to)
        case Buy():
            return Phrase(N_("Upgrades stay for the rest of the match; money does not win."))
        case Sleeve(card):
            return Phrase(N_("{card} becomes stronger for good."), card=names.card_of(sight, card))
        case _:
            raise TypeError(f"{move!r} has no reason")


def _room(sight: HamState, loc: str) -> Phrase:
    if loc in sight.nests:
        return Phrase(N_("{place} is lost and has no limit any more."), place=names.place(loc))
    count, limit = len(sight.board[loc]), LOCATIONS[loc].limit
    text = (
        N_("Mud Canyon holds {count} of {limit}: it must not fall.")
        if loc == MUD_CANYON
        else N_("{place} holds {count} of {limit}.")
    )
    return Phrase(text, count=count, limit=limit, place=names.place(loc))
