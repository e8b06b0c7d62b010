import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { visitEvents } from '../../../../src/contract/records/visits';
import type {
  VisitChange,
  VisitChanges,
  VisitPlace,
} from '../../../../src/contract/schemas/visits';
import { ownPaths } from '../../../../src/contract/ownPaths';
import { SinceLastVisit } from '../../../../src/features/records/visits/SinceLastVisit';
import { offlineCopies } from '../../../../src/store/persistence/offlineCopies';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { chartReference, player } from '../../../support/fixtures/boards';
import { game } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';
import { visitChanges } from '../../../support/fixtures/visits';

const day = 86_400_000;
const since = new Date(Date.now() - 3 * day).toISOString();

const place = (changes: Partial<VisitPlace> = {}): VisitPlace => ({
  board: 'points',
  count: 1240,
  rank: 208,
  of: 1500,
  gained: 120,
  rankBefore: 213,
  ...changes,
});
const change = (changes: Partial<VisitChange> = {}): VisitChange => ({
  event: 'firstLost',
  count: 1,
  at: since,
  game,
  chart: { ...chartReference({ id: 7, name: 'Rainbow Road' }), slug: 'rainbow-road' },
  score: null,
  player: null,
  ...changes,
});

const give = (body: Partial<VisitChanges>) =>
  apiServer.use(
    http.get(`*${ownPaths.sinceLastVisit}`, () =>
      HttpResponse.json(visitChanges({ since, ...body })),
    ),
  );
const open = async () =>
  renderWithStore(<SinceLastVisit />, {
    extra: { offlineCopies: async () => offlineCopies },
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const section = () => screen.findByRole('region', { name: 'Since your last visit' });
const linkTo = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

test('says how the places changed, and since when', async () => {
  give({
    places: [
      place(),
      place({ board: 'game-points', count: 90, gained: -5, rank: 12, rankBefore: 9, of: 900 }),
    ],
  });
  await open();
  expect(await section()).toHaveTextContent('3 days ago');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Points+120208 of 1,500▲ up from 213',
    'Game points−512 of 900▼ down from 9',
  ]);
  expect(await linkTo('Points')).toBe('/en/rankings/points?around=me');
  // Why it is this rank.
  expect(await linkTo('12 of 900')).toBe('/en/members/%40me/rank?board=game-points');
  await checkAccessibility();
});

test('says what happened, with the latest of each kind', async () => {
  give({
    places: [place({ gained: 0, rankBefore: 208 })],
    changes: [
      change({ count: 20, more: true, player: player(8, { username: 'marta', slug: 'marta' }) }),
      change({ event: 'badgeLost', chart: null }),
      change({ event: 'proofRefused', score: 44 }),
    ],
  });
  await open();
  await section();
  const [, ...events] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events).toEqual([
    '20+ first places lost The latest: Rainbow Road · Mushroom CupNow first: marta',
    '1 badge lost Mushroom Cup',
    '1 proof refused Rainbow Road · Mushroom Cup',
  ]);
  const [lost, judged] = screen.getAllByRole('link', { name: 'Rainbow Road' });
  expect(lost).toHaveAttribute('href', '/en/rainbow-road-chart-c7');
  expect(judged).toHaveAttribute('href', '/en/score/44');
  expect(screen.queryByRole('link', { name: 'What to improve next' })).toBeNull();
  await checkAccessibility();
});

test('shows more kinds on request, and moves the focus to them', async () => {
  give({ changes: visitEvents.map((event) => change({ event })) });
  const { user } = await open();
  const list = await within(await section()).findByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show 4 more changes' }));
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(8);
  expect(items[4]).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('leads on when nothing has changed', async () => {
  give({ places: [place({ gained: 0, rankBefore: 208 })] });
  await open();
  expect(await section()).toHaveTextContent('Nothing has changed in the meantime.');
  expect(await linkTo('What to improve next')).toBe('/en/my-scores?sort=easiest');
});

test('tells a member on the first visit what it will show', async () => {
  give({ since: null });
  await open();
  expect(await section()).toHaveTextContent('From your next visit on');
  expect(await linkTo('Choose a game')).toBe('/en/games');
  await checkAccessibility();
});

test('says so when it cannot be loaded', async () => {
  apiServer.use(
    http.get(`*${ownPaths.sinceLastVisit}`, () => new HttpResponse(null, { status: 400 })),
  );
  await open();
  expect(await section()).toHaveTextContent('What has changed could not be loaded');
});
