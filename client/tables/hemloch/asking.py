"""What the prompt line of Hemloch says and offers."""

from client.core.words import N_, NN_, Phrase
from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import ITEMS, MINIONS, PICK_ORDER, Card, Item
from client.games.hemloch.moves import DECLINE, DRAW, Play
from client.games.hemloch.names import card_link, item_link
from client.games.hemloch.steps import (
    Question,
    ToAct,
    ToCull,
    ToDiscard,
    ToDraft,
    ToGain,
    ToLift,
    ToLure,
    ToPlace,
    ToReplace,
    ToRetire,
    ToSend,
)
from client.tables.hemloch.aims import is_aimed
from client.tables.hemloch.controller import Controller
from client.tables.hemloch.places import HemlochModel, question_of
from client.tables.hemloch.preview import Preview, preview_words
from client.tables.table import Ask, AskButton
from client.ui.keys import Action

CLEAR = AskButton("clear", Phrase(N_("Put back")))


def ask_of(controller: Controller, preview: Preview) -> Ask:
    """Say what is asked, how it is done, and which buttons there are."""
    model = controller.model
    if model is None or not model.legal:
        return Ask(Phrase(""))
    asked = question_of(model.sight)
    if isinstance(asked, ToAct):
        return _ask_turn(model, controller, preview)
    sentence = HEMLOCH.prompt(model.sight)
    if isinstance(asked, ToDraft):
        return _ask_draft(model, controller, sentence)
    buttons: tuple[AskButton, ...] = ()
    if DECLINE in model.legal:
        buttons = (AskButton("decline", Phrase(N_("No, thanks"))),)
    return Ask(sentence, _hint(model), buttons)


def _ask_turn(model: HemlochModel, controller: Controller, preview: Preview) -> Ask:
    if controller.ending:
        return _ask_again(model)
    card, item = controller.held_card, controller.held_item
    if card is not None:
        return _ask_play(model, card, preview)
    if item is not None:
        return _ask_use(item, len(controller.aims))
    can_draw = DRAW in model.legal
    only = len(model.legal) == 1
    why_not = None if can_draw else Phrase(N_("Your deck is empty."))
    return Ask(
        HEMLOCH.prompt(model.sight),
        Phrase(N_("Drag a card to a Location, or click it first. Potions and Trinkets that glow can be used.")),
        (
            AskButton("draw", Phrase(N_("Draw")), why_not=why_not),
            AskButton("end", Phrase(N_("End turn")), primary=only, key=Action.CONFIRM if only else None),
        ),
    )


def _ask_again(model: HemlochModel) -> Ask:
    text = NN_("End your turn with {n} Action left?", "End your turn with {n} Actions left?")
    return Ask(
        Phrase(text, n=model.sight.actions_left),
        Phrase(N_("You could still draw a card.")),
        (
            AskButton("draw", Phrase(N_("Draw"))),
            AskButton("end", Phrase(N_("End turn")), primary=True, key=Action.CONFIRM),
        ),
    )


def _ask_play(model: HemlochModel, card: Card, preview: Preview) -> Ask:
    open_to = sum(isinstance(move, Play) and move.card == card for move in model.legal)
    text = NN_(
        "Play {card}: choose a Location, *{n} is open*.",
        "Play {card}: choose a Location, *{n} are open*.",
    )
    hint = preview_words(model, preview) or Phrase(MINIONS[card].text)
    return Ask(Phrase(text, card=card_link(card), n=open_to), hint, (CLEAR,))


def _ask_use(item: Item, aims: int) -> Ask:
    words = Phrase(N_("{card}: {words}"), card=item_link(item), words=Phrase(ITEMS[item].text))
    if is_aimed(item):
        text = NN_("Click the Minion that glows.", "Click one of the {n} Minions that glow.")
        return Ask(words, Phrase(text, n=aims), (CLEAR,))
    button = AskButton("do", Phrase(N_("Use it")), primary=True, key=Action.CONFIRM)
    return Ask(words, Phrase(N_("It turns face-down and is worth 1 point less.")), (CLEAR, button))


def _ask_draft(model: HemlochModel, controller: Controller, sentence: Phrase) -> Ask:
    left = sum(cards is not None for cards in model.sight.groups)
    text = NN_("{rhythm} {n} group is left.", "{rhythm} {n} groups are left.")
    hint = Phrase(text, rhythm=Phrase(_rhythm(model)), n=left)
    group = controller.held_group
    cards = None if group is None else model.sight.groups[group]
    if cards is None:
        return Ask(sentence, hint)
    button = AskButton("do", Phrase(N_("Take it")), primary=True, key=Action.CONFIRM)
    return Ask(Phrase(N_("Take this group of three?")), hint, (CLEAR, button))


def _rhythm(model: HemlochModel) -> str:
    """Say whether the viewer picks again at once; a catalogue text."""
    taken = sum(group is None for group in model.sight.groups)
    if taken + 1 < len(PICK_ORDER) and PICK_ORDER[taken + 1] == PICK_ORDER[taken]:
        return N_("You pick twice in a row: this group and the next.")
    return N_("The other house picks next.")


HINTS: dict[type[Question], str] = {
    ToPlace: N_("The numbers are the points a Marker adds there: 2 where it touches one of yours."),
    ToLift: N_("Drag it to its new space, or click it. The numbers are the points it takes along."),
    ToReplace: N_("The numbers are the points that your Marker adds there."),
    ToGain: N_("Click one in the supply, or drag it to your own. It is worth 2 points while it is fresh."),
    ToDiscard: N_("Click a card of your hand, or drag it to your discard pile."),
    ToLure: N_("Drag it to another Location, or click it. It stays on its own side."),
    ToSend: N_("Click a Location, or drag the Minion there. It performs nothing."),
    ToCull: N_("Half of your Minions at each Location leave, rounded down. Click the one that goes."),
    ToRetire: N_("Click a Location or its Night. On its Day all influence is checked once more."),
}
"""How a question is answered on the board; questions not named need no more words."""


def _hint(model: HemlochModel) -> Phrase | None:
    asked = question_of(model.sight)
    text = None if asked is None else HINTS.get(type(asked))
    return None if text is None else Phrase(text)
