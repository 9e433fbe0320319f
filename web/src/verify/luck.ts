/** The luck of a table, made again from its secret and its nonces (docs/fairness.md). */
import { blake2b } from "./blake2b";
import { joined, pythonJson, toHex, utf8 } from "./written";

const BLOCK = 64;

/** What the host published before anybody added a nonce. */
export function commitment(secret: Uint8Array, salt: Uint8Array): string {
  return toHex(blake2b(joined(salt, secret), { size: 32, person: "commitment" }));
}

/** What all luck of the table follows from. */
export function tableKey(secret: Uint8Array, nonces: Record<string, string>): Uint8Array {
  const pairs = Object.entries(nonces).map(([seat, nonce]): [number, string] => [Number(seat), nonce]);
  const page = pythonJson(pairs.sort(([a], [b]) => a - b));
  return blake2b(utf8(page), { key: secret, size: 32, person: "nonces" });
}

/** The number that the n-th use of a label takes, of at least `size` bytes. */
export function luck(key: Uint8Array, label: string, use: number, size: number): bigint {
  const name = joined(key, utf8(`${label}/${use}`));
  if (size <= BLOCK) return number(blake2b(name, { size }));
  const parts = Array.from({ length: Math.ceil(size / BLOCK) }, (_, i) => blake2b(joined(name, utf8(`/${i}`))));
  return number(joined(...parts));
}

/** Random orders of so many things, from one use of a label. */
export function orders(key: Uint8Array, label: string, use: number, sizes: number[]): number[][] {
  const bits = sizes.reduce((sum, n) => sum + n * n.toString(2).length, 0);
  let rest = luck(key, label, use, Math.floor((bits + 71) / 8));
  return sizes.map((n) => {
    const ways = factorial(n);
    const share = rest % ways;
    rest /= ways;
    return order(share, n);
  });
}

/** The order of 0 to n-1 that a number below n! stands for. */
function order(share: bigint, n: number): number[] {
  const things = Array.from({ length: n }, (_, i) => i);
  let rest = share;
  for (let i = n - 1; i > 0; i--) {
    const other = Number(rest % BigInt(i + 1));
    rest /= BigInt(i + 1);
    [things[i], things[other]] = [things[other]!, things[i]!];
  }
  return things;
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= BigInt(n); i++) product *= i;
  return product;
}

function number(data: Uint8Array): bigint {
  return data.length ? BigInt(`0x${toHex(data)}`) : 0n;
}

/** One link of the journal's chain: it holds to everything before it. */
export function chain(link: string, item: unknown, salt: Uint8Array): string {
  return toHex(blake2b(utf8(link + pythonJson(item)), { key: salt, size: 16 }));
}
