import { languages, languageTags } from '../../src/contract/languages';
import { createI18n, currentLanguage } from '../../src/i18n/createI18n';

test.each(languages)(
  '%s loads the texts of the first screen and sets the document’s language',
  async (language) => {
    const i18n = await createI18n({ language });
    expect(currentLanguage(i18n)).toBe(language);
    expect(document.documentElement.lang).toBe(languageTags[language]);
    expect(i18n.t('retry')).not.toBe('retry');
    expect(i18n.t('errors:notFound')).not.toContain('notFound');
  },
);

test('only one language is loaded until another is chosen', async () => {
  const i18n = await createI18n({ language: 'fr' });
  const loaded = () => Object.keys(i18n.store.data);
  expect(loaded()).toEqual(['fr']);
  await i18n.changeLanguage('pt-br');
  expect(loaded()).toEqual(['fr', 'pt-br']);
  expect(i18n.t('close')).toBe('Fechar');
  expect(document.documentElement.lang).toBe('pt-BR');
});

test('a given language is not stored as a choice', async () => {
  await createI18n({ language: 'ja' });
  expect(localStorage.getItem('language')).toBeNull();
});

test('placeholders are interpolated without double escaping', async () => {
  const i18n = await createI18n({ language: 'en' });
  expect(i18n.t('errors:requestId', { id: 'a&b' })).toBe('Reference: a&b');
});
