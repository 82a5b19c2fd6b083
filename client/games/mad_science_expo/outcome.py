"""The outcome of a match with its score sheet.

Source: section 6 of the rules reference.
"""

from client.core.outcome import Line, Outcome, places_of
from client.core.words import N_, NN_, Phrase
from client.games.mad_science_expo.card_words import values_listed
from client.games.mad_science_expo.components import END_HAND_LIMIT
from client.games.mad_science_expo.scoring import rank_keys, standing_now
from client.games.mad_science_expo.state import End, ExpoState, GameResult, Phase


def outcome(state: ExpoState) -> Outcome | None:
    """Return the result of the match; None while it runs, between the games of a campaign too."""
    if state.phase is not Phase.OVER or state.result is None:
        return None
    if state.options.campaign:
        return _campaign_outcome(state, state.result)
    return _game_outcome(state, state.result)


def _game_outcome(state: ExpoState, result: GameResult) -> Outcome:
    """No place is shared: the tie rule settles every tie."""
    lines = (*_team_lines(state), _total_line(state, result), _last_turn_line(state), _end_line(state, result))
    return Outcome(tuple(standing_now(state)), places_of(list(rank_keys(state))), (result.winner,), lines)


def _campaign_outcome(state: ExpoState, result: GameResult) -> Outcome:
    """The victor is the only winner; equal points share a place."""
    points = tuple(standing_now(state))
    lines = [
        Line(
            Phrase(N_("Game {game}"), game=number),
            tuple(float(game.winner == seat) for seat in state.seats),
            tuple(Phrase(N_("recruited {total}"), total=total) for total in game.totals),
            icon="trophy",
        )
        for number, game in enumerate(state.history, start=1)
    ]
    nothing = (None,) * len(points)
    lines.append(Line(Phrase(N_("Campaign points")), points, nothing, icon="star", kind="total"))
    return Outcome(points, places_of([(p,) for p in points]), (result.winner,), tuple(lines))


def _team_lines(state: ExpoState) -> list[Line]:
    """One line for the first team of each seat, one for the second, as many as the busiest seat recruited."""
    return [
        Line(
            Phrase(N_("Team {number}"), number=number + 1),
            tuple(float(sum(teams[number])) if number < len(teams) else None for teams in state.recruited),
            tuple(
                Phrase("{cards}", cards=values_listed(teams[number])) if number < len(teams) else None
                for teams in state.recruited
            ),
            icon="hand",
        )
        for number in range(max(map(len, state.recruited)))
    ]


def _total_line(state: ExpoState, result: GameResult) -> Line:
    notes = tuple(Phrase(N_("defeated")) if defeated else None for defeated in state.defeated)
    return Line(Phrase(N_("Recruited")), tuple(map(float, result.totals)), notes, icon="star", kind="total")


def _last_turn_line(state: ExpoState) -> Line:
    """What decides between equal totals."""
    label = (
        Phrase(N_("Last turn taken"))
        if state.options.tie_rule == "last_turn"
        else Phrase(N_("Undefeated, then last turn"))
    )
    return Line(label, tuple(map(float, state.last_turn)), (None,) * len(state.hands), icon="clock", kind="plain")


def _end_line(state: ExpoState, result: GameResult) -> Line:
    nothing = (None,) * len(state.hands)
    if result.end is End.LAST_STANDING:
        return Line(Phrase(N_("One mad scientist was left")), nothing, nothing, icon="flag", kind="plain")
    text = NN_("No hand held more than {n} card", "No hand held more than {n} cards")
    return Line(Phrase(text, n=END_HAND_LIMIT), nothing, nothing, icon="hand", kind="plain")
