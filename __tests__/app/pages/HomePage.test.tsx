import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HomePage } from '../../../src/app/pages/HomePage';
import { languages, type Language } from '../../../src/contract/languages';
import { paths } from '../../../src/contract/paths';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../support/browser/fakeObserver';
import { articleSummaries, articleSummary } from '../../support/fixtures/articles';
import { collection } from '../../support/fixtures/collection';
import { problem } from '../../support/fixtures/errors';
import { latestScore, ownScore, player } from '../../support/fixtures/records';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';
import { siteConfiguration } from '../../support/fixtures/website';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = (language: Language = 'en') => renderWithStore(<HomePage />, { language });
const region = (name: string) => screen.findByRole('region', { name });
const answer = (path: string, resolve: Parameters<typeof http.get>[1]) =>
  apiServer.use(http.get(`*${path}`, resolve));

const featured = (items = articleSummaries(3)) =>
  answer(paths.articles, ({ request }) => {
    const isFeatured = new URL(request.url).searchParams.get('featured') === 'true';
    return HttpResponse.json(collection(paths.articles, isFeatured ? items : articleSummaries(5)));
  });

test('has no accessibility violations', async () => {
  featured();
  await setUp();
  await region('Featured articles');
  await region('Partners');
  await region('Latest records');
  await checkAccessibility();
});

test('welcomes guests with links to games and rules', async () => {
  await setUp();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Welcome to Video Game Records' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/en/games');
  expect(screen.getByRole('link', { name: 'Read the rules' })).toHaveAttribute('href', '/en/rules');
});

test('leads members to their scores', async () => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  await renderWithStore(<HomePage />, { preloadedState: { auth } });
  await region('Your places');
  expect(await region('Since your last visit')).toHaveTextContent('From your next visit on');
  const [link] = screen.getAllByRole('link', { name: 'My scores' });
  expect(link).toHaveAttribute('href', '/en/my-scores');
});

test('shows members their next targets when they come near', async () => {
  const intersections = fakeIntersections();
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  await renderWithStore(<HomePage />, { preloadedState: { auth } });
  await region('Your places');
  expect(screen.queryByRole('region', { name: 'Your next targets' })).toBeNull();
  act(() => intersections.approach());
  expect(await region('Your next targets')).toHaveTextContent('Once you have posted a score');
});

describe('the places of a member', () => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  const setUpMember = async () => renderWithStore(<HomePage />, { preloadedState: { auth } });

  test('are those of the latest own scores', async () => {
    answer(paths.ownScores, ({ request }) => {
      const size = new URL(request.url).searchParams.get('itemsPerPage');
      return HttpResponse.json(
        collection(paths.ownScores, size === '3' ? [ownScore(1), ownScore(2, { rank: null })] : []),
      );
    });
    await setUpMember();
    const places = await region('Your places');
    const rows = within(places).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chart 1Mushroom Cup1:20.007 of 13',
      'Chart 2Mushroom Cup1:20.00–',
    ]);
    expect(within(places).getByRole('link', { name: 'My scores' })).toHaveAttribute(
      'href',
      '/en/my-scores',
    );
    await checkAccessibility();
  });

  test('invite those who have no score', async () => {
    answer(paths.ownScores, () => HttpResponse.json(collection(paths.ownScores, [])));
    await setUpMember();
    expect(await region('Your places')).toHaveTextContent('Choose a game and post');
  });

  test('say that they could not be loaded', async () => {
    answer(paths.ownScores, () => HttpResponse.json(problem(500, ''), { status: 500 }));
    await setUpMember();
    expect(await region('Your places')).toHaveTextContent('The scores could not be loaded');
  });

  test('are not there for guests', async () => {
    const { container } = await setUp();
    await region('Latest records');
    expect(container.querySelector('.welcome-own')).toBeNull();
  });
});

