"""The command line as a whole: what it accepts, and what it refuses in one line."""

import ast
import os
import subprocess
import sys
import types
from collections.abc import Sequence
from pathlib import Path

import pytest

from client import __version__
from client.__main__ import main
from client.commands.line import VERBS
from client.core.words import Phrase
from client.games import ALL_GAMES
from client.scenes.start import SelfTest, Start, Tour
from client.ui.window import NoDisplay
from tests.locale.french import french_in
from tests.storage.matches import saved

ROOT = Path(__file__).parents[2]


class App:
    """Stands in for the program behind the command line and notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[Start | Tour | SelfTest] = []
        self.fails_with: BaseException | None = None

    def run(self, start: Start | Tour | SelfTest) -> int:
        self.asked.append(start)
        if self.fails_with is not None:
            raise self.fails_with
        return 0


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    stand_in = App()
    module = types.ModuleType("client.app")
    for name in ("run", "tour", "selftest"):
        setattr(module, name, stand_in.run)
    monkeypatch.setitem(sys.modules, "client.app", module)
    return stand_in


def started(words: Sequence[str], **options: object) -> "subprocess.CompletedProcess[bytes]":
    """Start the program as a process of its own."""
    command = [sys.executable, "-m", "client", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False, timeout=60, **options)  # type: ignore[call-overload,no-any-return]


def test_nothing_is_imported_before_workers_are_sent_their_way() -> None:
    tree = ast.parse((ROOT / "client" / "__main__.py").read_text())
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imports] == ["from multiprocessing import freeze_support"]
    (entry,) = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    assert ast.unparse(entry.body[1]) == "freeze_support()"


def test_the_version_is_printed_without_loading_the_program() -> None:
    code = "import sys; from client.__main__ import main; main(['--version']); \
print(*sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"henchbox {__version__}\n"
    assert not {"pydantic", "pygame", "client.games", "client.bots", "platformdirs"} & set(done.stderr.split())


def test_no_arguments_open_the_window(app: App) -> None:
    assert main([]) == 0
    assert app.asked == [Start()]


def test_every_wish_reaches_the_window(app: App, tmp_path: Path) -> None:
    game = ALL_GAMES[0].id
    words = [
        "--game",
        game,
        "--windowed",
        "--size",
        "1280x720",
        "--lang",
        "en-GB",
        "--home",
        str(tmp_path),
        "--seed",
        "7",
    ]
    assert main(words) == 0
    assert app.asked == [Start(game, windowed=True, size=(1280, 720), language="en", home=tmp_path, seed=7)]


def test_a_tour_and_a_selftest_are_handed_on(app: App, tmp_path: Path) -> None:
    assert main(["tour", "--out", str(tmp_path), "--size", "1024x600", "--scale", "1.5", "--only", "menu"]) == 0
    assert main(["selftest"]) == 0
    assert app.asked == [Tour(tmp_path, (1024, 600), "en", 1.5, "menu"), SelfTest()]


def test_a_saved_match_opens_in_the_window(app: App, tmp_path: Path) -> None:
    path = saved(tmp_path)
    assert main(["replay", str(path), "--to", "3"]) == 0
    assert app.asked == [Start(replay=path, decision=3)]


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        [""],
        ["-"],
        ["--teleport"],
        ["--siz", "1280x720"],
        ["--size"],
        ["--size", "1280"],
        ["--size", "x"],
        ["--size", "0x0"],
        ["--size", "-5x700"],
        ["--size", "199x720"],
        ["--size", "16385x720"],
        ["--size", "99999999999x7"],
        ["--size", "\u0661\u0662\u0668\u0660x\u0667\u0662\u0660"],
        ["--seed", "-1"],
        ["--seed", "1.5"],
        ["--seed", "1073741824"],
        ["--seed", "9" * 5000],
        ["--seed", "x\ny"],
        ["--game", "chess"],
        ["--game", ""],
        ["--lang", "xx"],
        ["--lang", ""],
        ["--lang", "../../etc"],
        ["--home", ""],
        ["--home", __file__],
        ["--windowed=maybe"],
        ["simulate"],
        ["simulate", "chess", "--seats", "3"],
        ["bench", "chess"],
        ["replay"],
        ["replay", "/nowhere/match.henchbox.json"],
        ["replay", "/dev/zero", "--text"],
        ["replay", "/", "--text"],
        ["check"],
        ["check", __file__],
        ["check", "\udcff\x1b[31m"],
        ["tour"],
        ["tour", "--out", __file__],
        ["tour", "--out", "pictures", "--scale", "nan"],
        ["tour", "--out", "pictures", "--scale", "0.74"],
        ["selftest", "more"],
        ["--game", ALL_GAMES[0].id, "surplus"],
    ],
)
@pytest.mark.usefixtures("app")
def test_nonsense_is_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.startswith("henchbox: ")
    assert said.count("\n") == 1
    assert "Traceback" not in said
    assert "\x1b" not in said


@pytest.mark.parametrize("words", [["--help"], *([verb, "--help"] for verb in VERBS)])
def test_everything_explains_itself(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    said = capsys.readouterr()
    assert "usage: henchbox" in said.out
    assert said.err == ""


def test_the_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--help"])
    said = capsys.readouterr().out
    assert all(f"\n  {verb} " in said for verb in VERBS)


def test_refusals_are_told_in_the_language_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    french_in(tmp_path)
    monkeypatch.setattr("client.locale.translator.shipped_catalogues", lambda: tmp_path)
    assert main(["chess", "--lang", "fr"]) == 2
    assert main(["chess", "--lang=fr"]) == 2
    assert capsys.readouterr().err.splitlines() == 2 * ["henchbox: Pas de commande chess."]


def test_a_missing_screen_is_one_line(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    app.fails_with = NoDisplay("no display")
    assert main([]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interruption_is_quiet(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    app.fails_with = KeyboardInterrupt()
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_bug_is_not_hidden(app: App) -> None:
    app.fails_with = ZeroDivisionError()
    with pytest.raises(ZeroDivisionError):
        main([])


@pytest.mark.usefixtures("app")
def test_missing_streams_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    codes = [main(["chess"]), main(["--version"]), main([])]
    for name in ("stdin", "stdout", "stderr"):
        getattr(sys, name).close()
    assert codes == [2, 0, 0]


def test_closed_streams_do_no_harm() -> None:
    for closing in ("<&- >&- 2>&-", ">&-", "2>&-"):
        code = subprocess.run(f"{sys.executable} -m client --version {closing}", shell=True, cwd=ROOT, check=False)  # noqa: S602
        assert code.returncode == 0


def test_a_reader_that_has_read_enough_ends_the_output_quietly(tmp_path: Path) -> None:
    path = saved(tmp_path, decisions=1000)
    command = f"{sys.executable} -m client replay {path} --text | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device to write to")
@pytest.mark.parametrize("buffering", ["", "1"])
def test_output_that_cannot_be_written_is_one_line(tmp_path: Path, buffering: str) -> None:
    environ = {**os.environ, "PYTHONUNBUFFERED": buffering}
    command = [sys.executable, "-m", "client", "check", str(saved(tmp_path))]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, cwd=ROOT, env=environ, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_a_terminal_that_knows_no_accents_is_written_to_all_the_same(tmp_path: Path) -> None:
    path = saved(tmp_path)
    environ = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    done = started(["replay", str(path), "--text"], env=environ)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Zo? ?" in done.stdout


def test_a_phrase_of_argparse_is_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json=\n\n"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert Phrase("{message}", message="x").values == {"message": "x"}
