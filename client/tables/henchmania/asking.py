"""What the prompt line of Henchmania says and offers."""

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania import HENCHMANIA
from client.games.henchmania.components import PLAIN, Targets
from client.games.henchmania.moves import Decline, Done, Guard, Move, Pass, Play, Shield, Use, Weapon
from client.games.henchmania.questions import AskGuard, AskHeal, AskInquire, AskPlace, AskWeapon
from client.tables.henchmania.answers import answers_of
from client.tables.henchmania.controller import Controller
from client.tables.henchmania.places import HenchmaniaModel
from client.tables.table import Ask, AskButton
from client.ui.keys import Action

AIMS = {
    Targets.OPPONENT: N_("Now choose an opponent."),
    Targets.OPPONENT_BACK: N_("Now choose a card in an opponent's hand by its back."),
    Targets.OPPONENT_PAWN: N_("Now choose an opponent's Henchman on a site."),
    Targets.OPPONENT_RESERVE_ANY: N_("Now choose a card in an opponent's Reserve."),
    Targets.OPPONENT_RESERVE_PERFORMANCE: N_("Now choose a Performance in an opponent's Reserve."),
    Targets.OPPONENT_RESERVE_TAKEABLE: N_("Now choose the card in an opponent's Reserve that you want."),
    Targets.OPPONENT_FRONT: N_("Now choose an opponent."),
    Targets.DISCARD_TOP: N_("Now choose a discard pile."),
}
CLEAR = AskButton("clear", Phrase(N_("Put back")))


def ask_of(controller: Controller) -> Ask:
    """Say what is asked, how it is done, and which buttons there are."""
    model = controller.model
    if model is None or not model.legal:
        return Ask(Phrase(""))
    if controller.passing:
        return _ask_again(controller)
    sentence = HENCHMANIA.prompt(model.sight)
    if isinstance(model.sight.decision, AskPlace):
        return Ask(sentence, _place_hint(model))
    if any(isinstance(move, Pass) for move in model.legal):
        return _ask_turn(controller, sentence)
    if answers_of(model):
        return Ask(sentence, Phrase(_chance_words(model)), _duel_buttons(model))
    return Ask(sentence, _reply_hint(model), _reply_buttons(model))


def _ask_again(controller: Controller) -> Ask:
    text = NN_(
        "Pass for today? {n} card is left in your hand and will be discarded.",
        "Pass for today? {n} cards are left in your hand and will be discarded.",
    )
    words = Phrase(text, n=len(controller.hand)) if controller.hand else Phrase(N_("Pass for today?"))
    buttons = (
        AskButton("clear", Phrase(N_("Go on playing"))),
        AskButton("pass", Phrase(N_("Pass")), primary=True, key=Action.CONFIRM),
    )
    return Ask(words, Phrase(N_("Guard and weapons still help you when you are challenged.")), buttons)


def _place_hint(model: HenchmaniaModel) -> Phrase:
    pool = model.sight.pools[model.viewer]
    if any(pawn.owner != model.viewer for pawn in pool):
        return Phrase(
            N_("Choose one of your Henchmen or a lured one, then a site. Whoever leads a site draws once more.")
        )
    return Phrase(N_("Click a site, or drag a Henchman there. Whoever leads a site at the end draws another card."))


def _ask_turn(controller: Controller, sentence: Phrase) -> Ask:
    moves = controller.open_moves
    card = controller.chosen_card
    if card is None:
        only = len(controller.legal) == 1
        return Ask(
            sentence,
            Phrase(N_("Drag a card to where it should work, or click it first. Cards that glow can be used.")),
            (AskButton("pass", Phrase(N_("Pass")), primary=only, key=Action.CONFIRM if only else None),),
        )
    sole = controller.sole
    words = Phrase(N_("*{card}:* {words}"), card=Phrase(PLAIN[card].name), words=Phrase(PLAIN[card].text))
    if sole is None:
        return Ask(words, _aim_hint(moves), (CLEAR,))
    label = N_("Use {card}") if isinstance(sole, Use) else N_("Play {card}")
    name = Phrase(PLAIN[card].name)
    button = AskButton("play", Phrase(label, card=name), primary=True, key=Action.CONFIRM)
    return Ask(
        words, HENCHMANIA.move_words(controller.model.sight, sole) if controller.model else None, (CLEAR, button)
    )


def _aim_hint(moves: tuple[Move, ...]) -> Phrase | None:
    first = moves[0]
    if isinstance(first, Use):
        return Phrase(N_("Now choose whom or which site it is about."))
    if isinstance(first, Play):
        aim = AIMS.get(PLAIN[first.card].targets)
        return None if aim is None else Phrase(aim)
    return None


def _chance_words(model: HenchmaniaModel) -> str:
    """Say what the chances on the stage count; a catalogue text."""
    asked = model.sight.decision
    if isinstance(asked, AskWeapon) and asked.role == "att":
        return N_("The bars show your chances against bare hands: a shield makes it harder.")
    if isinstance(asked, AskGuard):
        return N_("The bar shows your chances with bare hands on both sides.")
    return N_("The bars show your chances as things stand, without cards that may still come.")


def _duel_buttons(model: HenchmaniaModel) -> tuple[AskButton, ...]:
    """Offer the answer that uses nothing as the default."""
    for number, move in enumerate(model.legal):
        if isinstance(move, Done | Decline):
            label = N_("Keep the Guard") if isinstance(move, Decline) else N_("Nothing more")
            return (AskButton(f"move:{number}", Phrase(label), primary=True, key=Action.CONFIRM),)
        if move == Weapon(None):
            return (AskButton(f"move:{number}", Phrase(N_("Bare hands"))),)
    return ()


def _reply_hint(model: HenchmaniaModel) -> Phrase | None:
    asked = model.sight.decision
    if isinstance(asked, AskInquire):
        return Phrase(N_("Click a card that lies before {name}."), name=SeatName(asked.victim))
    if isinstance(asked, AskHeal) or asked is None:
        return None
    words = {
        "replace": N_("Click the card of your Reserve that you give up."),
        "lose": N_("Click the card of your Reserve that you give up."),
        "give": N_("Click a card of your hand."),
        "keep": N_("Click a card of your hand; all others are discarded."),
        "shield": N_("A shield is spent for today when it is used."),
    }
    return Phrase(words[asked.step]) if asked.step in words else None


def _reply_buttons(model: HenchmaniaModel) -> tuple[AskButton, ...]:
    buttons = []
    for number, move in enumerate(model.legal):
        match move:
            case Shield(card):
                buttons.append(
                    AskButton(f"move:{number}", Phrase(N_("Stop it: {card}"), card=Phrase(PLAIN[card].name)))
                )
            case Decline():
                buttons.append(AskButton(f"move:{number}", Phrase(N_("Let it come")), primary=True, key=Action.CONFIRM))
            case Done():
                buttons.append(AskButton("done", Phrase(N_("No more")), primary=True, key=Action.CONFIRM))
            case Guard():
                buttons.append(AskButton(f"move:{number}", Phrase(N_("Call the Guard"))))
            case _:
                pass
    return tuple(buttons)
