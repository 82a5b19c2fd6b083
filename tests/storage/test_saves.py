import errno
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.core.match import Player
from client.core.record import FORMAT
from client.storage import saves as saves_module
from client.storage.atomic import backup_of
from client.storage.record_file import read_record
from client.storage.save_error import Fault, SaveError
from client.storage.saves import Saves
from client.storage.shelf import Broken, Entry, Item
from client.storage.slots import Slot, picture_of
from tests.storage.matches import GAME, changed, new_match, play_on, saves_in

PNG = b"\x89PNG picture"


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    opened = saves_in(tmp_path / "saves")
    yield opened
    opened.close()


def only(items: list[Item]) -> Entry:
    (item,) = items
    assert isinstance(item, Entry)
    return item


def autosaved(saves: Saves, decisions: int, seed: int = 7) -> Slot:
    """Play so many decisions, keeping the match after each."""
    match, slot = new_match(seed), saves.begin(GAME.id)
    for _ in range(decisions):
        play_on(match, 1)
        assert saves.autosave(slot, match) is None
    return slot


def damage(path: Path) -> None:
    """Damage a file in its place without touching backups that are links to it."""
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data[: len(data) // 2])


def test_nothing_is_made_on_disk_before_something_is_saved(saves: Saves) -> None:
    assert (saves.named(), saves.running(), saves.finished(), saves.to_continue()) == ([], [], [], {})
    assert not saves.folder.exists()


def test_a_match_is_continued_where_it_stood(saves: Saves) -> None:
    match, slot = play_on(new_match(), 9), saves.begin(GAME.id)
    saves.autosave(slot, match, seconds_played=61, picture=PNG)
    entry = saves.to_continue()[GAME.id]
    loaded, again = saves.resume(entry)
    assert loaded.match.moves == match.moves
    assert GAME.to_json(loaded.match.open_state()) == GAME.to_json(match.open_state())
    assert loaded.match.players == match.players
    assert (loaded.record.seconds_played, again, entry.picture) == (61, slot, picture_of(slot.path))


def test_the_youngest_unfinished_match_of_a_game_is_offered(saves: Saves) -> None:
    slots = [autosaved(saves, 3, seed) for seed in (1, 2, 3)]
    for age, slot in enumerate(slots):
        os.utime(slot.path, (1000 + age, 1000 + age))
    assert saves.to_continue()[GAME.id].path == slots[2].path


def test_a_finished_match_moves_to_the_finished_ones_with_its_picture(saves: Saves) -> None:
    match, slot = new_match(), saves.begin(GAME.id)
    play_on(match, 3)
    saves.autosave(slot, match, picture=PNG)
    play_on(match)
    saves.autosave(slot, match)
    assert saves.running() == []
    assert saves.to_continue() == {}
    entry = only(saves.finished())
    assert entry.picture is not None
    assert len(saves.load(entry.path).match.moves) == len(match.moves)
    assert sorted(path.name for path in (saves.folder / "running").iterdir() if path.suffix != ".hold") == []


def test_an_end_that_is_taken_back_makes_the_match_run_again(saves: Saves) -> None:
    match, slot = play_on(new_match()), saves.begin(GAME.id)
    saves.autosave(slot, match)
    match.undo()
    saves.autosave(slot, match)
    assert saves.finished() == []
    assert only(saves.running()).record.taken_back == match.taken_back


def test_a_finished_match_that_was_not_moved_is_not_offered(saves: Saves) -> None:
    slot = saves.begin(GAME.id)
    named = saves.save_as("over", play_on(new_match()))
    slot.path.parent.mkdir(exist_ok=True)
    named.rename(slot.path)
    assert saves.to_continue() == {}


def test_a_damaged_autosave_is_continued_from_the_decision_before(saves: Saves) -> None:
    slot = autosaved(saves, 6)
    slot.release()
    damage(slot.path)
    entry = saves.to_continue()[GAME.id]
    assert entry.is_backup
    loaded, again = saves.resume(entry)
    assert (len(loaded.match.moves), again.path) == (5, slot.path)
    assert slot.path.with_name(slot.path.name + ".damaged").exists()
    assert not only(saves.running()).is_backup


def test_damage_of_several_backups_still_leaves_the_oldest(saves: Saves) -> None:
    slot = autosaved(saves, 6)
    for path in (slot.path, backup_of(slot.path, 1), backup_of(slot.path, 2)):
        damage(path)
    assert len(saves.load_backup(slot.path).match.moves) == 3


def test_a_damaged_match_without_backup_is_put_aside(saves: Saves) -> None:
    path = saves.save_as("one", new_match())
    damage(path)
    with pytest.raises(SaveError) as caught:
        saves.load(path)
    assert (caught.value.fault, caught.value.backup) == (Fault.DAMAGED, None)
    assert caught.value.kept_as == path.with_name(path.name + ".damaged")
    assert caught.value.kept_as.exists()
    assert not path.exists()


def test_a_damaged_match_with_a_backup_stays_until_the_player_has_chosen(saves: Saves) -> None:
    path = saves.save_as("one", new_match())
    saves.save_as("one", play_on(new_match(), 2), overwrite=True)
    damage(path)
    with pytest.raises(SaveError) as caught:
        saves.load(path)
    assert caught.value.backup == backup_of(path, 1)
    assert path.exists()
    assert saves.load_backup(path).match.moves == []


def test_without_any_sound_backup_there_is_a_sentence(saves: Saves) -> None:
    with pytest.raises(SaveError) as caught:
        saves.load_backup(saves.folder / "none.henchbox.json")
    assert caught.value.fault is Fault.MISSING


@pytest.mark.parametrize("fields", [{"format": FORMAT + 1}, {"game": "chess"}, {"options": {"x": 1}}])
def test_a_file_that_is_whole_is_never_moved(saves: Saves, fields: dict[str, object]) -> None:
    path = changed(saves.save_as("one", new_match()), sealed=True, **fields)
    before = path.read_bytes()
    with pytest.raises(SaveError):
        saves.load(path)
    assert path.read_bytes() == before
    assert [item.path for item in saves.named()] == [path]


def test_broken_files_are_listed_with_a_reason_and_disturb_no_other(saves: Saves, tmp_path: Path) -> None:
    good = saves.save_as("good", new_match())
    (saves.folder / "folder.henchbox.json").mkdir()
    (saves.folder / "dangling.henchbox.json").symlink_to(tmp_path / "nowhere")
    (saves.folder / "circle.henchbox.json").symlink_to(saves.folder / "circle.henchbox.json")
    (saves.folder / "empty.henchbox.json").touch()
    (saves.folder / "noise.henchbox.json").write_bytes(b"\xff\x00" * 99)
    (saves.folder / "endless.henchbox.json").symlink_to("/dev/zero")
    (saves.folder / "letter.txt").write_text("not a save")
    os.mkfifo(saves.folder / "pipe.henchbox.json")
    items = saves.named()
    assert [item.path for item in items if isinstance(item, Entry)] == [good]
    assert len([item for item in items if isinstance(item, Broken)]) == 7
    saves.begin(GAME.id)
    assert saves.to_continue() == {}


def test_a_clock_that_was_far_off_does_not_matter(saves: Saves) -> None:
    path = saves.save_as("future", new_match())
    for second in (2**40, -(2**33)):
        os.utime(path, (second, second))
        assert only(saves.named()).title == "future"


def test_listing_reads_a_file_again_only_when_it_has_changed(saves: Saves) -> None:
    path = saves.save_as("one", new_match())
    first = only(saves.named())
    assert only(saves.named()) is first
    saves.save_as("one", play_on(new_match(), 4), overwrite=True)
    assert len(only(saves.named()).record.moves) == 4
    path.unlink()
    assert saves.named() == []


def test_a_name_that_is_taken_is_only_overwritten_when_that_was_said(saves: Saves) -> None:
    path = saves.save_as("Sunday", new_match())
    with pytest.raises(SaveError) as caught:
        saves.save_as("Sunday", play_on(new_match(), 4))
    assert caught.value.fault is Fault.EXISTS
    assert read_record(path).moves == []
    saves.save_as("Sunday", play_on(new_match(), 4), overwrite=True)
    assert len(read_record(path).moves) == 4


def test_playing_on_from_a_named_match_leaves_it_as_it_is(saves: Saves) -> None:
    path = saves.save_as("Sunday", new_match())
    before = path.read_bytes()
    loaded, slot = saves.resume(only(saves.named()))
    saves.autosave(slot, play_on(loaded.match, 2))
    assert path.read_bytes() == before
    assert len(only(saves.running()).record.moves) == 2


def test_playing_on_from_a_finished_match_leaves_it_as_it_is(saves: Saves) -> None:
    match, slot = play_on(new_match()), saves.begin(GAME.id)
    saves.autosave(slot, match)
    slot.release()
    loaded, again = saves.resume(only(saves.finished()))
    loaded.match.undo(3)
    saves.autosave(again, loaded.match)
    assert len(only(saves.finished()).record.moves) == len(match.moves)
    assert len(only(saves.running()).record.moves) == 3


def test_two_copies_of_the_program_do_not_share_a_match(saves: Saves) -> None:
    slot = autosaved(saves, 3)
    other = saves_in(saves.folder)
    loaded, others = other.resume(other.to_continue()[GAME.id])
    other.autosave(others, play_on(loaded.match, 5))
    assert others.path != slot.path
    assert len(read_record(slot.path).moves) == 3
    assert len(read_record(others.path).moves) == 8
    slot.release()
    assert other.resume(only([item for item in other.running() if item.path == slot.path]))[1].path == slot.path
    other.close()


def test_deleting_takes_picture_and_backups_along(saves: Saves) -> None:
    match, slot = new_match(), saves.begin(GAME.id)
    for _ in range(5):
        saves.autosave(slot, play_on(match, 1), picture=PNG)
    saves.delete(slot.path)
    slot.release()
    assert list(slot.path.parent.iterdir()) == []
    saves.delete(slot.path)


def test_what_cannot_be_deleted_is_said_in_words(saves: Saves) -> None:
    (saves.folder / "folder.henchbox.json").mkdir(parents=True)
    with pytest.raises(SaveError):
        saves.delete(saves.folder / "folder.henchbox.json")


def test_a_full_disk_is_told_once_and_the_match_goes_on(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    match, slot = new_match(), saves.begin(GAME.id)
    saves.autosave(slot, play_on(match, 3))

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        told = [saves.autosave(slot, play_on(match, 1)) for _ in range(3)]
    assert [phrase is None for phrase in told] == [False, True, True]
    assert told[0] == saves.trouble
    assert len(read_record(slot.path).moves) == 3
    assert saves.autosave(slot, match) is None
    assert saves.trouble is None
    assert len(read_record(slot.path).moves) == 6


@pytest.mark.parametrize("kind", ["a file", "inside a file"])
def test_an_impossible_folder_is_told_once_and_another_place_takes_over(tmp_path: Path, kind: str) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" if kind == "a file" else tmp_path / "file" / "deep"
    saves = saves_in(folder)
    match, slot = play_on(new_match(), 2), saves.begin(GAME.id)
    assert saves.autosave(slot, match) is not None
    assert saves.autosave(slot, match) is None
    assert (saves.named(), saves.running(), saves.to_continue()) == ([], [], {})
    with pytest.raises(SaveError):
        saves.save_as("one", match)
    saves.folder = tmp_path / "elsewhere"
    assert saves.autosave(slot, match) is None
    assert only(saves.running()).path == slot.path
    saves.close()


def test_the_oldest_of_too_many_kept_matches_go(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves_module, "KEPT", {"running": 2})
    slots = [autosaved(saves, 1, seed) for seed in range(3)]
    for age, slot in enumerate(slots):
        os.utime(slot.path, (1000 + age, 1000 + age))
    saves.begin(GAME.id)
    assert len(saves.running()) == 3  # the oldest is being played
    slots[0].release()
    saves.begin(GAME.id)
    assert {item.path for item in saves.running()} == {slots[1].path, slots[2].path}


@pytest.mark.parametrize("name", ["", "a\nb", "x" * 200, "\u202e", "أهلا", "e" + "\u0301" * 50, "*[{\\", "🐔" * 40])
def test_any_player_name_comes_back(saves: Saves, name: str) -> None:
    path = saves.save_as("names", new_match(players=(Player(name), Player("Bo"))))
    assert saves.load(path).match.players[0].name == name


def test_the_file_is_a_record_with_version_and_time(saves: Saves) -> None:
    data = json.loads(saves.save_as("one", new_match()).read_text())
    assert (data["format"], data["game"], data["saved_at"][:2]) == (FORMAT, GAME.id, "20")


def test_keeping_a_long_match_takes_less_than_ten_milliseconds(saves: Saves) -> None:
    match, slot = play_on(new_match()), saves.begin(GAME.id)
    taken = []
    for _ in range(15):
        begin = time.perf_counter()
        saves.autosave(slot, match)
        taken.append(time.perf_counter() - begin)
    assert sorted(taken)[len(taken) // 2] < 0.010
