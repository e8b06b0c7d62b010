import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { sha256 } from '../../../src/contract/snapshot/sha256';

const expected = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('matches Node’s implementation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(expected(text));
    }),
  );
});

test.each([0, 1, 55, 56, 63, 64, 65, 100_000])('matches for %i bytes', (length) => {
  const text = 'ä'.repeat(length);
  expect(sha256(text)).toBe(expected(text));
});
