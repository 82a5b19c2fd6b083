"""Bad input is refused with a reason and changes nothing: case 45 and the sections it names."""

import pytest

from client.core.refusal import IllegalMoveError, InvalidOptions
from client.games.hemloch import HEMLOCH
from client.games.hemloch.events import Event
from client.games.hemloch.moves import Move, move_from_json
from client.games.hemloch.state import HemlochState
from client.games.mad_science_expo.options import ExpoOptions
from client.locale.translator import Translator
from tests.games.hemloch.drawn import ITEM_IDS, LOCATION_IDS, MINION_IDS, do, table

NAMES = ["Ann", "Ben"]


def move_of(words: str) -> Move:
    """Build a move from short words, whatever is legal."""
    kind, *parts = words.split()
    names = {
        "play": ("card", "location"),
        "use": ("item",),
        "gain": ("item",),
        "refresh": ("item",),
        "steal": ("item", "face_up"),
        "place": ("location", "space"),
        "lift": ("location", "space"),
        "replace": ("location", "space"),
        "discard": ("card",),
        "target": ("location", "card"),
        "move_to": ("location",),
        "devour": ("side", "card"),
        "recover": ("card",),
        "raise": ("card",),
        "cull": ("card",),
        "retire": ("location",),
        "take_group": ("group",),
    }
    ids = {"card": MINION_IDS, "location": LOCATION_IDS, "item": ITEM_IDS}
    fields: dict[str, object] = {"kind": kind}
    for name, part in zip(names.get(kind, ()), parts, strict=True):
        if name == "face_up":
            fields[name] = part == "up"
        else:
            fields[name] = ids[name][part] if name in ids else int(part)
    return move_from_json(fields)


def refused(state: HemlochState, words: str) -> tuple[str, str]:
    """Check that a move changes nothing; return the rule and the sentence that refuse it."""
    move = move_of(words)
    before = HEMLOCH.to_json(state)
    events: list[Event] = []
    with pytest.raises(IllegalMoveError) as caught:
        HEMLOCH.play(state, move, events)
    assert (HEMLOCH.to_json(state), events) == (before, [])
    refusal = caught.value.refusal
    seat = HEMLOCH.to_act(state)
    if seat is not None:
        assert HEMLOCH.why_not(HEMLOCH.sight(state, seat), move) == refusal
    return refusal.rule, Translator("en").say(refusal, NAMES)


TURN = """
    hand 0: lady footpad
    deck 0: -
    items 0: mask quicksilver-
    hand 1: warden
"""


@pytest.mark.parametrize(
    ("words", "rule", "sentence"),
    [
        pytest.param(
            "play knife market", "4.4", "You have no [Faceless Knife] in your hand.", id="case 45: card not in hand"
        ),
        pytest.param(
            "play lady courtyard",
            "4.4",
            "The Festival is at the [Courtyard]: no Minion may be played there.",
            id="case 45: at the Festival",
        ),
        pytest.param(
            "play lady boneyard",
            "4.4",
            "You have already played a Minion at the [Boneyard] this turn.",
            id="case 45: twice at one Location",
        ),
        pytest.param("draw", "4.4", "Your deck is empty.", id="case 45: draw with an empty deck"),
        pytest.param(
            "use quicksilver",
            "4.4",
            "Your [Quicksilver Draught] is used: it lies face-down.",
            id="case 45: a face-down item",
        ),
        pytest.param("use locket", "4.4", "You do not own the [Lover's Locket].", id="case 45: an item not owned"),
        pytest.param("use mask", "5.3", "The [Festival Mask] would do nothing now.", id="case 45: without effect"),
        pytest.param(
            "gain mask",
            "4.2",
            "Now draw a card, play a Minion, use an item or end your turn.",
            id="case 45: a move that the top step does not ask for",
        ),
    ],
)
def test_refused_in_a_turn(words: str, rule: str, sentence: str) -> None:
    assert refused(table(TURN, played_at=["boneyard"]), words) == (rule, sentence)


def test_a_second_item_in_a_turn_is_refused() -> None:
    state = table("items 0: quicksilver cordial\n hand 0: lady")
    do(state, "use quicksilver")
    assert refused(state, "use cordial") == ("4.4", "You have already used a Potion or Trinket this turn.")


