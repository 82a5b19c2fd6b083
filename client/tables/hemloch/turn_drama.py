"""How a turn is acted out: cards drawn and played, abilities, items used, Actions."""

from typing import assert_never

from client.games.hemloch.components import ITEMS, Card, Item, Location
from client.games.hemloch.events import (
    ActionsGained,
    CardsDrawn,
    CardsDrawnUnseen,
    ItemUsed,
    LocationActivated,
    MinionPlayed,
    TurnEvent,
)
from client.tables.hemloch.cards import is_potion, item_picture
from client.tables.hemloch.flights import (
    FLIGHT_MS,
    Stage,
    back,
    backs_pose,
    deck_pose,
    face,
    hand_pose,
    in_hand,
    item_face,
    item_name,
    item_pose,
    to_side,
)
from client.tables.hemloch.look import ABILITY_SHORT, THEME
from client.tables.hemloch.places import cards_in
from client.tables.hemloch.tokens import icon_look, medal
from client.tables.pictures import art_picture, words_picture
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip, Grow, InOrder, Legs, Slide, Still, Together
from client.ui.colour import INK
from client.ui.easing import overshoot
from client.ui.effects import Banner, Flip
from client.ui.metrics import centre
from client.ui.poses import Pose
from client.ui.rich import rich
from client.ui.soft import glow
from client.ui.surfaces import panel, slab
from client.ui.text import text
from client.ui.theme import TEXT, accent

STAGGER_MS = 130.0


def turn_clip(stage: Stage, event: TurnEvent) -> Clip:
    """Act out what a seat does in its turn."""
    match event:
        case CardsDrawn(seat, cards):
            return _drawn(stage, seat, cards)
        case CardsDrawnUnseen(seat, count):
            return _drawn_unseen(stage, seat, count)
        case MinionPlayed(seat, card, location):
            return _played(stage, seat, card, location)
        case LocationActivated(_, location):
            return _activated(stage, location)
        case ItemUsed(seat, item):
            return _used(stage, seat, item)
        case ActionsGained(seat, count):
            return _actions(stage, seat, count)
        case _:
            assert_never(event)


def _drawn(stage: Stage, seat: int, cards: tuple[Card, ...]) -> Clip:
    """Let the viewer's new cards come from the deck and turn over in the hand."""
    hand = cards_in(stage.after.sight.hands[seat])
    if seat != stage.viewer or len(stage.new.hand) != len(hand):
        return _drawn_unseen(stage, seat, len(cards))
    clips: list[Clip] = []
    taken: set[int] = set()
    for card in cards:
        index = next((i for i in reversed(range(len(hand))) if hand[i] == card and i not in taken), None)
        if index is None:
            continue
        taken.add(index)
        hides = frozenset({f"hand/{index}"})
        start, end = deck_pose(stage.new, seat), in_hand(stage.new, index)
        clips.append(
            Flip(face(card, seat), end, 520, back=back(), start=start, hides_names=hides, waits=False, sound="deal")
        )
    return Together(tuple(clips), STAGGER_MS)


def _drawn_unseen(stage: Stage, seat: int, count: int) -> Clip:
    start, end = deck_pose(stage.new, seat), backs_pose(stage.new, seat, stage.viewer)
    one = Slide(back(), end, FLIGHT_MS, start=start, arc=20, waits=False, sound="deal")
    return Together((one,) * min(count, 5), STAGGER_MS)


def _played(stage: Stage, seat: int, card: Card, location: Location) -> Clip:
    """Let a Minion go from the hand to its side; one of the other seat turns over on the way, to be read."""
    start = hand_pose(stage.old, stage.before, seat, card)
    where = (location, seat, card)
    if seat == stage.viewer:
        return to_side(stage, where, start)
    x, y = centre(stage.new.boards[location].mat)
    middle = Pose(x, y, 0.0, 1.5)
    turn = Flip(face(card, seat), middle, 480, back=back(), start=start, sound="flip")
    read = Still(face(card, seat), middle, 420)
    return Legs((turn, read, to_side(stage, where, middle)))


def _activated(stage: Stage, location: Location) -> Clip:
    """Let the ability of a Location light up over its place."""
    parts = stage.new.boards[location]
    words = stage.say(ABILITY_SHORT[location])
    width, height = parts.board[2] + 10, parts.ability[3] + 18

    def draw(c: Canvas) -> None:
        glow(c, (10, 8, c.w - 20, c.h - 16), "yellow.2", 16, 12, border=0)
        slab(c, (10, 8, c.w - 20, c.h - 16), accent(THEME), accent(THEME, 1), radius=16, lip=4)
        r = (c.h - 16) * 0.38
        medal(c, (10 + r + 10, c.h / 2 - 2), r, icon_look(location))
        left = 10 + 2 * r + 24
        text(c, words, (left, c.h / 2 - 2), "label", "#FFFFFF", valign="middle", max_w=c.w - 26 - left)

    picture = Picture(("hemloch ability", location, words, round(width), round(height)), width, height, draw)
    x, y = centre(parts.ability)
    return Grow(picture, Pose(x, y), 760, scale=0.7, easing=overshoot, sound="goal_chime")


def _used(stage: Stage, seat: int, item: Item) -> Clip:
    """Show an item with its words in the middle, then let it lie down used."""
    x, y = centre(stage.new.zones.boards)
    picture = _words_picture(item, stage.say(ITEMS[item].name), stage.say(ITEMS[item].text))
    sound = "potion_glug" if is_potion(item) else "trinket_clink"
    shown = Banner(picture, Pose(x, y), 1250, sound=sound)
    start = item_pose(stage.old, seat, item, fresh=True)
    end = item_pose(stage.new, seat, item, fresh=False)
    hides = item_name(stage, seat, item, fresh=False)
    used, fresh = item_face(item, fresh=False), item_face(item, fresh=True)
    turn = Flip(used, end, 420, back=fresh, start=start, hides_names=hides, sound="card_rotate")
    return InOrder((turn, shown))


def _words_picture(item: Item, title: str, body: str) -> Picture:
    """Return an item beside its rules text."""

    def draw(c: Canvas) -> None:
        panel(c, (10, 10, c.w - 20, c.h - 20), "paper", theme=THEME, level=3, radius=22)
        high = c.h - 60
        c.paste(item_picture(item, (high / 1.17, high)), (32, 30))
        left = 32 + high / 1.17 + 22
        text(c, title, (left, 58), "h2", INK, valign="middle", max_w=c.w - 30 - left)
        rich(c, body, (left, 86, c.w - 36 - left, c.h - 116), "body", TEXT["on_paper"], fit=True)

    return Picture(("hemloch used", item, title, body), 600, 240, draw)


def _actions(stage: Stage, seat: int, count: int) -> Clip:
    """Let lightning fly to the lamps, or to the panel of the other seat."""
    x, y = centre(stage.new.zones.boards)
    target = stage.new.parts[seat].lamps if seat == stage.viewer else stage.new.panels[seat]
    end = Pose(*centre(target), 0.0, 0.4)
    hides = frozenset({"lamps"}) if seat == stage.viewer else frozenset()
    bolt = Slide(art_picture("common/icons/bolt", 110), end, 560, start=Pose(x, y), hides_names=hides, sound="coin")
    words = words_picture(f"+{count}", 54)
    return Together((bolt, Grow(words, Pose(x + 80, y), 560, easing=overshoot)))
