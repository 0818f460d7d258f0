"""Which build of the program this is."""

from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec


def program_version() -> str:
    try:
        return version("caravela")
    except PackageNotFoundError:
        return "0"  # run from its source tree


def build_kind() -> str:
    """Name the build: compiled by mypyc, or plain Python."""
    found = find_spec("caravela.kernel.playout")
    is_source = found is not None and str(found.origin).endswith(".py")
    return "pure Python" if is_source else "compiled"
