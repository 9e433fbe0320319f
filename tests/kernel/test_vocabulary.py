"""A game's vocabulary: events, answers and refusals with the kinds of their values."""

from typing import Annotated, Any, TypedDict

import pytest

from saddlebag.kernel.contract_vocabulary import check_detail, check_own
from saddlebag.kernel.event import Event, Whisper, bit
from saddlebag.kernel.kinds import VocabularyError
from saddlebag.kernel.vocabulary import Vocabulary

WEST = Vocabulary(
    {
        "rode": "player path:space* cause",
        "shot": "shots:shot* winner:player?",
        "peeked": "seat:player | card?",
        "points": "by_gang:number**",
        "mixed": "left:flag note:text word any:json",
    },
    {
        "space": "creek mesa",
        "card": ["ace", "king"],
        "gear": "{card} {card}+",
        "cause": "{gear} law",
    },
    records={"shot": "seat:player tile:number lucky?:flag"},
    asks={
        "act": "ride:{space} ride:{space}:over ride:{space}:by:{other:space} "
        "pay:{number}[+{card}]* end",
        "keep": "{card}[:{many:number}] | pass",
    },
    refusals={"too_far": "space needs:number", "asleep": ""},
)


# ---- declaring


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        ({"events": {"rode": "path:spcae"}}, "event rode, path: there is no kind spcae"),
        (
            {"events": {"rode": "player player:number"}},
            "event rode: a field twice in player, player",
        ),
        ({"events": {"rode": "player"}, "asks": {"act": "to:{place}"}}, "ask act: .* place"),
        ({"events": {}, "refusals": {"no": "town"}}, "refusal no, town: there is no kind town"),
        ({"events": {}, "records": {"shot": "tile"}}, "record shot, tile: there is no kind tile"),
        ({"events": {}, "kinds": {"gear": "{item}+"}}, "kind gear: there is no kind item"),
    ],
)
def test_a_declaration_that_makes_no_sense_is_refused(declared: dict, complaint: str) -> None:  # type: ignore[type-arg]  # one of several parts
    with pytest.raises(VocabularyError, match=complaint):
        _ = Vocabulary(**declared).grammar


def test_a_field_without_a_kind_has_the_kind_of_its_name() -> None:
    assert [str(it) for it in WEST.fields["peeked"]] == ["seat:player", "card:card?"]


# ---- events


@pytest.mark.parametrize(
    "event",
    [
        ("rode", 0, ("creek", "mesa"), "ace+"),
        ("rode", 3, [], "law"),
        ("shot", [{"seat": 1, "tile": 4}, {"seat": 2, "tile": 1, "lucky": True}], None),
        ("points", [[1, 2], []]),
        ("mixed", False, "two words", "one_word", {"a": [1]}),
        Whisper(("peeked", 1), ("ace",), bit(1)),
        Whisper(("peeked", 1), (None,), bit(1)),
        ("undo", 1, 2),
    ],
)
def test_an_event_as_declared_passes(event: Event) -> None:
    WEST.check(event)


@pytest.mark.parametrize(
    ("event", "complaint"),
    [
        (("walked", 0), "event 'walked' is not declared"),
        (("rode", 0, ["creek"]), "event rode: 2 values for player, path, cause"),
        (("rode", 0, ["creek"], "law", 1), "event rode: 4 values for player, path, cause"),
        (("rode", True, ["creek"], "law"), "event rode: player is True, not player"),
        (("rode", -1, ["creek"], "law"), "event rode: player is -1, not player"),
        (("rode", 0, "creek", "law"), "event rode: path is 'creek', not space*"),
        (("rode", 0, ["crek"], "law"), "event rode: path is ['crek'], not space*"),
        (("rode", 0, ["creek"], "queen"), "event rode: cause is 'queen', not cause"),
        (("rode", None, ["creek"], "law"), "event rode: player is None, not player"),
        (("shot", [{"seat": 1}], 0), "event shot: shots is [{'seat': 1}], not shot*"),
        (("shot", [{"seat": 1, "tile": 1, "x": 1}], 0), "event shot: shots"),
        (("points", [1]), "event points: by_gang is [1], not number**"),
        (("mixed", 1, "", "w", 0), "event mixed: left is 1, not flag"),
        (("mixed", True, "", "two words", 0), "event mixed: word is 'two words', not word"),
        (("peeked", 1), "event peeked: what is secret is not as declared"),
        (Whisper(("peeked",), (1, "ace"), 1), "event peeked: 2 values for seat, card"),
    ],
)
def test_an_event_told_otherwise_is_named_with_its_field(event: Event, complaint: str) -> None:
    with pytest.raises(VocabularyError) as error:
        WEST.check(event)
    assert str(error.value).startswith(complaint)


@pytest.mark.parametrize(
    ("event", "complaint"),
    [
        (("rode", 3, [], "law"), "event rode: player is player 3, allowed: 0 to 2"),
        (("shot", [{"seat": 4, "tile": 1}], 0), "event shot: shots is player 4, allowed: 0 to 2"),
        (("shot", [], 3), "event shot: winner is player 3, allowed: 0 to 2"),
    ],
)
def test_a_player_of_a_larger_table_is_not_named(event: Event, complaint: str) -> None:
    WEST.check(event, players=5)
    with pytest.raises(VocabularyError, match=complaint):
        WEST.check(event, players=3)


