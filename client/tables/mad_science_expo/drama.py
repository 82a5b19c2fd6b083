"""How a step is acted out: cards that travel, packets that are swapped, lightning, smoke and stamps.

``before`` plays on the picture as it was, ``after`` on the new one. What moves hides the resting thing it stands for.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias, assert_never

from client.core.words import N_, Phrase, SeatName
from client.games.mad_science_expo.bag import cards_in
from client.games.mad_science_expo.components import MAD_SCIENTIST
from client.games.mad_science_expo.events import (
    CampaignPointWon,
    CampaignWon,
    CardPicked,
    CardsExchanged,
    ChallengeDecided,
    ChallengeDeclared,
    Event,
    ExchangeWatched,
    GameBegan,
    GameEnded,
    HenchmanPlayed,
    HenchmenRecruited,
    PicksCommitted,
    SeatDefeated,
    StallReached,
    TeamCaptured,
    TeamKept,
    TurnBegan,
    TurnPassed,
)
from client.games.mad_science_expo.state import Result, Team
from client.tables.mad_science_expo import layout
from client.tables.mad_science_expo.cards import back, card_picture
from client.tables.mad_science_expo.pictures import art_picture, banner_picture, words_picture
from client.tables.mad_science_expo.places import ExpoModel, Places
from client.ui.canvas import Picture
from client.ui.clips import Clip, CountUp, Fade, Grow, InOrder, Slide, Sound, Still, Together, Wait
from client.ui.easing import overshoot
from client.ui.effects import SMOKE, Banner, Burst, Flash, Flip, Shake
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose
from client.ui.theme import GLOW

READ_MS = 900.0
"""How long a revealed result stands still before it goes on."""


class Stage(NamedTuple):
    """Where things were and are, and what was and is known."""

    old: Places
    new: Places
    before: ExpoModel
    after: ExpoModel

    def say(self, words: Phrase | str) -> str:
        """Return a text in the reader's language."""
        return self.after.label(words)

    @property
    def viewer(self) -> int:
        """The seat that looks."""
        return self.after.viewer


def pose(rect: Rect, scale: float = 1.0) -> Pose:
    """Return the pose of a picture that fills ``rect``."""
    x, y = centre(rect)
    return Pose(x, y, 0.0, scale)


def witnesses(event: Event) -> tuple[int, ...]:
    """Name who is shown something secret by the event."""
    return (event.attacker, event.defender) if isinstance(event, CardsExchanged) else ()


# ------------------------------------------------------------------ on the old picture
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


# ------------------------------------------------------------------ on the new picture
def after(stage: Stage, events: Sequence[Event], old: Places) -> Clip | None:
    """Act out what went to a new place; ``old`` is where things were."""
    stage = stage._replace(old=old)
    clips = [clip for event in events for clip in _clips(stage, event)]
    return InOrder(tuple(clips), overlap_ms=60) if clips else None


TableEvent: TypeAlias = HenchmanPlayed | HenchmenRecruited | TeamCaptured | SeatDefeated
ChallengeEvent: TypeAlias = (
    ChallengeDeclared | CardPicked | PicksCommitted | CardsExchanged | ExchangeWatched | ChallengeDecided
)
GameEvent: TypeAlias = GameBegan | GameEnded | CampaignPointWon | CampaignWon


def _clips(stage: Stage, event: Event) -> Iterator[Clip]:
    match event:
        case HenchmanPlayed() | HenchmenRecruited() | TeamCaptured() | SeatDefeated():
            yield _moved(stage, event)
        case GameBegan() | GameEnded() | CampaignPointWon() | CampaignWon():
            yield from _announced(stage, event)
        case TurnBegan(seat):
            if seat == stage.viewer:
                yield Sound("bell")
        case StallReached():
            yield Sound("murmur")
        case TurnPassed() | TeamKept():
            yield Sound("put_down")
        case _:
            yield from _challenged(stage, event)


