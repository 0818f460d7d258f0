"""Prometheus metrics. Each server has its own registry, so that tests can run many."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)


class Metrics:
    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        to = self.registry
        self.requests = Counter("caravela_requests", "HTTP requests", ["method", "status"], registry=to)
        self.request_seconds = Histogram(
            "caravela_request_seconds", "Time of an HTTP request", registry=to, buckets=FAST
        )
        self.sockets = Gauge("caravela_sockets", "Open sockets", registry=to)
        self.tables = Gauge("caravela_tables", "Tables in memory", registry=to)
        self.messages = Counter("caravela_messages", "Socket messages by type", ["type"], registry=to)
        self.refusals = Counter("caravela_refusals", "Refusals by code", ["code"], registry=to)
        self.entries = Counter("caravela_entries", "Log entries kept", ["by"], registry=to)
        self.append_seconds = Histogram(
            "caravela_append_seconds", "Time until an entry is durable", registry=to, buckets=FAST
        )
        self.think_seconds = Histogram(
            "caravela_think_seconds", "Time a bot thought", ["kind"], registry=to, buckets=SLOW
        )
        self.bots_killed = Counter("caravela_bots_killed", "Bots killed at their deadline", registry=to)
        self.pushes = Counter("caravela_pushes", "Messages about turns by outcome", ["outcome"], registry=to)
        self.slow_viewers = Counter(
            "caravela_slow_viewers", "Viewers cut off because they did not read", registry=to
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