test('has a search of the games that needs no script', async () => {
  await setUp();
  const field = screen.getByRole('searchbox', { name: 'Find your game' });
  expect(field).toHaveAttribute('name', 'search');
  expect(field.closest('form')).toHaveAttribute('action', '/en/games');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

test('has the latest records before the articles', async () => {
  await setUp();
  const records = await region('Latest records');
  const articles = await region('Latest articles');
  expect(records.compareDocumentPosition(articles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows the five latest articles, newest first', async () => {
  await setUp();
  const latest = await region('Latest articles');
  const titles = (await within(latest).findAllByRole('article')).map(
    (card) => within(card).getByRole('heading').textContent,
  );
  expect(titles).toEqual(['Article 57', 'Article 56', 'Article 55', 'Article 54', 'Article 53']);
});

test('only the first picture has a high fetch priority', async () => {
  const picture = '/media/pictures/0123456789abcdef-640.webp';
  const items = [1, 2, 3].map((id) => articleSummary({ id, picture }));
  answer(paths.articles, () => HttpResponse.json(collection(paths.articles, items)));
  const { container } = await setUp();
  await within(await region('Latest articles')).findAllByRole('article');
  const images = [...container.querySelectorAll('[aria-labelledby] article img')].slice(0, 3);
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(images[0]).toHaveAttribute('fetchpriority', 'high');
});

test('shows the server’s statistics in the reader’s number format', async () => {
  await setUp('fr');
  const numbers = await region('Le site en chiffres');
  expect(await within(numbers).findByText(/^15\s230$/)).toBeVisible();
  expect(within(numbers).getAllByRole('definition')).toHaveLength(4);
  expect(within(numbers).getByRole('figure')).toHaveTextContent(
    /^\d+\s% des records sont prouvés$/,
  );
});

test.each([
  [
    'counts nothing',
    () => HttpResponse.json({ nbPlayer: 0, nbChart: 0, nbChartProven: 0, nbGame: 0 }),
  ],
  ['is not responding', () => HttpResponse.error()],
])('hides the statistics when the server %s', async (_how, resolve) => {
  answer(paths.statistics, resolve);
  await setUp();
  await within(await region('Latest articles')).findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'The site in numbers' })).toBeNull();
});

test('shows the latest records, with links to charts, games, players and all scores', async () => {
  await setUp();
  const records = await region('Latest records');
  const [item] = await within(records).findAllByRole('listitem');
  expect(item).toHaveTextContent('Chart 1Mushroom Cup1:20.00player_1Jun 2, 2025');
  const hrefs = within(records)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/en/scores/latest',
    '/en/chart-1-chart-c1',
    '/en/mushroom-cup-game-g3',
    '/en/score/1',
    '/en/members/player-1',
  ]);
});

test('names a deleted member in the latest records', async () => {
  const gone = player({ username: null, slug: null });
  answer(paths.latestRecords, () =>
    HttpResponse.json(collection(paths.latestRecords, [latestScore(1, { player: gone })])),
  );
  await setUp();
  expect(await within(await region('Latest records')).findByText('Deleted member')).toBeVisible();
});

test.each([
  ['has none', () => HttpResponse.json(collection(paths.latestRecords, []))],
  ['is not responding', () => HttpResponse.error()],
])('hides the latest records when the server %s', async (_how, resolve) => {
  answer(paths.latestRecords, resolve);
  await setUp();
  await within(await region('Latest articles')).findAllByRole('article');
  await region('Partners');
  expect(screen.queryByRole('region', { name: 'Latest records' })).toBeNull();
});

test('the third card repeats the heading of the second', async () => {
  await setUp();
  const cards = within(await region('How it works here')).getAllByRole('heading', { level: 3 });
  expect(cards.map((card) => card.textContent)).toEqual([
    'Every game has its chart',
    'Proved, not just claimed',
    'Proved, not just claimed',
  ]);
});

test('hides empty sections without featured articles and partners', async () => {
  featured([]);
  answer(paths.configuration, () => HttpResponse.json({ ...siteConfiguration, partners: [] }));
  await setUp();
  await within(await region('Latest articles')).findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Featured articles' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Partners' })).toBeNull();
});

test('links to partners', async () => {
  await setUp();
  const link = within(await region('Partners')).getByRole('link', { name: 'Retro Museum' });
  expect(link).toHaveAttribute('href', 'https://museum.example/');
});

test('articles that fail to load show one notification and a button to try again', async () => {
  answer(paths.articles, () => HttpResponse.json(problem(500, ''), { status: 500 }));
  const { user, store } = await setUp();
  const alert = await screen.findByRole('alert');
  expect(selectNotifications(store.getState())).toMatchObject([
    {
      titleKey: 'articles:error.title',
      messageKey: 'articles:error.loadFailed',
      severity: 'error',
    },
  ]);
  apiServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  const latest = await region('Latest articles');
  expect(await within(latest).findAllByRole('article')).toHaveLength(5);
});

test('shows a message when there are no articles', async () => {
  answer(paths.articles, () => HttpResponse.json(collection(paths.articles, [])));
  await setUp();
  expect(await screen.findByText('No articles available')).toBeVisible();
});

test('the Japanese text mentions 2003 and the statistics', async () => {
  await setUp('ja');
  await screen.findAllByRole('article');
  const text = screen.getByRole('heading', { level: 1 }).parentElement?.textContent;
  for (const number of ['2003', '1000', '15000', '50000']) expect(text).toContain(number);
});

test.each(languages)('has no missing text in %s', async (language) => {
  const { container } = await setUp(language);
  await screen.findAllByRole('article');
  expect(container.textContent).not.toMatch(/\{\{|[a-z]+:[a-z]+\.|statistics\.|features\./);
});
