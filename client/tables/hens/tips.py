"""Notes beside what is pointed at."""

from client.core.words import N_, NN_, Phrase
from client.games.hens.card_words import breed_name, card_link
from client.games.hens.components import (
    CARDS,
    COOP_NAME,
    COOP_TEXT,
    FACE_DOWN,
    MEDAL_SET,
    MEDAL_SET_POINTS,
    NEIGHBOUR_STEP,
    NUMBERS,
    ROOSTER_ROUND,
    Card,
)
from client.games.hens.grid import Cell
from client.tables.hens.controller import Controller
from client.tables.hens.knowledge import unseen
from client.tables.hens.places import HensModel
from client.tables.hens.spots import CellSpot, DeckSpot, GoalSpot, HandSpot, LadderSpot, RoosterSpot
from client.tables.hens.tally import hens_of
from client.tables.table import Spot, Tip

ROOSTER_TEXT = N_(
    "After round {round} it stands on a hen of yours for good. At the end the eggs of its group count beside those of "
    "your largest group; on a largest group they count once."
)


def tip_of(model: HensModel, controller: Controller, spot: Spot) -> Tip | None:
    """Return the note beside a spot; None where a closer look says all there is."""
    match spot:
        case HandSpot(nth=index) if index < len(controller.hand):
            return hen_tip(model, controller.hand[index])
        case CellSpot(x=x, y=y):
            return _cell_tip(model, model.sight.yards[model.viewer].cell_in_reach(x, y))
        case DeckSpot():
            return Tip(Phrase(N_("Deck")), Phrase(N_("Look at it closely to see which hens may still come.")))
        case GoalSpot() if model.sight.goal_card is not None:
            words = Phrase(N_("The two goals hold for everybody and are counted at the end."))
            return Tip(Phrase(model.sight.goal_card.name), words)
        case RoosterSpot():
            return rooster_tip()
        case LadderSpot():
            return Tip(Phrase(N_("The ladder")), Phrase(N_("What your score will be called at the end.")))
        case _:
            return None


def rooster_tip() -> Tip:
    """Return what there is to say of a rooster."""
    return Tip(Phrase(N_("Rooster")), Phrase(ROOSTER_TEXT, round=ROOSTER_ROUND))


def hen_tip(model: HensModel, card: Card) -> Tip:
    """Return what there is to say of a hen: what is printed on it, and how many of its kind may still come."""
    hen = CARDS[card]
    title = Phrase(N_("{breed} {number}"), breed=breed_name(hen.breed), number=hen.number)
    eggs = Phrase(NN_("{n} egg", "{n} eggs"), n=hen.eggs)
    left = unseen(model.sight, model.viewer)[card]
    if hen.copies > 1:
        again = (
            Phrase(NN_("{n} more may come", "{n} more may come"), n=left) if left else Phrase(N_("none left to come"))
        )
        return Tip(title, Phrase(N_("{eggs}. There are two of it: {again}."), eggs=eggs, again=again))
    if hen.medals:
        medals = Phrase(NN_("{n} medal", "{n} medals"), n=hen.medals)
        text = N_("{eggs} and {medals}: {set} medals score {points} points. It is the only one.")
        return Tip(title, Phrase(text, eggs=eggs, medals=medals, set=MEDAL_SET, points=MEDAL_SET_POINTS))
    return Tip(title, Phrase(N_("{eggs}. It is the only one."), eggs=eggs))


def friends_words(card: Card) -> Phrase:
    """Say beside whom a hen may stand."""
    number = CARDS[card].number
    near = [other for other in (number - NEIGHBOUR_STEP, number + NEIGHBOUR_STEP) if other in NUMBERS]
    if len(near) == 1:
        text = N_("It may stand beside any {breed} hen, beside a {one} of another breed, and beside coops.")
        return Phrase(text, breed=breed_name(CARDS[card].breed), one=near[0])
    text = N_("It may stand beside any {breed} hen, beside a {one} or a {other} of another breed, and beside coops.")
    return Phrase(text, breed=breed_name(CARDS[card].breed), one=near[0], other=near[1])


def coop_tip(under: Card) -> Tip:
    """Return what there is to say of a coop; its owner is told what lies under it."""
    title = Phrase(COOP_NAME)
    if under == FACE_DOWN:
        return Tip(title, Phrase(COOP_TEXT))
    return Tip(title, Phrase(N_("{about} Under it: {card}."), about=Phrase(COOP_TEXT), card=card_link(under)))


def _cell_tip(model: HensModel, cell: Cell | None) -> Tip | None:
    """Tell of which group a hen is; an open square says enough by itself."""
    if cell is None:
        return None
    yard = model.sight.yards[model.viewer]
    if cell in yard.coops:
        return coop_tip(yard.coops[cell])
    group = yard.group_at(cell)
    if group is None:
        return None
    title, body = hen_tip(model, yard.hens[cell])
    if group.size == 1:
        return Tip(title, Phrase(N_("{about} It stands alone."), about=body))
    text = NN_("{about} In a group of {hens} with {n} egg.", "{about} In a group of {hens} with {n} eggs.")
    return Tip(title, Phrase(text, about=body, hens=hens_of(group), n=group.eggs))
