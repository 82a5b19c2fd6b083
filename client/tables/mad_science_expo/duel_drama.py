"""How a challenge is acted out on the picture as it was: packets are swapped and opened, and the verdict falls."""

from collections.abc import Sequence

from client.core.words import N_, Phrase, SeatName
from client.games.mad_science_expo.events import (
    CardsExchanged,
    ChallengeDecided,
    Event,
    ExchangeWatched,
    SeatDefeated,
)
from client.games.mad_science_expo.state import Result
from client.tables.mad_science_expo import layout
from client.tables.mad_science_expo.cards import back, card_picture
from client.tables.mad_science_expo.pictures import art_picture, banner_picture, words_picture
from client.tables.mad_science_expo.stage import Stage, pose
from client.ui.canvas import Picture
from client.ui.clips import Clip, Grow, InOrder, Slide, Sound, Still, Together
from client.ui.easing import overshoot
from client.ui.effects import SMOKE, Banner, Burst, Flash, Flip
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose
from client.ui.theme import GLOW

READ_MS = 900.0
"""How long a revealed result stands still before it goes on."""


def before(stage: Stage, events: Sequence[Event]) -> Clip | None:
    """Act out the meeting of two packets; None if the step holds no such thing."""
    exchange = next((e for e in events if isinstance(e, CardsExchanged | ExchangeWatched)), None)
    decided = next((e for e in events if isinstance(e, ChallengeDecided)), None)
    if exchange is None or decided is None:
        return None
    defeated = next((e for e in events if isinstance(e, SeatDefeated)), None)
    duel = _Duel(stage, exchange)
    clips = [duel.answer(), duel.swap()]
    if isinstance(exchange, CardsExchanged):
        clips += [duel.reveal(), duel.totals(exchange)]
    verdict = _verdict(stage, decided, defeated)
    clips.append(Together((duel.rest(verdict.duration_ms), verdict)))
    return InOrder(tuple(clips))


class _Duel:
    """The two packets of a challenge, on the arena of the old picture."""

    def __init__(self, stage: Stage, exchange: CardsExchanged | ExchangeWatched) -> None:
        self.stage = stage
        self.attacker, self.defender = exchange.attacker, exchange.defender
        open_cards = isinstance(exchange, CardsExchanged)
        attack = exchange.attack if isinstance(exchange, CardsExchanged) else (None,) * exchange.attack_count
        defence = exchange.defence if isinstance(exchange, CardsExchanged) else (None,) * exchange.defence_count
        self.attack: tuple[int | None, ...] = attack
        self.defence: tuple[int | None, ...] = defence
        self.open = open_cards
        self.place = layout.duel(stage.old.zones.arena, len(attack), len(defence))
        self.hides = frozenset(
            [f"attack/{i}" for i in range(len(attack) + 1)]
            + [f"defence/{i}" for i in range(len(defence) + 1)]
            + ["total/attack", "total/defence"]
        )

    def _back(self, rect: Rect) -> Picture:
        return back(rect[2:])

    def _face(self, value: int | None, owner: int, rect: Rect) -> Picture:
        return self._back(rect) if value is None else card_picture(value, owner, rect[2:])

    def answer(self) -> Clip:
        """Push the answer forward, face down; the attack lies there already."""
        start = pose(self.stage.old.head(self.defender), 0.4)
        lies: list[Clip] = [
            Still(self._back(rect), pose(rect), 500, hides_names=self.hides) for rect in self.place.attack
        ]
        comes = [
            Slide(self._back(rect), pose(rect), 420, start=start, waits=False, sound="slide")
            for rect in self.place.defence
        ]
        return Together((*lies, Together(tuple(comes), 60)))

    def swap(self) -> Clip:
        """Let the packets cross, one above the other."""
        crossing: list[Clip] = []
        for mine, other, arc in (
            (self.place.attack, self.place.defence, 90.0),
            (self.place.defence, self.place.attack, -90.0),
        ):
            for i, rect in enumerate(mine):
                goal = other[min(i, len(other) - 1)]
                there = Slide(
                    self._back(rect), pose(goal), 520, start=pose(rect), arc=arc, hides_names=self.hides, waits=False
                )
                crossing.append(there)
        return Together((*crossing, Sound("swap")))

    def reveal(self) -> Clip:
        """Turn all cards over where their totals are compared; only the two sides see this."""
        turns: list[Clip] = []
        for values, owner, rects in (
            (self.attack, self.attacker, self.place.attack),
            (self.defence, self.defender, self.place.defence),
        ):
            for value, rect in zip(values, rects, strict=True):
                face = self._face(value, owner, rect)
                turns.append(Flip(face, pose(rect), 420, back=self._back(rect), hides_names=self.hides, waits=False))
        return Together((*turns, Sound("flip")))

    def totals(self, exchange: CardsExchanged) -> Clip:
        """Let both totals pop up over the open cards."""
        size = min(108.0, self.stage.old.zones.arena[3] * 0.36)
        shown: list[Clip] = [self.rest(READ_MS)]
        for total, at in (
            (exchange.attack_total, self.place.attack_total),
            (exchange.defence_total, self.place.defence_total),
        ):
            number = words_picture(str(total), size, GLOW["playable"])
            shown.append(Grow(number, Pose(*at), READ_MS, easing=overshoot))
        return Together((*shown, Sound("count")))

    def rest(self, ms: float) -> Clip:
        """Leave both packets where they lie, open for those who may see them."""
        sides = ((self.attack, self.attacker, self.place.attack), (self.defence, self.defender, self.place.defence))
        cards = [
            Still(self._face(value, owner, rect), pose(rect), ms, hides_names=self.hides, waits=False)
            for values, owner, rects in sides
            for value, rect in zip(values, rects, strict=True)
        ]
        return Together(tuple(cards))


