import { countryName } from '../../src/i18n/countryName';

test.each([
  ['en', 'Japan'],
  ['fr', 'Japon'],
  ['ja', '日本'],
  ['zh-cn', '日本'],
] as const)('in %s the country JP is called %s', (language, name) => {
  expect(countryName('JP', language)).toBe(name);
});

test('without a name is its code', () => {
  expect(countryName('QZ', 'en')).toBe('QZ');
});
