"""Positions as JSON, both ways. A sight becomes the view, which is the same for every seat.

Source: sections 8 and 9 of the rules reference.
"""

from typing import Any

from pydantic import ValidationError

from client.core.chance import Chance
from client.core.refusal import InvalidOptions, InvalidPosition
from client.games.ham_helsing.cards import Sleeved, sleeved
from client.games.ham_helsing.components import COLOURS, HEROES
from client.games.ham_helsing.options import HamOptions, check_options
from client.games.ham_helsing.position_checks import check_position, check_state
from client.games.ham_helsing.position_data import (
    GAME_ID,
    VERSION,
    CharData,
    PositionData,
    RowData,
    TurnData,
    invalid,
    position_data,
)
from client.games.ham_helsing.position_frames import frame_from_json, frame_to_json
from client.games.ham_helsing.state import HamState, Member, Row, Skills, Turn
from client.games.ham_helsing.terrain import LETTERS


def to_json(state: HamState) -> dict[str, Any]:
    """Return the position, or the view if the state is a sight."""
    return {
        "game": GAME_ID,
        "version": VERSION,
        "players": state.seats,
        "options": state.options.model_dump(mode="json"),
        "rng": state.chance._asdict() if state.viewer is None else None,
        "dice_queue": list(state.dice_queue),
        "round": state.round,
        "rounds": state.rounds,
        "chars": [_char_to_json(state, member) for member in state.team],
        "piles": [
            {"hand": list(hand), "deck": list(deck), "discard": list(discard), "aside": list(aside)}
            for hand, deck, discard, aside in zip(state.hands, state.decks, state.discards, state.asides, strict=True)
        ],
        "cards": {str(uid): _card_to_json(card) for uid, card in enumerate(state.cards)},
        "board": {loc: list(state.board[loc]) for loc in LETTERS},
        "bag": list(state.bag),
        "token_discard": list(state.token_discard),
        "nests": list(state.nests),
        "shield": state.shield,
        "katana": state.katana,
        "knuckles": {"loc": state.knuckles, "asleep": state.asleep},
        "villain": {
            "id": state.villain,
            "hp": state.villain_hp,
            "start_hp": state.villain_start,
            "loc": state.villain_loc,
        },
        "villain_deck": [None if card.startswith("?") else card for card in state.villain_deck],
        "villain_discard": list(state.villain_discard),
        "market": {name: {part: list(cards) for part, cards in row._asdict().items()} for name, row in _rows(state)},
        "effect_queue": list(state.effect_queue),
        "turn": None if state.turn is None else _turn_to_json(state.turn),
        "stack": [frame_to_json(frame) for frame in state.stack],
        "result": state.result,
        "reason": state.reason,
    }


def from_json(data: object) -> HamState:
    """Build a full state from a position.

    Raises:
        InvalidPosition: for every fault that section 9 lists, with the field.
    """
    position = position_data(data)
    options = _options(position)
    check_position(position, options)
    state = _state(position, options)
    check_state(state)
    return state


def _rows(state: HamState) -> list[tuple[str, Row]]:
    return [*state.market.items()]


def _char_to_json(state: HamState, member: Member) -> dict[str, Any]:
    c = member.c
    return {
        "id": member.hero.id,
        "seat": member.seat,
        "pile": member.pile,
        "loc": state.loc[c],
        "hp": state.hp[c],
        "money": state.money[c],
        "skills": dict(zip(COLOURS, state.skills[c], strict=True)),
        "ko": state.hp[c] == 0,
    }


def _card_to_json(card: Sleeved) -> dict[str, Any]:
    return {"id": card.id, "ups": list(card.ups), "cov": list(card.cov)}


