"""The container files: what the image promises, and that compose.yaml says the same."""

import importlib
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "deploy"


@pytest.fixture(scope="module")
def check() -> ModuleType:
    """The script deploy/check, which has no ending that Python imports by itself."""
    loader = SourceFileLoader("deploy_check", str(FOLDER / "check"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module  # dataclasses look themselves up there
    loader.exec_module(module)
    return module


def test_what_the_image_promises(check: ModuleType) -> None:
    text = (FOLDER / "Containerfile").read_text(encoding="utf-8")
    image = check.read_image(text)
    assert image.entry_point == ["caravela"]
    assert image.command == ["serve", "--host", "0.0.0.0"]  # noqa: S104  # within the container
    assert image.volume == image.environment["CARAVELA_DATA"] == "/data"
    assert (image.port, image.user) == (8400, "10001:10001")
    assert image.health[0] == "python3"
    assert len(image.stages) == 2
    with pytest.raises(check.Failed, match="ONBUILD"):
        check.read_image(f"{text}\nONBUILD RUN true\n")
    image.user = "root"
    with pytest.raises(check.Failed, match="not the number"):
        check.as_user(image, ["true"])


def test_compose_runs_the_image_without_rights(check: ModuleType) -> None:
    image = check.read_image((FOLDER / "Containerfile").read_text(encoding="utf-8"))
    document = importlib.import_module("yaml").safe_load(
        (FOLDER / "compose.yaml").read_text(encoding="utf-8")
    )
    served, proxy = document["services"]["caravela"], document["services"]["caddy"]
    for service in (served, proxy):
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    assert served["healthcheck"]["test"] == ["CMD", *image.health]
    assert served["volumes"] == [f"data:{image.volume}"]
    assert proxy["profiles"] == ["https"]
    assert served["environment"]["FORWARDED_ALLOW_IPS"] == proxy["networks"]["inside"]["ipv4_address"]
