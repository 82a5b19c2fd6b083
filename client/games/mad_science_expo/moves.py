"""What a seat can decide. A move names no seat: the state knows who decides."""

from typing import Literal, NamedTuple, TypeAlias


class Recruit(NamedTuple):
    """Put your whole team under your exhibit, where nobody can challenge for it and it scores."""

    kind: Literal["recruit"] = "recruit"


class Play(NamedTuple):
    """Add a henchman from hand to your team, and end the turn."""

    value: int
    kind: Literal["play"] = "play"


class Challenge(NamedTuple):
    """Challenge the seat ``target`` for its team."""

    target: int
    kind: Literal["challenge"] = "challenge"


class Pass(NamedTuple):
    """End the turn without an action, where none is possible."""

    kind: Literal["pass"] = "pass"


class Pick(NamedTuple):
    """Put one more card face down into the challenge. Picks are made in rising order."""

    value: int
    kind: Literal["pick"] = "pick"


class Commit(NamedTuple):
    """Stand by the cards picked for the challenge."""

    kind: Literal["commit"] = "commit"


class Keep(NamedTuple):
    """Leave the team open after a challenge won."""

    kind: Literal["keep"] = "keep"


class NextGame(NamedTuple):
    """Begin the next game of the campaign."""

    kind: Literal["next_game"] = "next_game"


Move: TypeAlias = Recruit | Play | Challenge | Pass | Pick | Commit | Keep | NextGame

MOVE_KINDS: dict[str, type[Move]] = {
    "recruit": Recruit,
    "play": Play,
    "challenge": Challenge,
    "pass": Pass,
    "pick": Pick,
    "commit": Commit,
    "keep": Keep,
    "next_game": NextGame,
}


def move_to_json(move: Move) -> dict[str, int | str]:
    """Return the move as the fields of section 4 of the rules reference."""
    return move._asdict()


def move_from_json(data: object) -> Move:
    """Build a move from exactly the fields of section 4.

    Raises:
        ValueError: if ``data`` is no move of this game.
    """
    kind = data.get("kind") if isinstance(data, dict) else None
    move_class = MOVE_KINDS.get(kind) if isinstance(kind, str) else None
    if move_class is None or not isinstance(data, dict):
        raise ValueError(f"no move of Mad Science Expo: {data!r:.80}")
    if data.keys() != set(move_class._fields):
        raise ValueError(f"{kind}: the fields are {', '.join(move_class._fields)}")
    fields = {name: value for name, value in data.items() if name != "kind"}
    for name, value in fields.items():
        if type(value) is not int:
            raise ValueError(f"{kind}: {name} must be a whole number")
    return move_class(**fields)
