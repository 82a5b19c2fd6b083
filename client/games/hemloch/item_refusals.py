"""Why an item cannot be gained, refreshed or stolen now."""

from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.hemloch.components import ITEMS, TYPE_BITS, Item
from client.games.hemloch.moves import Decline, Gain, ItemMove, Refresh, Steal
from client.games.hemloch.names import item_link
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import Question, ToGain, ToSteal
from client.games.hemloch.verbs import ItemType


def why_not_item(state: HemlochState, step: Question, move: ItemMove) -> Refusal:
    """Explain why this answer to a question about items is none."""
    match move:
        case Gain(item):
            return _why_not_gain(step, item)
        case Refresh(item):
            return _why_not_refresh(state, step, item)
        case Decline():
            return Refusal(N_("The supply is not empty: take something."), rule="5.4")
        case Steal(item, face_up):
            if isinstance(step, ToSteal) and ITEMS[item].type != step.type:
                return _wrong_type(step.type, "5.1")
            text = N_("Your opponent has no fresh {item}.") if face_up else N_("Your opponent has no used {item}.")
            return Refusal(text, rule="5.1", item=item_link(item))
        case _:
            assert_never(move)


def _wrong_type(asked: ItemType, rule: str) -> Refusal:
    if asked == "potion":
        return Refusal(N_("This concerns Potions, not Trinkets."), rule=rule)
    return Refusal(N_("This concerns Trinkets, not Potions."), rule=rule)


def _why_not_gain(step: Question, item: Item) -> Refusal:
    if isinstance(step, ToGain) and ITEMS[item].type != step.type:
        return _wrong_type(step.type, "5.4")
    return Refusal(N_("No {item} is left in the supply."), rule="5.4", item=item_link(item))


def _why_not_refresh(state: HemlochState, step: Question, item: Item) -> Refusal:
    if isinstance(step, ToGain):
        if state.supply & TYPE_BITS[step.type]:
            return Refusal(N_("The supply is not empty: take something."), rule="5.4")
        if ITEMS[item].type != step.type:
            return _wrong_type(step.type, "5.4")
    return Refusal(N_("You have no used {item}."), rule="5.1", item=item_link(item))