def _verdict(stage: Stage, decided: ChallengeDecided, defeated: SeatDefeated | None) -> Clip:
    """Say who won, with lightning and laughter, or fizzle; then smoke where somebody was defeated."""
    words, sound = _verdict_words(decided, stage.viewer)
    at = Pose(*centre(stage.old.zones.arena))
    sub = ""
    if defeated is not None:
        mine = defeated.seat == stage.viewer
        lost = N_("Your Mad Scientist was among the losers: you are defeated.")
        theirs = Phrase(N_("The Mad Scientist was among the losers: {name} is defeated."), name=SeatName(defeated.seat))
        sub = stage.say(lost) if mine else stage.say(theirs)
    ribbon = Banner(banner_picture(stage.say(words), sub), at, 1900 if sub else 1500)
    parts: list[Clip] = [ribbon, Sound(sound)]
    if decided.outcome is not Result.TIE:
        parts.append(Flash(art_picture("lightning", 300), at, 600, beats=2, sound="lightning"))
    if defeated is not None:
        parts.append(_explosion(stage, defeated.seat))
    return Together(tuple(parts))


def _verdict_words(decided: ChallengeDecided, viewer: int) -> tuple[Phrase, str]:
    attacker, defender = decided.attacker, decided.defender
    if decided.outcome is Result.TIE:
        return Phrase(N_("A tie: nothing moves")), "fizzle"
    winner = attacker if decided.outcome is Result.WIN else defender
    if winner == viewer:
        return Phrase(N_("You win the challenge!")), "laugh"
    if viewer in (attacker, defender):
        return Phrase(N_("You lose the challenge")), "lose"
    return Phrase(N_("{name} wins the challenge"), name=SeatName(winner)), "laugh"


def _explosion(stage: Stage, seat: int) -> Clip:
    x, y = centre(stage.old.panels[seat])
    smoke = tuple(art_picture("smoke", size) for size in (90, 130))
    boom = Grow(art_picture("explosion", 240), Pose(x, y), 500, scale=0.2, easing=overshoot)
    return Together((boom, Burst(smoke, x, y, seat, SMOKE, 1500), Sound("explosion")))
