import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { paths } from '../../../../src/contract/paths';
import { ArticleListPage } from '../../../../src/features/articles/list/ArticleListPage';
import { searchDelay } from '../../../../src/config/timings';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { articleSummaries } from '../../../support/fixtures/articles';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { renderWithStore } from '../../../support/browser/renderWithStore';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const page = (
  <Routes>
    <Route
      path=":language/articles"
      element={
        <>
          <ArticleListPage />
          <Back />
        </>
      }
    />
  </Routes>
);
const setUp = (query = '', language: 'en' | 'fr' = 'en') =>
  renderWithStore(page, { language, at: `/${language}/articles${query}` });

const cards = () => screen.findAllByRole('article');
const answer = (resolve: Parameters<typeof http.get>[1]) =>
  apiServer.use(http.get(`*${paths.articles}`, resolve));
const search = () => screen.getByRole('searchbox', { name: 'Search articles' });

const choice = (name: string) => screen.getByRole('combobox', { name });

test('has no accessibility violations', async () => {
  await setUp();
  await cards();
  await checkAccessibility();
});

test('shows the first twelve articles and the total', async () => {
  const { address } = await setUp();
  expect(await cards()).toHaveLength(12);
  expect(screen.getByText('1–12 of 57')).toBeVisible();
  expect(screen.getByText('Page 1 of 5')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '57 articles' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('57 articles');
  expect(address()).toBe('/en/articles');
});

test('the URL determines the list', async () => {
  await setUp('?page=2&size=24&sort=oldest');
  await cards();
  expect(screen.getByText('25–48 of 57')).toBeVisible();
  expect(choice('Sort by')).toHaveDisplayValue('Oldest first');
  expect(choice('Articles per page')).toHaveDisplayValue('24');
});

test.each(['?page=0', '?page=x&size=7', '?sort=__proto__&category=nothing'])(
  '%s shows the default list',
  async (query) => {
    await setUp(query);
    expect(await cards()).toHaveLength(12);
    expect(screen.getByText('Page 1 of 5')).toBeVisible();
  },
);

test('changing a filter writes it to the URL without defaults, and goes back to the first page', async () => {
  const { user, address } = await setUp('?page=3');
  await cards();
  await user.selectOptions(choice('Sort by'), 'Title A-Z');
  expect(address()).toBe('/en/articles?sort=titleAscending');
  await user.selectOptions(choice('Articles per page'), '48');
  expect(address()).toBe('/en/articles?sort=titleAscending&size=48');
  await user.click(screen.getByRole('button', { name: 'News' }));
  await user.click(screen.getByRole('switch', { name: 'Featured only' }));
  expect(address()).toBe('/en/articles?category=news&featured=true&sort=titleAscending&size=48');
  expect(screen.getByRole('button', { name: 'News' })).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(choice('Sort by'), 'Newest first');
  expect(address()).toBe('/en/articles?category=news&featured=true&size=48');
});

test('changing the page moves the focus to the results', async () => {
  const { user, address } = await setUp();
  await cards();
  await user.click(screen.getByRole('link', { name: 'Go to page 2' }));
  expect(address()).toBe('/en/articles?page=2');
  expect(await screen.findByText('13–24 of 57')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '57 articles' })).toHaveFocus();
});

