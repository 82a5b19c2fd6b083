"""How a group of the draft is taken: its Minions fly to the deck of whoever took it."""

from client.games.hemloch.events import GroupTaken
from client.tables.hemloch.draft_layout import tile_cards
from client.tables.hemloch.flights import FLYING_W, Stage, at, face
from client.ui.clips import Clip, Slide, Sound, Together
from client.ui.metrics import centre
from client.ui.poses import Pose


def taken(stage: Stage, event: GroupTaken) -> Clip:
    """Act out one pick."""
    draft = stage.old.draft
    if draft is None or stage.new.draft is None:
        return Sound("slide")
    x, y = centre(stage.new.panels[event.seat])
    end = Pose(x, y, 0.0, 0.5)
    rects = tile_cards(draft.tiles[event.group], len(event.cards))
    flights = tuple(
        Slide(face(card, event.seat), end, 520, start=at(rect, FLYING_W), arc=40, sound="slide")
        for card, rect in zip(event.cards, rects, strict=True)
    )
    return Together(flights, 70)
