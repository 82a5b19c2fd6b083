"""Why a move is not allowed now, in a player's words.

A move is legal exactly if it is listed; what is not listed is explained. Rule numbers are sections of the rules
reference. Values that no move of a player holds (a card or a hero that does not exist) are answered as well.
"""

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.ham_helsing.moves import (
    Buy,
    Commit,
    Cover,
    Discard,
    FlushPick,
    Give,
    LoseSkill,
    Move,
    SkillUp,
    Sleeve,
    Take,
)
from client.games.ham_helsing.play_refusals import why_not_in_play
from client.games.ham_helsing.rules import listed_moves
from client.games.ham_helsing.state import HamState

ASKED_FIRST: dict[str, tuple[str, str]] = {
    "choose_character": (N_("First choose a hero who is not taken."), "4.2"),
    "choose_first": (N_("First say which hero begins the round."), "4.2"),
    "revive_turn": (N_("First get up, or stay down."), "4.2"),
    "play": (N_("That is not part of step 1."), "4.2"),
    "vanish": (N_("First say where Ronin appears: anywhere but here."), "4.2"),
    "discards": (N_("Step 1 is over: discard hand cards or keep them."), "4.8"),
    "cover": (N_("First cover an icon on a hand card."), "5.5"),
    "route": (N_("First say where this Minion moves."), "5.4"),
    "kscare": (N_("First choose the Minions that Knuckles Scares."), "5.3"),
    "rscare": (N_("First choose a Minion to Scare as a reward."), "4.5"),
    "skill_up": (N_("First choose a skill to raise."), "4.2"),
    "lose_skill": (N_("First choose a skill to lower."), "4.2"),
    "sleeve": (N_("First sleeve the upgrade."), "4.2"),
    "commit": (N_("First choose the points for the fight."), "4.5"),
    "declare": (N_("First declare the wild attacks, in the order of the colours."), "4.5"),
    "reroll": (N_("First roll a die again, or leave the dice."), "4.5"),
    "reroll_pick": (N_("First choose the result that counts."), "4.5"),
    "trade": (N_("First close the trade."), "4.7"),
    "market": (N_("You are at the Market: buy, exchange or leave."), "4.10"),
    "flush": (N_("First choose the upgrades to exchange."), "4.2"),
    "pull": (N_("First choose a Minion next to Hen."), "5.5"),
}
"""What is asked instead, by the frame on top, with the section."""


def why_not(state: HamState, move: Move) -> Refusal | None:
    """Explain why the seat that decides may not make this move, or return None."""
    moves = listed_moves(state)
    if move in moves:
        return None
    if not state.stack:
        return Refusal(N_("The match is over."), rule="6")
    frame = state.stack[-1].frame
    text, rule = ASKED_FIRST[frame]
    if frame == "play":
        return why_not_in_play(state, move) or Refusal(text, rule=rule)
    if any(move.kind == listed.kind for listed in moves):
        return _why_not_this(state, move) or Refusal(text, rule=rule)
    return _why_not_yet(frame, move) or Refusal(text, rule=rule)


def _why_not_this(state: HamState, move: Move) -> Refusal | None:
    """Explain an answer of the right kind that is not among the possible ones."""
    match move:
        case Sleeve():
            return Refusal(N_("The upgrade does not fit that card; take a card that is highlighted."), rule="2.3")
        case Cover():
            return Refusal(N_("Choose an icon that lies open on one of your hand cards."), rule="5.5")
        case Discard(card) if card in state.hand(state.asked or 0):
            return Refusal(N_("Cards are discarded in order; that one comes too late."), rule="4.2")
        case Discard():
            return Refusal(N_("That card is not in your hand."), rule="4.2")
        case SkillUp():
            return Refusal(N_("That skill is at its last step."), rule="4.2")
        case LoseSkill():
            return Refusal(N_("That skill cannot be lowered now."), rule="4.2")
        case _:
            return _why_not_pick(state, move)


def _why_not_pick(_state: HamState, move: Move) -> Refusal | None:
    match move:
        case Buy():
            return Refusal(N_("You cannot pay for that."), rule="4.10")
        case FlushPick():
            return Refusal(N_("Upgrades are chosen in order; that one comes too late."), rule="4.2")
        case Commit():
            return Refusal(N_("Points are chosen in order, as many as there are."), rule="4.5")
        case Give() | Take():
            return Refusal(N_("Goods are picked in order, each kind once, and only what is there."), rule="4.7")
        case _:
            return None


def _why_not_yet(frame: str, move: Move) -> Refusal | None:
    """Explain an end that is not possible yet, or a kind that cannot be paid."""
    if (frame, move.kind) in {("commit", "commit_done"), ("flush", "flush_done"), ("trade", "trade_done")}:
        return Refusal(N_("Choose something first."), rule="4.2")
    if frame == "market" and move.kind in {"buy", "flush"}:
        return Refusal(N_("You cannot pay for that."), rule="4.10")
    if frame == "trade" and move.kind in {"give", "take"}:
        return Refusal(N_("Goods are picked in order, each kind once, and only what is there."), rule="4.7")
    return None
