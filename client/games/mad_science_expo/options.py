"""What can be agreed before a match. Titles, descriptions and the labels of values are catalogue texts."""

from types import MappingProxyType
from typing import Literal

from pydantic import Field

from client.core.game import GameOptions, Preset
from client.core.refusal import InvalidOptions
from client.core.words import N_, NN_, Phrase


class ExpoOptions(GameOptions):
    """The options of section 7 of the rules reference, with the rulebook's choice as default."""

    first_player: Literal["random", "0", "1", "2", "3", "4", "5"] = Field(
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
                "4": N_("Seat 5"),
                "5": N_("Seat 6"),
            }
        },
    )
    campaign: bool = Field(
        default=False,
        title=N_("Campaign"),
        description=N_(
            "Play game after game: one point for each win, until somebody has 4 (3 or 4 players: 3; more: 2)."
        ),
    )
    tie_rule: Literal["last_turn", "undefeated_first"] = Field(
        default="last_turn",
        title=N_("Equal totals"),
        description=N_("Who wins when the best totals are equal."),
        json_schema_extra={
            "labels": {
                "last_turn": N_("The later turn wins"),
                "undefeated_first": N_("Undefeated first, then the later turn"),
            }
        },
    )
    stall_rule: bool = Field(
        default=True,
        title=N_("No endless duels"),
        description=N_(
            "After two rounds of nothing but fruitless challenges you must play a henchman if you hold one."
        ),
    )
    memory_aid: bool = Field(
        default=True,
        title=N_("Memory aid"),
        description=N_(
            "The table shows what a good memory would know: recruited values and cards seen in other hands."
        ),
    )


PRESETS = (
    Preset(N_("Standard"), N_("One game, as the rulebook has it."), MappingProxyType({})),
    Preset(
        N_("Campaign"),
        N_("Game after game, until somebody has won often enough."),
        MappingProxyType({"campaign": True}),
    ),
    Preset(
        N_("House tie rule"),
        N_("Of equal totals, one that was never defeated comes first."),
        MappingProxyType({"tie_rule": "undefeated_first"}),
    ),
)
"""The standard match, the campaign of the rulebook, and the tie rule of this house."""


def check_options(options: ExpoOptions, seats: int) -> None:
    """Accept options for this number of seats.

    Raises:
        InvalidOptions: if the first player named is not at the table.
    """
    if options.first_player != "random" and int(options.first_player) >= seats:
        reason = Phrase(NN_("There is only {n} seat.", "There are only {n} seats."), n=seats)
        raise InvalidOptions("first_player", reason)
