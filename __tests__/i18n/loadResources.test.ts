import { readdirSync } from 'node:fs';
import { languages } from '../../src/contract/languages';
import { loadResources } from '../../src/i18n/loadResources';
import { coreNamespaces, lazyNamespaces } from '../../src/i18n/namespaces';

const pairs = languages.flatMap((language) =>
  [...coreNamespaces, ...lazyNamespaces].map((namespace) => [language, namespace] as const),
);

test.each(pairs)('%s has the namespace %s', async (language, namespace) => {
  expect(typeof (await loadResources(language, namespace))).toBe('object');
});

test('every namespace in the repository is known, except the server’s own', () => {
  const areas = readdirSync('locales/en').filter((file) => file.endsWith('.json'));
  const known = [...coreNamespaces, ...lazyNamespaces, 'mail', 'server'].map(
    (area) => `${area}.json`,
  );
  expect(areas.toSorted()).toEqual(known.toSorted());
});

test.each(['xx', '../server', '__proto__'])(
  'an unknown language is rejected: "%s"',
  async (language) => {
    await expect(loadResources(language, 'common')).rejects.toThrow(RangeError);
  },
);
