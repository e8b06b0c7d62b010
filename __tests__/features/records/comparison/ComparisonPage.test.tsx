import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../../src/contract/paths';
import type { ComparisonResult } from '../../../../src/contract/records/comparisons';
import type { ComparedChart } from '../../../../src/contract/schemas/comparisons';
import { ComparisonPage } from '../../../../src/features/records/comparison/ComparisonPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore, type RenderOptions } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { game, player, playerScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, publicMember } from '../../../support/fixtures/users';

const path = paths.comparison(11, 12);
const bob = publicMember({ id: 8, username: 'bob', slug: 'bob', player: 12, nbScore: 3 });

const chart = (id: number, result: ComparisonResult, gap: string | null): ComparedChart => ({
  '@id': paths.chart(id),
  '@type': 'ComparedChart',
  id,
  result,
  gap,
  score: playerScore(id, { rank: 3 }),
  otherScore: playerScore(id, { id: id + 100, rank: 9, values: [{ raw: 8210, text: '1:22.10' }] }),
});
const won = chart(1, 'won', '−2.10 s');
const lost = chart(2, 'lost', '+4.00 s');
const tied = chart(3, 'tied', null);

const facts = {
  sums: { shared: 3, won: 1, lost: 1, tied: 1 },
  games: [{ game, shared: 3, won: 1, lost: 1, tied: 1 }],
  gaps: { won: [won], lost: [lost] },
  latestOf: null,
};

let requested: string[] = [];
let searched: string[] = [];

function give(changes: object = {}) {
  requested = [];
  searched = [];
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () =>
      HttpResponse.json(publicMember({ player: 11, nbScore: 3 })),
    ),
    http.get(`*${paths.players}`, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      searched.push(search);
      const found = [player(), player({ id: 12, username: 'adele', slug: 'adele' })];
      return HttpResponse.json(
        collection(
          paths.players,
          found.map((one) => ({ player: one })),
        ),
      );
    }),
    http.get(`*${paths.publicMember('bob')}`, () => HttpResponse.json(bob)),
    http.get(`*${paths.publicMember('eve')}`, () =>
      HttpResponse.json(problem(404, 'No such member.'), { status: 404 }),
    ),
    http.get('*/api/players/:id/compare/:other', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      requested.push(search);
      const result = searchParams.get('result');
      const items = [won, lost, tied].filter((item) => result === null || item.result === result);
      return HttpResponse.json({ ...collection(path, items), ...facts, ...changes });
    }),
  );
}

const setUp = async (at = '/en/members/ada/compare/bob', options: RenderOptions = {}) =>
  renderWithStore(
    <Routes>
      <Route path="/en/members/:slug/compare/:other" element={<ComparisonPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, ...options },
  );

const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('shows the sums, the games, the biggest gaps and the shared charts', async () => {
  give();
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'ada vs. bob' })).toBeVisible();
  const games = await table('By game');
  expect(screen.getByText('3 charts on which both have a ranked score.')).toBeVisible();
  expect(screen.getByText('ada is better', { selector: 'dt' }).nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Tied', { selector: 'dt' }).nextSibling).toHaveTextContent('1');
  expect(games.getByRole('link', { name: 'Mushroom Cup' })).toHaveAttribute(
    'href',
    '/en/members/ada/compare/bob?game=3',
  );
  const gap = (await table('Where bob is furthest ahead')).getByRole('row', { name: /Chart 2/ });
  expect(gap).toHaveTextContent('4.00 s ahead');
  const charts = await table('Shared charts');
  expect(charts.getAllByRole('row')).toHaveLength(4);
  // The better score says by how much, whichever way values are better.
  expect(charts.queryByText(/\+|−/)).toBeNull();
  expect(charts.getAllByText('2.10 s ahead')).toHaveLength(1);
  expect(charts.getAllByRole('link', { name: '3 of 13' })[0]).toHaveAttribute(
    'href',
    '/en/chart-1-chart-c1?rank=3',
  );
  await checkAccessibility();
});