def _moved(stage: Stage, event: TableEvent) -> Clip:
    match event:
        case HenchmanPlayed(seat, value):
            return _played(stage, seat, value)
        case HenchmenRecruited(seat, cards):
            return _recruited(stage, seat, cards)
        case TeamCaptured(seat, loser, cards):
            return _captured(stage, (seat, loser), cards)
        case SeatDefeated(seat, hand_count, team):
            return _boxed(stage, seat, hand_count + len(team))
        case _:
            assert_never(event)


def _challenged(stage: Stage, event: ChallengeEvent) -> Iterator[Clip]:
    match event:
        case ChallengeDeclared(seat, target):
            yield _declared(stage, seat, target)
        case PicksCommitted(seat, count, attacking):
            if attacking:
                yield _attack(stage, seat, count)
        case CardsExchanged():
            yield from _received(stage, event)
        case CardPicked() | ExchangeWatched() | ChallengeDecided():
            return
        case _:
            assert_never(event)


def _from_hand(stage: Stage, seat: int, value: int) -> Pose:
    """Return where a card left the hand: its own place for the viewer, the backs beside the name for others."""
    if seat == stage.viewer:
        hand = cards_in(stage.before.sight.hands[seat])
        index = hand.index(value) if value in hand else 0
        if index < len(stage.old.hand):
            return pose(stage.old.hand[index])
    x, y, w, h = stage.old.head(seat)
    return Pose(x + w - 60, y + h / 2, 0.0, 0.4)


def _played(stage: Stage, seat: int, value: int) -> Clip:
    index = len(stage.after.sight.teams[seat]) - 1
    if index < 0:
        return Wait(0)
    rect = stage.new.teams[seat][index]
    picture = card_picture(value, seat, rect[2:])
    slide = Slide(
        picture,
        pose(rect),
        520,
        start=_from_hand(stage, seat, value),
        arc=60,
        hides_names=frozenset({f"team/{seat}/{index}"}),
        sound="slide",
    )
    total = sum(stage.after.sight.teams[seat])
    return InOrder((slide, Together((Sound("put_down"), CountUp(f"team/{seat}", total - value, total, 60)))))


def _recruited(stage: Stage, seat: int, cards: Team) -> Clip:
    goal = stage.new.exhibit(seat)
    x, y, _, h = goal
    end = Pose(x + h / 2, y + h / 2, 0.0, 0.3)
    slides: list[Clip] = []
    rects = layout.team_cards(stage.old.team_box(seat), len(cards))
    if seat == stage.viewer:
        rects = layout.own_team_cards(stage.old.own.team, len(cards))
    for value, rect in zip(cards, rects, strict=True):
        slides.append(Slide(card_picture(value, seat, rect[2:]), end, 460, start=pose(rect), arc=30))
    stamp = Grow(art_picture("stamp_recruited", 150), Pose(*centre(goal)), 650, scale=2.2, sound="stamp")
    total = sum(sum(team) for team in stage.after.sight.recruited[seat])
    count = CountUp(f"recruited/{seat}", total - sum(cards), total, 70, sound="count")
    return InOrder((Together(tuple(slides), 70), Together((stamp, count))))


def _attack(stage: Stage, seat: int, count: int) -> Clip:
    duel = stage.new.duel
    if duel is None or seat == stage.viewer:
        return Sound("commit")
    x, y, w, h = stage.old.head(seat)
    start = Pose(x + w - 60, y + h / 2, 0.0, 0.4)
    slides = [
        Slide(
            back(rect[2:]), pose(rect), 480, start=start, arc=40, hides_names=frozenset({f"attack/{i}"}), sound="slide"
        )
        for i, rect in enumerate(duel.attack[:count])
    ]
    return InOrder((Together(tuple(slides), 90), Sound("commit")))


