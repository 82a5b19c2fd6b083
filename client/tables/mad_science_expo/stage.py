"""Between two pictures of the fair's table."""

from typing import TypeAlias

from client.games.mad_science_expo.moves import Move
from client.games.mad_science_expo.state import ExpoState
from client.tables import stage
from client.tables.mad_science_expo.places import Places

Stage: TypeAlias = stage.Stage[Places, ExpoState, Move]
