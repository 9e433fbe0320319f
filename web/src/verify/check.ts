/** A finished game's journal, checked as far as that can be done without the rules of the game. */
import type { Kept } from "../wire/links";
import type { Json } from "../wire/shapes";
import { chain, commitment, luck, orders, tableKey } from "./luck";
import { fromHex, pythonJson } from "./written";

export type Journal = {
  format: number;
  game: string;
  version: number;
  seats: number;
  options: Record<string, Json>;
  fair: boolean;
  commitment: string;
  nonces: Record<string, string>;
  entries: Json[][];
  links: string[];
  secret: string;
  salt: string;
};

/** One thing looked at. `fits` null: it could not be checked here. */
export type Finding = { what: What; fits: boolean | null; count: number; entry?: number };
export type What = "commitment" | "nonces" | "luck" | "dice" | "chain" | "kept" | "seed";

/** A file that is no journal of a finished game; the key says what it is instead. */
export class NoJournal extends Error {}

const HEAD = ["format", "game", "version", "seats", "options", "fair", "commitment", "nonces"] as const;

/** Make sure that it looks like a whole journal. */
export function readJournal(given: unknown): Journal {
  const page = (typeof given === "object" && given !== null ? given : {}) as Partial<Journal>;
  if (!("commitment" in page) || !("game" in page)) throw new NoJournal("not-a-game");
  if ("layout" in page) throw new NoJournal("lesson");
  if (!page.secret || !page.salt) throw new NoJournal("not-over");
  const whole = Array.isArray(page.entries) && Array.isArray(page.links) && typeof page.nonces === "object";
  if (!whole || page.format !== 1) throw new NoJournal("not-readable");
  return page as Journal;
}

/** Everything that can be checked in a browser; `kept` is what it was told while the game ran. */
export function check(journal: Journal, kept: Pick<Kept, "commitment" | "nonce" | "links">): Finding[] {
  const [secret, salt] = [fromHex(journal.secret), fromHex(journal.salt)];
  const nonces = Object.values(journal.nonces);
  const made = commitment(secret, salt);
  const committed = made === journal.commitment && (!kept.commitment || kept.commitment === made);
  return [
    { what: "commitment", fits: committed, count: 1 },
    ...(journal.fair ? [] : [{ what: "seed" as const, fits: null, count: 1 }]),
    { what: "nonces", fits: kept.nonce ? nonces.includes(kept.nonce) : null, count: nonces.length },
    ...checkLuck(journal, tableKey(secret, journal.nonces)),
    checkChain(journal, salt),
    checkKept([headLink(journal, salt), ...journal.links], kept.links),
  ];
}

/** Every order that luck made; a die's number of sides is known to the rules alone. */
function checkLuck(journal: Journal, key: Uint8Array): Finding[] {
  let [count, dice] = [0, 0];
  const used = new Map<string, number>();
  for (const [i, entry] of journal.entries.entries()) {
    if (entry[0] === "undo" || entry[0] === "takeback") used.clear(); // uses may be counted anew
    if (entry[0] !== "chance") continue;
    const [, label, use, outcome] = entry as [string, string, number, number[][] | number];
    const before = used.get(label);
    if (before !== undefined && use !== before + 1) return [{ what: "luck", fits: false, count, entry: i }];
    used.set(label, use);
    if (typeof outcome === "number" && possible(key, label, use, outcome)) dice += 1;
    else if (typeof outcome === "number") return [{ what: "luck", fits: false, count, entry: i }];
    else if (
      same(
        outcome,
        orders(
          key,
          label,
          use,
          outcome.map((one) => one.length),
        ),
      )
    )
      count += 1;
    else return [{ what: "luck", fits: false, count, entry: i }];
  }
  const found: Finding[] = [{ what: "luck", fits: true, count }];
  return dice ? [...found, { what: "dice", fits: null, count: dice }] : found;
}

/** Could any die give this? One with more sides than the number itself. */
function possible(key: Uint8Array, label: string, use: number, outcome: number): boolean {
  return outcome >= 0 && BigInt(outcome) <= luck(key, label, use, 16);
}

const same = (a: unknown, b: unknown): boolean => pythonJson(a) === pythonJson(b);

function headLink(journal: Journal, salt: Uint8Array): string {
  return chain("", Object.fromEntries(HEAD.map((key) => [key, journal[key]])), salt);
}

function checkChain(journal: Journal, salt: Uint8Array): Finding {
  let link = headLink(journal, salt);
  for (const [i, entry] of journal.entries.entries()) {
    link = chain(link, entry, salt);
    if (link !== journal.links[i]) return { what: "chain", fits: false, count: i, entry: i };
  }
  const whole = journal.links.length === journal.entries.length;
  return { what: "chain", fits: whole, count: journal.links.length };
}

/** Every link this browser was sent must be in the journal, in the order they came. */
function checkKept(links: string[], kept: string[]): Finding {
  if (!kept.length) return { what: "kept", fits: null, count: 0 };
  let at = -1;
  for (const link of kept) {
    const found = links.indexOf(link, Math.max(0, at));
    if (found < 0) return { what: "kept", fits: false, count: kept.length };
    at = found;
  }
  return { what: "kept", fits: true, count: kept.length };
}
