import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { pastPaths } from '../../../../src/contract/pastPaths';
import { paths } from '../../../../src/contract/paths';
import type { PlayerYear } from '../../../../src/contract/schemas/playerYears';
import { YearPage } from '../../../../src/features/records/year/YearPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore, type RenderOptions } from '../../../support/browser/renderWithStore';
import { problem } from '../../../support/fixtures/errors';
import { game, playerScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, publicMember } from '../../../support/fixtures/users';

const saved: string[] = [];
jest.mock('../../../../src/components/saveFile', () => ({
  saveFile: (_file: Blob, name: string) => saved.push(name),
}));

const months = [4, 0, 0, 0, 0, 12, 1].map((posts, index) => ({
  month: index + 1,
  posts,
  rank: index === 5 ? { day: '2026-06-30', rank: 213, exact: false } : null,
}));

const year = (changes: Partial<PlayerYear> = {}): PlayerYear => ({
  '@id': pastPaths.playerYear(11, 2026),
  '@type': 'PlayerYear',
  player: {
    '@id': paths.player(11),
    '@type': 'Player',
    id: 11,
    username: 'ada',
    slug: 'ada',
    country: null,
  },
  year: 2026,
  state: 'running',
  until: '2026-07-20',
  years: [2026, 2024],
  created: 9,
  improved: 7,
  corrected: 1,
  proofsAccepted: 3,
  nbGame: 2,
  nbStarted: 1,
  games: [
    { game, posts: 15, started: false },
    {
      game: { ...game, '@id': paths.game(4), id: 4, slug: 'hollow-sea', name: 'Hollow Sea' },
      posts: 2,
      started: true,
    },
  ],
  months,
  busiestDay: { day: '2026-06-15', posts: 8 },
  before: { points: 100, gamePoints: 5, medals: [0, 1, 0, 0], nbScore: 3, nbProved: 1 },
  after: { points: 1340, gamePoints: 2, medals: [1, 2, 0, 0], nbScore: 12, nbProved: 4 },
  bestRank: { day: '2026-06-30', rank: 213, exact: false },
  firsts: {
    taken: 5,
    kept: 1,
    longest: {
      game,
      chart: playerScore(8).chart,
      since: '2026-01-05T10:00:00Z',
      until: null,
      days: 196,
    },
  },
  best: playerScore(9, { rank: 2, of: 40, points: 3200 }),
  unranked: null,
  ...changes,
});

function give(changes: Partial<PlayerYear> = {}) {
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () =>
      HttpResponse.json(publicMember({ player: 11, nbScore: 3 })),
    ),
    http.get(`*${paths.publicMember('mel')}`, () => HttpResponse.json(publicMember())),
    http.get(`*${pastPaths.playerYear(11, 2026)}`, () => HttpResponse.json(year(changes))),
    http.get(`*${pastPaths.playerYear(11, 2024)}`, () =>
      HttpResponse.json(
        year({ year: 2024, state: 'over', until: '2024-12-31', years: [2026, 2024] }),
      ),
    ),
    http.get(`*${pastPaths.playerYear(11, 2090)}`, () =>
      HttpResponse.json(problem(404, 'This year has no review.'), { status: 404 }),
    ),
  );
}

const written: string[] = [];
let file: Blob | null;

beforeEach(() => {
  saved.length = 0;
  written.length = 0;
  file = new Blob(['png']);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        fillRect: () => undefined,
        fillText: (text: string) => written.push(text),
        measureText: (text: string) => ({ width: text.length * 10 }),
      }) as unknown as RenderingContext,
  );
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback) => callback(file));
});

const setUp = async (at = '/en/members/ada/year/2026', options: RenderOptions = {}) =>
  renderWithStore(
    <Routes>
      <Route path="/en/members/:slug/year/:year" element={<YearPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, ...options },
  );

const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;

test('says what was posted, taken and played', async () => {
  give();
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'ada in 2026' })).toBeVisible();
  expect(await screen.findByText('So far: until Jul 20, 2026')).toBeVisible();
  expect(await fact('New charts')).toHaveTextContent('9');
  expect(await fact('Improved scores')).toHaveTextContent('7');
  expect(await fact('First places taken')).toHaveTextContent('51 held today');
  expect(await fact('Games played')).toHaveTextContent('21 new');
  expect(await fact('Best rank by points')).toHaveTextContent('about 213Jun 30, 2026');
  expect(await fact('Busiest month')).toHaveTextContent('June12 scores');
  expect(await fact('Busiest day')).toHaveTextContent('Jun 15, 20268 scores');
  await checkAccessibility();
});

