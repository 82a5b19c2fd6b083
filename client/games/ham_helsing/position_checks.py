"""What no match can hold, although its types are right.

Source: the list at the end of section 9 of the rules reference. Frames below the top need only be complete.
"""

from collections import Counter
from itertools import chain, pairwise
from typing import Any

from client.core.refusal import InvalidPosition
from client.games.ham_helsing.cards import designs_of, sleeved, slots_of
from client.games.ham_helsing.components import COLOURS, EFFECTS, HEROES, MUD_CANYON, UPGRADES, VILLAIN_CARDS
from client.games.ham_helsing.frames import (
    FightResolve,
    RerollFrame,
    RerollPickFrame,
    SleeveFrame,
    TrySleeve,
)
from client.games.ham_helsing.options import HamOptions, heroes_for
from client.games.ham_helsing.position_data import CardData, CharData, PositionData
from client.games.ham_helsing.rules import QUESTIONS, listed_moves
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.tokens import ALL_MINIONS, FACES

NEED_TURN = frozenset(
    {
        "play",
        "revive_turn",
        "vanish",
        "discards",
        "gain",
        "place",
        "draw",
        "bite",
        "kscare",
        "reward",
        "fight_end",
        "commit",
        "declare",
        "fight_resolve",
        "reroll",
        "reroll_pick",
        "trade",
    }
)
"""Frames that only a turn can have on top or above."""


def require(*, holds: bool, field: str, why: str) -> None:
    """Raise InvalidPosition for ``field`` unless it holds."""
    if not holds:
        raise InvalidPosition(field, why)


def check_position(data: PositionData, options: HamOptions) -> None:
    """Check everything that can be told field by field."""
    choosing = any(frame[:1] == ["setup_done"] for frame in data.stack if isinstance(frame, list))
    _check_team(data, options, choosing=choosing)
    _check_cards(data, choosing=choosing)
    require(holds=set(data.board) == set(LETTERS), field="board", why="must have every Location")
    _check_tokens(data, options)
    _check_rounds(data, options)
    _check_relics(data)
    over = data.result is not None
    require(holds=over == (data.reason is not None), field="reason", why="must be there exactly with a result")
    won = data.reason == "villain_defeated"
    require(holds=not over or (data.result == "win") == won, field="reason", why="does not fit the result")
    require(holds=over or data.villain.hp >= 1, field="villain.hp", why="must be at least 1 while the match runs")


def _check_team(data: PositionData, options: HamOptions, *, choosing: bool) -> None:
    wanted = heroes_for(data.players)
    count = len(data.chars)
    require(
        holds=count < wanted if choosing else count == wanted,
        field="chars",
        why=f"there are {wanted} heroes" + (" after the choice" if choosing else ""),
    )
    ids = [char.id for char in data.chars]
    require(holds=len(set(ids)) == count, field="chars", why="the heroes must differ")
    if options.characters:
        require(holds=ids == options.characters, field="chars", why="must be the heroes of the options")
    for c, char in enumerate(data.chars):
        _check_char(data, char, f"chars.{c}", c)


def _check_char(data: PositionData, char: CharData, path: str, c: int) -> None:
    hero = HEROES[char.id]
    place = 0 if data.players == 1 else c
    require(holds=char.seat == place, field=f"{path}.seat", why=f"must be {place}")
    require(holds=char.pile == place, field=f"{path}.pile", why=f"must be {place}")
    require(holds=char.hp <= hero.health, field=f"{path}.hp", why=f"is at most {hero.health}")
    require(holds=char.ko == (char.hp == 0), field=f"{path}.ko", why="is true exactly without health")
    for colour, steps in zip(COLOURS, hero.steps, strict=True):
        level = getattr(char.skills, colour)
        require(holds=level <= steps, field=f"{path}.skills.{colour}", why=f"is at most {steps}")


def _check_cards(data: PositionData, *, choosing: bool) -> None:
    piles = 0 if choosing else data.players
    require(holds=len(data.piles) == piles, field="piles", why=f"must be {piles}")
    designs = () if choosing else designs_of(char.id for char in data.chars)
    require(
        holds=set(data.cards) == {str(uid) for uid in range(len(designs))},
        field="cards",
        why="must have every card once",
    )
    for uid, design in enumerate(designs):
        _check_card(data.cards[str(uid)], design, f"cards.{uid}")
    for number, pile in enumerate(data.piles):
        require(holds=pile.hand == sorted(pile.hand), field=f"piles.{number}.hand", why="must be sorted")
    played = data.turn.played if data.turn is not None else []
    lying = Counter(chain(played, *(chain(pile.hand, pile.deck, pile.discard) for pile in data.piles)))
    require(holds=lying == Counter(range(len(designs))), field="piles", why="every card must lie in one place")


def _check_card(card: CardData, design: str, path: str) -> None:
    require(holds=card.id == design, field=f"{path}.id", why=f"must be {design}")
    used = 0
    for part in (card.id, *card.ups):
        slots = slots_of(part)
        require(holds=not used & slots, field=f"{path}.ups", why="an upgrade covers what is there")
        used |= slots
    coverable = set(sleeved(card.id, tuple(card.ups)).uncovered)
    fits = len(set(card.cov)) == len(card.cov) and set(card.cov) <= coverable
    require(holds=fits, field=f"{path}.cov", why="covers icons of the card, each once")


