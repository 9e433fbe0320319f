"""Several tabs, doubled and late commands, lost replies, and what was missed."""

import socket
import struct

from tests.server.guest import Guest, Wire


def asked(*wires: Wire) -> Wire:
    """The one whose seat is to decide."""
    while True:
        for wire in wires:
            if wire.ask:
                return wire
        for wire in wires:
            wire.next()


def test_two_tabs_of_one_person_show_the_same(people: list[Guest], table: str) -> None:
    with people[0].at(table) as one, people[0].at(table) as two:
        assert one.answer()["kind"] == "ack"
        while two.view["events"] != one.view["events"]:
            two.next()
        assert two.view == one.view and not two.ask


def test_the_slower_tab_is_too_late(people: list[Guest], table: str) -> None:
    with people[0].at(table) as one, people[0].at(table) as two:
        assert two.ask is not None
        late = {"decision": two.ask["decision"], "text": two.ask["options"][0]}
        assert one.answer()["kind"] == "ack"
        reply = two.command("answer", **late)
        assert reply["reason"] in ("not_asked", "already_decided")


def test_a_command_sent_twice_counts_once(people: list[Guest], table: str) -> None:
    with people[0].at(table) as wire:
        assert wire.ask is not None
        said = {"cid": "twice", "decision": wire.ask["decision"], "text": wire.ask["options"][0]}
        wire.say("answer", **said)
        wire.say("answer", **said)
        replies = [wire.until("ack", "nack") for _ in range(2)]
        assert replies[0] == replies[1] and replies[0]["kind"] == "ack"


def test_a_command_whose_reply_was_lost_gets_it_after_reconnecting(
    people: list[Guest], table: str
) -> None:
    with people[0].at(table) as wire:
        assert wire.ask is not None
        said = {"cid": "lost", "decision": wire.ask["decision"], "text": wire.ask["options"][0]}
        wire.say("answer", **said)
    with people[0].at(table) as again:
        again.say("answer", **said)
        assert again.until("ack", "nack")["kind"] == "ack"
        assert again.ask is None


def test_a_move_whose_sender_vanishes_is_there_whole_or_not_at_all(
    people: list[Guest], table: str
) -> None:
    for i in range(8):
        guest = people[i % 3]
        wire = guest.at(table)
        while wire.ask is None:
            wire.next()
        said = {"cid": f"v{i}", "decision": wire.ask["decision"], "text": wire.ask["options"][0]}
        wire.say("answer", **said)
        reset(wire)
        with guest.at(table) as again:
            assert again.command("answer", **said)["kind"] == "ack"
            if again.ask is not None:  # the same person is asked once more
                again.command("answer", decision=again.ask["decision"], text=said["text"])


def reset(wire: Wire) -> None:
    """Gone without a word, as a phone in a tunnel."""
    plain = wire.connection.socket
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    plain.shutdown(socket.SHUT_RDWR)
    wire.__exit__()


def test_the_same_id_of_another_person_is_another_command(people: list[Guest], table: str) -> None:
    with people[0].at(table) as anna, people[1].at(table) as ben:
        assert anna.command("chat", "same", text="a")["kind"] == "ack"
        assert ben.command("chat", "same", text="b")["kind"] == "ack"
        anna.say("resync")
        assert [line["text"] for line in anna.until("view")["chat"]] == ["a", "b"]


def test_a_reader_that_missed_something_gets_everything_again(
    people: list[Guest], table: str
) -> None:
    with people[0].at(table) as anna, people[1].at(table) as ben:
        anna.answer()
        ben.answer()
        anna.say("resync", events=3)
        news = anna.until("view")
        assert news["first"] == 3 and len(news["events"]) == news["view"]["events"] - 3
        ben.say("resync")
        assert ben.until("view")["seq"] == news["seq"]
        assert ben.view["players"] == anna.view["players"]


def test_a_reconnecting_reader_gets_only_what_happened_since(
    people: list[Guest], table: str
) -> None:
    with people[0].at(table) as anna:
        known = anna.view["events"]
        anna.answer()
        with people[1].at(table, events=known) as ben:
            assert ben.first["first"] == known and ben.first["events"]
            assert ben.first["chat"] == []


def ben_is_here(wire: Wire) -> bool:
    """As the next message about people says."""
    while "table" not in (news := wire.until("delta")):
        pass
    return bool(news["table"]["people"][1].get("here"))


def test_others_see_players_come_and_go(people: list[Guest], table: str) -> None:
    with people[0].at(table) as anna:
        assert not ben_is_here(anna)  # told because she came herself
        with people[1].at(table):
            assert ben_is_here(anna)
        assert not ben_is_here(anna)


def test_a_whole_game_is_played_over_the_wire(people: list[Guest]) -> None:
    table = people[0].open("greedy", mode="solo", options={"round_cap": 1})
    with people[0].at(table) as wire:
        while wire.view["result"] is None:
            if wire.ask:
                assert wire.answer()["kind"] == "ack"
            else:
                wire.next()
        wire.say("resync")
        assert wire.until("view")["table"]["status"] == "over"