test('lists the months, the totals, the games and the best places', async () => {
  give();
  await setUp();
  const row = (table: string, name: string) =>
    within(screen.getByRole('table', { name: table })).getByRole('row', {
      name: new RegExp(`^${name}`),
    });
  await screen.findByRole('table', { name: 'Month by month' });
  expect(row('Month by month', 'June')).toHaveTextContent('June12about 213');
  expect(row('Month by month', 'February')).toHaveTextContent('February0–');
  expect(row('From start to end', 'Points')).toHaveTextContent('Points1001,340+1,240');
  expect(row('From start to end', 'Game points')).toHaveTextContent('Game points52−3');
  expect(row('From start to end', 'Silver')).toHaveTextContent('Silver000');
  expect(row('Most played games', 'Hollow Sea')).toHaveTextContent('New this year2');
  expect(screen.getByRole('link', { name: 'Chart 9' })).toBeVisible();
  expect(screen.getByText(/^Of the 200 scores posted last/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chart 8' })).toBeVisible();
  expect(screen.getByText(/since Jan 5, 2026, still held/)).toBeVisible();
});

test('leads to the other years', async () => {
  give();
  const { user, address } = await setUp();
  const years = await screen.findByRole('navigation', { name: 'Years' });
  await user.click(await within(years).findByRole('link', { name: '2024' }));
  expect(address()).toBe('/en/members/ada/year/2024');
  expect(await fact('First places taken')).toHaveTextContent('1 held at its end');
  expect(screen.getByRole('heading', { level: 1, name: 'ada in 2024' })).toBeVisible();
  expect(screen.queryByText(/^So far/)).toBeNull();
});

test('draws a picture, describes it and saves it', async () => {
  give();
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Save picture' }));
  expect(saved).toEqual(['ada-2026.png']);
  expect(written).toEqual(expect.arrayContaining(['ada in 2026', 'New charts', '9', 'Jan']));
  const figure = screen.getAllByRole('figure').at(-1);
  expect(figure).toHaveTextContent(/^ada in 2026 · So far: until Jul 20, 2026 · New charts: 9/);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('says that the picture could not be saved', async () => {
  give();
  file = null;
  const { user, store } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Save picture' }));
  expect(saved).toEqual([]);
  expect(store.getState().ui.notifications).toMatchObject([
    { messageKey: 'year:picture.failed', severity: 'error' },
  ]);
});

test('an empty year says so, without a picture', async () => {
  give({
    months: months.map((month) => ({ ...month, posts: 0 })),
    proofsAccepted: 0,
    games: [],
    best: null,
  });
  await setUp();
  expect(await screen.findByText('ada posted nothing in 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
  await checkAccessibility();
});

test('says that the totals before it are not known, and why a player does not rank', async () => {
  give({
    before: null,
    unranked: { since: '2026-05-01T10:00:00Z', reason: 'forged', note: null },
  });
  await setUp();
  expect(await screen.findByText('The totals before this year were not kept.')).toBeVisible();
  expect(await screen.findByText(/^Not ranked since May 1, 2026/)).toBeVisible();
});

test.each(['2090', 'last'])('the year %s has no review', async (text) => {
  give();
  await setUp(`/en/members/ada/year/${text}`);
  expect(await screen.findByRole('heading', { name: 'This year has no review' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/en/members/ada');
});

test('a member without scores has no years', async () => {
  give();
  await setUp('/en/members/mel/year/2026');
  expect(await screen.findByRole('heading', { name: 'Player not found' })).toBeVisible();
});

test('leads members to their own year, and guests to log in first', async () => {
  give();
  const guest = await setUp('/en/members/@me/year/2026');
  expect(guest.address()).toBe('/en/login?redirect=%2Fen%2Fmembers%2F%40me%2Fyear%2F2026');
  guest.unmount();
  const member = await setUp('/en/members/@me/year/2026', {
    preloadedState: { auth: session({ user: ada }) },
  });
  await waitFor(() => expect(member.address()).toBe('/en/members/ada/year/2026'));
});

test('offers to try again when the year cannot be loaded', async () => {
  give();
  apiServer.use(
    http.get(
      `*${pastPaths.playerYear(11, 2026)}`,
      () => HttpResponse.json(problem(500, ''), { status: 500 }),
      { once: true },
    ),
  );
  const { user } = await setUp();
  expect(await screen.findByText(/The year could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await fact('New charts')).toHaveTextContent('9');
});