def _captured(stage: Stage, seats: tuple[int, int], cards: Team) -> Clip:
    winner, loser = seats
    own = len(stage.after.sight.teams[winner])
    first = own - len(cards)
    rects = stage.new.teams[winner]
    slides: list[Clip] = []
    for i, value in enumerate(cards):
        index = first + i
        old_rects = stage.old.teams.get(loser, ())
        if not 0 <= index < len(rects) or i >= len(old_rects):
            continue
        picture = card_picture(value, winner, rects[index][2:])
        hides = frozenset({f"team/{winner}/{index}"})
        slides.append(
            Slide(picture, pose(rects[index]), 560, start=pose(old_rects[i]), arc=50, hides_names=hides, sound="slide")
        )
    total = sum(stage.after.sight.teams[winner])
    count = CountUp(f"team/{winner}", total - sum(cards), total, 60, sound="count")
    return InOrder((Together(tuple(slides), 90), count))


def _received(stage: Stage, event: CardsExchanged) -> Iterator[Clip]:
    """Bring the henchmen the viewer was given into its hand."""
    mine = stage.viewer
    if mine not in (event.attacker, event.defender) or stage.after.sight.defeated[mine]:
        return
    got = event.defence if mine == event.attacker else event.attack
    hand = list(cards_in(stage.after.sight.hands[mine]))
    middle = centre(stage.old.zones.arena)
    slides: list[Clip] = []
    taken: set[int] = set()
    for value in (value for value in got if value != MAD_SCIENTIST):
        index = next((i for i, card in enumerate(hand) if card == value and i not in taken), None)
        if index is None or index >= len(stage.new.hand):
            continue
        taken.add(index)
        rect = stage.new.hand[index]
        picture = card_picture(value, mine, rect[2:], stage.say)
        hides = frozenset({f"hand/{index}"})
        slides.append(
            Slide(picture, pose(rect), 520, start=Pose(*middle, 0.0, 0.7), hides_names=hides, sound="pick_up")
        )
    if slides:
        yield Together(tuple(slides), 90)


def _boxed(stage: Stage, seat: int, count: int) -> Clip:
    """Throw everything of a defeated seat into the crate."""
    x, y = centre(stage.new.zones.arena)
    crate = art_picture("box", 220)
    start = pose(stage.old.panels[seat], 0.9)
    rect: Rect = (0, 0, 74, 104)
    flights = [
        Slide(back(rect[2:]), Pose(x, y, 0, 0.5), 480, start=start.moved(i * 12 - count * 6, 0), arc=110, waits=False)
        for i in range(count)
    ]
    box = Fade(crate, Pose(x, y), 600 + 60 * count, alphas=(1.0, 1.0))
    return Together((box, Together(tuple(flights), 60), Shake(crate, Pose(x, y), 500), Sound("smoke")))


def _declared(stage: Stage, seat: int, target: int) -> Clip:
    if seat == stage.viewer:
        return Sound("lightning")
    words = Phrase(N_("{name} challenges you!"), name=SeatName(seat))
    if target != stage.viewer:
        words = Phrase(N_("{name} challenges {other}"), name=SeatName(seat), other=SeatName(target))
    at = Pose(*centre(stage.new.zones.arena))
    return Banner(banner_picture(stage.say(words)), at, 1100, sound="lightning")


def _announced(stage: Stage, event: GameEvent) -> Iterator[Clip]:
    at = Pose(*centre(stage.new.zones.arena))
    name: Callable[[int], SeatName] = SeatName
    match event:
        case GameBegan(game_no):
            if stage.after.sight.options.campaign:
                yield Banner(banner_picture(stage.say(Phrase(N_("Game {game}"), game=game_no))), at, 1300, sound="deal")
        case GameEnded(winner, totals):
            mine = winner == stage.viewer
            words = Phrase(N_("You win!")) if mine else Phrase(N_("{name} wins"), name=name(winner))
            sub = stage.say(Phrase(N_("with recruited henchmen worth {total}"), total=totals[winner]))
            yield Banner(banner_picture(stage.say(words), sub), at, 2200, sound="win" if mine else "lose")
        case CampaignPointWon():
            yield Sound("coin")
        case CampaignWon(seat):
            words = Phrase(N_("Campaign victory for {name}!"), name=name(seat))
            yield Banner(banner_picture(stage.say(words)), at, 2200, sound="win")
        case _:
            assert_never(event)
