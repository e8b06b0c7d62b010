import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../src/contract/moderationPaths';
import type { ModeratedGame } from '../../../src/contract/schemas/moderation';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { openModeration } from '../../support/browser/moderation';
import { collection } from '../../support/fixtures/collection';
import { moderatedGame } from '../../support/fixtures/moderation';
import { game } from '../../support/fixtures/records';

const serveGames = (...games: ModeratedGame[]) =>
  apiServer.use(
    http.get(`*${moderationPaths.games}`, () =>
      HttpResponse.json(collection(moderationPaths.games, games)),
    ),
  );

test('leads to the queue of each game, and to all', async () => {
  serveGames(
    moderatedGame(),
    moderatedGame({ game: { ...game, id: 9, name: 'Kart' }, waiting: 1 }),
  );
  await openModeration();
  expect(await screen.findByText('4 proofs wait for a decision.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start with the oldest' })).toHaveAttribute(
    'href',
    '/en/moderation/proofs/next',
  );
  expect(screen.getByRole('link', { name: 'Kart' })).toHaveAttribute(
    'href',
    '/en/moderation/proofs/next?game=9',
  );
  expect(screen.getByText('1 proof')).toBeVisible();
  const sections = screen.getByRole('navigation', { name: 'Moderation' });
  expect(within(sections).getByRole('link', { name: 'Proofs' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await checkAccessibility();
});

test('says that nothing waits', async () => {
  serveGames();
  await openModeration();
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start with the oldest' })).toBeNull();
  await checkAccessibility();
});

test('is open to administrators, and to nobody else without the role', async () => {
  serveGames();
  const { unmount } = await openModeration('', 'ROLE_ADMIN');
  await screen.findByRole('heading', { name: 'Nothing waits' });
  unmount();
  await openModeration('', 'ROLE_VGR_GAME');
  expect(screen.queryByRole('navigation', { name: 'Moderation' })).toBeNull();
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
});

test('leads from an unknown address to the queues', async () => {
  serveGames();
  const { address } = await openModeration('/nothing');
  await screen.findByRole('heading', { name: 'Nothing waits' });
  expect(address()).toBe('/en/moderation');
});

const sectionNames = () =>
  within(screen.getByRole('navigation', { name: 'Moderation' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  ['ROLE_VGR_PROOF', ['Proofs', 'Requests', 'Figures']],
  ['ROLE_ADMIN', ['Proofs', 'Requests', 'Reports', 'Figures']],
])('shows %s its sections', async (role, names) => {
  serveGames();
  await openModeration('', role);
  await screen.findByRole('heading', { name: 'Nothing waits' });
  expect(sectionNames()).toEqual(names);
});

test('leads a moderator of reports to them, and keeps proofs closed', async () => {
  apiServer.use(
    http.get(`*${moderationPaths.reports}`, () =>
      HttpResponse.json(collection(moderationPaths.reports, [])),
    ),
  );
  const { address, unmount } = await openModeration('', 'ROLE_VGR_MODERATOR');
  expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeVisible();
  expect(address()).toBe('/en/moderation/reports');
  expect(sectionNames()).toEqual(['Reports']);
  unmount();
  await openModeration('/proofs/next', 'ROLE_VGR_MODERATOR');
  expect(screen.getByText('You do not have permission')).toBeVisible();
});

test('keeps reports closed to a moderator of proofs', async () => {
  await openModeration('/reports/1');
  expect(screen.getByText('You do not have permission')).toBeVisible();
});
