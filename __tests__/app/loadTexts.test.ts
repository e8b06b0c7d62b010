import { createInstance, type BackendModule } from 'i18next';
import { loadTexts } from '../../src/app/loadTexts';
import type { Language } from '../../src/contract/languages';
import { coreNamespaces } from '../../src/i18n/namespaces';

/** An i18n instance whose texts arrive when the test releases them. */
async function setUp() {
  const waiting: Record<string, (error: Error | null) => void> = {};
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, answer) => {
      const come = (error: Error | null) => answer(error, error ? false : { hello: language });
      if (language === 'en') come(null);
      else waiting[`${language} ${namespace}`] = come;
    },
  };
  const i18n = createInstance().use(backend);
  await i18n.init({
    lng: 'en',
    ns: coreNamespaces,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
  });
  const load = (language: Language, visit = 'first') => loadTexts(i18n, { language, visit });
  const come = async (
    language: string,
    error: Error | null = null,
    namespaces: readonly string[] = coreNamespaces,
  ) => {
    for (const namespace of namespaces) waiting[`${language} ${namespace}`]?.(error);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { i18n, load, come };
}

test('returns undefined when the texts are loaded', async () => {
  const { load } = await setUp();
  expect(load('en')).toBeUndefined();
});

test('loads the texts without changing the language', async () => {
  const { i18n, load, come } = await setUp();
  const done = load('fr');
  expect(load('fr')).toBe(done);
  await come('fr');
  await done;
  expect(i18n.hasResourceBundle('fr', 'common')).toBe(true);
  expect(i18n.language).toBe('en');
  expect(load('fr')).toBeUndefined();
});

test('loads every namespace in use, so that the change of language is synchronous', async () => {
  const { i18n, load, come } = await setUp();
  await i18n.loadNamespaces('settings');
  const done = load('fr');
  await come('fr', null, ['settings']);
  await come('fr');
  await done;
  void i18n.changeLanguage('fr');
  expect(i18n.language).toBe('fr');
});

test('loads the texts of a page', async () => {
  const { i18n, come } = await setUp();
  const done = loadTexts(i18n, { language: 'fr', areas: ['themes'], visit: 'first' });
  await come('fr', null, [...coreNamespaces, 'themes']);
  await done;
  expect(i18n.hasResourceBundle('fr', 'themes')).toBe(true);
});

test('rejects when texts fail to load, and requests them again only on another visit', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, come } = await setUp();
  const failing = load('it');
  await Promise.all([
    expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError' }),
    come('it', new Error('offline')),
  ]);
  expect(load('it')).toBe(failing);
  const again = load('it', 'second');
  expect(again).not.toBe(failing);
  await come('it');
  await again;
  expect(load('it')).toBeUndefined();
  onLine.mockRestore();
});
