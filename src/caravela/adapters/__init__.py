"""Adapters: the same rules for other programs. Each needs only its own extra; nothing here is imported by the core."""
