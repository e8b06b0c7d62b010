import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { ErrorScreen } from '../../src/app/ErrorScreen';
import { lazyPage } from '../../src/app/lazyPage';
import { expectConsoleErrors } from '../support/browser/failOnConsole';
import { renderWithStore } from '../support/browser/renderWithStore';

const Page = () => <h1>Here</h1>;

const missing = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A site whose home page links to the page. */
async function setUp(fetchPage: () => Promise<typeof Page>) {
  const { load, Component } = lazyPage(fetchPage, { plain: true });
  const rendered = await renderWithStore(
    <>
      <Link to="/en/faq">Questions</Link>
      <ErrorScreen>
        <Suspense fallback="Waiting">
          <Routes>
            <Route path="/en/" element="Home" />
            <Route path="/en/faq" element={<Component />} />
          </Routes>
        </Suspense>
      </ErrorScreen>
    </>,
  );
  const follow = async () => rendered.user.click(screen.getByRole('link', { name: 'Questions' }));
  return { ...rendered, load, follow };
}

const heading = async () => screen.findByRole('heading', { name: 'Here' });

test('a loaded page is rendered without a fallback', async () => {
  const { load, follow } = await setUp(async () => Page);
  await load();
  await follow();
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
});

test('a page that was not preloaded is loaded when it is rendered', async () => {
  const { follow } = await setUp(async () => Page);
  await follow();
  expect(await heading()).toBeVisible();
});

test('a page is loaded once', async () => {
  const fetchPage = jest.fn(async () => Page);
  const { load, follow } = await setUp(fetchPage);
  await Promise.all([load(), load()]);
  await follow();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

describe('a page whose code fails to load', () => {
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  test('is reported, and requested again only by another navigation', async () => {
    const fetchPage = jest.fn(async (): Promise<typeof Page> => Promise.reject(missing()));
    const { follow } = await setUp(fetchPage);
    await follow();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded'));
    expect(fetchPage).toHaveBeenCalledTimes(1);
    fetchPage.mockResolvedValue(Page);
    await follow();
    expect(await heading()).toBeVisible();
    expect(fetchPage).toHaveBeenCalledTimes(2);
    // React logs errors that a boundary caught.
    expectConsoleErrors();
  });
});