describe('the search', () => {
  test('starts after a pause in typing', async () => {
    const { user, address } = await setUp('?page=2');
    await cards();
    await user.type(search(), 'Article 57');
    expect(await screen.findByRole('heading', { level: 2, name: '1 article found' })).toBeVisible();
    expect(address()).toBe('/en/articles?search=Article+57');
  });

  test('starts at once on Enter, and is cleared on Escape', async () => {
    const { user, address } = await setUp();
    await cards();
    await user.type(search(), 'Article 5{Enter}');
    expect(address()).toBe('/en/articles?search=Article+5');
    await user.keyboard('{Escape}');
    expect(address()).toBe('/en/articles');
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
  });

  test('is a single history entry, however often the typing pauses', async () => {
    const { user, address } = await setUp('?page=3');
    await cards();
    await user.type(search(), 'Article');
    await waitFor(() => expect(address()).toBe('/en/articles?search=Article'));
    await user.type(search(), ' 5');
    await waitFor(() => expect(address()).toBe('/en/articles?search=Article+5'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/en/articles?page=3');
    expect(search()).toHaveValue('');
    await waitFor(() => expect(screen.getByText('25–36 of 57')).toBeVisible());
  });

  test('starts another history entry after Enter, and after Back', async () => {
    const { user, address } = await setUp('?page=3');
    await cards();
    const back = async () => user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(search(), 'Article 5{Enter}');
    await user.clear(search());
    await user.type(search(), 'Article 4');
    await waitFor(() => expect(address()).toBe('/en/articles?search=Article+4'));
    await back();
    expect(address()).toBe('/en/articles?search=Article+5');
    await back();
    expect(address()).toBe('/en/articles?page=3');
    await user.type(search(), 'Article 2');
    await waitFor(() => expect(address()).toBe('/en/articles?search=Article+2'));
    await back();
    expect(address()).toBe('/en/articles?page=3');
  });

  test('is cancelled by Back while it waits for a pause in typing', async () => {
    const { user, address } = await setUp('?page=3');
    await cards();
    await user.click(screen.getByRole('button', { name: 'News' }));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fireEvent.change(search(), { target: { value: 'Article' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/en/articles?page=3');
    await act(async () => jest.advanceTimersByTimeAsync(searchDelay + 1));
    jest.useRealTimers();
    expect(address()).toBe('/en/articles?page=3');
    expect(search()).toHaveValue('');
  });

  test('is cleared by its button', async () => {
    const { user, address } = await setUp('?search=57');
    await cards();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(address()).toBe('/en/articles');
    expect(search()).toHaveFocus();
  });
});

test('results stay visible and are marked busy while the next ones load', async () => {
  const { user } = await setUp();
  await cards();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(async () => {
    await held;
    return HttpResponse.json(collection(paths.articles, articleSummaries(1)));
  });
  await user.click(screen.getByRole('button', { name: 'Speed' }));
  expect(screen.getByRole('region', { name: /57/ })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  release();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('region', { name: '1 article found' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});

test('an empty result shows a message and a button to clear the filters', async () => {
  const { user, address } = await setUp('?search=qqqq&category=news&sort=oldest');
  expect(
    await screen.findByRole('heading', { name: 'No articles match your search' }),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 articles found');
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('/en/articles?sort=oldest');
  expect(search()).toHaveValue('');
  expect(await cards()).toHaveLength(12);
});

test('a site without articles shows another message', async () => {
  answer(() => HttpResponse.json(collection(paths.articles, [])));
  await setUp();
  expect(await screen.findByRole('heading', { name: 'No articles available' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /clear/i })).toBeNull();
});

test('a page past the end links to the last one', async () => {
  const { user, address } = await setUp('?page=40&sort=oldest');
  expect(await screen.findByRole('heading', { name: 'There is no page 40' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the last page' }));
  expect(address()).toBe('/en/articles?sort=oldest&page=5');
  expect(await screen.findByText('49–57 of 57')).toBeVisible();
});

test('a page far past the end shows the requested number', async () => {
  await setUp('?page=999999');
  expect(await screen.findByRole('heading', { name: 'There is no page 999,999' })).toBeVisible();
});

test.each([
  [
    'a refusal in words',
    () => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }),
    /Busy just now/,
  ],
  ['no network', () => HttpResponse.error(), /cannot be reached/],
  ['a page of a proxy', () => HttpResponse.html('<h1>Hello</h1>'), /could not read/],
  ['a wrong shape', () => HttpResponse.json({ articles: 12 }), /could not read/],
])('%s is reported, with a button to try again', async (_what, resolve, text) => {
  answer(resolve);
  const { user } = await setUp();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load articles');
  expect(alert).toHaveTextContent(text);
  await checkAccessibility();
  apiServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(12);
});

test('requests the list in the language of the URL', async () => {
  const asked: (string | null)[] = [];
  answer(({ request }) => {
    asked.push(request.headers.get('Accept-Language'));
    return HttpResponse.json(collection(paths.articles, articleSummaries(2)));
  });
  await setUp('', 'fr');
  await cards();
  expect(asked).toEqual(['fr']);
  expect(screen.getByRole('heading', { level: 2, name: '2 articles' })).toBeVisible();
});
