"""Formats the page's sources (Prettier) and lints them (ESLint).

`python -m tools.page_style` checks both, `--write` lays the sources out. Both come with the
page's packages and remember in node_modules/.cache what they have already found right.
"""

import sys
from pathlib import Path

from tools import page, west_box

FILES = "**/*.{ts,js,svelte,css,html}"
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
ESLINT = "node_modules/eslint/bin/eslint.js"
CACHE = ("--cache", "--cache-strategy", "content", "--cache-location")


def prettier(web: Path, how: str) -> int:
    """Checks the format or writes it."""
    cache = (*CACHE, "node_modules/.cache/prettier")
    return page.node(web, PRETTIER, how, "--log-level", "warn", *cache, FILES)


def eslint(web: Path) -> int:
    """Runs the linter."""
    cache = (*CACHE, "node_modules/.cache/eslint/")
    return page.node(web, ESLINT, "--max-warnings", "0", *cache, ".")


def main() -> None:
    web = page.ROOT / page.WEB
    west_box.write(page.ROOT)
    page.fetch_packages(web)
    if sys.argv[1:] == ["--write"]:
        sys.exit(prettier(web, "--write"))
    if prettier(web, "--check"):
        sys.exit("page style: the layout is not Prettier's: make format")
    if eslint(web):
        sys.exit("page style: what ESLint said is above")
    print("page style: Prettier and ESLint have nothing to say")


if __name__ == "__main__":
    main()
