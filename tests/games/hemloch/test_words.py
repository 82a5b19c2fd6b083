"""Moves, questions and events in words."""

from typing import get_args

import pytest

from client.core.words import Phrase
from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import Card, Item, Location, WeekCard
from client.games.hemloch.events import (
    ActionsGained,
    ActionsLeft,
    CardDiscarded,
    CardRecovered,
    CardsDrawn,
    CardsDrawnUnseen,
    DayBegan,
    DecksShuffled,
    Event,
    GroupTaken,
    InfluenceChecked,
    ItemGained,
    ItemRefreshed,
    ItemStolen,
    ItemUsed,
    LocationActivated,
    MarkerLifted,
    MarkerPlaced,
    MarkerReplaced,
    MatchEnded,
    MinionControlled,
    MinionCulled,
    MinionDevoured,
    MinionKilled,
    MinionLured,
    MinionMoved,
    MinionPlayed,
    MinionRaised,
    NightRetired,
    NothingDone,
    OnlyChoice,
    PlacementLost,
    RefreshDeclined,
    TurnBegan,
    WeekBegan,
    WeekEnded,
)
from client.games.hemloch.moves import DISCARDS, GAINS
from client.games.hemloch.state import End
from client.locale.translator import Translator
from tests.games.hemloch.drawn import do, drawn, table, told

NAMES = ["Ann", "Ben"]
LADY, KNIFE = Card(1), Card(5)
QUICKSILVER, MASK = Item(0), Item(5)
MARKET, BONEYARD = Location(0), Location(1)
GROUP = "[Unfair Lady], [Faceless Knife] and [Faceless Knife]"


def say(phrase: Phrase | None) -> str | None:
    return None if phrase is None else Translator("en").say(phrase, NAMES)


def alike(event: Event, words: str) -> tuple[Event, str, str]:
    """Return an event that is told to both in the same words."""
    return event, words, words


