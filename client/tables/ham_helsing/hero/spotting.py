"""Lists what can be pointed at in the hero's band, with its place and its name."""

from collections.abc import Iterator

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.state import COLOUR_INDEX
from client.tables.ham_helsing.hero.layout import Band, board_parts, play_parts, pool_tiles
from client.tables.ham_helsing.hero.paint_pool import LABEL
from client.tables.ham_helsing.hero.spots import (
    AbilitySpot,
    BoardSpot,
    HandSpot,
    HealthSpot,
    KatanaSpot,
    MoneySpot,
    PileSpot,
    PlayedSpot,
    PlayZoneSpot,
    PoolSpot,
    ShieldSpot,
    SkillSpot,
)
from client.tables.ham_helsing.hero.standing import extras_of, pool_counts
from client.tables.ham_helsing.model import HamModel, own_hero
from client.tables.table import SpotBox
from client.ui.metrics import Rect, inset


def band_spots(model: HamModel, band: Band, hand: dict[int, Rect]) -> Iterator[SpotBox]:
    """List board, pool, cards in play and hand; of two that overlap the later lies on top."""
    own = own_hero(model.sight, model.viewer)
    if own is None:
        return
    yield from _board(model, band.board, own)
    for kind, rect in pool_tiles(band.pool, extras_of(model.sight)).items():
        count = pool_counts(model.sight)[kind].n
        yield SpotBox(PoolSpot(kind), rect, Phrase(N_("Pool: {n} {kind}"), n=count, kind=Phrase(LABEL[kind])))
    yield from _play(model, band.play, own)
    yield from hand_spots(model, hand)


def hand_spots(model: HamModel, hand: dict[int, Rect]) -> Iterator[SpotBox]:
    """List the cards of the hand."""
    for uid, rect in hand.items():
        yield SpotBox(HandSpot(uid), rect, Phrase(N_("{card} in your hand"), card=names.card_of(model.sight, uid)))


def _board(model: HamModel, board: Rect, c: int) -> Iterator[SpotBox]:
    sight, parts = model.sight, board_parts(board)
    hero = names.hero_of(sight, c)
    yield SpotBox(BoardSpot(c), board, Phrase(N_("{hero}'s board"), hero=hero))
    health = NN_("{n} health of {hero}", "{n} health of {hero}")
    yield SpotBox(HealthSpot(c), inset(parts.health, -6), Phrase(health, n=sight.hp[c], hero=hero))
    yield SpotBox(MoneySpot(c), parts.purse, Phrase(N_("${n} of {hero}"), n=sight.money[c], hero=hero))
    for colour, rect in parts.skills.items():
        now = sight.skills[c][COLOUR_INDEX[colour]]
        steps = sight.team[c].hero.steps[COLOUR_INDEX[colour]]
        label = Phrase(N_("Skill: {colour}, {n} of {steps}"), colour=names.COLOURS[colour], n=now, steps=steps)
        yield SpotBox(SkillSpot(c, colour), inset(rect, -4, -2), label)
    yield SpotBox(KatanaSpot(c), parts.katana, Phrase(N_("Katana of the Dead")))
    yield SpotBox(ShieldSpot(c), parts.shield, Phrase(N_("Shiny Shield")))
    ability = Phrase(sight.team[c].hero.ability_name)
    yield SpotBox(AbilitySpot(c), parts.ability, Phrase(N_("Ability: {name}"), name=ability))


def _play(model: HamModel, play: Rect, own: int) -> Iterator[SpotBox]:
    sight = model.sight
    turn = sight.turn
    parts = play_parts(play, turn.played if turn is not None else ())
    yield SpotBox(PlayZoneSpot(), play, Phrase(N_("Cards in play")))
    pile = sight.team[own].pile
    if sight.decks:
        deck = NN_("Deck: {n} card", "Deck: {n} cards")
        yield SpotBox(PileSpot("deck"), parts.deck, Phrase(deck, n=len(sight.decks[pile])))
        discards = NN_("Discards: {n} card", "Discards: {n} cards")
        yield SpotBox(PileSpot("discard"), parts.discard, Phrase(discards, n=len(sight.discards[pile])))
    for uid, rect in parts.rows.items():
        yield SpotBox(PlayedSpot(uid), rect, Phrase(N_("{card} in play"), card=names.card_of(sight, uid)))
