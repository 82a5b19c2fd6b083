"""The course of a day in words: Henchmen set, cards drawn, hands discarded, points counted, the end."""

from typing import TypeAlias, assert_never

from client.core.told import told
from client.core.words import N_, NN_, Listing, Phrase, SeatName
from client.games.henchmania.card_words import back_name, card_link, cards_listed, site_name
from client.games.henchmania.events import (
    BackDrawn,
    BackKept,
    CardDrawn,
    CardKept,
    DayBegan,
    DayScored,
    DeckRenewed,
    HandDiscarded,
    MatchEnded,
    NoCardLeft,
    PawnPlaced,
    PlayBegan,
    SiteDominated,
    TurnPassed,
)

Draw: TypeAlias = CardDrawn | BackDrawn | NoCardLeft | DeckRenewed
Evening: TypeAlias = CardKept | BackKept | HandDiscarded | DayScored | MatchEnded
DayEvent: TypeAlias = Draw | Evening | DayBegan | PawnPlaced | SiteDominated | PlayBegan | TurnPassed


def day_words(event: DayEvent, viewer: int | None) -> Phrase | None:
    """Say what happened, to whoever reads the log."""
    match event:
        case CardDrawn() | BackDrawn() | NoCardLeft() | DeckRenewed():
            return _draw_words(event, viewer)
        case CardKept() | BackKept() | HandDiscarded() | DayScored() | MatchEnded():
            return _evening_words(event, viewer)
        case _:
            return _course_words(event, viewer)


def _course_words(event: DayBegan | PawnPlaced | SiteDominated | PlayBegan | TurnPassed, viewer: int | None) -> Phrase:
    match event:
        case DayBegan(day, badge):
            text = (N_("Day {day}: you hold the Badge of Honor"), N_("Day {day}: {name} holds the Badge of Honor"))
            return told(viewer, badge, text, day=day)
        case PawnPlaced():
            return _placed(event, viewer)
        case SiteDominated(seat, site):
            return told(
                viewer, seat, (N_("You dominate {site}."), N_("{name} dominates {site}.")), site=site_name(site)
            )
        case PlayBegan(seat):
            return told(viewer, seat, (N_("Cards are played; you begin."), N_("Cards are played; {name} begins.")))
        case TurnPassed(seat, unasked):
            if unasked:
                stuck = (N_("You can play nothing and pass."), N_("{name} can play nothing and passes."))
                return told(viewer, seat, stuck)
            return told(viewer, seat, (N_("You passed for today."), N_("{name} passed for today.")))
        case _:
            assert_never(event)


def _placed(event: PawnPlaced, viewer: int | None) -> Phrase:
    site = site_name(event.site)
    if event.porter is not None:
        squeezed = (
            N_("You squeezed a Henchman into {site} with {card}."),
            N_("{name} squeezed a Henchman into {site} with {card}."),
        )
        return told(viewer, event.seat, squeezed, site=site, card=card_link(event.porter))
    if event.owner != event.seat:
        texts = (N_("You set the Henchman of {owner} in {site}."), N_("{name} set the Henchman of {owner} in {site}."))
        return told(viewer, event.seat, texts, owner=SeatName(event.owner), site=site)
    return told(
        viewer, event.seat, (N_("You set a Henchman in {site}."), N_("{name} set a Henchman in {site}.")), site=site
    )


def _draw_words(event: Draw, viewer: int | None) -> Phrase:
    match event:
        case CardDrawn(seat, card):
            return told(viewer, seat, (N_("You drew {card}."), N_("{name} drew {card}.")), card=card_link(card))
        case BackDrawn(seat, site):
            return told(viewer, seat, (N_("You drew {back}."), N_("{name} drew {back}.")), back=back_name(site))
        case NoCardLeft(seat, site):
            texts = (
                N_("You drew nothing: no card is left in {site}."),
                N_("{name} drew nothing: no card is left in {site}."),
            )
            return told(viewer, seat, texts, site=site_name(site))
        case DeckRenewed(site, count):
            text = NN_(
                "{n} card is shuffled into a new deck: {site}.", "{n} cards are shuffled into a new deck: {site}."
            )
            return Phrase(text, n=count, site=site_name(site))
        case _:
            assert_never(event)


def _evening_words(event: Evening, viewer: int | None) -> Phrase | None:
    match event:
        case CardKept(seat, card):
            texts = (N_("You keep {card} for tomorrow."), N_("{name} keeps {card} for tomorrow."))
            return told(viewer, seat, texts, card=card_link(card))
        case BackKept(seat, site):
            texts = (N_("You keep {back} for tomorrow."), N_("{name} keeps {back} for tomorrow."))
            return told(viewer, seat, texts, back=back_name(site))
        case HandDiscarded(seat, cards):
            texts = (N_("You discarded {cards}."), N_("{name} discarded {cards}."))
            return told(viewer, seat, texts, cards=cards_listed(cards))
        case DayScored(seat):
            if not event.points:
                return None
            scored = (
                NN_("You score *{n}* point and have {score}.", "You score *{n}* points and have {score}."),
                NN_("{name} scores *{n}* point and has {score}.", "{name} scores *{n}* points and has {score}."),
            )
            return told(viewer, seat, scored, n=event.points, score=event.score)
        case MatchEnded():
            return _end_words(event, viewer)
        case _:
            assert_never(event)


def _end_words(event: MatchEnded, viewer: int | None) -> Phrase:
    if len(event.winners) > 1:
        names = Listing(tuple(Phrase("{name}", name=SeatName(seat)) for seat in event.winners))
        return Phrase(N_("*{names} share the office of Bailiff.*"), names=names)
    (winner,) = event.winners
    texts = (
        N_("*You are the new Bailiff of Montfleury* with {score}."),
        N_("*{name} is the new Bailiff of Montfleury* with {score}."),
    )
    return told(viewer, winner, texts, score=event.scores[winner])
