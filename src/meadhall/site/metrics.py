"""Metrics for Prometheus. Labels never hold ids or names."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = here = CollectorRegistry()
        self.moves = Counter("meadhall_moves", "Entries of the logs, by who acted", ["actor"], registry=here)
        self.move_seconds = Histogram(
            "meadhall_move_seconds",
            "From a person's choice to its safe storage",
            buckets=FAST,
            registry=here,
        )
        self.requests = Histogram(
            "meadhall_request_seconds",
            "HTTP requests",
            ["method", "route", "status"],
            buckets=FAST,
            registry=here,
        )
        self.live_tables = Gauge("meadhall_live_tables", "Matches under way in memory", registry=here)
        self.sockets = Gauge("meadhall_sockets", "Open live connections", ["kind"], registry=here)
        self.frames = Counter("meadhall_frames", "Frames sent to watchers", registry=here)
        self.bot_queue = Gauge("meadhall_bot_queue", "Bots that wait for a worker", registry=here)
        self.bot_seconds = Histogram("meadhall_bot_seconds", "Thinking of bots", buckets=FAST, registry=here)
        self.bot_failures = Counter("meadhall_bot_failures", "Workers lost or given up", registry=here)

    def text(self) -> bytes:
        return generate_latest(self.registry)
