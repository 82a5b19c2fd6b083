"""What the prompt of the hens' table says and offers."""

from client.core.words import N_, NN_, Phrase, Plural, SeatName
from client.games.hens import HENS
from client.games.hens.card_words import card_link
from client.games.hens.components import Card
from client.games.hens.moves import Draw
from client.games.hens.state import HensState, Phase
from client.games.hens.yard import Yard
from client.tables.hens.controller import Controller
from client.tables.table import Ask, AskButton
from client.ui.keys import Action

DRAW = AskButton("draw", Phrase(N_("From the deck")), primary=True, key=Action.CONFIRM)
DISCARD = AskButton("discard", Phrase(N_("Discard")), primary=True, key=Action.CONFIRM)


def ask_of(controller: Controller) -> Ask:
    """Say what is asked of the viewer; nothing while others decide."""
    model, phase = controller.model, controller.asked
    if model is None or phase is None:
        return Ask(Phrase(""))
    match phase:
        case Phase.PLACE:
            return _ask_place(model.sight, controller)
        case Phase.DISCARD:
            return _ask_discard(model.sight, controller)
        case Phase.DRAW:
            return Ask(HENS.prompt(model.sight), _draw_hint(len(model.legal)), (DRAW,))
        case _:
            return Ask(HENS.prompt(model.sight), Phrase(N_("Click a hen, or drag the rooster to it.")))


def _draw_hint(sources: int) -> Phrase:
    if sources > 1:
        return Phrase(N_("Click the deck or a lit pile, or drag its top card to your hand."))
    return Phrase(N_("Click the deck, or drag its top card to your hand."))


def _ask_place(sight: HensState, controller: Controller) -> Ask:
    held, yard = controller.held, controller.yard
    if held is None or yard is None:
        return Ask(HENS.prompt(sight), Phrase(N_("Drag a card to your yard, or click it and then a square.")))
    other = N_("Hen side") if controller.side == "coop" else N_("Coop side")
    turn = AskButton("turn", Phrase(other), key=Action.TURN)
    if controller.side == "coop":
        text = NN_(
            "Place {card} as a coop: it fits on {n} square.", "Place {card} as a coop: it fits on all {n} squares."
        )
        sentence = Phrase(text, card=card_link(held), n=len(yard.spots))
        return Ask(sentence, Phrase(N_("A coop costs a point and gets along with everybody.")), (turn,))
    return Ask(_place_words(yard, held), Phrase(N_("Click a square. Then discard one card.")), (turn,))


def _place_words(yard: Yard, held: Card) -> Phrase:
    hens = sum(welcome >> held & 1 for _, welcome in yard.spots)
    coops = len(yard.spots) - hens
    texts: dict[tuple[bool, bool], Plural] = {
        (True, False): NN_("Place {card}: *{n}* square fits.", "Place {card}: *{n}* squares fit."),
        (True, True): NN_(
            "Place {card}: *{n}* square fits, *{coops}* more as a coop.",
            "Place {card}: *{n}* squares fit, *{coops}* more as a coop.",
        ),
        (False, True): NN_("{card} fits nowhere but as a coop.", "{card} fits nowhere but as a coop."),
    }
    return Phrase(texts[bool(hens), bool(coops)], card=card_link(held), n=hens, coops=coops)


def _ask_discard(sight: HensState, controller: Controller) -> Ask:
    held = controller.held
    if held is None:
        return Ask(HENS.prompt(sight), Phrase(N_("Drag it to your pile, or click it. Others may take it from there.")))
    return Ask(Phrase(N_("Discard {card}?"), card=card_link(held)), _next_words(sight), (DISCARD,))


def _next_words(sight: HensState) -> Phrase | None:
    """Say who may take the card first."""
    seats = len(sight.hands)
    if seats == 1:
        return None
    return Phrase(N_("{name} is next and may take it."), name=SeatName((sight.seat + 1) % seats))


def draws_alone(sight: HensState) -> bool:
    """Tell whether a card must be drawn and the deck is the only place to draw it from."""
    return sight.phase is Phase.DRAW and HENS.legal_moves(sight) == [Draw("deck")]
