import { createInstance, type BackendModule } from 'i18next';
import { switchLanguage } from '../../src/app/switchLanguage';
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
  const come = async (language: string, error: Error | null = null) => {
    for (const namespace of coreNamespaces) waiting[`${language} ${namespace}`]?.(error);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { i18n, come };
}

test('there is nothing to wait for where the language is shown already', async () => {
  const { i18n } = await setUp();
  expect(switchLanguage(i18n, 'en')).toBeUndefined();
});

test('the language before stays until the texts of the new one are there', async () => {
  const { i18n, come } = await setUp();
  const done = switchLanguage(i18n, 'fr');
  expect(switchLanguage(i18n, 'fr')).toBe(done);
  expect(i18n.language).toBe('en');
  await come('fr');
  await done;
  expect(i18n.language).toBe('fr');
});

test('of two wishes the later one counts, whichever texts come first', async () => {
  const { i18n, come } = await setUp();
  const first = switchLanguage(i18n, 'fr');
  const second = switchLanguage(i18n, 'ja');
  await come('ja');
  await second;
  await come('fr');
  await first;
  expect(i18n.language).toBe('ja');
});

test('texts that do not come leave the language as it is, and can be asked for again', async () => {
  const { i18n, come } = await setUp();
  const failing = switchLanguage(i18n, 'it');
  await Promise.all([
    expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError' }),
    come('it', new Error('offline')),
  ]);
  expect(i18n.language).toBe('en');
  const again = switchLanguage(i18n, 'it');
  expect(again).not.toBe(failing);
  await come('it');
  await again;
  expect(i18n.language).toBe('it');
});