def placing() -> HemlochState:
    state = table("hand 0: lady\n boneyard spaces: 1......")
    do(state, "play lady boneyard")
    return state


def moving_a_marker() -> HemlochState:
    state = table("hand 0: distiller\n market spaces: 0...0\n deck 0: -", festival="boneyard")
    do(state, "play distiller courtyard", "lift market 4")
    return state


def lifting() -> HemlochState:
    state = table("hand 0: distiller\n market spaces: 01..0\n deck 0: -", festival="boneyard")
    do(state, "play distiller courtyard")
    return state


def replacing() -> HemlochState:
    state = table("hand 0: masques\n stillhouse spaces: 1011...\n boneyard spaces: 1......")
    do(state, "play masques stillhouse")
    return state


@pytest.mark.parametrize(
    ("state", "words", "sentence"),
    [
        pytest.param(placing(), "place boneyard 0", "A Marker lies there already.", id="case 45: occupied space"),
        pytest.param(
            placing(), "place boneyard 7", "The [Boneyard] has no such Influence Space.", id="case 45: unknown space"
        ),
        (placing(), "place boneyard -1", "The [Boneyard] has no such Influence Space."),
        (placing(), "place stillhouse 0", "This Marker belongs to the [Boneyard]."),
        (placing(), "draw", "First place the Marker."),
        (moving_a_marker(), "place market 4", "A Marker that moves must end on another space."),
        (moving_a_marker(), "place market 0", "A Marker lies there already."),
        (lifting(), "lift market 1", "None of your Markers lies there."),
        (lifting(), "lift market 3", "None of your Markers lies there."),
        (replacing(), "replace stillhouse 1", "No opposing Marker lies there."),
        (replacing(), "replace boneyard 0", "Only Markers at the [Stillhouse] can be replaced now."),
    ],
)
def test_refused_markers(state: HemlochState, words: str, sentence: str) -> None:
    assert refused(HEMLOCH.copy(state), words)[1] == sentence


def gaining() -> HemlochState:
    state = table("""
        hand 0: peddler
        items 0: philtre- mask-
        items 1: quicksilver quicksilver quicksilver
    """)
    do(state, "play peddler boneyard")
    return state


def refreshing_instead() -> HemlochState:
    state = table("""
        hand 0: peddler
        items 0: philtre- mask-
        items 1: quicksilver quicksilver quicksilver philtre philtre cordial cordial cordial
    """)
    do(state, "play peddler boneyard")
    return state


def refreshing() -> HemlochState:
    state = table("hand 0: distiller\n items 0: mask- cordial-")
    do(state, "play distiller boneyard")
    return state


def stealing() -> HemlochState:
    state = table("hand 0: cutpurse\n items 1: strings mask- quicksilver")
    do(state, "play cutpurse stillhouse")
    return state


@pytest.mark.parametrize(
    ("state", "words", "sentence"),
    [
        (gaining(), "gain mask", "This concerns Potions, not Trinkets."),
        (gaining(), "gain quicksilver", "No [Quicksilver Draught] is left in the supply."),
        (gaining(), "refresh philtre", "The supply is not empty: take something."),
        (gaining(), "decline", "The supply is not empty: take something."),
        (gaining(), "steal mask up", "First take what you gain."),
        (refreshing_instead(), "refresh mask", "This concerns Potions, not Trinkets."),
        (refreshing_instead(), "refresh cordial", "You have no used [Whispering Cordial]."),
        (refreshing_instead(), "gain cordial", "No [Whispering Cordial] is left in the supply."),
        (refreshing(), "refresh strings", "You have no used [Marionette Strings]."),
        (stealing(), "steal quicksilver up", "This concerns Trinkets, not Potions."),
        (stealing(), "steal mask up", "Your opponent has no fresh [Festival Mask]."),
        (stealing(), "steal strings down", "Your opponent has no used [Marionette Strings]."),
    ],
)
def test_refused_items(state: HemlochState, words: str, sentence: str) -> None:
    assert refused(HEMLOCH.copy(state), words)[1] == sentence


def luring() -> HemlochState:
    state = table("hand 0: flatterer\n boneyard: | shambler lady\n market: | warden")
    do(state, "play flatterer boneyard")
    return state


def sending() -> HemlochState:
    state = luring()
    do(state, "target boneyard lady")
    return state