def _check_tokens(data: PositionData, options: HamOptions) -> None:
    on_map = [token for tokens in data.board.values() for token in tokens]
    frames = [frame[0] for frame in data.stack if isinstance(frame, list) and frame]
    if "play" not in frames and data.result is None:
        whole = all(token == FACES[token].whole for token in on_map)
        require(holds=whole, field="board", why="a half beaten Minion outside step 1")
    defeated = [token for token, _ in data.turn.defeated] if data.turn is not None else []
    found = Counter(chain(data.bag, data.token_discard, data.effect_queue, defeated))
    found.update(FACES[token].whole for token in on_map)
    wanted = Counter(chain(ALL_MINIONS, map(str, EFFECTS[: options.effect_tokens])))
    for token in sorted(found | wanted):
        why = f"there must be {wanted[token]} of {token} in all places together, not {found[token]}"
        require(holds=found[token] == wanted[token], field="bag", why=why)


def _check_rounds(data: PositionData, options: HamOptions) -> None:
    require(holds=data.round <= data.rounds, field="round", why=f"there are {data.rounds} rounds")
    require(holds=data.villain.id == options.villain, field="villain.id", why="must be the Villain of the options")
    cards = [*data.villain_deck, *data.villain_discard]
    require(holds=len(set(cards)) == len(cards), field="villain_deck", why="every card is there once")
    levels = [VILLAIN_CARDS[card].level for card in data.villain_deck]
    require(holds=all(one <= two for one, two in pairwise(levels)), field="villain_deck", why="levels must not fall")


def _check_relics(data: PositionData) -> None:
    for name, holder in (("shield", data.shield), ("katana", data.katana)):
        holds = isinstance(holder, str) or holder < len(data.chars)
        require(holds=holds, field=name, why="nobody of this number is in the team")
    require(
        holds=MUD_CANYON not in data.nests and len(set(data.nests)) == len(data.nests),
        field="nests",
        why="each lost Location once, never Mud Canyon",
    )
    require(
        holds=not (data.knuckles.asleep and data.knuckles.loc == "den"), field="knuckles.asleep", why="not in the den"
    )


def check_state(state: HamState) -> None:
    """Check what needs the frames: upgrades, indices, and that somebody can decide."""
    _check_upgrades(state)
    for number, frame in enumerate(state.stack):
        _check_indices(state, frame, f"stack.{number}.1")
    _check_dice_frames(state)
    turn = state.turn
    if turn is not None:
        require(holds=turn.c < len(state.team), field="turn.c", why="nobody of this number is in the team")
        known = set(turn.played) | {-1}
        require(holds=set(turn.sources) <= known, field="turn.pool", why="icons come from cards in play")
        require(holds=turn.touched <= known - {-1}, field="turn.touched", why="must be cards in play")
    if state.result is not None:
        require(holds=not state.stack, field="stack", why="must be empty at the end")
        return
    _check_question(state)


def _check_question(state: HamState) -> None:
    require(holds=bool(state.stack), field="stack", why="something must be asked")
    top = state.stack[-1]
    require(holds=top.frame in QUESTIONS, field="stack", why="the top frame must be a question")
    names = {frame.frame for frame in state.stack}
    if names & NEED_TURN:
        require(holds=state.turn is not None, field="turn", why="a turn is under way")
    if top.frame == "play":
        require(holds=state.now.c == state.asked, field="turn.c", why="must be whoever plays")
    try:
        moves = listed_moves(state)
    except (LookupError, TypeError) as error:
        raise InvalidPosition("stack", "the top frame does not fit the rest") from error
    require(holds=bool(moves), field="stack", why="the question has no answer")


def _check_indices(state: HamState, frame: Any, path: str) -> None:  # noqa: ANN401 - any frame
    for field in ("c", "who"):
        index = getattr(frame, field, None)
        if isinstance(index, int):
            require(holds=index < len(state.team), field=f"{path}.{field}", why="nobody of this number is in the team")


def _check_upgrades(state: HamState) -> None:
    waiting = [frame.up for frame in state.stack if isinstance(frame, TrySleeve | SleeveFrame)]
    rows = [chain((up for up in row.slots if up), row.deck, row.discard) for row in state.market.values()]
    found = Counter(chain(waiting, *(card.ups for card in state.cards), *state.asides, *rows))
    everything = Counter(card.id for row in UPGRADES.values() for card in row for _ in range(card.copies))
    wrong = sorted((found - everything) | (everything - found))
    require(holds=not wrong, field="market", why=f"upgrades missing or too many: {', '.join(wrong)}")
    for name, row in state.market.items():
        own = {card.id for card in UPGRADES[name]}
        lying = {up for up in (*row.slots, *row.deck, *row.discard) if up}
        require(holds=lying <= own, field=f"market.{name}", why="holds cards of the other row")


def _check_dice_frames(state: HamState) -> None:
    below: Any = None
    for number, frame in enumerate(state.stack):
        if isinstance(frame, RerollFrame):
            require(holds=isinstance(below, FightResolve), field=f"stack.{number}", why="must lie on fight_resolve")
        if isinstance(frame, RerollPickFrame):
            require(holds=isinstance(below, RerollFrame), field=f"stack.{number}", why="must lie on reroll")
        below = frame
