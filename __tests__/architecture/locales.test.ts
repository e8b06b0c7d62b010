import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/config/site';
import { languages, languageTags, type Language } from '../../src/contract/languages';
import { lazyNamespaces } from '../../src/i18n/namespaces';
import { root } from './sourceFiles';

type Texts = Map<string, string>;

function flatten(value: unknown, prefix: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(prefix, value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      flatten(inner, prefix ? `${prefix}.${key}` : key, into);
    }
  } else into.set(prefix, String(value));
  return into;
}

const areasOf = (language: Language) =>
  readdirSync(path.join(root, 'locales', language))
    .filter((file) => file.endsWith('.json'))
    .toSorted();

const read = (language: Language, area: string) =>
  flatten(
    JSON.parse(readFileSync(path.join(root, 'locales', language, area), 'utf8')),
    '',
    new Map(),
  );

const pluralForms = (language: Language, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(languageTags[language], { type }).resolvedOptions().pluralCategories;
const suffix = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(suffix, '');
const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g))].toSorted();

const areas = areasOf('en');
const others = languages.filter((language) => language !== 'en');
const pairs = others.flatMap((language) => areas.map((area) => [language, area] as const));

const source = (language: Language, file: string) =>
  readFileSync(path.join(root, 'locales', language, file), 'utf8');

test.each(others)('%s imports its own chunks and what the server says like English', (language) => {
  const chunks = source('en', 'core.ts').replaceAll('"locale-en-', `"locale-${language}-`);
  expect(source(language, 'core.ts')).toBe(chunks);
  for (const file of ['printed.ts', 'serverSide.ts'])
    expect(source(language, file)).toBe(source('en', file));
});

test.each(others)('%s has the same namespaces as English', (language) => {
  expect(areasOf(language)).toEqual(areas);
});

describe.each(pairs)('the %s texts of %s', (language, area) => {
  const english = read('en', area);
  const translated = read(language, area);

  test('has the same keys, with the plural forms of its language', () => {
    const plain = (texts: Texts) => [...texts.keys()].filter((key) => !suffix.test(key)).toSorted();
    expect(plain(translated)).toEqual(plain(english));
    const stems = new Set([...english.keys()].filter((key) => suffix.test(key)).map(base));
    const expected = [...stems].flatMap((stem) =>
      pluralForms(language, stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal').map(
        (form) => `${stem}_${form}`,
      ),
    );
    const found = [...translated.keys()].filter((key) => suffix.test(key));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('has no empty text, and the same placeholders', () => {
    const wrong = [...translated].filter(([key, text]) => {
      const source = english.get(key) ?? english.get(`${base(key)}_other`) ?? '';
      if (source !== '' && text.trim() === '') return true;
      // The form "one" may be written without its number.
      if (/_(one|zero|two)$/.test(key)) return false;
      return placeholders(text).join() !== placeholders(source).join();
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

test.each(languages)('%s takes the site’s name from the configuration', (language) => {
  const named = areasOf(language).flatMap((area) =>
    [...read(language, area)].filter(([, text]) => text.includes(site.name)),
  );
  expect(named).toEqual([]);
});

/** Proper names, identical in every language. */
const names =
  /^(legal\.sections\.publisher\.list\.|appName$|roles\.product$|themes\.[a-z]+\.name$)/;

test.each(others)('%s contains no untranslated English phrase', (language) => {
  const same = areas.flatMap((area) => {
    const english = read('en', area);
    return [...read(language, area)]
      .filter(([key]) => !names.test(key))
      .filter(([key, text]) => text === english.get(key) && text.split(' ').length > 2)
      .map(([key, text]) => `${area} ${key}: ${text}`);
  });
  expect(same).toEqual([]);
});

test.each(languages)('every lazy namespace of %s is in a chunk', (language) => {
  const core = readFileSync(path.join(root, 'locales', language, 'core.ts'), 'utf8');
  const chunks = [...core.matchAll(/webpackInclude: \/(\S+)\\\.json\$\//g)].map(
    ([, names = '']) => new RegExp(`^${names}$`),
  );
  const isIncluded = (name: string) => chunks.some((names) => names.test(name));
  expect(lazyNamespaces.filter((name) => !isIncluded(name))).toEqual([]);
});
