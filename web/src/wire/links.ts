/** The links of the journal's hash chain this browser was sent, kept so that a finished game can be checked against them. */

const PREFIX = "saddlebag-links-";
const MOST_LINKS = 3000;
const MOST_TABLES = 20;

type Kept = { at: number; links: string[] };

/** Remember a link; the same one twice in a row is one. */
export function keepLink(table: string, link: string): void {
  const kept = read(table);
  if (!link || kept.links.at(-1) === link || kept.links.length >= MOST_LINKS) return;
  kept.links.push(link);
  kept.at = Date.now();
  try {
    if (kept.links.length === 1) forgetOldest();
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    // Without room, or in a private window, there is nothing to compare with later; play goes on.
  }
}

/** All links kept of a table, oldest first. */
export function keptLinks(table: string): string[] {
  return read(table).links;
}

function read(table: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + table) ?? "") as Kept;
    if (Array.isArray(kept.links)) return kept;
  } catch {
    // Nothing kept, or not by this page.
  }
  return { at: 0, links: [] };
}

function forgetOldest(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const byAge = tables.map((key) => key.slice(PREFIX.length)).sort((a, b) => read(a).at - read(b).at);
  for (const table of byAge.slice(0, Math.max(0, byAge.length - MOST_TABLES + 1))) {
    localStorage.removeItem(PREFIX + table);
  }
}
