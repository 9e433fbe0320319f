"""A pytest plugin that refuses to test anything but the compiled kernel and rules."""

import importlib
import tomllib

import pathspec
import pytest

from tools.report import ROOT


def compiled_modules() -> list[str]:
    """The modules that pyproject.toml says are compiled."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    left_out = [f"!{pattern}" for pattern in hook["exclude"]]
    chosen = pathspec.GitIgnoreSpec.from_lines([*hook["include"], *left_out])
    files = [path for path in chosen.match_tree_files(ROOT) if path.endswith(".py")]
    return sorted(
        path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for path in files
    )


def pytest_report_header() -> str:
    """Check every module before the first test, and say so."""
    modules = compiled_modules()
    pure = [
        name for name in modules if not str(importlib.import_module(name).__file__).endswith(".so")
    ]
    if pure or not modules:
        raise pytest.UsageError(f"not compiled: {', '.join(pure) or 'nothing at all'}")
    return f"saddlebag: compiled, {len(modules)} modules"
