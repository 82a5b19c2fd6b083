import os
import subprocess
import sys

import pytest

from client.ui.quiet import quiet_stderr


def test_what_c_code_writes_to_standard_error_leads_nowhere_for_a_moment(capfd: pytest.CaptureFixture[str]) -> None:
    with quiet_stderr():
        os.write(2, b"hidden")
    os.write(2, b"seen")
    assert capfd.readouterr().err == "seen"


def test_standard_error_comes_back_after_an_error(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LookupError), quiet_stderr():
        raise LookupError
    os.write(2, b"seen")
    assert capfd.readouterr().err == "seen"


def test_a_program_without_a_standard_error_goes_on() -> None:
    code = "import os; os.close(2); from client.ui.quiet import quiet_stderr\nwith quiet_stderr(): print('on')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "on\n"
