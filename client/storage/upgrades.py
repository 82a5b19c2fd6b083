"""Records of earlier formats, brought up to the present one step at a time.

To change what is saved: raise ``FORMAT`` in ``client.core.record``, write ``upgrade_1_to_2`` here, list it in
``UPGRADES`` and keep a file of the old format in ``saves/``, which the tests load for ever.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

Fields = dict[str, Any]
Upgrade = Callable[[Fields], Fields]
"""Turns the fields of one format into those of the next, without changing what it is given."""

UPGRADES: Mapping[int, Upgrade] = MappingProxyType({})
"""Format -> the step to the next one."""


def upgraded(fields: Fields, newest: int, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Fields:
    """Return ``fields`` in format ``newest``.

    Raises:
        KeyError: for a format that no step leads away from.
    """
    while fields["format"] != newest:
        before = fields["format"]
        fields = {**upgrades[before](fields), "format": before + 1}
    return fields
