import { countryOptions } from '../../src/i18n/countryNames';

test.each([
  ['en', 'Kosovo'],
  ['ja', 'コソボ'],
  ['zh-cn', '科索沃'],
] as const)('%s names Kosovo %s', (language, label) => {
  expect(countryOptions(language)).toContainEqual({ value: 'XK', label });
});
