"""Moves, questions and events in words."""

from typing import Any

import pytest

from client.core.words import Phrase
from client.games.henchmania import events as happened
from client.games.henchmania.cards import CARD_BY_ID, SITE_BY_ID
from client.games.henchmania.components import Card
from client.games.henchmania.events import Event, Why
from client.games.henchmania.moves import Die, Play, Use
from client.games.henchmania.state import HenchmaniaState, Pawn, Standing
from client.locale.translator import Translator
from tests.games.henchmania.drawn import DONE, GAME, act, all_pass, move, play, table, weapon

NAMES = ["Ann", "Ben", "Cleo"]
FIRST, SECOND, WATCHER, NOBODY = 0, 1, 2, None
TAVERN, CASTLE, ARMORY = (SITE_BY_ID[name] for name in ("tavern", "castle", "armory"))


def card(name: str) -> Card:
    return CARD_BY_ID[name]


def say(phrase: Phrase | None) -> str | None:
    return None if phrase is None else Translator("en").say(phrase, NAMES)


PORTER, AXE, GLOVE, GOSSIP = card("porter"), card("axe"), card("glove"), card("gossip")
LINES: list[tuple[Event, int | None, str | None]] = [
    (happened.DayBegan(2, 0, extra=False), FIRST, "Day 2: you hold the Badge of Honor"),
    (happened.DayBegan(2, 0, extra=False), SECOND, "Day 2: Ann holds the Badge of Honor"),
    (happened.PawnPlaced(0, CASTLE, 0, 0, None), FIRST, "You set a Henchman in The Castle."),
    (happened.PawnPlaced(0, CASTLE, 1, 1, None), SECOND, "Ann set the Henchman of Ben in The Castle."),
    (happened.PawnPlaced(0, CASTLE, 0, 0, PORTER), NOBODY, "Ann squeezed a Henchman into The Castle with [Porter]."),
    (happened.CardDrawn(0, AXE, Why.PLACED), FIRST, "You drew [Axe]."),
    (happened.CardDrawn(0, AXE, Why.PLACED), SECOND, "Ann drew an Armory card."),
    (happened.CardDrawn(0, AXE, Why.PLACED), NOBODY, "Ann drew [Axe]."),
    (happened.NoCardLeft(0, ARMORY), FIRST, "You drew nothing: no card is left in The Armory."),
    (happened.DeckRenewed(ARMORY, 1), FIRST, "1 card is shuffled into a new deck: The Armory."),
    (happened.SiteDominated(0, CASTLE), SECOND, "Ann dominates The Castle."),
    (happened.PlayBegan(0), FIRST, "Cards are played; you begin."),
    (happened.TurnPassed(0, unasked=False), SECOND, "Ann passed for today."),
    (happened.TurnPassed(0, unasked=True), FIRST, "You can play nothing and pass."),
    (happened.ReserveLaid(0, PORTER), SECOND, "Ann laid out [Porter]."),
    (happened.TrumpLaid(0, card("bravery"), None), FIRST, "You laid the Trump [Bravery]."),
    (
        happened.TrumpLaid(0, card("bravery"), card("influence")),
        SECOND,
        "Ann laid the Trump [Bravery]; [Influence] is discarded.",
    ),
    (happened.ActionPlayed(0, Play(GOSSIP, 1)), FIRST, "You played [Gossip] on Ben."),
    (happened.ActionPlayed(0, Play(GOSSIP, 1)), SECOND, "Ann played [Gossip] on you."),
    (happened.ActionPlayed(0, Play(GOSSIP, 1)), WATCHER, "Ann played [Gossip] on Ben."),
    (happened.ActionPlayed(0, Play(card("brawl"))), SECOND, "Ann played [Brawl]."),
    (happened.AbilityUsed(0, Use(card("boss_lady"))), FIRST, "You used [Boss Lady]."),
    (
        happened.AbilityUsed(0, Use(card("old_lady"), card("bravery"), 1)),
        SECOND,
        "Ann used [Bravery] through [Old Lady].",
    ),
    (happened.CardTurned(0, PORTER), FIRST, None),
    (happened.ShieldUsed(0, card("penitent"), 1, GOSSIP), FIRST, "You stopped [Gossip] with [Penitent]."),
    (happened.ShieldDeclined(0, 1, GOSSIP), SECOND, "Ann lets [Gossip] come."),
    (happened.PointsStolen(0, 1, 1), FIRST, "You stole *1* point from Ben."),
    (happened.PointsStolen(0, 1, 2), SECOND, "Ann stole *2* points from you."),
    (happened.PointsChanged(0, 5, 10, Why.DUEL_WON), FIRST, "You gain *5* points."),
    (happened.PointsChanged(0, -1, 4, Why.CARD), SECOND, "Ann loses *1* point."),
    (happened.CardTaken(0, 1, AXE), SECOND, "Ann took [Axe] from you."),
    (happened.CardTaken(0, 1, AXE), WATCHER, "Ann took an Armory card from Ben."),
    (happened.CardGiven(0, 1, AXE), FIRST, "You gave Ben [Axe]."),
    (happened.CardGiven(0, 1, AXE), WATCHER, "Ann gave Ben an Armory card."),
    (happened.HandCardSpoilt(0, 1, AXE), SECOND, "The vermin of Ann spoilt your [Axe]."),
    (
        happened.PawnLured(0, CASTLE, 0, Standing(1, 1, 1), Pawn(1, 1)),
        SECOND,
        "Ann lured your Henchman away: The Castle.",
    ),
    (happened.ReserveDiscarded(1, PORTER, turned=False, by=0), SECOND, "Ann made you discard [Porter]."),
    (happened.ReserveDiscarded(1, PORTER, turned=False, by=1), SECOND, "Your [Porter] is discarded."),
    (happened.ReserveDiscarded(1, PORTER, turned=False, by=1), FIRST, "[Porter] of Ben is discarded."),
    (happened.TrumpBurnt(1, card("bravery"), 0), WATCHER, "Ann burnt the Trump [Bravery] of Ben."),
    (happened.InquisitionEnded(0), FIRST, "You left it at one card."),
    (happened.ReservePoached(0, 1, PORTER), FIRST, "You won [Porter] over from Ben."),
    (happened.CardDugUp(0, AXE, ARMORY, card("gravedigger")), SECOND, "Ann dug up [Axe]."),
    (happened.Challenged(0, 1, GLOVE), SECOND, "Ann challenged you."),
    (happened.GuardCalled(0, card("guard")), SECOND, "Ann called the [Guard]: no duel."),
    (happened.GuardWithheld(0), FIRST, "You will fight."),
    (happened.WeaponTaken(0, "att", AXE, unasked=False), SECOND, "Ann took [Axe]."),
    (happened.WeaponTaken(0, "att", None, unasked=True), FIRST, "You fight with bare hands."),
    (happened.DuelCardUsed(0, card("prayer"), None, None), FIRST, "You used [Prayer]."),
    (happened.DuelCardUsed(0, card("courtesan"), None, Die.GOOD), SECOND, "Ann used [Courtesan]."),
    (
        happened.DuelCardUsed(0, card("old_lady"), card("confidence"), None),
        SECOND,
        "Ann used [Confidence] through [Old Lady].",
    ),
    (happened.WeaponSpoilt(0, AXE), SECOND, "[Axe] of Ann is no better than bare hands."),
    (happened.ValueEased(0, 2), FIRST, "You need 2+ now."),
    (happened.DiceFewer(0, 1), SECOND, "Ann throws 1 die less."),
    (happened.DiceRolled(0, "att", (1, 3, 5), 3), FIRST, "You threw 1, 3 and 5 (3+)."),
    (happened.DieChanged(0, "att", 0, 1, 6, rerolled=False), SECOND, "The 1 of Ann turns to 6."),
    (happened.DieChanged(0, "att", 0, 1, 6, rerolled=True), FIRST, "Your 1 is thrown again: 6."),
    (happened.HitsCounted(0, 2), FIRST, "2 hits."),
    (happened.ParriesCounted(1, 1, 1), FIRST, "1 parried, wounds: 1."),
    (happened.WoundHealed(1, 0), FIRST, "A wound is healed; 0 are left."),
    (happened.DuelDecided(0, 1, 1), FIRST, "*You won* the duel against Ben."),
    (happened.DuelDecided(0, 1, 0), FIRST, "Ben *won* the duel against you."),
    (happened.DuelDecided(0, 1, 0), WATCHER, "Ben *won* the duel against Ann."),
    (happened.WeaponLaidDown(0, AXE, returned=False), FIRST, None),
    (happened.WeaponLaidDown(0, card("coat_of_mail_alt"), returned=True), SECOND, "Ann took [Coat of Mail] back."),
    (happened.CardKept(0, AXE), FIRST, "You keep [Axe] for tomorrow."),
    (happened.CardKept(0, AXE), SECOND, "Ann keeps an Armory card for tomorrow."),
    (happened.HandDiscarded(0, (GOSSIP, AXE)), SECOND, "Ann discarded [Gossip] and [Axe]."),
    (happened.DayScored(0, 3, 1, 0, 0, 9), FIRST, "You score *4* points and have 9."),
    (happened.DayScored(0, 0, 0, 0, 0, 5), FIRST, None),
    (happened.CardsRighted(), FIRST, None),
    (happened.TieDuelBegan(0, 1), SECOND, "Ann and you are level: a duel decides."),
    (happened.TieFightBegan(0, 1, 2), FIRST, "Round 2: you attack Ben."),
    (happened.TieFightEnded(0, 1, 1), SECOND, "Ann inflicted 1 wound on you."),
    (happened.MatchEnded((0,), (30, 9)), FIRST, "*You are the new Bailiff of Montfleury* with 30."),
    (happened.MatchEnded((0, 1), (30, 30)), WATCHER, "*Ann and Ben share the office of Bailiff.*"),
]


