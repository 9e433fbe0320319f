"""Who I am, without an account."""

import pytest

from tests.server.rest.town import Town, reason


def test_looking_makes_nobody_known(town: Town) -> None:
    me = town.somebody()
    reply = me.get("me")
    assert reply.json() == {"known": False, "name": "", "colour": 0, "waiting": 0, "push_key": ""}
    assert "set-cookie" not in reply.headers


def test_the_first_change_makes_me_known_for_a_year(town: Town) -> None:
    me = town.somebody()
    reply = me.post("me", {"name": " Anna ", "colour": 4})
    assert "Max-Age=31536000" in reply.headers["set-cookie"]
    assert me.get("me").json()["name"] == "Anna" and me.get("me").json()["colour"] == 4


def test_a_known_visitor_gets_no_second_cookie(town: Town) -> None:
    me = town.somebody("Anna")
    assert "set-cookie" not in me.post("me", {"name": "Hanna", "colour": 0}).headers


def test_a_visitor_whose_first_call_is_refused_is_known_all_the_same(town: Town) -> None:
    me = town.somebody()
    reply = me.post("play-now", {"game": "chess"})
    assert reason(reply) == "422 no_such_game" and "set-cookie" in reply.headers
    assert me.get("me").json()["known"]


@pytest.mark.parametrize(
    ("body", "values"),
    [
        ({"name": "", "colour": 0}, {"field": "body.name", "problem": "string_too_short"}),
        ({"name": "x" * 21, "colour": 0}, {"field": "body.name", "problem": "string_too_long"}),
        ({"name": "A", "colour": 6}, {"field": "body.colour", "problem": "less_than_equal"}),
        ({"name": "A", "colour": "1"}, {"field": "body.colour", "problem": "int_type"}),
        ({"name": "A"}, {"field": "body.colour", "problem": "missing"}),
        (
            {"name": "A", "colour": 0, "<script>": 1},
            {"field": "body", "problem": "extra_forbidden"},
        ),
        (None, {"field": "body", "problem": "missing"}),
    ],
)
def test_a_wrong_body_is_named_and_never_repeated(town: Town, body: object, values: object) -> None:
    reply = town.somebody("Anna").post("me", body)
    assert reason(reply) == "422 bad_request" and reply.json()["values"] == values


def test_a_name_nobody_can_see_is_refused(town: Town) -> None:
    assert (
        reason(town.somebody("Anna").post("me", {"name": "A\u202e", "colour": 0})) == "422 bad_name"
    )


def test_a_program_gets_a_token_of_its_own(town: Town) -> None:
    me = town.somebody("Anna")
    reply = me.post("token")
    assert "set-cookie" not in reply.headers
    bearer = f"Bearer {reply.json()['token']}"
    bot = town.somebody()
    assert bot.get("me", Authorization=bearer).json()["known"]
    named = bot.post("me", {"name": "Robo", "colour": 1}, Authorization=bearer)
    assert named.status_code == 200 and "set-cookie" not in named.headers
    assert me.get("me").json()["name"] == "Anna"


def test_a_token_that_nobody_gave_is_refused(town: Town) -> None:
    bot = town.somebody()
    reply = bot.post("me", {"name": "Robo", "colour": 1}, Authorization="Bearer nonsense")
    assert reason(reply) == "401 unknown_token"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"X-Saddlebag": ""},
    ],
)
def test_a_foreign_page_changes_nothing(town: Town, headers: dict[str, str]) -> None:
    me = town.somebody("Anna")
    reply = me.post("me", {"name": "Evil", "colour": 0}, **headers)
    assert reason(reply) == "403 foreign_origin"
    assert me.get("me").json()["name"] == "Anna"


def test_our_own_page_may(town: Town) -> None:
    me = town.somebody("Anna")
    body = {"name": "Hanna", "colour": 0}
    assert me.post("me", body, Origin="http://127.0.0.1:8000").status_code == 200
