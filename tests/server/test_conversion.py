"""The socket's messages become commands of the table, and stored values become shapes, without losing a field."""

from dataclasses import fields

import msgspec
import pytest

from caravela.server.socket import COMMANDS, command_of
from caravela.table import stored_types
from caravela.table.handlers import choices
from caravela.wire import messages, shapes


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_a_message_has_the_fields_of_its_command(kind: type[msgspec.Struct]) -> None:
    assert [field.name for field in fields(COMMANDS[kind])] == list(kind.__struct_fields__)


def test_a_message_becomes_the_command_of_the_same_name() -> None:
    act = messages.Act("k", 3, 1, "pass", unless_final=True)
    assert command_of(act) == choices.Act("k", 3, 1, "pass", True)


@pytest.mark.parametrize("name", ["Clock", "Aids", "ChatLine"])
def test_a_shape_has_the_fields_of_the_stored_type(name: str) -> None:
    assert getattr(shapes, name).__struct_fields__ == getattr(stored_types, name).__struct_fields__
