import { randomInt } from 'node:crypto';

/** Crockford's alphabet: nothing in it is taken for something else when it is read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A name for a case that is short enough for the telephone; which it is must still be asked for with a role. */
export function makeSupportCode(): string {
  return `VGR-${letters()}-${letters()}`;
}
