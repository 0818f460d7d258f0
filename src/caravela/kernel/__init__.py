"""The kernel: seats, chance, actions, decisions, events, log and the `Rules` interface. It does no I/O."""
