"""A state as JSON: the position, or the view if the state is a sight.

Source: sections 8 and 9 of the rules reference. The way back is in ``position_reading``.
"""

from collections.abc import Sequence
from typing import Any

from client.games.henchmania.cards import CARD_OF, IDS, Laid
from client.games.henchmania.components import ALL_SITES, SITES, Card
from client.games.henchmania.move_data import move_to_json
from client.games.henchmania.moves import Play
from client.games.henchmania.position_data import GAME_ID, VERSION
from client.games.henchmania.questions import Question, Work
from client.games.henchmania.state import Duel, HenchmaniaState, Tie


def to_json(state: HenchmaniaState) -> dict[str, Any]:
    """Return the position, or the view if the state is a sight."""
    return {
        "game": GAME_ID,
        "version": VERSION,
        "players": len(state.scores),
        "options": state.options.model_dump(mode="json"),
        "rng": state.chance._asdict() if state.viewer is None else None,
        "day": state.day,
        "extra_days": state.extra_days,
        "phase": state.phase.value,
        "badge": state.badge,
        "scores": list(state.scores),
        "families": list(state.families),
        "hands": [_ids(hand) for hand in state.hands],
        "kept": [_ids(hand) for hand in state.kept],
        "reserves": [[_laid(laid) for laid in reserve] for reserve in state.reserves],
        "trumps": [None if trump is None else _laid(trump) for trump in state.trumps],
        "pools": [[pawn._asdict() for pawn in pool] for pool in state.pools],
        "stolen": [[pawn._asdict() for pawn in stolen] for stolen in state.stolen],
        "board": _by_site([[pawn._asdict() for pawn in row] for row in state.board]),
        "decks": _by_site([_ids(deck) if state.viewer is None else len(deck) for deck in state.decks]),
        "discards": _by_site([_ids(pile) for pile in state.discards]),
        "passed": list(state.passed),
        "last_seat": state.last_seat,
        "decision": None if state.decision is None else _fields(state.decision),
        "queue": [_fields(work) for work in state.queue],
        "duel": None if state.duel is None else _duel(state.duel),
        "tie": None if state.tie is None else _tie(state.tie),
        "seen": [_seen(state, observer) for observer in state.seats],
        "dice_queue": list(state.dice_queue),
        "winners": list(state.winners),
    }


def _ids(cards: Sequence[Card]) -> list[str]:
    return [IDS[card] for card in cards]


def _by_site(values: Sequence[Any]) -> dict[str, Any]:
    return {SITES[site].id: values[site] for site in ALL_SITES}


def _laid(laid: Laid) -> dict[str, Any]:
    return {"card": IDS[CARD_OF[laid]], "turned": bool(laid & 1)}


def _fields(entry: Question | Work) -> dict[str, Any]:
    """Return the fields of a question or of work, with ids for cards."""
    return {name: _value(name, value) for name, value in entry._asdict().items()}


def _value(name: str, value: Any) -> Any:  # noqa: ANN401 - whatever the field holds
    if isinstance(value, Play):
        return move_to_json(value)
    return IDS[value] if name in ("card", "min_card") and value is not None else value


def _duel(duel: Duel) -> dict[str, Any]:
    data = duel._asdict()
    for name in ("glove", "attack_weapon", "defence_weapon"):
        data[name] = None if data[name] is None else IDS[data[name]]
    dice = {"attack_dice": list(duel.attack_dice), "defence_dice": list(duel.defence_dice)}
    return {**data, **dice, "stage": duel.stage.value}


def _tie(tie: Tie) -> dict[str, Any]:
    return {**tie._asdict(), "pair": list(tie.pair), "wounds": list(tie.wounds)}


def _seen(state: HenchmaniaState, observer: int) -> list[list[str]] | None:
    if state.viewer not in (None, observer):
        return None
    seats = len(state.scores)
    return [_ids(known) for known in state.seen[observer * seats : (observer + 1) * seats]]
