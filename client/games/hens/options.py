"""What can be agreed before a match. Titles, descriptions and the labels of values are catalogue texts."""

from types import MappingProxyType
from typing import Literal, TypeAlias

from pydantic import Field

from client.core.game import GameOptions, Preset
from client.core.refusal import InvalidOptions
from client.core.words import N_, NN_, Phrase

GoalChoice: TypeAlias = Literal[
    "random",
    "none",
    "spotless_yard",
    "four_corners",
    "happy_trios",
    "purists",
    "collectors",
    "champions",
    "spring_chicks",
    "old_guard",
    "straight_fences",
    "second_flock",
]


class HensOptions(GameOptions):
    """The options of section 7 of the rules reference, with the usual choice as default."""

    first_player: Literal["random", "0", "1", "2", "3"] = Field(
        default="random",
        title=N_("First player"),
        description=N_("Who takes the first turn: whoever is drawn, or a seat you name."),
        json_schema_extra={
            "labels": {
                "random": N_("Draw lots"),
                "0": N_("Seat 1"),
                "1": N_("Seat 2"),
                "2": N_("Seat 3"),
                "3": N_("Seat 4"),
            }
        },
    )
    goal_set: Literal["full", "basic"] = Field(
        default="full",
        title=N_("Goals drawn from"),
        description=N_("Which goal cards a random one is drawn from."),
        json_schema_extra={"labels": {"full": N_("All ten cards"), "basic": N_("The six basic cards")}},
    )
    goal_card: GoalChoice = Field(
        default="random",
        title=N_("Goal card"),
        description=N_("The two goals of the match: drawn, chosen by you, or none at all."),
        json_schema_extra={
            "labels": {
                "random": N_("Draw one"),
                "none": N_("No goals"),
                "spotless_yard": N_("Spotless Yard"),
                "four_corners": N_("Four Corners"),
                "happy_trios": N_("Happy Trios"),
                "purists": N_("Purists"),
                "collectors": N_("Collectors"),
                "champions": N_("Champions"),
                "spring_chicks": N_("Spring Chicks"),
                "old_guard": N_("Old Guard"),
                "straight_fences": N_("Straight Fences"),
                "second_flock": N_("Second Flock"),
            }
        },
    )
    breed_removal: Literal["random", "fixed", "none"] = Field(
        default="random",
        title=N_("Breeds that stay away"),
        description=N_("With 2 or 3 players some breeds leave the game: drawn, always the same, or none."),
        json_schema_extra={
            "labels": {"random": N_("Draw them"), "fixed": N_("Always the same"), "none": N_("None: all 72 cards")}
        },
    )
    solo_neighbour: bool = Field(
        default=True,
        title=N_("Neighbour in a solo match"),
        description=N_("Playing alone, you may draw from an open pile that grows by a card each round."),
    )


PRESETS = (
    Preset(N_("Standard"), N_("Any of the ten goal cards."), MappingProxyType({})),
    Preset(N_("Basic goals"), N_("Only the six basic goal cards."), MappingProxyType({"goal_set": "basic"})),
    Preset(
        N_("No goals"), N_("Eggs, medals and coops alone: for a first match."), MappingProxyType({"goal_card": "none"})
    ),
    Preset(
        N_("Whole flock"),
        N_("All eight breeds, however few you are: breeds are harder to gather."),
        MappingProxyType({"breed_removal": "none"}),
    ),
)
"""The standard match and what changes its character."""


def check_options(options: HensOptions, seats: int) -> None:
    """Accept options for this number of seats.

    Raises:
        InvalidOptions: if the first player named is not at the table.
    """
    if options.first_player != "random" and int(options.first_player) >= seats:
        reason = Phrase(NN_("There is only {n} seat.", "There are only {n} seats."), n=seats)
        raise InvalidOptions("first_player", reason)
