"""How things go to their new places on the picture as it is now. What flies hides the resting thing it stands for."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, assert_never

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
from client.games.mad_science_expo.state import Team
from client.tables.mad_science_expo import layout
from client.tables.mad_science_expo.cards import back, card_picture
from client.tables.mad_science_expo.pictures import art_picture, banner_picture
from client.tables.mad_science_expo.places import Places
from client.tables.mad_science_expo.stage import Stage, pose
from client.ui.clips import Clip, CountUp, Fade, Grow, InOrder, Slide, Sound, Together, Wait
from client.ui.effects import Banner, Shake
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose


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
