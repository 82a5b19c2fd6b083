"""Make every effect of the box from nothing: synthesise, level, encode.

Run ``python -m sounds.make_sounds`` from the project's root; it needs oggenc or ffmpeg on the PATH. The digest of the
samples before encoding is kept in digests.txt, so a test can tell whether the recipes still give the shipped sounds.
"""

import argparse
import hashlib
import math
import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from pathlib import Path
from random import Random

from sounds.effects import EFFECTS, Effect
from sounds.synth import RATE, Signal, length

HERE = Path(__file__).parent
DIGESTS = HERE / "digests.txt"
CEILING_DB = -4.0
"""Highest peak before encoding; encoding may add a little."""
_NO_ENCODER = "To encode the sounds, put oggenc (package vorbis-tools) or ffmpeg on the PATH."


def db_to_factor(db: float) -> float:
    """Decibels relative to full scale as a factor."""
    return float(10 ** (db / 20))


def loudest_mean(signal: Signal, window: float = 0.1) -> float:
    """Root mean square of the loudest ``window`` seconds; a shorter sound counts as filled up with silence."""
    size, running, best = length(window), 0.0, 0.0
    squares = [value * value for value in signal]
    for index, square in enumerate(squares):
        running += square - (squares[index - size] if index >= size else 0.0)
        best = max(best, running)
    return math.sqrt(best / size)


def _faded(signal: Signal) -> Signal:
    """Ends without a click: 3 ms of silence for the encoder's pre-echo, 1 ms in; 8 ms out, or less for the shortest."""
    into, out = length(0.001), min(length(0.008), len(signal) // 4)
    count = len(signal)
    body = [value * min(1.0, index / into, (count - 1 - index) / out) for index, value in enumerate(signal)]
    return [0.0] * length(0.003) + body


def samples(name: str, effect: Effect) -> "array[int]":
    """The finished effect as 16-bit samples: level set, peaks pressed under the ceiling, ends faded."""
    raw = effect.make(Random(f"henchbox/{name}"))
    mean = sum(raw) / len(raw)
    centred = _faded([value - mean for value in raw])
    factor = db_to_factor(effect.level_db) / loudest_mean(centred)
    ceiling = db_to_factor(CEILING_DB)
    pressed = (ceiling * math.tanh(factor * value / ceiling) for value in centred)
    return array("h", (round(32767 * value) for value in pressed))


def digest(pcm: "array[int]") -> str:
    """Tells whether two runs gave the same samples, on machines of either byte order."""
    if sys.byteorder == "big":
        pcm = array("h", pcm)
        pcm.byteswap()
    return hashlib.sha256(pcm.tobytes()).hexdigest()[:16]


def write_wave(path: Path, pcm: "array[int]") -> None:
    """Write ``pcm`` as a mono file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(pcm.tobytes())


def _encoder_command(source: Path, target: Path) -> list[str] | None:
    """The call that turns a wave file into Ogg Vorbis of quality 1, or None without an encoder."""
    if oggenc := shutil.which("oggenc"):
        return [oggenc, "--quiet", "--quality", "1", "--serial", "1", "--output", str(target), str(source)]
    if ffmpeg := shutil.which("ffmpeg"):
        quiet = [ffmpeg, "-y", "-loglevel", "error", "-i", str(source)]
        return [*quiet, "-c:a", "libvorbis", "-q:a", "1", "-fflags", "+bitexact", str(target)]
    return None


def make(names: list[str], out: Path, scratch: Path) -> str | None:
    """Write an OGG file for each name and refresh the digests; the sentence to show when there is no encoder."""
    digests = dict(line.split() for line in DIGESTS.read_text("ascii").splitlines()) if DIGESTS.exists() else {}
    for name in names:
        pcm = samples(name, EFFECTS[name])
        source = scratch / f"{name}.wav"
        write_wave(source, pcm)
        command = _encoder_command(source, out / f"{name}.ogg")
        if command is None:
            return _NO_ENCODER
        subprocess.run(command, check=True)  # noqa: S603 - an encoder found by name, our own files
        digests[name] = digest(pcm)
    DIGESTS.write_text("".join(f"{name} {digests[name]}\n" for name in sorted(digests)), "ascii")
    return None


def main() -> int:
    """Make all effects, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="effects to make; all without a name")
    names: list[str] = parser.parse_args().names or list(EFFECTS)
    if unknown := sorted(set(names) - set(EFFECTS)):
        parser.error(f"no such effect: {', '.join(unknown)}")
    with tempfile.TemporaryDirectory() as scratch:
        problem = make(names, HERE, Path(scratch))
    if problem:
        sys.stderr.write(problem + "\n")
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
