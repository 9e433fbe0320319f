/** What this browser was told of a table's luck: commitment and links, so that a finished game can be checked against them. */

const PREFIX = "saddlebag-links-";
const MOST_LINKS = 3000;
const MOST_TABLES = 20;

/** `commitment`: the first one told, before anybody could know the deal; links oldest first. */
export type Kept = { at: number; commitment: string; links: string[] };

/** Remember a link; the same one twice in a row is one. */
export function keepLink(table: string, link: string): void {
  const kept = keptOf(table);
  if (!link || kept.links.at(-1) === link || kept.links.length >= MOST_LINKS) return;
  kept.links.push(link);
  write(table, kept);
}

/** Remember what the host committed to; what is told later never takes its place. */
export function keepCommitment(table: string, commitment: string): void {
  const kept = keptOf(table);
  if (!kept.commitment && commitment) write(table, { ...kept, commitment });
}

function write(table: string, kept: Kept): void {
  try {
    if (localStorage.getItem(PREFIX + table) === null) forgetOldest();
    localStorage.setItem(PREFIX + table, JSON.stringify({ ...kept, at: Date.now() }));
  } catch {
    // Without room, or in a private window, there is nothing to compare with later; play goes on.
  }
}

/** All that is kept of a table. */
export function keptOf(table: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + table) ?? "") as Kept;
    if (Array.isArray(kept.links)) return kept;
  } catch {
    // Nothing kept, or not by this page.
  }
  return { at: 0, commitment: "", links: [] };
}

function forgetOldest(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const byAge = tables.map((key) => key.slice(PREFIX.length)).sort((a, b) => keptOf(a).at - keptOf(b).at);
  for (const table of byAge.slice(0, Math.max(0, byAge.length - MOST_TABLES + 1))) {
    localStorage.removeItem(PREFIX + table);
  }
}
