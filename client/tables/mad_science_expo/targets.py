"""Which spots take a click now: what glows."""

from client.games.mad_science_expo.moves import Challenge, Commit, Pick, Play, Recruit
from client.tables.mad_science_expo.controller import Controller
from client.tables.mad_science_expo.places import ExpoModel
from client.tables.mad_science_expo.spots import ExhibitSpot, HandSpot, StakeSpot, TeamSpot
from client.tables.table import Spot


def targets_of(model: ExpoModel, controller: Controller) -> frozenset[Spot]:
    """Return every spot that would be accepted if it were clicked, given what is chosen."""
    found: set[Spot] = set()
    hand = controller.hand
    for move in model.legal:
        match move:
            case Play(value=value):
                found |= {HandSpot(i) for i, card in enumerate(hand) if card == value}
            case Challenge(target=target):
                found |= {TeamSpot(target), StakeSpot(target)}
            case Recruit():
                found.add(ExhibitSpot(model.viewer))
            case Pick() | Commit():
                found |= {HandSpot(i) for i in range(len(hand))}
            case _:
                pass
    if controller.chosen and not controller.selecting:
        found.add(TeamSpot(model.viewer))
    return frozenset(found)
