import { languageName } from '../../../src/features/articles/languageName';

test.each([
  ['en', 'fr', 'anglais'],
  ['fr', 'en', 'French'],
  ['ja', 'es', 'japonés'],
  ['pt-br', 'en', 'Brazilian Portuguese'],
] as const)('the name of %s in %s is %s', (named, reader, name) => {
  expect(languageName(named, reader)).toBe(name);
});
