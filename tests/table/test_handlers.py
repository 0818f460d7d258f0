"""Every command has a judge and every entry a fold, in one module each."""

from collections import Counter
from types import ModuleType

from caravela.server.socket import COMMANDS
from caravela.table.entries import Entry
from caravela.table.folding import FOLDS
from caravela.table.handlers import automatic, chat, choices, seats, undoing
from caravela.table.proposing import JUDGES
from caravela.wire.messages import ViewerMessage

GROUPS: tuple[ModuleType, ...] = (choices, undoing, seats, chat)


def test_every_entry_has_one_fold() -> None:
    folds = Counter(kind for group in (automatic, *GROUPS) for kind in group.FOLDS)
    assert set(folds) == set(FOLDS) == set(Entry.__args__)
    assert set(folds.values()) == {1}


def test_every_command_has_one_judge() -> None:
    judges = Counter(kind for group in GROUPS for kind in group.JUDGES)
    assert set(judges) == set(JUDGES)
    assert set(judges.values()) == {1}


def test_every_message_with_an_idempotency_key_is_a_command() -> None:
    keyed = {kind for kind in ViewerMessage.__args__ if "key" in kind.__struct_fields__}
    assert set(COMMANDS) == keyed
