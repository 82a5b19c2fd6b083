"""What the prompt line says: the table's question, a refusal, a hint, a move to confirm, or who is waited for."""

from client.bots.hint import Detail
from client.core.refusal import Refusal
from client.core.words import N_, Phrase, SeatName
from client.scenes.match.furniture import Voice
from client.scenes.match.show import Show
from client.scenes.match.thinker import Thinker
from client.tables.table import Ask, AskButton
from client.ui.keys import Action

DETAILS = (Detail.NUDGE, Detail.MOVE, Detail.WHY)
"""A hint says more each time it is asked for."""


class Asking:
    """Keeps what stands between the table's question and the prompt line."""

    def __init__(self, show: Show, thinker: Thinker) -> None:
        self.show = show
        self.sight = show.sightline
        self.table = show.table
        self.thinker = thinker
        self.refusal: Refusal | None = None
        self.wish: tuple[object, ...] = ()
        """Moves that wait to be confirmed."""
        self.told = 0
        """How many details of the hint have been told."""
        self.paused = False
        """The AI waits until the player lets it go on."""
        self.must_pass_on = False
        """The viewer was shown something of its own and hands the screen back."""

    def forget(self) -> None:
        """Drop refusal, wish and hint: the question is another one."""
        self.refusal, self.wish, self.told = None, (), 0

    def voice(self) -> Voice:
        """Return what the prompt says now."""
        if self.refusal is not None:
            ask = self.table.ask()
            words = Phrase(
                N_("{why} (rule {rule})"), why=Phrase(self.refusal.text, **self.refusal.values), rule=self.refusal.rule
            )
            return Voice(ask._replace(sentence=words, hint=ask.hint), refused=True)
        return Voice(self._ask())

    def hinted_move(self) -> object | None:
        """Return the move the hint names, once it has named it."""
        hint = self.thinker.hint
        return hint[1].move if hint is not None and self.told >= 2 else None

    def _ask(self) -> Ask:
        model = self.table.shown_model
        if self.must_pass_on:
            words = Phrase(N_("That is what you were given. Pass the laptop on."))
            return Ask(
                words, None, (AskButton("seen", Phrase(N_("Hide and pass on")), primary=True, key=Action.CONFIRM),)
            )
        if self.wish:
            words = Phrase(N_("{move}?"), move=self.table.game.move_words(model.sight, self.wish[0]))
            yes = AskButton("confirm_wish", Phrase(N_("Yes")), primary=True, key=Action.CONFIRM)
            return Ask(words, None, (AskButton("drop_wish", Phrase(N_("No"))), yes))
        if not model.legal:
            return self._waiting()
        ask = self.table.ask()
        hint = self._hint()
        return ask if hint is None else ask._replace(hint=hint)

    def _hint(self) -> Phrase | None:
        if self.thinker.hinting:
            return Phrase(N_("Thinking about a hint ..."))
        words = self.thinker.hint_words(DETAILS[self.told - 1]) if self.told else None
        return None if words is None else Phrase(N_("*Hint:* {words}"), words=words)

    def _waiting(self) -> Ask:
        seat = self.sight.match.to_act
        if self.show.telling is not None:
            return Ask(self.show.telling)
        if seat is None:
            return Ask(Phrase(N_("The match is over.")))
        name = SeatName(seat)
        if self.paused:
            button = AskButton("go_on", Phrase(N_("Go on")), primary=True, key=Action.PAUSE_AI)
            return Ask(Phrase(N_("The table is paused: {name} waits."), name=name), None, (button,))
        return Ask(Phrase(N_("{name} decides ..."), name=name), self.table.waiting_words())
