"""Tries everything the program consists of: assets, screens, languages, the thinking process, saves and loads."""

import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import pygame
from pydantic import ValidationError

from client.app.easel import ScratchHouse, start_unseen
from client.app.stops import played_match, stops
from client.app.touring import Idle
from client.bots.advice import Budget
from client.bots.messages import Job
from client.bots.worker import Source, Worker
from client.core.record import Record, match_of, record_of
from client.games import game_by_id
from client.locale.languages import languages
from client.scenes.box import PLAYABLE
from client.scenes.start import SelfTest
from client.storage.record_file import bytes_of
from client.ui.assets import Assets
from client.ui.resources import names_in, resource

SIZE = (1280, 720)
ANSWER_WITHIN_S = 60.0


class Trial(NamedTuple):
    """One part of the test; ``run`` raises if something is wrong."""

    name: str
    run: Callable[[], None]


class Failed(Exception):
    """Something does not work."""


def try_everything(wish: SelfTest) -> int:
    """Run all trials, one line each, and return 0 if all went well, else 2."""
    start_unseen()
    failures = 0
    for trial in trials(wish):
        began = time.perf_counter()
        try:
            trial.run()
        except Exception as error:  # noqa: BLE001 - whatever is wrong is what this is for
            failures += 1
            sys.stdout.write(f"FAILED {trial.name}: {type(error).__name__}: {error}\n")
        else:
            sys.stdout.write(f"ok     {trial.name} ({time.perf_counter() - began:.1f} s)\n")
        sys.stdout.flush()
    return 2 if failures else 0


def trials(wish: SelfTest) -> Iterator[Trial]:
    """Yield every part of the test."""
    yield Trial("drawings", _drawings)
    yield Trial("sounds", _sounds)
    yield Trial("shipped matches", _shipped)
    yield Trial("validation", _validation)
    yield Trial("thinking process", _worker)
    for game in PLAYABLE:
        yield Trial(f"save and load {game.id}", partial(_save_and_load, game.id))
    for language in languages() if wish.language is None else [wish.language]:
        yield Trial(f"screens in {language}", partial(_screens, language))


def _drawings() -> None:
    assets = Assets()
    for name in names_in("art", ".svg"):
        assets.raster(name.removesuffix(".svg"), 96)


def _sounds() -> None:
    pygame.mixer.init()
    try:
        for name in names_in("sounds", ".ogg"):
            with resource("sounds", name).open("rb") as file:
                if pygame.mixer.Sound(file=file).get_length() <= 0:
                    raise Failed(f"{name} is empty")
    finally:
        pygame.mixer.quit()


def _shipped() -> None:
    """Set up every match that comes with the program."""
    for name in names_in("saves", ".json"):
        match_of(Record.model_validate_json(resource("saves", name).read_bytes()), game_by_id)


def _validation() -> None:
    """The checking library must accept what is right and refuse what is wrong."""
    match = played_match(PLAYABLE[0], PLAYABLE[0].seats[0])
    text = bytes_of(record_of(match, "selftest")).decode()
    Record.model_validate_json(text)
    try:
        Record.model_validate_json(text.replace('"format":1', '"format":"one"', 1))
    except ValidationError:
        return
    raise Failed("a wrong type was accepted")


def _worker() -> None:
    """Ask the thinking process for a move and wait for its answer."""
    worker = Worker()
    game = PLAYABLE[0]
    state = game.new(game.seats[0])
    seat = game.to_act(state)
    try:
        number = worker.ask(Job(game.id, game.sight(state, seat or 0), seat or 0, "sharp", 1, Budget(simulations=50)))
        end = time.monotonic() + ANSWER_WITHIN_S
        while time.monotonic() < end:
            reply = worker.poll()
            if reply is not None and reply.number == number:
                if reply.source is not Source.PROCESS:
                    raise Failed(f"the answer came from the {reply.source.value}")
                return
            time.sleep(0.02)
        raise Failed("no answer came")
    finally:
        worker.close()


def _save_and_load(game_id: str) -> None:
    game = next(game for game in PLAYABLE if game.id == game_id)
    scratch = ScratchHouse(SIZE, worker=Idle())
    try:
        match = played_match(game, game.seats[-1])
        saves = scratch.house.desk.saves
        path = saves.save_as("selftest", match)
        loaded = saves.load(path).match
        if game.to_json(loaded.open_state()) != game.to_json(match.open_state()):
            raise Failed("the match came back changed")
    finally:
        scratch.close()


def _screens(language: str) -> None:
    """Open every screen; each must paint something."""
    for stop in stops():
        scratch = ScratchHouse(SIZE, language=language, worker=Idle())
        try:
            scratch.house.open()
            scratch.frames(2)
            stop.go(scratch)
            scratch.frames(3)
            if len(set(pygame.image.tobytes(scratch.easel.surface, "RGB"))) < 3:
                raise Failed(f"{stop.name} is blank")
        finally:
            scratch.close()
