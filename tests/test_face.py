"""The public names of the package: all of them work, and `import caravela` loads none before it is used."""

import subprocess
import sys

import caravela
import caravela.games.amerigo.rules as amerigo_rules


def test_every_public_name_can_be_imported() -> None:
    for name in caravela.__all__:
        assert getattr(caravela, name) is not None
    assert set(caravela.__all__) <= set(dir(caravela))


def test_games_is_a_package() -> None:
    assert caravela.games.game("amerigo") is caravela.game("amerigo")
    assert amerigo_rules.AmerigoRules.__module__ == "caravela.games.amerigo.rules"


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(caravela, "no_such_name")


def test_the_import_loads_nothing_else() -> None:
    program = "import sys, caravela; print(sorted(m for m in sys.modules if m.startswith('caravela.')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.strip() == "[]"
