"""Questions, waiting work and duels from their JSON form, each with exactly the fields it needs.

Source: section 9 of the rules reference.
"""

from collections.abc import Callable
from typing import Any

from client.core.refusal import InvalidPosition
from client.games.henchmania import questions
from client.games.henchmania.cards import CARD_BY_ID
from client.games.henchmania.components import Card
from client.games.henchmania.move_data import move_from_json
from client.games.henchmania.moves import Play
from client.games.henchmania.position_data import DecisionData, DuelData, WorkData
from client.games.henchmania.questions import Question, Work
from client.games.henchmania.state import Duel, Stage


def question_of(data: DecisionData) -> Question:
    """Build the open question.

    Raises:
        InvalidPosition: a field that this step needs is missing.
    """
    return _QUESTIONS[data.step](data)


def work_of(number: int, data: WorkData) -> Work:
    """Build a piece of waiting work.

    Raises:
        InvalidPosition: a field that it needs is missing.
    """
    path = f"queue.{number}"
    if data.q == "end":
        return questions.EndDay()
    seat: int = _needed(path, "seat", data.seat)
    match data.q:
        case "hit":
            card = _card(path, data.card)
            return questions.Hit(_needed(path, "source", data.source), seat, card, _play(path, data.move))
        case "window":
            return questions.Window(_needed(path, "step", data.step), seat)
        case "drop":
            return questions.DropHand(seat)
        case "keep":
            return questions.KeepNext(seat)


def duel_of(data: DuelData) -> Duel:
    """Build a duel."""
    return Duel(
        attacker=data.attacker,
        defender=data.defender,
        glove=None if data.glove is None else CARD_BY_ID[data.glove],
        stage=Stage(data.stage),
        attack_weapon=None if data.attack_weapon is None else CARD_BY_ID[data.attack_weapon],
        defence_weapon=None if data.defence_weapon is None else CARD_BY_ID[data.defence_weapon],
        attacker_drugged=data.attacker_drugged,
        defender_drugged=data.defender_drugged,
        attacker_confident=data.attacker_confident,
        defender_confident=data.defender_confident,
        fewer_dice=data.fewer_dice,
        attack_dice=tuple(data.attack_dice),
        defence_dice=tuple(data.defence_dice),
        hits=data.hits,
        wounds=data.wounds,
        tie=data.tie,
    )


def _needed(path: str, name: str, value: Any) -> Any:  # noqa: ANN401 - whatever the field holds
    if value is None:
        raise InvalidPosition(f"{path}.{name}", "is missing")
    return value


def _card(path: str, card: str | None) -> Card:
    return CARD_BY_ID[_needed(path, "card", card)]


def _play(path: str, data: dict[str, Any] | None) -> Play:
    try:
        move = move_from_json(_needed(path, "move", data))
    except InvalidPosition:
        raise
    except ValueError as error:
        raise InvalidPosition(f"{path}.move", str(error)) from error
    if not isinstance(move, Play):
        raise InvalidPosition(f"{path}.move", "must be the play of a card")
    return move


def _shield(data: DecisionData) -> questions.AskShield:
    source = _needed("decision", "source", data.source)
    return questions.AskShield(data.seat, source, _card("decision", data.card), _play("decision", data.move))


def _inquire(data: DecisionData) -> questions.AskInquire:
    victim, left = _needed("decision", "victim", data.victim), _needed("decision", "left", data.left)
    return questions.AskInquire(data.seat, victim, left)


def _keep(data: DecisionData) -> questions.AskKeep:
    least = None if data.min_card is None else CARD_BY_ID[data.min_card]
    return questions.AskKeep(data.seat, _needed("decision", "left", data.left), least)


_QUESTIONS: dict[str, Callable[[DecisionData], Question]] = {
    "place": lambda data: questions.AskPlace(data.seat),
    "turn": lambda data: questions.AskTurn(data.seat),
    "replace": lambda data: questions.AskReplace(data.seat, _card("decision", data.card)),
    "shield": _shield,
    "give": lambda data: questions.AskGive(data.seat, _needed("decision", "victim", data.victim)),
    "inquire": _inquire,
    "lose": lambda data: questions.AskLose(data.seat),
    "guard": lambda data: questions.AskGuard(data.seat),
    "weapon": lambda data: questions.AskWeapon(data.seat, _needed("decision", "role", data.role)),
    "prepare": lambda data: questions.AskPrepare(data.seat),
    "after_attack": lambda data: questions.AskAfterAttack(data.seat),
    "after_defence": lambda data: questions.AskAfterDefence(data.seat),
    "heal": lambda data: questions.AskHeal(data.seat),
    "keep": _keep,
}
"""How each step is built."""