SAID: list[tuple[Event, str | None, str | None]] = [
    (GroupTaken(0, 3, (LADY, KNIFE, KNIFE)), f"You took {GROUP} for your deck.", f"Ann took {GROUP}."),
    alike(DecksShuffled(), "The decks are shuffled, and each player draws the first hand."),
    alike(WeekBegan(2, 0), "Week 2 begins with Ann"),
    alike(DayBegan(WeekCard(1), BONEYARD, 2), "Night of Bones: a Night, with the Festival at the [Boneyard]"),
    alike(DayBegan(WeekCard(5), BONEYARD, 2), "Day of Bones: a Day, with the Festival at the [Boneyard]"),
    (TurnBegan(0, 2), "Your turn, with 2 Actions", "The turn of Ann, with 2 Actions"),
    (ActionsLeft(0, 1), "You ended your turn with 1 Action left.", "Ann ended the turn with 1 Action left."),
    alike(InfluenceChecked(BONEYARD, (0, 0), ()), "Nobody has influence at the [Boneyard]."),
    alike(InfluenceChecked(BONEYARD, (3, 3), (1, 0)), "The [Boneyard] is tied at *3*."),
    (
        InfluenceChecked(BONEYARD, (4, 3), (0,)),
        "You lead the [Boneyard] with *4* to 3.",
        "Ann leads the [Boneyard] with *4* to 3.",
    ),
    (
        PlacementLost(0, BONEYARD),
        "You could place no Marker at the [Boneyard].",
        "Ann could place no Marker at the [Boneyard].",
    ),
    alike(WeekEnded(2), "The end of Week 2"),
    (
        MinionCulled(0, LADY, BONEYARD),
        "You gave up [Unfair Lady] at the [Boneyard].",
        "Ann gave up [Unfair Lady] at the [Boneyard].",
    ),
    (
        NightRetired(0, BONEYARD),
        "You turned the Night of the [Boneyard] into its Day.",
        "Ann turned the Night of the [Boneyard] into its Day.",
    ),
    (
        MatchEnded((End.DECK,), (20, 18), 0),
        "A deck was empty: *you win* with 20 to 18.",
        "A deck was empty: *Ann wins* with 20 to 18.",
    ),
    alike(
        MatchEnded((End.LOCATIONS, End.DECK), (20, 20), None),
        "Two Locations were full: *the city is shared*, 20 points each.",
    ),
    (CardsDrawn(0, (LADY, KNIFE)), "You drew [Unfair Lady] and [Faceless Knife].", "Ann drew 2 cards."),
    (CardsDrawnUnseen(0, 1), "You drew 1 card.", "Ann drew 1 card."),
    (
        MinionPlayed(0, LADY, MARKET),
        "You played [Unfair Lady] at the [Night Market].",
        "Ann played [Unfair Lady] at the [Night Market].",
    ),
    (
        LocationActivated(0, MARKET),
        "You performed the ability of the [Night Market].",
        "Ann performed the ability of the [Night Market].",
    ),
    alike(NothingDone(0), "There was nothing to do."),
    (ItemUsed(0, MASK), "You used the [Festival Mask].", "Ann used the [Festival Mask]."),
    (ActionsGained(0, 1), "You have 1 Action more.", "Ann has 1 Action more."),
    (OnlyChoice(0, DISCARDS[LADY]), "There was only one choice:", None),
    alike(OnlyChoice(0, GAINS[MASK]), "There was only one choice:"),
    (ItemGained(0, MASK), "You gained the [Festival Mask].", "Ann gained the [Festival Mask]."),
    (ItemRefreshed(0, MASK), "You turned the [Festival Mask] face-up.", "Ann turned the [Festival Mask] face-up."),
    (RefreshDeclined(0), "You turned nothing face-up.", "Ann turned nothing face-up."),
    (ItemStolen(0, MASK, face_up=True), "You took the [Festival Mask] of Ben.", "Ann took your [Festival Mask]."),
    (
        MarkerPlaced(0, MARKET, 3, moved=False),
        "You placed a Marker at the [Night Market].",
        "Ann placed a Marker at the [Night Market].",
    ),
    (
        MarkerPlaced(0, MARKET, 3, moved=True),
        "You moved a Marker to the [Night Market].",
        "Ann moved a Marker to the [Night Market].",
    ),
    (MarkerLifted(0, MARKET, 3), None, None),
    (
        MarkerReplaced(0, MARKET, 3),
        "You replaced a Marker of Ben at the [Night Market].",
        "Ann replaced your Marker at the [Night Market].",
    ),
    (CardDiscarded(0, LADY), "You discarded [Unfair Lady].", "Ann discarded [Unfair Lady]."),
    (MinionLured(0, LADY, MARKET), None, None),
    (
        MinionMoved(0, LADY, MARKET, BONEYARD),
        "You moved [Unfair Lady] from the [Night Market] to the [Boneyard].",
        "Ann moved [Unfair Lady] from the [Night Market] to the [Boneyard].",
    ),
    (
        MinionKilled(0, LADY, MARKET),
        "You killed [Unfair Lady] at the [Night Market].",
        "Ann killed [Unfair Lady] at the [Night Market].",
    ),
    (
        MinionDevoured(0, 1, LADY, MARKET),
        "[Unfair Lady] of Ben at the [Night Market] was eaten.",
        "Your [Unfair Lady] at the [Night Market] was eaten.",
    ),
    (
        MinionControlled(0, LADY, MARKET),
        "You gained control of [Unfair Lady] at the [Night Market].",
        "Ann gained control of [Unfair Lady] at the [Night Market].",
    ),
    (
        CardRecovered(0, LADY),
        "You took [Unfair Lady] from your discard pile.",
        "Ann took [Unfair Lady] from the discard pile.",
    ),
    (
        MinionRaised(0, LADY, MARKET),
        "You raised [Unfair Lady] at the [Night Market].",
        "Ann raised [Unfair Lady] at the [Night Market].",
    ),
]


@pytest.mark.parametrize(("event", "mine", "theirs"), SAID, ids=lambda each: type(each).__name__)
def test_an_event_is_told_to_whoever_did_it_and_to_the_other(
    event: Event, mine: str | None, theirs: str | None
) -> None:
    assert [say(HEMLOCH.event_words(event, viewer)) for viewer in (0, 1)] == [mine, theirs]