test('filters the charts by result and keeps that for the swapped players', async () => {
  give();
  const { user, address } = await setUp('/en/members/ada/compare/bob?game=3');
  const filter = within(await screen.findByRole('navigation', { name: 'Which charts' }));
  await user.click(filter.getByRole('link', { name: 'ada is better (1)' }));
  expect(address()).toBe('/en/members/ada/compare/bob?result=won&game=3');
  await waitFor(() => expect(requested.at(-1)).toBe('?result=won&game=3'));
  const charts = await table('Shared charts');
  await waitFor(() => expect(charts.getAllByRole('row')).toHaveLength(2));
  expect(filter.getByRole('link', { name: 'ada is better (1)' })).toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Swap players' })).toHaveAttribute(
    'href',
    '/en/members/bob/compare/ada?result=lost&game=3',
  );
});

test('moves the focus to the charts of a game whose link is followed', async () => {
  give();
  const { user } = await setUp();
  await user.click((await table('By game')).getByRole('link', { name: 'Mushroom Cup' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '3 charts' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Shared charts: Mushroom Cup' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toBeVisible();
});

test('says when only the latest scores were compared', async () => {
  give({ latestOf: 12 });
  await setUp();
  expect(
    await screen.findByText(
      'Both have very many scores. Only the latest 5,000 of bob were compared.',
    ),
  ).toBeVisible();
});

test('says that there is no shared chart', async () => {
  const sums = { shared: 0, won: 0, lost: 0, tied: 0 };
  give({ sums, games: [], gaps: { won: [], lost: [] }, 'hydra:member': [] });
  await setUp();
  expect(await screen.findByRole('heading', { name: 'No shared chart' })).toBeVisible();
  await checkAccessibility();
});

test('compares no player with themselves, and offers to choose another one', async () => {
  give();
  const { user, address } = await setUp('/en/members/ada/compare/ada');
  expect(await screen.findByRole('heading', { level: 1, name: 'One player only' })).toBeVisible();
  expect(requested).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: 'Name of the player' }), 'Bob{Enter}');
  expect(address()).toBe('/en/members/ada/compare/bob');
  expect(await screen.findByRole('heading', { level: 1, name: 'ada vs. bob' })).toBeVisible();
});

test('suggests other players whose names begin as what is typed, once typing pauses', async () => {
  give();
  const { user } = await setUp();
  await user.type(await screen.findByRole('combobox', { name: 'Name of the player' }), 'Ad');
  await waitFor(() => expect([...document.querySelectorAll('datalist option')]).toHaveLength(1));
  expect(document.querySelector('datalist option')).toHaveTextContent('adele');
  expect(searched).toEqual(['Ad']);
});

test('says that there is no such player', async () => {
  give();
  await setUp('/en/members/ada/compare/eve');
  expect(await screen.findByRole('heading', { name: 'Player not found' })).toBeVisible();
  expect(screen.getByText(/no member called “eve” with scores/)).toBeVisible();
  await checkAccessibility();
});

test('compares with the reader, and leads guests to log in first', async () => {
  give();
  const guest = await setUp('/en/members/bob/compare/@me');
  expect(guest.address()).toBe('/en/login?redirect=%2Fen%2Fmembers%2Fbob%2Fcompare%2F%40me');
  guest.unmount();
  const member = await setUp('/en/members/bob/compare/@me', {
    preloadedState: { auth: session({ user: ada }) },
  });
  await waitFor(() => expect(member.address()).toBe('/en/members/bob/compare/ada'));
});

test('offers to try again when the comparison fails', async () => {
  give();
  apiServer.use(
    http.get(
      '*/api/players/:id/compare/:other',
      () => HttpResponse.json(problem(500, ''), { status: 500 }),
      { once: true },
    ),
  );
  const { user } = await setUp();
  expect(await screen.findByText(/The comparison could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Shared charts' })).toBeVisible();
});
