import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../../src/contract/paths';
import type { PlayerRivals, Rival } from '../../../../src/contract/schemas/rivals';
import { RivalsPage } from '../../../../src/features/records/rivals/RivalsPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore, type RenderOptions } from '../../../support/browser/renderWithStore';
import { problem } from '../../../support/fixtures/errors';
import { player } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, publicMember } from '../../../support/fixtures/users';

const rival = (id: number, name: string, changes: Partial<Rival>): Rival => ({
  '@id': paths.comparison(11, id),
  '@type': 'Rival',
  player: player({ id, username: name, slug: name, country: null }),
  near: 40,
  shared: 60,
  won: 20,
  lost: 30,
  tied: 10,
  ...changes,
});
const bob = rival(12, 'bob', { won: 1500, lost: 30 });
const eve = rival(13, 'eve', { near: 3 });

const hours = 3_600_000;
const counted = (changes: Partial<PlayerRivals> = {}): PlayerRivals => ({
  '@id': paths.playerRivals(11),
  '@type': 'PlayerRivals',
  countedAt: new Date(Date.now() - 3.5 * hours).toISOString(),
  nbScore: 300,
  nbCompared: 2000,
  closest: [bob, eve],
  beaten: [bob],
  beatenBy: [],
  ...changes,
});

function give(...responses: PlayerRivals[]) {
  const left = [...responses];
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () =>
      HttpResponse.json(publicMember({ player: 11, nbScore: 3 })),
    ),
    http.get(`*${paths.publicMember('mel')}`, () =>
      HttpResponse.json(publicMember({ username: 'mel', slug: 'mel', player: null })),
    ),
    http.get(`*${paths.playerRivals(11)}`, () =>
      HttpResponse.json(left.length > 1 ? left.shift() : left[0]),
    ),
  );
}

const setUp = async (at = '/en/members/ada/rivals', options: RenderOptions = {}) =>
  renderWithStore(
    <Routes>
      <Route path="/en/members/:slug/rivals" element={<RivalsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, ...options },
  );

test('lists who is close, who is behind and who is ahead, and what that is based on', async () => {
  give(counted());
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rivals of ada' })).toBeVisible();
  const closest = within(await screen.findByRole('table', { name: 'Closest rivals' }));
  expect(closest.getByRole('row', { name: /eve/ })).toHaveTextContent('eve360201030');
  const beaten = within(screen.getByRole('table', { name: 'Whom ada beats most' }));
  expect(beaten.getByRole('cell', { name: '1,500' })).toBeVisible();
  expect(beaten.getByRole('link', { name: 'Compare ada with bob' })).toHaveAttribute(
    'href',
    '/en/members/ada/compare/bob',
  );
  expect(screen.queryByRole('table', { name: 'Who beats ada most' })).toBeNull();
  expect(screen.getByText('None of the players nearby.')).toBeVisible();
  expect(screen.getByText(/up to 20 places away from the latest 300 scores of ada/)).toBeVisible();
  expect(screen.getByText('Counted 3 hours ago; counted again after a day.')).toBeVisible();
  await checkAccessibility();
});

test('says when only the latest scores were compared', async () => {
  give(counted({ nbCompared: 5000 }));
  await setUp();
  expect(
    await screen.findByText('Only the latest 5,000 scores of ada were compared.'),
  ).toBeVisible();
});

test('waits for the first count of another request', async () => {
  const none = { closest: [], beaten: [], beatenBy: [] };
  give(counted({ countedAt: null, ...none }), counted());
  await setUp();
  expect(await screen.findByText(/The rivals are being counted/)).toBeVisible();
  expect(screen.queryByText('No rivals yet')).toBeNull();
  expect(await screen.findByRole('table', { name: 'Closest rivals' })).toBeVisible();
});

test('says that nobody is near', async () => {
  give(counted({ closest: [], beaten: [], beatenBy: [] }));
  await setUp();
  expect(await screen.findByRole('heading', { name: 'No rivals yet' })).toBeVisible();
  await checkAccessibility();
});

test('a member without scores has no rivals', async () => {
  give(counted());
  await setUp('/en/members/mel/rivals');
  expect(await screen.findByText(/no member called “mel” with scores/)).toBeVisible();
});

test('leads members to their own rivals, and guests to log in first', async () => {
  give(counted());
  const guest = await setUp('/en/members/@me/rivals');
  expect(guest.address()).toBe('/en/login?redirect=%2Fen%2Fmembers%2F%40me%2Frivals');
  guest.unmount();
  const member = await setUp('/en/members/@me/rivals', {
    preloadedState: { auth: session({ user: ada }) },
  });
  await waitFor(() => expect(member.address()).toBe('/en/members/ada/rivals'));
});

test('offers to try again when the rivals cannot be loaded', async () => {
  give(counted());
  apiServer.use(
    http.get(
      `*${paths.playerRivals(11)}`,
      () => HttpResponse.json(problem(500, ''), { status: 500 }),
      { once: true },
    ),
  );
  const { user } = await setUp();
  expect(await screen.findByText(/The rivals could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Closest rivals' })).toBeVisible();
});