@pytest.mark.parametrize(("event", "viewer", "words"), LINES, ids=lambda value: repr(value)[:60])
def test_events_are_told_to_each_viewer(event: Event, viewer: int | None, words: str | None) -> None:
    assert say(GAME.event_words(event, viewer)) == words


def test_every_event_has_a_line_above_or_is_what_others_see_of_one() -> None:
    told = {type(event) for event, _, _ in LINES}
    backs = {happened.BackDrawn, happened.BackTaken, happened.BackGiven, happened.BackKept}
    assert told | backs == set(Event.__args__)


@pytest.mark.parametrize(
    ("event", "doer"),
    [
        (happened.DayBegan(1, 0, extra=False), None),
        (happened.MatchEnded((0,), (30, 9)), None),
        (happened.PointsStolen(1, 0, 1), 1),
        (happened.CardTaken(1, 0, AXE), 1),
        (happened.CardGiven(1, 0, AXE), 1),
        (happened.HandCardSpoilt(1, 0, AXE), 1),
        (happened.ShieldUsed(1, card("penitent"), 0, GOSSIP), 1),
        (happened.DuelDecided(0, 1, 0), 1),
        (happened.DieChanged(1, "att", 0, 1, 6, rerolled=True), 1),
        (happened.TieFightBegan(1, 0, 1), 1),
        (happened.TurnPassed(1, unasked=False), 1),
    ],
    ids=repr,
)
def test_the_mark_of_the_one_who_did_it_stands_before_the_line(event: Event, doer: int | None) -> None:
    assert GAME.doer(event) == doer


