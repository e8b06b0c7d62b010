import { relativeAge } from '../../src/i18n/relativeAge';

const now = Date.UTC(2026, 10, 21, 12);
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test.each([
  [5, '1 minute ago'],
  [150, '2 minutes ago'],
  [3 * 3600 + 1, '3 hours ago'],
  [86_400, 'yesterday'],
  [15 * 86_400, '2 weeks ago'],
  [800 * 86_400, '2 years ago'],
  // A clock that is behind.
  [-500, '1 minute ago'],
])('formats an age of %d seconds', (seconds, words) => {
  expect(relativeAge('en', ago(seconds), now)).toBe(words);
});

test('uses the given language', () => {
  expect(relativeAge('fr', ago(7200), now)).toBe('il y a 2 heures');
  expect(relativeAge('ja', ago(7200), now)).toBe('2 時間前');
});

test('weeks, months and years are numeric', () => {
  expect(relativeAge('it', ago(7 * 86_400), now)).toBe('1 settimana fa');
  expect(relativeAge('pt-br', ago(31 * 86_400), now)).toBe('há 1 mês');
});

test('an invalid date has no age', () => {
  expect(relativeAge('en', 'soon', now)).toBe('');
});
