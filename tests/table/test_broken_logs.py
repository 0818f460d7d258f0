"""A log that no table can have written is refused with its entry and the reason."""

import pytest

from caravela.table.entries import BrokenLog
from caravela.table.table import Table
from tests.table.broken_logs import broken_logs


def test_a_broken_log_is_refused_with_its_entry_and_reason() -> None:
    for header, log, reason in broken_logs():
        with pytest.raises(BrokenLog, match=f"broken at entry {len(log) - 1}: .*{reason}"):
            Table.replay(header, log)
