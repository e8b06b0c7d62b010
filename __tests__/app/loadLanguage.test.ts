import { createInstance, type BackendModule } from 'i18next';
import { loadLanguage } from '../../src/app/loadLanguage';
import { coreNamespaces } from '../../src/i18n/namespaces';

/** An instance whose texts come when the test lets them. */
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
  const come = async (
    language: string,
    error: Error | null = null,
    namespaces: readonly string[] = coreNamespaces,
  ) => {
    for (const namespace of namespaces) waiting[`${language} ${namespace}`]?.(error);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { i18n, come };
}

test('returns undefined when the texts are there', async () => {
  const { i18n } = await setUp();
  expect(loadLanguage(i18n, 'en')).toBeUndefined();
});

test('loads the texts without changing the language', async () => {
  const { i18n, come } = await setUp();
  const done = loadLanguage(i18n, 'fr');
  expect(loadLanguage(i18n, 'fr')).toBe(done);
  await come('fr');
  await done;
  expect(i18n.hasResourceBundle('fr', 'common')).toBe(true);
  expect(i18n.language).toBe('en');
  expect(loadLanguage(i18n, 'fr')).toBeUndefined();
});

test('loads every namespace in use, so that the change is synchronous', async () => {
  const { i18n, come } = await setUp();
  await i18n.loadNamespaces('settings');
  const done = loadLanguage(i18n, 'fr');
  await come('fr', null, ['settings']);
  await come('fr');
  await done;
  void i18n.changeLanguage('fr');
  expect(i18n.language).toBe('fr');
});

test('rejects when texts do not arrive, and requests them again the next time', async () => {
  const { i18n, come } = await setUp();
  const failing = loadLanguage(i18n, 'it');
  await Promise.all([
    expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError' }),
    come('it', new Error('offline')),
  ]);
  const again = loadLanguage(i18n, 'it');
  expect(again).not.toBe(failing);
  await come('it');
  await again;
  expect(loadLanguage(i18n, 'it')).toBeUndefined();
});