def turn() -> HenchmaniaState:
    return table(
        3,
        hands={0: "gossip trick traitor brawl jester pillory gravedigger", 1: "axe"},
        reserves={0: "boss_lady old_lady", 2: "porter"},
        trumps={0: "influence", 1: "bravery"},
        board={"castle": "0", "tavern": "1"},
        discards={"church": "prayer"},
    )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"kind": "play", "card": "jester"}, "Lay [Jester Performance] before you"),
        ({"kind": "play", "card": "brawl"}, "Play [Brawl]"),
        ({"kind": "play", "card": "gossip", "seat": 1}, "Play [Gossip] on Ben"),
        ({"kind": "play", "card": "trick", "seat": 1, "back": "armory"}, "Play [Trick] on an Armory card of Ben"),
        (
            {"kind": "play", "card": "traitor", "seat": 1, "site": "tavern"},
            "Play [Traitor] on a Henchman of Ben in The Tavern",
        ),
        ({"kind": "play", "card": "pillory", "seat": 2, "target": "porter"}, "Play [Pillory] on [Porter] of Cleo"),
        (
            {"kind": "play", "card": "gravedigger", "site": "church"},
            "Play [Gravedigger] to take [Prayer] from the discard pile",
        ),
        ({"kind": "use", "card": "boss_lady"}, "Use [Boss Lady]"),
        (
            {"kind": "use", "card": "influence", "trump": "influence", "site": "castle"},
            "Use [Influence] to draw in The Castle",
        ),
        (
            {"kind": "use", "card": "old_lady", "trump": "bravery", "seat": 1},
            "Use [Bravery] through [Old Lady] to challenge Ben",
        ),
        ({"kind": "pass"}, "Pass for the rest of the day"),
    ],
    ids=str,
)
def test_moves_on_a_turn_in_words(data: dict[str, Any], words: str) -> None:
    state = turn()
    assert data in [GAME.move_to_json(each) for each in GAME.legal_moves(state)]
    assert say(GAME.move_words(state, GAME.move_from_json(data))) == words


