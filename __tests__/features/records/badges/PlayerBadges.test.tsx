import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { badgePaths } from '../../../../src/contract/badgePaths';
import type { PlayerBadge } from '../../../../src/contract/schemas/badges';
import { memberFromWire } from '../../../../src/api/wire/memberFromWire';
import { membersApi } from '../../../../src/api/membersApi';
import { PlayerBadges } from '../../../../src/features/records/badges/PlayerBadges';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { game } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, publicMember, sessionReply } from '../../../support/fixtures/users';

const path = badgePaths.playerBadges(11);

const badge = (id: number, name: string, changes: Partial<PlayerBadge> = {}): PlayerBadge => ({
  '@id': `${path}#${id}`,
  '@type': 'PlayerBadge',
  id,
  game: { ...game, name },
  value: 641,
  wonAt: '2026-05-01T10:00:00.000Z',
  lostAt: null,
  ...changes,
});

const sums = {
  points: 1282,
  scores: { count: 120, reached: [20, 50, 100], next: 250 },
  proofs: { count: 3, reached: [], next: 20 },
  comments: { count: 21, reached: [20], next: 50 },
  days: { count: 1000, reached: [5, 10], next: null },
};

/** Serves the held badges, and one that was lost. @returns The orders that were sent. */
function give(held: PlayerBadge[], changes: object = {}) {
  const orders: unknown[] = [];
  const lost = [badge(9, 'Lost game', { lostAt: '2026-06-03T10:00:00.000Z', value: 1 })];
  let shown = held;
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      const page = collection(path, state === 'lost' ? lost : shown);
      return HttpResponse.json({ ...page, ...sums, ...changes });
    }),
    http.put(`*${badgePaths.badgeOrder}`, async ({ request }) => {
      const body = (await request.json()) as { badges: number[] };
      orders.push(body);
      shown = held.toSorted(
        (one, other) => body.badges.indexOf(one.id) - body.badges.indexOf(other.id),
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return orders;
}

/** On the page of ada; the reader is ada or a guest. */
async function setUp({ own = false } = {}) {
  const intersections = fakeIntersections();
  const rendered = await renderWithStore(
    <Routes>
      <Route path="/en/members/:slug" element={<PlayerBadges player={11} />} />
    </Routes>,
    {
      at: '/en/members/ada',
      ...(own && {
        preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
      }),
    },
  );
  const member = memberFromWire(publicMember({ player: 11 }));
  if (member)
    await act(async () => {
      await rendered.store.dispatch(membersApi.util.upsertQueryData('getMember', 'ada', member));
    });
  act(() => intersections.approach());
  return rendered;
}

const held = [badge(1, 'First'), badge(2, 'Second'), badge(3, 'Third')];
const titles = () =>
  within(screen.getByRole('list', { name: 'Badges' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('shows the held badges with their games, and those for scores', async () => {
  give([badge(1, 'First')]);
  await setUp();
  const card = within(await screen.findByRole('list', { name: 'Badges' })).getByRole('listitem');
  expect(card).toHaveTextContent('Master of FirstSince May 1, 2026641 points');
  expect(screen.getByRole('heading', { name: 'Badges' })).toBeVisible();
  expect(screen.getByText('Badge points: 1,282')).toBeVisible();
  const scores = within(screen.getByRole('list', { name: 'Badges for scores' }));
  expect(scores.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20',
    '50',
    '100',
  ]);
  expect(screen.getByText('Next badge at 250: 130 to go')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Badges for proved scores' })).toBeNull();
  expect(screen.getByText('Next badge at 20: 17 to go')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Badges for comments' })).toHaveTextContent('20');
  const days = within(screen.getByRole('list', { name: 'Badges for days on this site' }));
  expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['5', '10']);
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
  await checkAccessibility();
});

test('leaves out the badges for days and comments that the site does not tell', async () => {
  give([], { days: null, comments: null });
  await setUp();
  expect(await screen.findByRole('list', { name: 'Badges for scores' })).toBeVisible();
  expect(screen.queryByText('Badges for days on this site')).toBeNull();
  expect(screen.queryByText('Badges for comments')).toBeNull();
});

test('says how to win one where there is none', async () => {
  give([]);
  await setUp({ own: true });
  expect(await screen.findByText(/^No badge of a game at the moment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
});

test('shows earlier badges when they are opened', async () => {
  give(held);
  const { user } = await setUp();
  await user.click(await screen.findByText('Badges held before'));
  const list = await screen.findByRole('list', { name: 'Badges held before' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    'Master of Lost gameHeld from May 1, 2026 to Jun 3, 20261 point',
  );
});

test('members put their badges in order by keyboard', async () => {
  const orders = give(held);
  const { user } = await setUp({ own: true });
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  const down = screen.getByRole('button', { name: 'Move “Master of First” down' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Master of Second', 'Master of First', 'Master of Third']);
  expect(screen.getByRole('button', { name: 'Move “Master of First” down' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Master of First: place 2 of 3');
  await user.keyboard('{Enter}{Enter}');
  expect(titles()).toEqual(['Master of Second', 'Master of Third', 'Master of First']);
  expect(screen.getByRole('button', { name: 'Move “Master of First” down' })).toHaveFocus();
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save order' })).toBeNull());
  expect(orders).toEqual([{ badges: [2, 3, 1] }]);
  await waitFor(() =>
    expect(titles()).toEqual(['Master of Second', 'Master of Third', 'Master of First']),
  );
});

test('an order that cannot be saved stays to be saved again, or is given up', async () => {
  give(held);
  apiServer.use(
    http.put(`*${badgePaths.badgeOrder}`, () =>
      HttpResponse.json(problem(500, ''), { status: 500 }),
    ),
  );
  const { user } = await setUp({ own: true });
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  await user.click(screen.getByRole('button', { name: 'Move “Master of Third” up' }));
  await user.click(screen.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The order could not be saved');
  expect(titles()).toEqual(['Master of First', 'Master of Third', 'Master of Second']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(titles()).toEqual(['Master of First', 'Master of Second', 'Master of Third']);
});

test('says that the badges could not be loaded, and tries again', async () => {
  give(held);
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('The badges could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Master of First' })).toBeVisible();
});
