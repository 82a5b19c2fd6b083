"""What can be agreed before a match. Titles, descriptions and the labels of values are catalogue texts."""

from types import MappingProxyType
from typing import Literal

from pydantic import Field

from client.core.game import GameOptions, Preset
from client.core.words import N_


class HemlochOptions(GameOptions):
    """The options of section 7 of the rules reference, with the rulebook's choice as default."""

    draft: bool = Field(
        default=False,
        title=N_("Draft the decks"),
        description=N_("Take turns to build your decks out of 20 open groups of 3 Minions, instead of equal decks."),
    )
    first_player: Literal["random", "0", "1"] = Field(
        default="random",
        title=N_("Start Player"),
        description=N_("Who begins the first Week: whoever is drawn, or a seat you name."),
        json_schema_extra={"labels": {"random": N_("Draw lots"), "0": N_("Seat 1"), "1": N_("Seat 2")}},
    )


PRESETS = (
    Preset(N_("Standard"), N_("Two equal decks, as the rulebook has it."), MappingProxyType({})),
    Preset(
        N_("Draft"),
        N_("Build the decks yourselves before the first Night."),
        MappingProxyType({"draft": True}),
    ),
)
"""The two ways to play that the rulebook describes."""
