import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { LanguageBoundary } from '../../src/app/LanguageBoundary';
import { languageTags, type Language } from '../../src/contract/languages';
import { withLanguage } from '../../src/navigation/languagePrefix';
import { renderWithStore } from '../support/browser/renderWithStore';

const router: { navigate?: NavigateFunction } = {};

function Screen() {
  const { t } = useTranslation('metadata');
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [navigate]);
  return <h1>{t('Rules')}</h1>;
}

const headings = { en: 'Rules', fr: 'Règlement', ja: 'ルール', es: 'Reglas' } as const;
type Known = keyof typeof headings;

async function start() {
  const { i18n, address } = await renderWithStore(
    <Routes>
      <Route path=":language" element={<LanguageBoundary />}>
        <Route path="rules" element={<Screen />} />
      </Route>
    </Routes>,
    { at: '/en/rules' },
  );
  const expectLanguage = async (language: Known) => {
    await screen.findByRole('heading', { name: headings[language] });
    expect(i18n.language).toBe(language);
    expect(address()).toBe(`/${language}/rules`);
    await waitFor(() => expect(document.documentElement.lang).toBe(languageTags[language]));
  };
  const goTo = async (language: Language) =>
    act(async () =>
      router.navigate?.(withLanguage({ pathname: '/en/rules', search: '', hash: '' }, language)),
    );
  const go = async (steps: number) => act(async () => router.navigate?.(steps));
  return { expectLanguage, goTo, go };
}

describe('the interface language', () => {
  test.each<[Known[]]>([
    [['fr', 'en']],
    [['fr', 'en', 'fr']],
    [['fr', 'ja', 'en', 'es', 'fr', 'ja', 'en']],
  ])('follows the URL through %j', async (languages) => {
    const { expectLanguage, goTo } = await start();
    await expectLanguage('en');
    for (const language of languages) {
      await goTo(language);
      await expectLanguage(language);
    }
  });

  test('follows Back and Forward', async () => {
    const { expectLanguage, goTo, go } = await start();
    await goTo('fr');
    await expectLanguage('fr');
    await goTo('ja');
    await expectLanguage('ja');
    await go(-1);
    await expectLanguage('fr');
    await go(-1);
    await expectLanguage('en');
    await go(2);
    await expectLanguage('ja');
  });

  test('is the last requested one when several are loading', async () => {
    const { expectLanguage } = await start();
    await act(async () => {
      for (const language of ['fr', 'ja', 'en'] as const)
        void router.navigate?.(`/${language}/rules`);
    });
    await expectLanguage('en');
  });
});
