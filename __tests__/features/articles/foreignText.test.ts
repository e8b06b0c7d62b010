import { foreignLanguage } from '../../../src/features/articles/foreignText';

test.each([
  ['fr', 'fr', undefined],
  ['en', 'fr', 'en'],
  [null, 'fr', undefined],
] as const)('a text in %s for a reader of %s is marked as: %s', (locale, reader, foreign) => {
  expect(foreignLanguage({ locale }, reader)).toBe(foreign);
});
