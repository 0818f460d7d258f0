"""The evaluation writes each feature to the place of its name."""

from caravela.games.mundus_novus import heuristics
from caravela.games.mundus_novus.components import CHARACTER_NAMES

FIRST = {
    "merchants": "merchants_common",
    "characters": CHARACTER_NAMES[0],
    "hands": "before_offers_different",
}
"""The first of several features that follow each other."""


def test_every_feature_is_at_its_name() -> None:
    places = {name[:-3].lower(): at for name, at in vars(heuristics).items() if name.endswith("_AT")}
    assert len(places) == 17
    for name, at in places.items():
        assert heuristics.NAMES[at] == FIRST.get(name, name)
    assert heuristics.NAMES[heuristics.DOUBLOONS] == "doubloons"
    assert len(heuristics.HAND) == heuristics.HAND_FEATURES
