/** What this browser was told of a table's luck: commitment and links, so that a finished game can be checked against them.
 * The links lie in parts of a fixed size, and a new one is written at once with its own part alone. */

const PREFIX = "saddlebag-links-";
const MOST_LINKS = 3000;
const MOST_TABLES = 20;
const PART = 50; // links in one part

/** `commitment`: the first one told, before anybody could know the deal; links oldest first. */
export type Kept = { at: number; commitment: string; nonce: string; links: string[] };

/** Of a table: how many full parts there are, and what is kept beside them; `links` once lay here all together. */
type Head = { at: number; commitment: string; nonce: string; parts: number; links?: string[] };

/** Remember a link; one that came just before is not new. */
export function keepLink(table: string, link: string): void {
  const head = headOf(table);
  const part = partOf(table, head.parts);
  const recent = [...partOf(table, head.parts - 1), ...part];
  if (!link || recent.includes(link) || head.parts * PART + part.length >= MOST_LINKS) return;
  if (!head.at) writeHead(table, head);
  write(partName(table, head.parts), [...part, link]);
  if (part.length + 1 >= PART) writeHead(table, { ...head, parts: head.parts + 1 });
}

/** Remember what the host committed to; what is told later never takes its place. */
export function keepCommitment(table: string, commitment: string): void {
  const head = headOf(table);
  if (!head.commitment && commitment) writeHead(table, { ...head, commitment });
}

/** What this player adds to a table's deal, so that no one side can choose it (docs/fairness.md): always the same. */
export function ownNonce(table: string): string {
  const head = headOf(table);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = head.nonce || Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  writeHead(table, { ...head, nonce });
  return nonce;
}

/** It came too late, or another device of this player's was first. */
export function forgetNonce(table: string): void {
  writeHead(table, { ...headOf(table), nonce: "" });
}

/** All that is kept of a table. */
export function keptOf(table: string): Kept {
  const { at, commitment, nonce, parts, links = [] } = headOf(table);
  const told = Array.from({ length: parts + 1 }, (_, part) => partOf(table, part));
  return { at, commitment, nonce, links: [...links, ...told.flat()] };
}

const partName = (table: string, part: number): string => `${PREFIX}${table}.${part}`;
const partOf = (table: string, part: number): string[] => read<string[]>(partName(table, part)) ?? [];
const headOf = (table: string): Head => ({
  at: 0,
  commitment: "",
  nonce: "",
  parts: 0,
  ...read<Partial<Head>>(PREFIX + table),
});

function writeHead(table: string, head: Head): void {
  if (!read(PREFIX + table)) forgetOldest();
  write(PREFIX + table, { ...head, at: Date.now() });
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null; // not written by this page, or a private window
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without room, or in a private window, there is nothing to compare with later; play goes on.
  }
}

/** Room for one more table: what was kept of those before the latest ones goes, with all its parts. */
function forgetOldest(): void {
  const names = kept().filter((name) => name.startsWith(PREFIX));
  const tables = [...new Set(names.map(tableIn))].sort((a, b) => headOf(a).at - headOf(b).at);
  const gone = tables.slice(0, Math.max(0, tables.length - MOST_TABLES + 1));
  for (const name of names) if (gone.includes(tableIn(name))) localStorage.removeItem(name);
}

const tableIn = (name: string): string => name.slice(PREFIX.length).split(".")[0]!;

function kept(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // a window that keeps nothing
  }
}
