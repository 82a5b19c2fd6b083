"""What is asked, in one sentence, and how far the match is."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.frames import (
    DeclareFrame,
    Frame,
    KScare,
    LoseSkillFrame,
    PullFrame,
    RerollPickFrame,
    RouteFrame,
    RScare,
    SkillUpFrame,
    SleeveFrame,
    TradeFrame,
)
from client.games.ham_helsing.state import HamState

PLAIN = {
    "choose_character": N_("Choose your hero."),
    "choose_first": N_("Which hero goes first this round?"),
    "revive_turn": N_("{hero} is down. Get up at the price of skills, or stay down?"),
    "play": N_("{hero}: play cards, move, attack and help, in any order."),
    "vanish": N_("Where does {hero} appear?"),
    "discards": N_("{hero}: discard hand cards, or keep them."),
    "cover": N_("{hero}: cover one icon on a hand card."),
    "commit": N_("{hero}: choose the points for the fight, one by one."),
    "reroll": N_("{hero}: roll a die again, or leave the dice?"),
    "market": N_("{hero}: buy upgrades at the Rat Market."),
    "flush": N_("{hero}: choose the upgrades to exchange."),
}
"""Questions that need no numbers."""


def progress(state: HamState) -> Phrase:
    """Say how far the match is."""
    return Phrase(N_("Round {round} of {rounds}"), round=state.round, rounds=max(state.round, state.rounds))


def prompt(sight: HamState) -> Phrase:
    """Say what the seat that decides is asked."""
    if not sight.stack:
        return Phrase(N_("The match is over."))
    frame = sight.stack[-1]
    if frame.frame not in PLAIN:
        return _numbered(sight, frame)
    c = sight.asked
    return Phrase(PLAIN[frame.frame]) if c is None else Phrase(PLAIN[frame.frame], hero=names.hero_of(sight, c))


def _numbered(sight: HamState, frame: Frame) -> Phrase:
    match frame:
        case KScare(n=n) | RScare(n=n):
            return Phrase(NN_("Choose a Minion to Scare.", "Choose a Minion to Scare, {n} in all."), n=n)
        case SkillUpFrame(c, n):
            text = NN_("{hero}: raise a skill.", "{hero}: raise a skill, {n} steps in all.")
            return Phrase(text, n=n, hero=names.hero_of(sight, c))
        case PullFrame(n):
            text = NN_("Choose a Minion that moves to Hen.", "Choose a Minion that moves to Hen, {n} in all.")
            return Phrase(text, n=n)
        case DeclareFrame(left=left):
            text = NN_("Which colour is the wild attack?", "Which colour is the next of {n} wild attacks?")
            return Phrase(text, n=left)
        case _:
            return _named(sight, frame)


def _named(sight: HamState, frame: Frame) -> Phrase:
    match frame:
        case LoseSkillFrame(c):
            return Phrase(N_("{hero}: choose a skill to lower."), hero=names.hero_of(sight, c))
        case SleeveFrame(up=up):
            return Phrase(N_("Onto which card does {upgrade} go?"), upgrade=names.printed(up))
        case RouteFrame(items):
            loc, token, _ = items[0]
            text = N_("Where does {minion} at {place} move?")
            return Phrase(text, minion=names.minion(token), place=names.place(loc))
        case RerollPickFrame(_, _, old, new):
            text = N_("Which result counts: {old}, or {new}?")
            return Phrase(text, old=names.DICE_FACES[old], new=names.DICE_FACES[new])
        case TradeFrame(c, who):
            text = N_("{hero} trades with {other}: what changes hands?")
            return Phrase(text, hero=names.hero_of(sight, c), other=names.hero_of(sight, who))
        case _:
            raise TypeError(f"{frame!r} asks nothing")
