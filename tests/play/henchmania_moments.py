"""Moments of matches of Henchmania at which somebody is asked something: one of every kind there is."""

from collections.abc import Iterator
from random import Random

from client.core.match import AnyMatch, Match, Player
from client.games import game_by_id
from client.games.henchmania.questions import (
    AskAfterAttack,
    AskAfterDefence,
    AskInquire,
    AskKeep,
    AskPrepare,
    AskWeapon,
    Question,
)
from client.games.henchmania.state import Duel, HenchmaniaState, Phase
from tests.games.henchmania.drawn import all_pass, table

GAME = game_by_id("henchmania")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
EVERYTHING = GAME.Options.model_validate({**GAME.presets[-1].values, "days": 3})
WILD = 0.3
"""Share of moves that fall at random, so that the seldom questions come up."""


def kind_of(state: HenchmaniaState) -> str:
    """Name the open question, with what tells its variants apart."""
    question = state.decision
    assert question is not None
    variant = _variant(state.duel, question)
    tie = "in the tie duel" if state.phase is Phase.TIE else ""
    return " ".join(filter(None, (question.step, variant, tie)))


def _variant(duel: Duel | None, question: Question) -> str:
    match question:
        case AskWeapon(role=role):
            return role
        case AskInquire(left=left) | AskKeep(left=left):
            return str(left)
        case AskPrepare(seat) | AskAfterAttack(seat) | AskAfterDefence(seat):
            assert duel is not None
            return {duel.attacker: "attacker", duel.defender: "defender"}.get(seat, "bystander")
        case _:
            return ""


def waiting_in(state: HenchmaniaState) -> set[str]:
    """Name the kinds of work that wait behind the open question."""
    return {work.q for work in state.queue}


def matches() -> Iterator[AnyMatch]:
    """Yield matches with all additional cards, each played to its end."""
    for seed in range(60):
        seats = 2 + seed % 4
        rng = Random(seed)
        match: AnyMatch = Match(GAME, [Player(name) for name in NAMES[:seats]], EVERYTHING, seed)
        while (seat := match.to_act) is not None:
            sight = match.sight(seat)
            wild = rng.random() < WILD
            match.play(rng.choice(GAME.legal_moves(sight)) if wild else GAME.rule_player(sight, rng))
        yield match


def tie_duels() -> Iterator[AnyMatch]:
    """Yield matches that stand in a tie duel, at the question before the dice, and are played to their end."""
    cards_for_dice = table(
        day=4,
        scores=[20, 20],
        reserves={0: "holy_water prayer courtesan", 1: "holy_water prayer apothecary"},
        trumps={0: "confidence", 1: "providence"},
        dice=[1, 2, 6, 6, 1, 2, 3, 6, 4, 1, 2, 3, 3, 1, 6, 6, 6],
    )
    cards_for_defence = table(
        day=4, scores=[20, 20], reserves={1: "apothecary"}, trumps={1: "confidence"}, dice=[6, 1, 1, 1]
    )
    rng = Random(3)
    for state in (cards_for_dice, cards_for_defence):
        all_pass(state)
        match: AnyMatch = Match(GAME, [Player("Ada"), Player("Ben")], state.options, 7, start=state)
        while (seat := match.to_act) is not None:
            match.play(GAME.rule_player(match.sight(seat), rng))
        yield match


def moments() -> dict[str, AnyMatch]:
    """Return a match for every kind of question, played up to it, and for every kind of work waiting behind one."""
    found: dict[str, AnyMatch] = {}
    for match in (*tie_duels(), *matches()):
        for number in range(len(match.steps)):
            state = match.at(number)
            for name in (kind_of(state), *(f"with {q} waiting" for q in waiting_in(state))):
                if name not in found:
                    found[name] = _up_to(match, number)
    return found


def _up_to(match: AnyMatch, number: int) -> AnyMatch:
    """Return the match at a decision, which is a human's; the computer plays the other seats."""
    asked = match.steps[number].seat
    players = [Player(player.name, None if seat == asked else "newcomer") for seat, player in enumerate(match.players)]
    again: AnyMatch = Match(match.game, players, match.options, match.seed, start=match.start)
    for step in match.steps[:number]:
        again.play(step.move)
    return again
