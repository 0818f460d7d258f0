"""The laws every game obeys: seats, chance, actions, decisions, events, the log, the audit. No input or output."""