def _turn_to_json(turn: Turn) -> dict[str, Any]:
    icons = [f"f{icon.upper()}" if icon in COLOURS.lower() else icon for icon in turn.icons]
    return {
        "c": turn.c,
        "pool": [[icon, source] for icon, source in zip(icons, turn.sources, strict=True)],
        "played": list(turn.played),
        "touched": sorted(turn.touched),
        "skill_used": list(turn.skill_used),
        "powers": list(turn.powers),
        "village_up": list(turn.village_up),
        "village_down": list(turn.village_down),
        "traded": turn.traded,
        "defeated": [[token, far] for token, far in turn.defeated],
        "rewards": list(turn.rewards),
        "oink": turn.oink,
        "doubled": list(turn.doubled),
        "convert": turn.convert,
        "bounty": turn.bounty,
        "nobite": turn.nobite,
    }


def _options(position: PositionData) -> HamOptions:
    """Read the options; those that are missing have their defaults."""
    try:
        options = HamOptions.model_validate(position.options)
        check_options(options, position.players)
    except ValidationError as error:
        raise invalid(error, within="options") from error
    except InvalidOptions as error:
        raise InvalidPosition(f"options.{error.option}", "does not fit the number of seats") from error
    return options


def _state(position: PositionData, options: HamOptions) -> HamState:
    cards = position.cards
    return HamState(
        options=options,
        chance=Chance(position.rng.seed, position.rng.counter),
        seats=position.players,
        team=tuple(Member(c, each.seat, each.pile, HEROES[each.id]) for c, each in enumerate(position.chars)),
        loc=[each.loc for each in position.chars],
        hp=[each.hp for each in position.chars],
        money=[each.money for each in position.chars],
        skills=[_skills(each) for each in position.chars],
        hands=[tuple(pile.hand) for pile in position.piles],
        decks=[tuple(pile.deck) for pile in position.piles],
        discards=[tuple(pile.discard) for pile in position.piles],
        asides=[tuple(pile.aside) for pile in position.piles],
        cards=[sleeved(card.id, tuple(card.ups), tuple(card.cov)) for _, card in sorted(cards.items(), key=_by_uid)],
        board={loc: tuple(sorted(position.board[loc])) for loc in LETTERS},
        bag=list(position.bag),
        token_discard=list(position.token_discard),
        nests=tuple(position.nests),
        shield=position.shield,
        katana=position.katana,
        knuckles=position.knuckles.loc,
        asleep=position.knuckles.asleep,
        villain_hp=position.villain.hp,
        villain_start=position.villain.start_hp,
        villain_loc=position.villain.loc,
        villain_deck=tuple(position.villain_deck),
        villain_discard=tuple(position.villain_discard),
        market={"attack": _row(position.market.attack), "special": _row(position.market.special)},
        stack=[frame_from_json(frame, f"stack.{number}") for number, frame in enumerate(position.stack)],
        rounds=position.rounds,
        round=position.round,
        effect_queue=tuple(position.effect_queue),
        turn=None if position.turn is None else _turn(position.turn),
        dice_queue=tuple(position.dice_queue),
        result=position.result,
        reason=position.reason,
    )


def _by_uid(entry: tuple[str, object]) -> int:
    return int(entry[0])


def _skills(char: CharData) -> Skills:
    return (char.skills.B, char.skills.R, char.skills.P, char.skills.Y)


def _row(row: RowData) -> Row:
    return Row(tuple(row.slots), tuple(row.deck), tuple(row.discard))


def _turn(turn: TurnData) -> Turn:
    return Turn(
        c=turn.c,
        icons="".join(icon[1].lower() if icon.startswith("f") else icon for icon, _ in turn.pool),
        sources=tuple(source for _, source in turn.pool),
        played=tuple(turn.played),
        touched=frozenset(turn.touched),
        skill_used="".join(turn.skill_used),
        powers=tuple(turn.powers),
        village_up="".join(turn.village_up),
        village_down="".join(turn.village_down),
        traded=turn.traded,
        defeated=tuple(turn.defeated),
        rewards="".join(turn.rewards),
        oink=turn.oink,
        doubled="".join(turn.doubled),
        convert=turn.convert,
        bounty=turn.bounty,
        nobite=turn.nobite,
    )
