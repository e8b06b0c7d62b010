import { randomInt } from 'node:crypto';

/** Crockford's Base32 alphabet: excludes letters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code short enough to read out on the phone. It grants no access: reading a case requires a role. */
export function makeSupportCode(): string {
  return `VGR-${letters()}-${letters()}`;
}