@pytest.mark.parametrize(
    ("event", "complaint"),
    [
        (("shoot", 1), "event 'shoot' is not declared"),
        (("rode", 1), "event rode: 1 values for player, path, cause"),
        (Whisper(("peeked", 1), ("ace", 2), bit(1)), "event peeked: 3 values for seat, card"),
        ((), "event '' is not declared"),
    ],
)
def test_an_event_that_cannot_be_heard_is_named(event: Event, complaint: str) -> None:
    with pytest.raises(VocabularyError, match=complaint):
        WEST.as_heard_by(event, 1)


def test_a_seat_hears_what_is_for_its_ears() -> None:
    event = Whisper(("peeked", 1), ("ace",), bit(1))
    assert WEST.as_heard_by(event, 1) == {"event": "peeked", "seat": 1, "card": "ace"}
    assert WEST.as_heard_by(event, 0) == {"event": "peeked", "seat": 1}


def test_who_is_named_is_known_by_kind_and_not_by_name() -> None:
    shot = {"event": "shot", "shots": [{"seat": 2, "tile": 0}], "winner": None}
    assert WEST.named(shot) == [2]
    assert WEST.concerns(shot, 2) and not WEST.concerns(shot, 0)
    assert not WEST.concerns({"event": "points", "by_gang": [[0, 1]]}, 0)


def test_a_secret_not_heard_names_nobody() -> None:
    assert WEST.named({"event": "peeked", "seat": 1}) == [1]


# ---- answers


@pytest.mark.parametrize(
    ("key", "text", "word", "values"),
    [
        ("act", "ride:mesa", "ride", {"space": "mesa"}),
        ("act", "ride:mesa:over", "ride:over", {"space": "mesa"}),
        ("act", "ride:mesa:by:creek", "ride:by", {"space": "mesa", "other": "creek"}),
        ("act", "pay:3", "pay", {"number": 3, "card": []}),
        ("act", "pay:0+ace+king", "pay", {"number": 0, "card": ["ace", "king"]}),
        ("act", "end", "end", {}),
        ("keep", "ace", "", {"card": "ace"}),
        ("keep", "ace:2", "", {"card": "ace", "many": 2}),
    ],
)
def test_an_answer_is_taken_apart_and_put_together(
    key: str, text: str, word: str, values: dict[str, object]
) -> None:
    assert WEST.answer(key, text) == (word, values)
    assert WEST.written(key, word, values) == text


@pytest.mark.parametrize("text", ["ride:crek", "ride:", "ride:mesa:under", "pay:ace", "END", ""])
def test_an_answer_that_is_not_declared_is_none(text: str) -> None:
    with pytest.raises(VocabularyError, match=r"^ask act: .* is not declared$"):
        WEST.answer("act", text)


def test_an_ask_that_is_not_declared_has_no_answers() -> None:
    with pytest.raises(VocabularyError, match="ask sleep is not declared"):
        WEST.answer("sleep", "yes")


def test_what_is_only_refused_is_not_offered() -> None:
    assert [it.text for it in WEST.offered("keep")] == ["{card}[:{many:number}]"]
    WEST.check_refused("keep", "pass")


def test_a_word_alone_may_be_refused() -> None:
    WEST.check_refused("act", "ride")
    with pytest.raises(VocabularyError, match="ask act: walk is refused, not declared"):
        WEST.check_refused("act", "walk")


def test_a_vocabulary_without_asks_and_refusals_checks_neither() -> None:
    Vocabulary({"said": "word"}).check_refusal("whatever", {"n": 1})


class Prospect(TypedDict):
    """Where it leads."""

    space: Annotated[str, "space"]


def test_the_detail_of_an_ask_is_as_declared() -> None:
    vocabulary = Vocabulary({}, {"space": "creek mesa"}, detail=Prospect)
    check_detail(vocabulary, {"key": "act", "detail": {"space": "creek"}})
    with pytest.raises(VocabularyError, match=r"ask act: detail\.space is 'sea'"):
        check_detail(vocabulary, {"key": "act", "detail": {"space": "sea"}})
    check_detail(vocabulary, {"key": "act"})


class Spot(TypedDict):
    owner: Annotated[int, "player"]


class Range(TypedDict):
    turn: Annotated[int, "player"]
    spots: list[Spot]
    round: int


@pytest.mark.parametrize(
    ("view", "kinds"),
    [
        ("turn:player cards:word*", {"turn": "player", "cards": "word"}),
        (Range, {"turn": "player", "owner": "player"}),
        (None, {}),
    ],
)
def test_the_kinds_of_a_view_are_known_as_far_as_declared(view: Any, kinds: object) -> None:
    assert Vocabulary({}, view=view).view_kinds() == kinds


def test_a_view_of_fields_is_checked_by_them() -> None:
    check_own(words := Vocabulary({}, view="turn:player"), {"turn": 1, "game": "range"})
    with pytest.raises(VocabularyError, match=r"^view: turn is 'one', not player$"):
        check_own(words, {"turn": "one"})


# ---- for other languages


def test_it_can_be_read_elsewhere() -> None:
    told = WEST.to_json()
    assert told["events"]["peeked"] == "seat:player | card:card?"  # type: ignore[index]  # JSON
    assert told["records"] == {"shot": "seat:player tile:number lucky?:flag"}
    assert told["kinds"] == {
        "space": None,
        "card": None,
        "gear": "{card} {card}+",
        "cause": "{gear} law",
    }
