/** BLAKE2b (RFC 7693) with key, personalisation and length of the digest, as Python's hashlib has it. */

export type Kind = { size?: number; key?: Uint8Array; person?: string };

const BLOCK = 128;
const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** Which four words each of the eight mixes of a round takes. */
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turn = (word: bigint, bits: bigint): bigint => ((word >> bits) | (word << (64n - bits))) & MASK;

/** The digest of some bytes. */
export function blake2b(data: Uint8Array, { size = 64, key = new Uint8Array(), person = "" }: Kind = {}): Uint8Array {
  const state = IV.map((word, i) => word ^ parameters(size, key.length, person)[i]!);
  const blocks = padded(key.length ? [key, data] : [data]);
  const length = data.length + (key.length ? BLOCK : 0);
  blocks.forEach((block, i) => {
    const last = i === blocks.length - 1;
    compress(state, words(block), BigInt(last ? length : (i + 1) * BLOCK), last);
  });
  return bytes(state).slice(0, size);
}

/** The parameter block: lengths, no tree, no salt, the personalisation. */
function parameters(size: number, keySize: number, person: string): bigint[] {
  const block = new Uint8Array(64);
  block.set([size, keySize, 1, 1]);
  block.set(new TextEncoder().encode(person), 48);
  return words(block);
}

/** A key fills a block of its own; the last block is filled up with zeros, and there is always one. */
function padded(parts: Uint8Array[]): Uint8Array[] {
  const blocks = parts.flatMap((part) => {
    const count = Math.ceil(part.length / BLOCK);
    return Array.from({ length: count }, (_, i) => {
      const block = new Uint8Array(BLOCK);
      block.set(part.subarray(i * BLOCK, (i + 1) * BLOCK));
      return block;
    });
  });
  return blocks.length ? blocks : [new Uint8Array(BLOCK)];
}

function compress(state: bigint[], message: bigint[], counter: bigint, last: boolean): void {
  const v = [...state, ...IV];
  v[12]! ^= counter;
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]!;
    MIXES.forEach((four, i) => mix(v, four, message[order[2 * i]!]!, message[order[2 * i + 1]!]!));
  }
  for (let i = 0; i < 8; i++) state[i]! ^= v[i]! ^ v[i + 8]!;
}

function mix(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turn(v[d]! ^ v[a], 32n);
  v[c] = (v[c]! + v[d]) & MASK;
  v[b] = turn(v[b]! ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & MASK;
  v[d] = turn(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turn(v[b] ^ v[c], 63n);
}

function words(block: Uint8Array): bigint[] {
  const sight = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return Array.from({ length: block.length / 8 }, (_, i) => sight.getBigUint64(i * 8, true));
}

function bytes(state: bigint[]): Uint8Array {
  const sight = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => sight.setBigUint64(i * 8, word, true));
  return new Uint8Array(sight.buffer);
}
