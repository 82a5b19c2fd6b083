"""Why a Minion cannot be chosen, or cannot go somewhere."""

from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.hemloch.bag import HELD
from client.games.hemloch.components import Card, Location
from client.games.hemloch.moves import Devour, MinionMove, MoveTo, Target
from client.games.hemloch.names import card_link, item_link, place_link
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import Question, ToControl, ToDevour, ToLure


def why_not_minion(state: HemlochState, step: Question, move: MinionMove) -> Refusal:
    """Explain why this answer to a question about Minions is none."""
    match move:
        case Target(location, card):
            return _why_not_target(state, step, location, card)
        case MoveTo(location):
            if location == state.festival:
                text = N_("The Festival is at the {location}: nobody can be moved there.")
                return Refusal(text, rule="5.1", location=place_link(location))
            return Refusal(N_("The Minion must go to another Location."), rule="5.1")
        case Devour(side, card):
            return _why_not_devour(state, step, side, card)
        case _:
            assert_never(move)


def _why_not_target(state: HemlochState, step: Question, location: Location, card: Card) -> Refusal:
    if not state.side(location, 1 - step.seat) & HELD[card]:
        text = N_("Your opponent has no {card} at the {location}.")
        return Refusal(text, rule="4.2", card=card_link(card), location=place_link(location))
    if isinstance(step, ToControl):
        text = N_("Your {item} cannot reach the {card} there.")
        return Refusal(text, rule="5.3", item=item_link(step.item), card=card_link(card))
    here = step.locations[0] if isinstance(step, ToLure) else location
    return Refusal(N_("Only Minions at the {location} can be chosen now."), rule="5.1", location=place_link(here))


def _why_not_devour(state: HemlochState, step: Question, side: int, card: Card) -> Refusal:
    if not isinstance(step, ToDevour) or side not in range(2) or not state.side(step.location, side) & HELD[card]:
        return Refusal(N_("No such Minion lies on that side here."), rule="4.2")
    return Refusal(N_("Only the weakest of the other Minions here can be eaten."), rule="5.1")
