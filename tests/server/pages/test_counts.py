"""What the server counts, as Prometheus reads it."""

from saddlebag.server.pages.counts import Count, Level, Spread, exposition


def test_a_count_goes_up_for_each_value_of_its_label() -> None:
    count = Count("no_total", "reason")
    count.add("late")
    count.add("late")
    count.add("busy", 3)
    assert list(count.lines())[1:] == ['no_total{reason="busy"} 3', 'no_total{reason="late"} 2']


def test_a_count_without_a_label_is_there_from_the_start() -> None:
    assert list(Count("moves_total").lines())[1:] == ["moves_total 0"]


def test_a_level_goes_up_and_down() -> None:
    level = Level("open")
    level.add(3)
    level.add(-1)
    assert list(level.lines()) == ["# TYPE open gauge", "open 2"]


def test_each_bucket_of_a_spread_holds_the_smaller_ones() -> None:
    spread = Spread("units", (1, 10))
    for measure in (1, 2, 10, 11):
        spread.add(measure)
    assert list(spread.lines())[1:4] == [
        'units_bucket{le="1"} 1',
        'units_bucket{le="10"} 3',
        'units_bucket{le="+Inf"} 4',
    ]
    assert list(spread.lines())[4:] == ["units_sum 24", "units_count 4"]


def test_every_line_is_a_type_or_a_name_with_a_number() -> None:
    for line in exposition().splitlines():
        name, _, number = line.rpartition(" ")
        assert name.startswith("# TYPE saddlebag_") or (
            name.startswith("saddle") and float(number) >= 0
        )
