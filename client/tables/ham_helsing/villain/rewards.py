"""What a hit in each colour earns, as tiles."""

from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS, VILLAIN_CARDS, Reward
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.map.coins import coin_picture
from client.tables.ham_helsing.signs import COLOUR, REWARD_ICON, SHAPE
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.shapes import circle, rrect
from client.ui.text import text


class Offer(NamedTuple):
    """The reward of a colour, and whether it has been taken this turn."""

    reward: Reward
    taken: bool


def offers_of(sight: HamState) -> dict[str, Offer]:
    """Return what the top Villain card offers by colour; nothing on the last card."""
    if not sight.villain_deck or sight.villain_deck[0] not in VILLAIN_CARDS:
        return {}
    rewards = VILLAIN_CARDS[sight.villain_deck[0]].rewards
    taken = "" if sight.turn is None else sight.turn.rewards
    return {colour: Offer(rewards[colour], colour in taken) for colour in COLOURS if colour in rewards}


def reward_sign(c: Canvas, reward: Reward, at: Point, size: float) -> None:
    """Draw the sign of a reward: coin, heart, book, or the Minion that is Scared."""
    if reward.kind != "scare":
        icon(c, REWARD_ICON[reward.kind], at, size)
    elif reward.of is None or reward.of == "any":
        half = size * 0.3
        for dx, dy, colour in ((-half, -half, "B"), (half, -half, "R"), (-half, half, "P"), (half, half, "Y")):
            icon(c, SHAPE[colour], (at[0] + dx * 0.9, at[1] + dy * 0.9), size * 0.58)
    else:
        c.stamp(coin_picture(reward.of, size * 0.48), at)


def reward_picture(reward: Reward, side: float) -> Picture:
    """Return the sign of a reward by itself."""
    return Picture(
        ("ham reward", reward, side), side, side, lambda c: reward_sign(c, reward, (side / 2, side / 2), side * 0.9)
    )


def reward_tile(c: Canvas, rect: Rect, colour: str, offer: Offer) -> None:
    """Draw what a colour earns; a reward that was taken is dim and has a tick."""
    x, y, w, h = rect
    rrect(c, rect, INK, 12)
    rrect(c, c.inset(rect, 3), mix(COLOUR[colour], "#6B6570", 0.75) if offer.taken else COLOUR[colour], 9)
    reward_sign(c, offer.reward, (x + w * 0.34, y + h / 2 + 2), 31)
    at = (x + w * 0.75, y + h / 2 + 1)
    if offer.taken:
        icon(c, "check", at, 22, "#FFFFFF")
    else:
        text(c, str(offer.reward.n), at, "h3", "#FFFFFF", align="center", valign="middle", outline=INK, ow=2.5)
    circle(c, (x + w / 2, y), 11.5, INK)
    icon(c, SHAPE[colour], (x + w / 2, y), 21)
