"""What the prompt line says and offers while the map is shown."""

from client.core.words import N_, Phrase
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.components import LOCATIONS
from client.games.ham_helsing.moves import EndPlay, Fight, Move
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.map.preview import Preview
from client.tables.ham_helsing.meaning import aims_of
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Ask, AskButton
from client.ui.keys import Action

CLEAR = AskButton("clear", Phrase(N_("Put back")))


def ask_of(controller: Controller, preview: Preview | None) -> Ask:
    """Say what is asked, how it is done, and which buttons there are."""
    model = controller.model
    if model is None or not model.legal:
        return Ask(Phrase(""))
    sentence = HAM_HELSING.prompt(model.sight)
    if model.sight.stack[-1].frame != "play":
        return Ask(sentence, None, _answers(model))
    if controller.ending:
        return _ask_again()
    if controller.used:
        return _ask_aim(model, controller)
    hint = None if preview is None else ending_words(preview)
    return Ask(sentence, hint, (*_riders(model, controller), _end_button(model)))


def _answers(model: HamModel) -> tuple[AskButton, ...]:
    """Offer answers that lie nowhere on the table, if there are few."""
    free = [(i, move) for i, move in enumerate(model.legal) if not aims_of(model, move)]
    if len(free) > 3 or len(free) < len(model.legal):
        return ()
    return tuple(AskButton(f"move:{i}", HAM_HELSING.move_words(model.sight, move)) for i, move in free)


def _end_button(model: HamModel) -> AskButton:
    only = all(isinstance(move, EndPlay) for move in model.legal)
    return AskButton("end", Phrase(N_("End my play")), primary=True, key=Action.CONFIRM if only else None)


def _ask_again() -> Ask:
    buttons = (
        AskButton("clear", Phrase(N_("Go on playing"))),
        AskButton("end", Phrase(N_("End my play")), primary=True, key=Action.CONFIRM),
    )
    hint = Phrase(N_("What is left in the pool is lost; cards that were not touched come back to the hand."))
    return Ask(Phrase(N_("End now? You could still attack.")), hint, buttons)


def _riders(model: HamModel, controller: Controller) -> tuple[AskButton, ...]:
    buttons = []
    for c in controller.riders:
        words = N_("Leave {hero}") if c in controller.company else N_("Take {hero}")
        buttons.append(AskButton(f"ride:{c}", Phrase(words, hero=Phrase(model.sight.team[c].hero.name))))
    return tuple(buttons)


def _ask_aim(model: HamModel, controller: Controller) -> Ask:
    moves = controller.narrowed
    if moves and isinstance(moves[0], Fight):
        return _ask_fight(model, moves)
    sole = controller.sole
    if sole is not None:
        words = HAM_HELSING.move_words(model.sight, sole)
        do = AskButton("sole", Phrase(N_("Do it")), primary=True, key=Action.CONFIRM)
        return Ask(words, Phrase(N_("Click what is lit, or the button.")), (CLEAR, do))
    return Ask(Phrase(N_("Now choose what it is for.")), Phrase(N_("What can be chosen is lit.")), (CLEAR,))


def _ask_fight(model: HamModel, moves: tuple[Move, ...]) -> Ask:
    words = {"all": N_("With everything"), "choose": N_("Choose points")}
    buttons = [CLEAR]
    for move in reversed(moves):
        if isinstance(move, Fight):
            every = move.mode == "all"
            number = model.legal.index(move)
            key = Action.CONFIRM if every else None
            buttons.append(AskButton(f"move:{number}", Phrase(words[move.mode]), primary=every, key=key))
    sentence = Phrase(N_("Fight the Villain: with all your points, or with some of them?"))
    return Ask(sentence, Phrase(N_("Two dice decide which colours are blocked and what it costs you.")), tuple(buttons))


def ending_words(preview: Preview) -> Phrase | None:
    """Say the worst that ending the turn where the hero is would do."""
    if preview.lost:
        place = Phrase(LOCATIONS[preview.lost[0]].name)
        text = N_("If your turn ends here: *{place} would be lost*. Beat Minions there or move first.")
        return Phrase(text, place=place)
    if preview.full:
        place = Phrase(LOCATIONS[preview.full[0]].name)
        return Phrase(N_("If your turn ends here, {place} is filled to its limit."), place=place)
    return Phrase(N_("Click what is lit: cards, places, Minions, the Villain. Drag cards onto heroes and powers."))
