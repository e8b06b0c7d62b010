import { act, render, screen } from '@testing-library/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { lazyPage } from '../../src/app/lazyPage';
import { SiteRouter } from '../../src/app/SiteRouter';
import { useTexts } from '../../src/app/useTexts';
import { ErrorBoundary } from '../../src/components/feedback/ErrorBoundary';
import { createI18n } from '../../src/i18n/createI18n';
import { expectConsoleErrors } from '../support/browser/failOnConsole';
import { loadTexts } from '../support/browser/loadTexts';

const router: { navigate?: NavigateFunction } = {};

const goTo = async (to: string) => act(async () => router.navigate?.(to));

/** Calls Back or Forward, which the browser handles asynchronously. */
const go = async (steps: number) =>
  act(async () => {
    const popped = new Promise((resolve) => {
      globalThis.addEventListener('popstate', resolve, { once: true });
    });
    void router.navigate?.(steps);
    await popped;
  });

function Navigation() {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [navigate]);
  return null;
}

const Failure = () => <p role="alert">Failed</p>;

/** Two pages: Home, and one that may fail to load. */
async function setUp(page: ReactNode) {
  globalThis.history.replaceState(null, '', '/');
  const i18n = await createI18n({ language: 'en', resources: loadTexts('en') });
  render(
    <I18nextProvider i18n={i18n}>
      <SiteRouter>
        <Navigation />
        <Suspense fallback="Waiting">
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route
              path="/page"
              element={
                <ErrorBoundary resetKey="" fallback={Failure}>
                  {page}
                </ErrorBoundary>
              }
            />
          </Routes>
        </Suspense>
      </SiteRouter>
    </I18nextProvider>,
  );
  return i18n;
}

// Offline, the first failure is final.
beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
afterEach(() => jest.restoreAllMocks());

const missing = () => Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError' });

test('requests a page’s code again when its history entry is revisited', async () => {
  const Page = () => <h1>Here</h1>;
  const fetchPage = jest.fn(async (): Promise<typeof Page> => Promise.reject(missing()));
  const { Component } = lazyPage(fetchPage, { plain: true });
  await setUp(<Component />);
  await goTo('/page');
  await screen.findByRole('alert');
  await go(-1);
  await screen.findByRole('heading', { name: 'Home' });
  await go(1);
  await screen.findByRole('alert');
  expect(fetchPage).toHaveBeenCalledTimes(2);
  await go(-1);
  fetchPage.mockResolvedValue(Page);
  await go(1);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  expect(fetchPage).toHaveBeenCalledTimes(3);
  expectConsoleErrors();
});

test('requests a page’s texts again when its history entry is revisited', async () => {
  function Page() {
    useTexts('fr');
    return <h1>Ici</h1>;
  }
  const i18n = await setUp(<Page />);
  const reload = jest.spyOn(i18n, 'reloadResources').mockResolvedValueOnce();
  await goTo('/page');
  await screen.findByRole('alert');
  expect(reload).toHaveBeenCalledTimes(1);
  await go(-1);
  await screen.findByRole('heading', { name: 'Home' });
  await go(1);
  expect(await screen.findByRole('heading', { name: 'Ici' })).toBeVisible();
  expectConsoleErrors();
});
