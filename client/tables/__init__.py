"""What each game looks like on the table, and what a click on it means."""

from typing import Any

from client.tables.ham_helsing import HamTable
from client.tables.hemloch import HemlochTable
from client.tables.henchmania import HenchmaniaTable
from client.tables.hens import HensTable
from client.tables.mad_science_expo import ExpoTable
from client.tables.table import Table

ALL_TABLES: dict[str, type[Table[Any, Any, Any]]] = {
    table.game.id: table for table in (HemlochTable, HenchmaniaTable, HensTable, ExpoTable, HamTable)
}
"""The table of every game, by the game's id. To add one: write its folder and name it here."""
