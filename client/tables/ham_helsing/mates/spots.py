"""What can be pointed at beside the map."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MateSpot:
    """The panel of another hero."""

    c: int
