import pytest

from client.locale.markup import escaped, plain


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("*Ada* played [Lab Rat].", "Ada played Lab Rat."),
        ("3 {egg}", "3 egg"),
        (r"\*not bold\*", "*not bold*"),
        (r"back\\slash", "back\\slash"),
        ("ends with \\", "ends with "),
        ("\x1b[31mred\x07\nline", " 31mred  line"),
        ("Zoë 🐔", "Zoë 🐔"),
    ],
)
def test_plain_text_has_no_markup_and_cannot_steer_a_terminal(text: str, bare: str) -> None:
    assert plain(text) == bare


def test_escaping_and_plain_undo_each_other() -> None:
    assert plain(escaped("\\*[]{}x")) == "\\*[]{}x"
