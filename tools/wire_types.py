"""web/src/wire/types.ts says in TypeScript what goes over the wire; --write writes it anew.

The messages of the socket are msgspec structs, the bodies and replies of REST are pydantic models;
both describe themselves as JSON Schema, and a small writer turns that into interfaces.
"""

import sys
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from saddlebag.server.rest import shapes
from saddlebag.server.wire import news
from saddlebag.server.wire.news import Told
from saddlebag.server.wire.said import Said
from tools.report import ROOT, finish

FILE = ROOT / "web/src/wire/types.ts"
HEAD = "/** Written by `make wire` from the shapes of the messages and of REST: change those. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = dict[str, Any]


def socket_schemas() -> dict[str, Schema]:
    """Every struct of the socket, by name."""
    _, parts = msgspec.json.schema_components([Said, Told], ref_template="{name}")
    for name, schema in parts.items():
        struct = getattr(news, name, None)
        if struct and not struct.__struct_config__.omit_defaults:
            schema["required"] = list(schema["properties"])  # the server leaves nothing out
    return parts


def rest_schemas() -> dict[str, Schema]:
    """Every body and reply of REST, by name; a reply has all its fields."""
    models = [
        model
        for model in vars(shapes).values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model is not BaseModel
    ]
    given = [(m, "serialization" if issubclass(m, shapes.Given) else "validation") for m in models]
    _, parts = models_json_schema(given, ref_template="{model}")  # type: ignore[arg-type]  # str is a mode
    return {name: parts["$defs"][name] for name in parts["$defs"] if name not in ("Taken", "Given")}


def type_of(schema: Schema) -> str:
    """The TypeScript type of one schema."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"const": value}:
            return literal(value)
        case {"enum": values}:
            return " | ".join(literal(value) for value in values)
        case {"anyOf": choices} | {"oneOf": choices}:
            return " | ".join(dict.fromkeys(type_of(choice) for choice in choices))
        case {"type": "null"}:
            return "null"
        case {"type": "array"}:
            return array(schema)
        case {"type": "object"}:
            return f"Record<string, {type_of(values_of(schema))}>"
        case {"type": name}:
            return PLAIN[name]
    return "unknown"


def values_of(schema: Schema) -> Schema:
    """What the values of a mapping are like; True and nothing said mean anything."""
    values = schema.get("additionalProperties")
    return values if isinstance(values, dict) else {}


def array(schema: Schema) -> str:
    """A list of one type; a union needs its brackets."""
    inner = type_of(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else "null" if value is None else str(value)


def interface(name: str, schema: Schema) -> Iterator[str]:
    """One interface; its comment is the first sentence of the Python class."""
    if said := (schema.get("description") or "").split("\n")[0]:
        yield f"/** {said} */"
    yield f"export interface {name} {{"
    needed = schema.get("required", [])
    for field, about in schema.get("properties", {}).items():
        yield f"  {field}{'' if field in needed else '?'}: {type_of(about)};"
    yield "}"


def union(name: str, members: object) -> str:
    """All messages of one direction."""
    names = [member.__name__ for member in get_args(members)]
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in names) + ";"


def text() -> str:
    """The whole file."""
    schemas = {**rest_schemas(), **socket_schemas()}
    blocks = ["\n".join(interface(name, schemas[name])) for name in sorted(schemas)]
    return "\n".join([HEAD, "\n\n".join([*blocks, union("Said", Said), union("Told", Told)]), ""])


def complaints() -> Iterator[str]:
    """Is the file what the Python side says today?"""
    if not FILE.exists() or FILE.read_text(encoding="utf-8") != text():
        yield "web/src/wire/types.ts: not what the server says; run make wire"


def main() -> None:
    if "--write" in sys.argv[1:]:
        FILE.write_text(text(), encoding="utf-8")
    finish("wire types", complaints(), "the page and the server speak of the same things")


if __name__ == "__main__":
    main()