def test_questions_and_answers_of_a_duel() -> None:
    state = table(
        hands={0: "glove axe jester", 1: "guard sword jester"},
        reserves={0: "prayer", 1: "penitent apothecary"},
        trumps={0: "confidence"},
        dice=[1, 5, 5, 1, 5],
    )
    act(state, play("glove", 1))
    said = [say(GAME.prompt(state))]
    act(state, move("decline"))
    said += [say(GAME.prompt(state)), say(GAME.move_words(state, weapon("axe"))), say(GAME.move_words(state, weapon()))]
    act(state, weapon("axe"))
    said += [say(GAME.prompt(state)), say(GAME.move_words(state, weapon("sword")))]
    act(state, weapon())
    said += [say(GAME.prompt(state))]
    act(state, DONE)
    said += [say(GAME.prompt(state)), say(GAME.move_words(state, DONE))]
    act(state, DONE)
    said += [say(GAME.prompt(state))]
    assert said == [
        "Ann challenges you. Call the Guard?",
        "Choose a weapon for your duel with Ben.",
        "Take [Axe] (3+)",
        "Fight with bare hands (6+)",
        "Ann attacks with [Axe] (3+). Choose your weapon.",
        "Take [Sword] (5+)",
        "Before the dice: 3+ hits, 6+ parries. Use a card?",
        "The attack shows 1, 5 and 5; 3+ hits. Use a card?",
        "Leave it as it is",
        "2 wounds are left. Call the Apothecary?",
    ]


def test_questions_of_the_other_kinds() -> None:
    assert say(GAME.prompt(GAME.new(2, seed=1))) == "Set a Henchman and draw a card there; 8 are left."
    assert say(GAME.prompt(turn())) == "Play a card, use one that lies before you, or pass for today."
    shielding = table(hands={0: "gossip trick jester"}, reserves={1: "penitent"})
    act(shielding, play("gossip", 1))
    assert say(GAME.prompt(shielding)) == "Ann plays [Gossip] to steal a point from you. Stop it?"
    act(shielding, move("shield", card="penitent"))
    over = table(day=4, scores=[5, 9])
    all_pass(over)
    assert say(GAME.prompt(over)) == "The match is over."


def test_the_progress_is_the_day() -> None:
    assert say(GAME.progress(table(day=2))) == "Day 2 of 4 - 30 points win"
    assert say(GAME.progress(table(day=5, extra_days=1))) == "Day 5, after a tie"