def test_every_event_is_told_here() -> None:
    kinds = set()
    for group in get_args(Event):
        kinds |= {group, *get_args(group)}
    assert {type(event) for event, _, _ in SAID} == kinds


def test_headings_concern_all() -> None:
    heads = {type(event).__name__ for event, _, _ in SAID if HEMLOCH.doer(event) is None}
    assert heads == {
        *("DecksShuffled", "WeekBegan", "DayBegan", "TurnBegan"),
        *("InfluenceChecked", "WeekEnded", "MatchEnded"),
    }


@pytest.mark.parametrize(
    ("picture", "moves", "question", "answers"),
    [
        (
            "hand 0: lady\n items 0: quicksilver",
            (),
            "You have 2 Actions: play a Minion, draw a card, or use an item.",
            {
                "draw": "Draw a card",
                "play lady market": "Play [Unfair Lady] at the [Night Market] and activate it",
                "play lady boneyard": "Play [Unfair Lady] at the [Boneyard]",
                "use quicksilver": "Use the [Quicksilver Draught]",
                "end_turn": "End your turn with 2 Actions left",
            },
        ),
        (
            "hand 0: lady\n boneyard spaces: 0......",
            ("play lady boneyard",),
            "Place a Marker at the [Boneyard].",
            {"place boneyard 1": "Place a Marker at the Boneyard, space 2: +3"},
        ),
        (
            "hand 0: magister",
            ("play magister market",),
            "Choose a Trinket to gain.",
            {"gain mask": "Take the [Festival Mask]"},
        ),
        (
            "hand 0: distiller\n items 0: mask- quicksilver-",
            ("play distiller market",),
            "Choose a used Potion or Trinket to turn face-up.",
            {"refresh mask": "Turn the [Festival Mask] face-up"},
        ),
        (
            "hand 0: cutpurse\n items 1: mask- strings",
            ("play cutpurse stillhouse",),
            "Choose a Trinket to take from your opponent.",
            {
                "steal strings up": "Take the fresh [Marionette Strings]",
                "steal mask down": "Take the used [Festival Mask]",
            },
        ),
        (
            "hand 0: footpad\n hand 1: lady knife",
            ("play footpad stillhouse",),
            "You are robbed: discard a card from your hand.",
            {"discard lady": "Discard [Unfair Lady]"},
        ),
        (
            "hand 0: lady\n items 0: cordial",
            ("use cordial",),
            "Discard a card from your hand.",
            {"discard lady": "Discard [Unfair Lady]"},
        ),
        (
            "hand 0: flatterer\n boneyard: | lady shambler",
            ("play flatterer boneyard",),
            "Choose an opposing Minion to move away.",
            {"target boneyard lady": "Move the [Unfair Lady] away from the [Boneyard]"},
        ),
        (
            "hand 0: flatterer\n boneyard: | lady",
            ("play flatterer boneyard",),
            "Where does the [Unfair Lady] go?",
            {"move_to market": "Send it to the [Night Market]"},
        ),
        (
            "hand 0: knife\n boneyard: | lady shambler",
            ("play knife market",),
            "Choose an opposing Minion to kill.",
            {"target boneyard lady": "Kill the [Unfair Lady] at the [Boneyard]"},
        ),
        (
            "items 0: strings\n boneyard: | lady footpad",
            ("use strings",),
            "Choose a Minion to control with the [Marionette Strings].",
            {"target boneyard lady": "Gain control of the [Unfair Lady] at the [Boneyard]"},
        ),
        (
            "hand 0: shambler\n boneyard: lady | cutpurse",
            ("play shambler boneyard",),
            "The [Hungry Shambler] eats one of the weakest Minions here. Which one?",
            {
                "devour 0 lady": "Let your own [Unfair Lady] be eaten",
                "devour 1 cutpurse": "Let the [Alley Cutpurse] of Ben be eaten",
            },
        ),
        (
            "hand 0: digger\n discard 0: lady knife",
            ("play digger boneyard",),
            "Choose a Minion from your discard pile to take into your hand.",
            {"recover lady": "Take [Unfair Lady] into your hand"},
        ),
        (
            "hand 0: matron\n discard 0: lady knife",
            ("play matron boneyard",),
            "Choose a Minion from your discard pile to raise at the [Boneyard].",
            {"raise lady": "Raise [Unfair Lady]"},
        ),
        (
            "hand 0: masques\n boneyard spaces: 11.....",
            ("play masques boneyard",),
            "Choose an opposing Marker at the [Boneyard] to replace.",
            {"replace boneyard 0": "Replace the Marker at the Boneyard, space 1"},
        ),
    ],
)
def test_questions_and_answers(picture: str, moves: tuple[str, ...], question: str, answers: dict[str, str]) -> None:
    state = table(picture)
    do(state, *moves)
    sight = HEMLOCH.sight(state, HEMLOCH.to_act(state) or 0)
    assert say(HEMLOCH.prompt(sight)) == question
    said = {told(move): say(HEMLOCH.move_words(sight, move)) for move in HEMLOCH.legal_moves(sight)}
    assert {move: said[move] for move in answers} == answers


