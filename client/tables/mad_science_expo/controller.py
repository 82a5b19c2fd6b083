"""What a click means at the table of Mad Science Expo. Knows no pixels."""

from collections.abc import Iterable

from client.core.words import N_, NN_, Phrase
from client.games.mad_science_expo import MAD_SCIENCE_EXPO
from client.games.mad_science_expo.bag import cards_in
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, NextGame, Pass, Pick, Play, Recruit
from client.games.mad_science_expo.state import ExpoState, Phase
from client.tables.mad_science_expo.spots import (
    ArenaSpot,
    ExhibitSpot,
    HandSpot,
    PickSpot,
    StakeSpot,
    TeamCardSpot,
    TeamSpot,
)
from client.tables.table import Ask, AskButton, AskSpot, Intent, Model, Spot
from client.ui.keys import Action

Acts = Intent[Move]
NOTHING: Acts = Intent()
CHALLENGE_PHASES = (Phase.ATTACK, Phase.DEFEND)
MAD_SCIENTIST = 6


class Controller:
    """Keeps which cards of the hand are chosen and turns clicks and drops into moves.

    Before an action one henchman may be chosen, in a challenge any number of cards. Cards that were already pushed
    forward (``fixed``) stay chosen: nobody may take a pick back.
    """

    def __init__(self) -> None:
        self.model: Model[ExpoState, Move] | None = None
        self.chosen: frozenset[int] = frozenset()
        self.fixed: frozenset[int] = frozenset()

    # ------------------------------------------------------------------ what is shown
    def show(self, model: Model[ExpoState, Move]) -> None:
        """Take over a new sight; forget choices that belong to another question."""
        before = self.model
        self.model = model
        same = before is not None and _question(before) == _question(model)
        self.fixed = frozenset(_indices(self.hand, self.picked))
        self.chosen = (self.chosen if same else frozenset()) | self.fixed
        if not model.legal:
            self.chosen = self.fixed

    @property
    def hand(self) -> list[int]:
        """The viewer's hand in rising order."""
        return [] if self.model is None else list(cards_in(self.model.sight.hands[self.model.viewer]))

    @property
    def picked(self) -> list[int]:
        """The values the viewer has already pushed forward in the running challenge."""
        model = self.model
        if model is None or model.sight.challenge is None:
            return []
        challenge = model.sight.challenge
        if model.viewer == challenge.target:
            return list(cards_in(challenge.defence))
        return list(cards_in(challenge.attack)) if model.viewer == model.sight.active else []

    @property
    def selecting(self) -> bool:
        """Whether the viewer is asked to choose cards for a challenge."""
        return self.model is not None and bool(self.model.legal) and self.model.sight.phase in CHALLENGE_PHASES

    @property
    def values(self) -> list[int]:
        """The values chosen, in rising order."""
        hand = self.hand
        return sorted(hand[i] for i in self.chosen)

    def can(self, move: Move) -> bool:
        """Tell whether the viewer may play this move now."""
        return self.model is not None and move in self.model.legal

    # ------------------------------------------------------------------ clicks
    def click(self, spot: Spot) -> Acts:
        """Take a click on a spot of the table or a button of the prompt."""
        if self.model is None:
            return NOTHING
        match spot:
            case HandSpot(nth=index):
                return self._click_card(index)
            case TeamSpot(seat=seat) | TeamCardSpot(seat=seat):
                return self._click_team(seat)
            case StakeSpot(target=target):
                return self._act(Challenge(target))
            case ExhibitSpot(seat=seat) if seat == self.model.viewer:
                return self._act(Recruit())
            case PickSpot(nth=index):
                return self._put_back(index)
            case AskSpot(name=name):
                return self._press(name)
            case _:
                return NOTHING

    def drop(self, spot: Spot, onto: Spot | None) -> Acts:
        """Take the end of a drag; dropped on nothing, the thing goes back."""
        match spot, onto:
            case HandSpot(nth=index), _ if self.selecting:
                if isinstance(onto, ArenaSpot | PickSpot):
                    self.chosen |= {index}
                return NOTHING
            case HandSpot(nth=index), TeamSpot(seat=seat) | TeamCardSpot(seat=seat) | ExhibitSpot(seat=seat):
                return self._drop_card(index, seat)
            case HandSpot(), StakeSpot(target=target):
                return self._act(Challenge(target))
            case ((TeamSpot(seat=seat) | TeamCardSpot(seat=seat)), ExhibitSpot(seat=to)) if seat == to:
                return self.click(ExhibitSpot(seat))
            case PickSpot(nth=index), HandSpot() | None:
                return self._put_back(index)
            case _:
                return NOTHING

    def cancel(self) -> bool:
        """Forget the chosen cards; False if there were none to forget."""
        had = self.chosen != self.fixed
        self.chosen = self.fixed
        return had

    def _click_card(self, index: int) -> Acts:
        if self.selecting:
            self.chosen = (self.chosen ^ {index}) | self.fixed
            return NOTHING
        if not self.model or not self.model.legal:
            return NOTHING
        refused = self._act(Play(self.hand[index])).refusal
        if refused is not None:
            return Intent(refusal=refused)
        self.chosen = frozenset() if index in self.chosen else frozenset({index})
        return NOTHING

    def _click_team(self, seat: int) -> Acts:
        model = self.model
        if model is None or not model.legal or self.selecting:
            return NOTHING
        if seat != model.viewer:
            return self._act(Challenge(seat))
        if len(self.chosen) == 1:
            return self._act(Play(self.values[0]))
        return self._act(Recruit()) if self.can(Recruit()) else NOTHING

    def _drop_card(self, index: int, seat: int) -> Acts:
        if self.model is None or seat != self.model.viewer:
            return self._act(Challenge(seat))
        return self._act(Play(self.hand[index]))

    def _put_back(self, index: int) -> Acts:
        order = sorted(self.chosen)
        if self.selecting and index < len(order):
            self.chosen = (self.chosen - {order[index]}) | self.fixed
        return NOTHING

    def _press(self, name: str) -> Acts:
        if name == "clear":
            self.cancel()
            return NOTHING
        if name == "commit":
            left = self.values
            for value in self.picked:
                left.remove(value)
            return self._act(*(Pick(value) for value in left), Commit())
        moves: dict[str, Move] = {"recruit": Recruit(), "keep": Keep(), "pass": Pass(), "next_game": NextGame()}
        if name == "play" and self.chosen:
            return self._act(Play(self.values[0]))
        return self._act(moves[name]) if name in moves else NOTHING

    def _act(self, *moves: Move) -> Acts:
        model = self.model
        if model is None or not model.legal:
            return NOTHING
        refusal = MAD_SCIENCE_EXPO.why_not(model.sight, moves[0])
        return Intent(refusal=refusal) if refusal is not None else Intent(moves)

    # ------------------------------------------------------------------ words
    def ask(self) -> Ask:
        """Say what the prompt tells and offers."""
        model = self.model
        if model is None or not model.legal:
            return Ask(Phrase(""))
        if self.selecting:
            return self._ask_cards(model)
        sentence = MAD_SCIENCE_EXPO.prompt(model.sight)
        match model.sight.phase:
            case Phase.AFTER_WIN:
                return Ask(
                    sentence,
                    Phrase(N_("A recruited team is safe and scores at the end.")),
                    (
                        AskButton("keep", Phrase(N_("Leave it open"))),
                        AskButton("recruit", Phrase(N_("Recruit")), primary=True, key=Action.CONFIRM),
                    ),
                )
            case Phase.BETWEEN:
                return Ask(
                    sentence, None, (AskButton("next_game", Phrase(N_("Next game")), primary=True, key=Action.CONFIRM),)
                )
            case _:
                return Ask(sentence, self._turn_hint(), tuple(self._turn_buttons()))

    def _turn_hint(self) -> Phrase:
        if self.can(Pass()):
            return Phrase(N_("There is nothing to play and nobody to challenge."))
        if any(isinstance(move, Challenge) for move in self.model.legal) if self.model else False:
            return Phrase(N_("Drag a henchman to your team, or click the team you want to win."))
        return Phrase(N_("Drag a henchman to your team, or click it and then your team."))

    def _turn_buttons(self) -> Iterable[AskButton]:
        if self.can(Pass()):
            yield AskButton("pass", Phrase(N_("Pass")), primary=True, key=Action.CONFIRM)
        if self.can(Recruit()):
            yield AskButton("recruit", Phrase(N_("Recruit")))
        if len(self.chosen) == 1:
            yield AskButton("clear", Phrase(N_("Put back")))
            yield AskButton(
                "play", Phrase(N_("Play the {value}"), value=self.values[0]), primary=True, key=Action.CONFIRM
            )

    def _ask_cards(self, model: Model[ExpoState, Move]) -> Ask:
        values = self.values
        attacking = model.sight.phase is Phase.ATTACK
        if values:
            text = (
                N_("Attack: *{n}* chosen, total *{total}*")
                if attacking
                else N_("Answer: *{n}* chosen, total *{total}*")
            )
            sentence = Phrase(text, n=len(values), total=sum(values))
        else:
            sentence = MAD_SCIENCE_EXPO.prompt(model.sight)
        loose = self.chosen != self.fixed
        commit = AskButton(
            "commit",
            Phrase(NN_("Play {n} card", "Play {n} cards"), n=len(values)),
            primary=True,
            key=Action.CONFIRM,
            why_not=None if values else Phrase(N_("Choose at least one card first.")),
        )
        buttons = (AskButton("clear", Phrase(N_("Clear"))), commit) if loose else (commit,)
        return Ask(sentence, self._risk(model, values), buttons)

    @staticmethod
    def _risk(model: Model[ExpoState, Move], values: list[int]) -> Phrase:
        challenge = model.sight.challenge
        stake = 0 if challenge is None else sum(model.sight.teams[challenge.target])
        if MAD_SCIENTIST in values:
            return Phrase(N_("Your Mad Scientist is among them: with the lower total *you are defeated*."))
        return Phrase(
            N_("The higher total wins the team worth {stake}. All henchmen played change hands."), stake=stake
        )


def _question(model: Model[ExpoState, Move]) -> tuple[object, ...]:
    """Return what a choice belongs to: whose decision, which phase and which hand."""
    sight = model.sight
    return (model.viewer, sight.game_no, sight.turn_no, sight.phase, sight.deciding_seat, sight.hands[model.viewer])


def _indices(hand: list[int], values: list[int]) -> list[int]:
    """Return the first cards of the hand that have these values."""
    found: list[int] = []
    for value in values:
        found.append(next(i for i, card in enumerate(hand) if card == value and i not in found))
    return found
