"""Metrics for Prometheus: counts and reason keys only, nothing about a game or a person."""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
UNITS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 512)

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types there
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)


def counter(name: str, about: str) -> Counter:
    return Counter(f"saddlebag_{name}", about, registry=REGISTRY)


def counter_by_reason(name: str, about: str) -> Counter:
    return Counter(f"saddlebag_{name}", about, ["reason"], registry=REGISTRY)


def gauge(name: str, about: str) -> Gauge:
    return Gauge(f"saddlebag_{name}", about, registry=REGISTRY)


def histogram(name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
    return Histogram(f"saddlebag_{name}", about, buckets=buckets, registry=REGISTRY)


moves: Final = counter("moves_total", "Answers accepted and durable")
refused: Final = counter_by_reason("refusals_total", "Commands refused, by reason")
resyncs: Final = counter("resyncs_total", "Times a connection was sent the whole view again")
bot_failures: Final = counter_by_reason("bot_failures_total", "Bots that failed, by reason")
set_aside: Final = counter("tables_set_aside_total", "Tables set aside after an exception")
slow_readers: Final = counter("slow_readers_total", "Connections closed because they did not read")
broken: Final = counter("unhandled_errors_total", "Errors nobody expected")
tables: Final = gauge("tables_live", "Tables in memory")
connections: Final = gauge("connections", "Open WebSocket connections")
tasks: Final = gauge("tasks", "Tasks of the event loop")
wal_bytes: Final = gauge("wal_bytes", "Size of the write-ahead log")
commit_units: Final = histogram("commit_units", "Writes that share one commit", UNITS)
commit_seconds: Final = histogram("commit_seconds", "Duration of a commit", SECONDS)
loop_lag: Final = histogram("loop_lag_seconds", "Delay of the event loop", SECONDS)


def exposition() -> bytes:
    """All metrics in the Prometheus text format."""
    return generate_latest(REGISTRY)