def test_questions_of_the_courtyard() -> None:
    state = table("hand 0: distiller\n deck 0: -\n market spaces: 0...0", festival="boneyard")
    do(state, "play distiller courtyard")
    assert say(HEMLOCH.prompt(state)) == "Choose one of your Markers to move."
    assert say(HEMLOCH.move_words(state, HEMLOCH.legal_moves(state)[0])) == (
        "Take up your Marker at the Night Market, space 1"
    )
    do(state, "lift market 0")
    assert say(HEMLOCH.prompt(state)) == "Put the Marker on any other empty space of the city."


def test_questions_of_an_empty_supply() -> None:
    rest = {"potion": "quicksilver quicksilver quicksilver philtre philtre philtre cordial cordial"}
    rest["trinket"] = "strings strings strings locket locket locket mask mask"
    for kind, own, card in (("Potion", "cordial-", "peddler"), ("Trinket", "mask-", "magister")):
        state = table(f"hand 0: {card}\n items 0: {own}\n items 1: {rest[kind.lower()]}")
        do(state, f"play {card} market")
        assert say(HEMLOCH.prompt(state)) == f"No {kind} is left. You may turn one of yours face-up instead."
        assert say(HEMLOCH.move_words(state, HEMLOCH.legal_moves(state)[-1])) == "Turn nothing face-up"


def test_questions_of_weeks_end_and_how_far_the_match_is() -> None:
    state = table("hand 0: lady\n hand 1: lady\n boneyard: lady shambler |", week_deck=[], seat=1)
    assert say(HEMLOCH.progress(state)) == "Week 1, Night 4 of 4"
    do(state, "end_turn")
    assert say(HEMLOCH.progress(state)) == "Week 1, Week's End"
    assert say(HEMLOCH.prompt(state)) == "Your influence earns you a Marker at the [Boneyard]."
    do(state, "place boneyard 0")
    assert say(HEMLOCH.prompt(state)) == "Week's End: give up 1 Minion at the [Boneyard]."
    assert say(HEMLOCH.move_words(state, HEMLOCH.legal_moves(state)[1])) == "Give up [Hungry Shambler], worth 3"
    do(state, "cull lady")
    assert say(HEMLOCH.prompt(state)) == "Week's End: choose the Night that becomes a Day."
    assert say(HEMLOCH.move_words(state, HEMLOCH.legal_moves(state)[0])) == (
        "Turn the Night of the [Night Market] into its Day"
    )


def test_a_day_and_the_draft_are_named_and_the_end_asks_nothing() -> None:
    assert say(HEMLOCH.progress(table(days=["courtyard"]))) == "Week 1, Day 1 of 4"
    draft = HEMLOCH.new(2, HEMLOCH.Options.model_validate({"draft": True}))
    assert say(HEMLOCH.progress(draft)) == "Draft, 20 groups left"
    assert say(HEMLOCH.prompt(draft)) == "Choose a group of three Minions for your deck."
    over = HEMLOCH.from_json(drawn("hand 0: lady\n hand 1: lady\n deck 0: -", seat=1))
    do(over, "end_turn")
    assert say(HEMLOCH.prompt(over)) == "The match is over."
