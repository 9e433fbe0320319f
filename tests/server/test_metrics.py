"""What the server counts, as Prometheus reads it."""

from prometheus_client.parser import text_string_to_metric_families

from saddlebag.server import metrics

COUNTERS = {
    "saddlebag_moves",
    "saddlebag_refusals",
    "saddlebag_resyncs",
    "saddlebag_bot_failures",
    "saddlebag_tables_set_aside",
    "saddlebag_slow_readers",
    "saddlebag_unhandled_errors",
}
GAUGES = {
    "saddlebag_tables_live",
    "saddlebag_connections",
    "saddlebag_tasks",
    "saddlebag_wal_bytes",
}
HISTOGRAMS = {
    "saddlebag_commit_units",
    "saddlebag_commit_seconds",
    "saddlebag_loop_lag_seconds",
}


def types() -> dict[str, str]:
    """Every metric on the page, with its type."""
    page = metrics.exposition().decode()
    return {family.name: family.type for family in text_string_to_metric_families(page)}


def value(name: str, **labels: str) -> float | None:
    return metrics.REGISTRY.get_sample_value(name, labels)


def test_the_page_has_exactly_these_metrics_and_those_of_the_process() -> None:
    own = {name: kind for name, kind in types().items() if name.startswith("saddlebag_")}
    assert {name for name, kind in own.items() if kind == "counter"} == COUNTERS
    assert {name for name, kind in own.items() if kind == "gauge"} == GAUGES
    assert {name for name, kind in own.items() if kind == "histogram"} == HISTOGRAMS
    assert all(name.startswith("process_") for name in types().keys() - own.keys())
    assert "process_resident_memory_bytes" in types()


def test_a_counter_goes_up_for_each_reason() -> None:
    before = value("saddlebag_refusals_total", reason="late") or 0
    metrics.refused.labels("late").inc()
    metrics.refused.labels("late").inc()
    assert value("saddlebag_refusals_total", reason="late") == before + 2
    assert value("saddlebag_refusals_total", reason="never") is None


def test_a_counter_without_a_label_is_there_from_the_start() -> None:
    assert value("saddlebag_slow_readers_total") is not None


def test_a_gauge_goes_up_and_down() -> None:
    before = value("saddlebag_connections") or 0
    metrics.connections.inc()
    assert value("saddlebag_connections") == before + 1
    metrics.connections.dec()
    assert value("saddlebag_connections") == before


def test_each_bucket_of_a_histogram_holds_the_smaller_ones() -> None:
    one, ten = {"le": "1.0"}, {"le": "10.0"}
    name = "saddlebag_commit_units_bucket"
    before = [value(name, **one) or 0, value(name, **ten) or 0]
    for units in (1, 2, 10, 11):
        metrics.commit_units.observe(units)
    assert [value(name, **one), value(name, **ten)] == [before[0] + 1, before[1] + 3]
