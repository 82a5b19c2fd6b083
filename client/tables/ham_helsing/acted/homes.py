"""Where the things of a hero lie on the table, the viewer's own and those of team-mates: start and end of flights."""

from client.games.ham_helsing.cards import Sleeved
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.hero.layout import BoardParts, board_parts, play_parts
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.places import Places
from client.ui.canvas import Picture
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose

FLYING_W, FLYING_H = 126.0, 200.0
"""A card in flight where it is as large as drawn."""


def flying(model: HamModel, card: Sleeved) -> Picture:
    """Return a card in flight."""
    return card_picture(Face(card), (FLYING_W, FLYING_H), model.say)


def over(rect: Rect, most: float = 1.4) -> Pose:
    """Return the pose in which a flying card covers a rectangle by width or height, whichever is less."""
    x, y = centre(rect)
    return Pose(x, y, 0.0, min(most, rect[2] / FLYING_W, rect[3] / FLYING_H))


def board_of(places: Places, c: int) -> BoardParts | None:
    """Return the parts of the own board; None for the heroes of others."""
    return board_parts(places.band.board) if places.own == c else None


def home_of(places: Places, c: int) -> Rect:
    """Return the board or the panel of a hero."""
    return places.band.board if places.own == c else places.mates.get(c, places.zones.map)


def hand_pose(places: Places, c: int, uid: int) -> Pose:
    """Return where a hand card is: its own place for the viewer's hero, the panel of its owner else."""
    if uid in places.hand:
        return over(places.hand[uid])
    if places.own == c:
        return over(places.band.hand, 1.0)
    x, y, w, h = home_of(places, c)
    return Pose(x + w / 2, y + h / 2, 0.0, 0.35)


def played_rect(places: Places, model: HamModel, uid: int) -> Rect:
    """Return the row of a card in play; the whole panel if it is not there any more."""
    turn = model.sight.turn
    uids = turn.played if turn is not None else ()
    return play_parts(places.band.play, uids).rows.get(uid, places.band.play)


def pile_pose(places: Places, c: int, *, deck: bool) -> Pose:
    """Return the deck or the discard pile of a hero; those of others lie in their panels."""
    if places.own != c:
        x, y, w, h = home_of(places, c)
        return Pose(x + w - 30, y + h - 20, 0.0, 0.2)
    parts = play_parts(places.band.play, ())
    return over(parts.deck if deck else parts.discard)._replace(scale=0.2)


def purse_pose(places: Places, c: int) -> Pose:
    """Return the purse of a hero."""
    board = board_of(places, c)
    if board is not None:
        return Pose(*centre(board.purse))
    x, y, w, _ = home_of(places, c)
    return Pose(x + w - 26, y + 24)


def skill_pose(places: Places, c: int, colour: str) -> Pose:
    """Return the skill track of a hero."""
    board = board_of(places, c)
    if board is not None:
        return Pose(*centre(board.skills[colour]))
    x, y, w, h = home_of(places, c)
    index = "BRPY".index(colour)
    return Pose(x + w * (0.28 if index % 2 == 0 else 0.74), y + h * (0.6 if index < 2 else 0.74))
