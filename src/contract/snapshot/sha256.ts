/*
 * SHA-256 (FIPS 180-4). The browser's own exists only on secure origins, which neither a site tried out on a local network
 * nor the replay's closed frame is.
 */

const isPrime = (value: number) => {
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) {
    if (value % divisor === 0) return false;
  }
  return true;
};

const primes = Array.from({ length: 312 }, (_, index) => index)
  .filter((value) => value > 1 && isPrime(value))
  .slice(0, 64);

/** The first 32 bits of a root's fraction. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/** The bytes, a one, zeros, and the length in bits. */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

function expand(words: Int32Array, view: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const a = words[index - 15] ?? 0;
    const b = words[index - 2] ?? 0;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[index] = ((words[index - 16] ?? 0) + s0 + (words[index - 7] ?? 0) + s1) | 0;
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  mixed.forEach((value, index) => {
    state[index] = ((state[index] ?? 0) + value) | 0;
  });
}

/** The hash of a text's UTF-8 bytes, in hexadecimal. */
export function sha256(text: string): string {
  const view = pad(new TextEncoder().encode(text));
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    expand(words, view, offset);
    compress(state, words);
  }
  return [...state].map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
