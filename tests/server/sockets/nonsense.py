"""What a broken or hostile browser might send."""

import json
import random
from typing import Any

GOOD: list[dict[str, Any]] = [
    {"kind": "answer", "cid": "a", "decision": 1, "text": "draw:deadwood"},
    {"kind": "answers", "cid": "b", "decision": 1, "texts": ["draw:deadwood"], "seat": 0},
    {"kind": "undo", "cid": "c", "answers": 1},
    {"kind": "ask_undo", "cid": "d"},
    {"kind": "consent", "cid": "e", "request": 1, "yes": True},
    {"kind": "order", "cid": "f", "keys": ["cavalry"], "until": ""},
    {"kind": "pause", "cid": "g", "stop": True},
    {"kind": "chat", "cid": "h", "text": "hello"},
    {"kind": "lift", "seat": 0},
    {"kind": "look", "decision": 1},
    {"kind": "tempo", "speed": 2},
    {"kind": "resync", "events": 0},
    {"kind": "ping"},
]
ODD: list[Any] = [
    *(None, True, False, 0, -1, 1.0, 1.5, 1e308, 2**53, 2**63, 10**40, -(10**40)),
    *("", "\0", "\u202e", "x" * 121, "x" * 5_000, "\U0001f40e" * 200, "'; DROP TABLE log;--"),
    *("<script>alert(1)</script>", "../../etc/passwd", "{{7*7}}", "%s%n", "\r\nSet-Cookie: a=b"),
    *([], {}, [[]], [None], {"a": 1}, ["x"] * 41, ["x" * 121], [["a"]], [1, 2]),
]
RAW: list[str | bytes] = [
    *("", " ", "{", "}", "[]", "null", "true", "0", '"x"', "{}", "[{}]", "NaN", "undefined"),
    *('{"kind":NaN}', '{"kind":"ping","x":Infinity}', "{'kind':'ping'}", '{"kind":"ping",}'),
    '{"kind":"undo","cid":"n","answers":NaN}',
    '{"kind":"undo","cid":"n","answers":-Infinity}',
    '{"kind":"undo","cid":"n","answers":1e999}',
    '{"kind":"undo","cid":"n","answers":' + "9" * 4_000 + "}",
    '{"kind":"ping","kind":"chat"}',
    '{"kind":"chat","cid":"s","text":"\\ud800"}',
    '{"kind":"chat","cid":"s2","text":"\\udc00\\ud800x"}',
    '{"kind":"chat","cid":"z","text":"\\u0000"}',
    '{"kind":"answer","cid":"z2","decision":1,"text":"\\u0000\\ud83d"}',
    '{"kind":"order","cid":"z3","keys":["\\ud800"]}',
    "[" * 8_000,
    '{"kind":' * 2_000,
    '{"kind":"order","cid":"d","keys":' + "[" * 4_000 + "]" * 4_000 + "}",
    '{"kind":"ping"} trailing',
    '\ufeff{"kind":"ping"}',
    b"",
    b"\x00",
    b"\xff\xfe\xfd",
    b'{"kind":"chat","cid":"u","text":"\xc3\x28"}',
    b'{"kind":"chat","cid":"u2","text":"\xed\xa0\x80"}',
    b'{"kind":"pi' + b"\x00" * 100,
]


def corpus() -> list[str | bytes]:
    """Every message with every field replaced by everything odd, and what is no message at all."""
    found = list(RAW)
    for good in GOOD:
        for field in good:
            found += [
                json.dumps({**good, field: odd}) for odd in ODD[:: 3 if field == "cid" else 2]
            ]
            found.append(json.dumps({key: good[key] for key in good if key != field}))
        found.append(json.dumps({**good, "extra": 1}))
    return found


def mutated(dice: random.Random) -> str | bytes:
    """A message with a few things wrong, or a few bytes."""
    message = dict(dice.choice(GOOD))
    if "cid" in message:
        message["cid"] = f"m{dice.getrandbits(40)}"
    for _ in range(dice.randrange(3)):
        field = dice.choice([*message, "seat", "table", "visitor"])
        message[field] = dice.choice(ODD)
    text = json.dumps(message)
    if dice.random() < 0.4:
        return scratched(dice, text)
    return text.encode() if dice.random() < 0.1 else text


def scratched(dice: random.Random, text: str) -> str | bytes:
    """Bytes lost, doubled or changed."""
    raw = bytearray(text.encode())
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(raw) + 1)
        raw[at : at + dice.randrange(3)] = dice.randbytes(dice.randrange(3))
    return bytes(raw)
