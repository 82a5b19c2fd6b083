import pytest

from client.storage.slots import file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Sunday evening", "Sunday evening"),
        ("Zoë's 3rd - final!", "Zoë's 3rd - final!"),
        ("日本語 Ωμέγα עברית", "日本語 Ωμέγα עברית"),
        ("🐔 hens", "🐔 hens"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("C:\\con\\x", "C__con_x"),
        ("a/b\0c\nd\te", "a_b_c_d_e"),
        ("CON", "CON_"),
        ("com1.x", "com1.x_"),
        ("  . many   spaces .. ", "many spaces"),
        ("\u202eright to left", "right to left"),
        ("\ud800", "match"),
        ("", "match"),
        ("...", "match"),
        ("e\u0301", "é"),
    ],
)
def test_what_a_player_typed_becomes_a_name_for_every_file_system(title: str, name: str) -> None:
    assert file_name(title) == f"{name}.henchbox.json"


@pytest.mark.parametrize("letter", ["x", "é", "界", "🐔"])
def test_long_names_are_cut_between_characters(letter: str) -> None:
    name = file_name(letter * 300)
    assert len(name.encode()) <= 120 + len(".henchbox.json")
    assert set(name.removesuffix(".henchbox.json")) == {letter}