def controlling() -> HemlochState:
    state = table("items 0: strings\n market: | footpad lady shambler")
    do(state, "use strings")
    return state


def devouring() -> HemlochState:
    state = table("hand 0: shambler\n market: flatterer | footpad digger")
    do(state, "play shambler market")
    return state


@pytest.mark.parametrize(
    ("state", "words", "sentence"),
    [
        (luring(), "target boneyard warden", "Your opponent has no [Brass Warden] at the [Boneyard]."),
        (luring(), "target market warden", "Only Minions at the [Boneyard] can be chosen now."),
        (sending(), "move_to boneyard", "The Minion must go to another Location."),
        (sending(), "move_to courtyard", "The Festival is at the [Courtyard]: nobody can be moved there."),
        (
            controlling(),
            "target market shambler",
            "Your [Marionette Strings] cannot reach the [Hungry Shambler] there.",
        ),
        (devouring(), "devour 1 digger", "Only the weakest of the other Minions here can be eaten."),
        (devouring(), "devour 1 flatterer", "No such Minion lies on that side here."),
        (devouring(), "devour 2 footpad", "No such Minion lies on that side here."),
    ],
)
def test_refused_minions(state: HemlochState, words: str, sentence: str) -> None:
    assert refused(HEMLOCH.copy(state), words)[1] == sentence


def recovering() -> HemlochState:
    state = table("hand 0: digger\n discard 0: lady flatterer")
    do(state, "play digger boneyard")
    return state


def raising() -> HemlochState:
    state = table("hand 0: matron\n discard 0: lady flatterer")
    do(state, "play matron boneyard")
    return state


def robbed() -> HemlochState:
    state = table("hand 0: footpad\n hand 1: lady warden")
    do(state, "play footpad stillhouse")
    return state


def culling() -> HemlochState:
    state = table(
        "hand 0: lady\n hand 1: lady\n boneyard: flatterer footpad footpad shambler warden |", week_deck=[], seat=1
    )
    do(state, "end_turn", "place boneyard 0")
    return state


def culling_on() -> HemlochState:
    state = culling()
    do(state, "cull footpad")
    return state


def retiring() -> HemlochState:
    state = table("hand 0: lady lady\n hand 1: lady lady", week_deck=[], seat=1, days=["market"])
    do(state, "end_turn")
    return state


@pytest.mark.parametrize(
    ("state", "words", "sentence"),
    [
        (robbed(), "discard knife", "You have no [Faceless Knife] in your hand."),
        (recovering(), "recover knife", "There is no [Faceless Knife] in your discard pile."),
        (raising(), "raise knife", "There is no [Faceless Knife] in your discard pile."),
        pytest.param(
            culling(),
            "cull warden",
            "Minions are given up in the order of the list; too few would be left after [Brass Warden].",
            id="case 45: too few later cards",
        ),
        (
            culling_on(),
            "cull flatterer",
            "Minions are given up in the order of the list; [Velvet Flatterer] comes too late.",
        ),
        (culling(), "cull knife", "You have no [Faceless Knife] there."),
        (retiring(), "retire market", "The Night of the [Night Market] has become a Day already."),
    ],
)
def test_refused_cards_and_choices_of_week_end(state: HemlochState, words: str, sentence: str) -> None:
    assert refused(HEMLOCH.copy(state), words)[1] == sentence


def test_refused_groups() -> None:
    state = HEMLOCH.new(2, HEMLOCH.Options.model_validate({"draft": True}))
    do(state, "take_group 4")
    assert refused(state, "take_group 4") == ("7", "That group has been taken.")
    for strange in (20, -1):
        assert refused(state, f"take_group {strange}") == ("7", "There is no such group.")


def test_any_move_after_the_end_is_refused() -> None:
    state = table("hand 0: lady\n hand 1: lady\n deck 0: -", seat=1)
    do(state, "end_turn")
    for words in ("draw", "end_turn", "gain mask", "place market 0"):
        assert refused(state, words) == ("6", "The match is over.")


def test_other_numbers_of_players_and_other_options_are_refused() -> None:
    for seats in (1, 3):
        with pytest.raises(InvalidOptions) as caught:
            HEMLOCH.new(seats)
        assert caught.value.option == "seats"
    with pytest.raises(InvalidOptions) as caught:
        HEMLOCH.new(2, ExpoOptions())
    assert caught.value.option == "options"
