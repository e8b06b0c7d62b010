import { commentError, visibleLength } from '../../src/contract/commentRules';
import { limits } from '../../src/contract/limits';

test.each([
  ['', 0],
  [' \n\t\u00A0\u3000 ', 0],
  ['abc', 3],
  ['a b\nc', 3],
  ['👾', 1],
  ['é', 1],
  ['記録', 2],
  ['zero width space, joiners, byte order mark', 36],
  ['\u200B\u200C\u200D\uFEFF\u00AD', 0],
  ['\u202Eabc\u202C', 3],
  ['\u3164\u115F\uFFA0\u2800', 0],
  ['\u0000\u0007a', 1],
  ['<p>', 3],
])('%j shows %i characters', (text, shown) => {
  expect(visibleLength(text)).toBe(shown);
});

test.each([
  ['ab', 'tooShort'],
  ['a\u200B\u200Bb', 'tooShort'],
  ['a  b', 'tooShort'],
  ['abc', undefined],
  ['x'.repeat(limits.comment.max), undefined],
  ['👾'.repeat(limits.comment.max), undefined],
  ['x'.repeat(limits.comment.max + 1), 'tooLong'],
])('checks the length of text %#', (text, error) => {
  expect(commentError(text)).toBe(error);
});
