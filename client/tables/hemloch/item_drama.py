"""How items change hands and faces."""

from typing import assert_never

from client.core.words import N_
from client.games.hemloch.components import Item
from client.games.hemloch.events import ItemEvent, ItemGained, ItemRefreshed, ItemStolen, RefreshDeclined
from client.tables.hemloch.cards import is_potion
from client.tables.hemloch.flights import ITEM_W, Stage, at, item_face, item_name, item_pose, tell
from client.ui.clips import Clip, Slide
from client.ui.effects import Flip


def item_clip(stage: Stage, event: ItemEvent) -> Clip:
    """Act out what happens to an item."""
    match event:
        case ItemGained(seat, item):
            return _gained(stage, seat, item)
        case ItemRefreshed(seat, item):
            used, fresh = item_face(item, fresh=False), item_face(item, fresh=True)
            start = item_pose(stage.old, seat, item, fresh=False)
            end = item_pose(stage.new, seat, item, fresh=True)
            hides = item_name(stage, seat, item, fresh=True)
            return Flip(fresh, end, 620, back=used, start=start, hides_names=hides, sound=_sound(item))
        case RefreshDeclined(seat):
            return tell(stage, seat, N_("refreshes nothing"))
        case ItemStolen(seat, item, face_up):
            start = item_pose(stage.old, 1 - seat, item, fresh=face_up)
            end = item_pose(stage.new, seat, item, fresh=face_up)
            hides = item_name(stage, seat, item, fresh=face_up)
            picture = item_face(item, fresh=face_up)
            return Slide(picture, end, 720, start=start, arc=90, hides_names=hides, sound="minion_scuttle")
        case _:
            assert_never(event)


def _gained(stage: Stage, seat: int, item: Item) -> Clip:
    """Let an item come from the supply."""
    start = at(stage.new.supply[item], ITEM_W)
    end = item_pose(stage.new, seat, item, fresh=True)
    hides = item_name(stage, seat, item, fresh=True)
    picture = item_face(item, fresh=True)
    return Slide(picture, end, 640, start=start, arc=70, hides_names=hides, sound=_sound(item))


def _sound(item: Item) -> str:
    return "potion_glug" if is_potion(item) else "trinket_clink"
