"""What cards can do, as data: one frozen class a verb, made from ``effect`` and ``params`` of the component file.

What a verb does is in ``effects``; what it then asks is in ``steps``. Numbers and words that a verb does not know are
refused when the file is read.
"""

import json
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from client.core.content import ContentError

ItemType: TypeAlias = Literal["potion", "trinket"]
V = TypeVar("V")
_STRICT = ConfigDict(extra="forbid", strict=True)
_Count = Annotated[int, Field(ge=1, le=9)]


@dataclass(frozen=True, slots=True, config=_STRICT)
class MoveMinion:
    """Move an opposing Minion from here, or from anywhere, to another Location without the Festival."""

    effect: Literal["move_minion"]
    side: Literal["opposing"]
    start: Annotated[Literal["here", "any"], Field(alias="from")]
    to: Literal["other_open"]


@dataclass(frozen=True, slots=True, config=_STRICT)
class PlaceMarkers:
    """Place own Markers here."""

    effect: Literal["place_marker"]
    where: Literal["here"]
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class ReplaceMarkers:
    """Replace opposing Markers here with own ones."""

    effect: Literal["replace_marker"]
    where: Literal["here"]
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class ForceDiscard:
    """The opponent discards cards of its choice from its hand."""

    effect: Literal["force_discard"]
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class StealItems:
    """Take items of a type from the opponent."""

    effect: Literal["steal"]
    item: ItemType
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class KillMinion:
    """Discard an opposing Minion at any Location."""

    effect: Literal["kill"]
    side: Literal["opposing"]
    where: Literal["any"]


@dataclass(frozen=True, slots=True, config=_STRICT)
class DevourWeakest:
    """Discard the other Minion with the lowest printed value here, whoever it serves."""

    effect: Literal["devour_weakest"]
    where: Literal["here"]


@dataclass(frozen=True, slots=True, config=_STRICT)
class RecoverCards:
    """Take Minions from the own discard pile into the hand."""

    effect: Literal["recover"]
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class RaiseMinion:
    """Put a Minion from the own discard pile on the own side here; it performs nothing."""

    effect: Literal["raise"]
    where: Literal["here"]


@dataclass(frozen=True, slots=True, config=_STRICT)
class GainItems:
    """Gain items of a type from the supply."""

    effect: Literal["gain"]
    item: ItemType
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class RefreshOrDraw:
    """Turn an own item face-up, or draw cards if none lies face-down."""

    effect: Literal["refresh_or_draw"]
    draw: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class LocationAbility:
    """Perform the ability of the Location here."""

    effect: Literal["location_ability"]


@dataclass(frozen=True, slots=True, config=_STRICT)
class Trade:
    """Discard cards from the own hand to gain items; both or nothing."""

    effect: Literal["trade"]
    cards: _Count
    item: ItemType
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class DrawCards:
    """Draw cards."""

    effect: Literal["draw"]
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class MoveMarker:
    """Move an own Marker to any other empty Influence Space."""

    effect: Literal["move_marker"]
    whose: Literal["own"]
    to: Literal["any"]


@dataclass(frozen=True, slots=True, config=_STRICT)
class ExtraActions:
    """Have more Actions this turn."""

    effect: Literal["extra_action"]
    n: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class DrawThenDiscard:
    """Draw cards, then discard cards of one's choice."""

    effect: Literal["draw_discard"]
    n: _Count
    discard: _Count


@dataclass(frozen=True, slots=True, config=_STRICT)
class TakeControl:
    """Gain control of an opposing Minion that meets the condition.

    ``max_value``: its printed value is at most ``value``. ``no_own_minions``: it lies where the own side is empty.
    ``festival``: it lies at the Festival Location.
    """

    effect: Literal["take_control"]
    condition: Literal["max_value", "no_own_minions", "festival"]
    value: Annotated[int, Field(ge=0, le=9)] = 0


MinionVerb: TypeAlias = (
    MoveMinion
    | PlaceMarkers
    | ReplaceMarkers
    | ForceDiscard
    | StealItems
    | KillMinion
    | DevourWeakest
    | RecoverCards
    | RaiseMinion
    | GainItems
    | RefreshOrDraw
    | LocationAbility
)
"""What a Minion can do when it is played."""
LocationVerb: TypeAlias = Trade | GainItems | DrawCards | MoveMarker
"""What a Location can do when it is activated."""
ItemVerb: TypeAlias = ExtraActions | MoveMinion | DrawThenDiscard | TakeControl
"""What a Potion or a Trinket can do when it is used."""

_MINION: TypeAdapter[MinionVerb] = TypeAdapter(Annotated[MinionVerb, Field(discriminator="effect")])
_LOCATION: TypeAdapter[LocationVerb] = TypeAdapter(Annotated[LocationVerb, Field(discriminator="effect")])
_ITEM: TypeAdapter[ItemVerb] = TypeAdapter(Annotated[ItemVerb, Field(discriminator="effect")])


def minion_verb(file: str, entry: dict[str, Any]) -> MinionVerb:
    """Return the verb of a Minion.

    Raises:
        ContentError: names file, entry and the key that is wrong.
    """
    return _checked(_MINION, file, entry)


def location_verb(file: str, entry: dict[str, Any]) -> LocationVerb:
    """Return the verb of a Location.

    Raises:
        ContentError: names file, entry and the key that is wrong.
    """
    return _checked(_LOCATION, file, entry)


def item_verb(file: str, entry: dict[str, Any]) -> ItemVerb:
    """Return the verb of an item.

    Raises:
        ContentError: names file, entry and the key that is wrong.
    """
    return _checked(_ITEM, file, entry)


def _checked(verbs: TypeAdapter[V], file: str, entry: dict[str, Any]) -> V:
    try:
        return verbs.validate_json(json.dumps({"effect": entry.get("effect"), **entry.get("params", {})}))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        key = str(first["loc"][-1]) if first["loc"] else "effect"
        raise ContentError(file, str(entry.get("id", "?")), key, first["msg"]) from error
