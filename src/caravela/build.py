"""The version and build of the program."""

from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec


def program_version() -> str:
    try:
        return version("caravela")
    except PackageNotFoundError:
        return "0"  # runs from the source tree


def build_kind() -> str:
    """Return whether the program is compiled by mypyc or runs as pure Python."""
    found = find_spec("caravela.kernel.playout")
    is_source = found is not None and str(found.origin).endswith(".py")
    return "pure Python" if is_source else "compiled"
