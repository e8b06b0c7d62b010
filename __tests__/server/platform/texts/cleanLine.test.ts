import { cleanLine } from '../../../../src/server/platform/texts/cleanLine';

test.each([
  ['\u200b Lead and trail \u200b', 'Lead and trail'],
  ['\u200b\u200d\u2060', ''],
  ['\u2800\u3164\ufe0f', ''],
  ['Pay \u202egnp.exe', 'Pay gnp.exe'],
  ['Two\nlines\u2028more', 'Two lines more'],
  ['e\u0301te\u0301', '\u00e9t\u00e9'],
  ['\u2764\ufe0f', '\u2764\ufe0f'],
  ['\u{1f469}\u200d\u{1f680} crew', '\u{1f469}\u200d\u{1f680} crew'],
  [
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned);
});
