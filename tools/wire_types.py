"""web/src/wire says in TypeScript what goes over the wire; --write writes it anew.

types.ts: the messages of the socket are msgspec structs, the bodies and replies of REST are
pydantic models; both describe themselves as JSON Schema, and a small writer turns that into
interfaces. games/: each game's vocabulary as types (game_types), and as JSON for the running page;
docs/reference: the same to be read (game_reference).
"""

import json
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import saddlebag
from saddlebag.kernel.vocabulary import EVENTS, Vocabulary
from saddlebag.server.rest import shapes
from saddlebag.server.wire import outgoing
from saddlebag.server.wire.incoming import ClientMessage
from saddlebag.server.wire.outgoing import ServerMessage
from saddlebag.texts.game import title
from tools import game_reference
from tools.game_types import game_file, games_file, table_file
from tools.games import FOLDERS
from tools.report import ROOT, finish

WIRE = "web/src/wire"
HEAD = """/** Written by `make wire` from the shapes of the messages and of REST: change those. */
import type { Json } from "./games/table";
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = dict[str, Any]


def socket_schemas() -> dict[str, Schema]:
    """Every struct of the socket, by name."""
    _, parts = msgspec.json.schema_components([ClientMessage, ServerMessage], ref_template="{name}")
    for name, schema in parts.items():
        struct = getattr(outgoing, name, None)
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
    return "Json"


def values_of(schema: Schema) -> Schema:
    """The type of a mapping's values; True or no schema means anything."""
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
    return "\n".join(
        [
            HEAD,
            "\n\n".join([*blocks, union("Said", ClientMessage), union("Told", ServerMessage)]),
            "",
        ]
    )


def files() -> dict[str, str]:
    """Every file that is written, with its text."""
    found = {
        f"{WIRE}/types.ts": text(),
        f"{WIRE}/games/table.ts": table_file(),
        f"{WIRE}/games/games.ts": games_file(list(FOLDERS)),
    }
    for name in FOLDERS:
        vocabulary = saddlebag.game(name).vocabulary()
        page = game_reference.page(vocabulary, title(name), chapters(name, vocabulary))
        found[f"{WIRE}/games/{name}.ts"] = game_file(vocabulary, name)
        found[f"{WIRE}/games/{name}.json"] = json.dumps(vocabulary.to_json(), indent=1) + "\n"
        found[f"docs/reference/{name}.md"] = page
    return found


def chapters(name: str, vocabulary: Vocabulary) -> Mapping[str, Mapping[str, str]]:
    """The game's events in the CHAPTERS of its vocabulary, or in one."""
    own = {key: it for key, it in vocabulary.events.items() if key not in EVENTS}
    declared = import_module(f"saddlebag.{FOLDERS[name]}.vocabulary")
    found: Mapping[str, Mapping[str, str]] = getattr(declared, "CHAPTERS", {"The game": own})
    return found


def complaints() -> Iterator[str]:
    """Complaints about generated files that are out of date."""
    for name, wanted in files().items():
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != wanted:
            yield f"{name}: not what the server and the games say; run make wire"


def main() -> None:
    if "--write" in sys.argv[1:]:
        for name, wanted in files().items():
            (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / name).write_text(wanted, encoding="utf-8")
    finish("wire types", complaints(), "the page and the server speak of the same things")


if __name__ == "__main__":
    main()
