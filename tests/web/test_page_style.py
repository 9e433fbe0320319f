"""Layout and lint of the page bite, in the markup and the TypeScript of a Svelte file too."""

import subprocess

import pytest

from tools import page, page_style

WEB = page.ROOT / page.WEB
GOOD = """<script lang="ts">
  let { names }: { names: string[] } = $props();
  const first = $derived(names[0] as string);
</script>

<p class="first">{first}</p>
"""
FAULTS = {
    "svelte/prefer-const": 'let names: string[] = ["Anna"];',
    "eqeqeq": 'names.filter((name) => name == "Belle");',
    "@typescript-eslint/no-explicit-any": "names as any[];",
    "@typescript-eslint/no-unused-vars": "const more = 2;",
}


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    page.fetch_packages(WEB)


def said(program: str, source: str, *arguments: str) -> str:
    """What a program prints about a Svelte file."""
    _, folder = page.node_home()
    command = [str(folder / "node"), program, *arguments]
    done = subprocess.run(command, cwd=WEB, input=source, capture_output=True, text=True)
    return done.stdout + done.stderr


def laid_out(source: str) -> str:
    return said(page_style.PRETTIER, source, "--stdin-filepath", "src/First.svelte")


def linted(source: str) -> str:
    return said(page_style.ESLINT, source, "--stdin", "--stdin-filename", "src/First.svelte")


def test_a_good_file_is_left_alone() -> None:
    assert laid_out(GOOD) == GOOD
    assert linted(GOOD) == ""


def test_the_layout_of_script_and_markup_is_mended() -> None:
    bad = GOOD.replace("  let", "let").replace('class="first"', "class='first'  ")
    assert laid_out(bad) == GOOD


def test_a_line_has_at_most_120_columns() -> None:
    many = ", ".join(f'"{k} of spades"' for k in range(2, 11))
    long = GOOD.replace("names[0] as string", f"[{many}][0] as string")
    assert max(map(len, long.splitlines())) > 120 >= max(map(len, laid_out(long).splitlines()))


def test_the_linter_finds_what_types_allow() -> None:
    script = "\n  ".join(FAULTS.values())
    found = linted(f'<script lang="ts">\n  {script}\n</script>\n\n<p>{{names[0]}}</p>\n')
    assert [rule for rule in FAULTS if rule not in found] == []
