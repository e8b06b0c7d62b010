import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { badgePaths } from '../../../../src/contract/badgePaths';
import type { GameBadge as Reign } from '../../../../src/contract/schemas/badges';
import { GameBadge } from '../../../../src/features/records/badges/GameBadge';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { player } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';

const path = badgePaths.gameBadge(1);

const reign = (id: number, changes: Partial<Reign> = {}): Reign => ({
  '@id': `${path}#${id}`,
  '@type': 'GameBadge',
  id,
  player: player(id),
  value: 641,
  wonAt: '2026-05-01T10:00:00.000Z',
  lostAt: null,
  ...changes,
});

const give = (held: Reign[], lost: Reign[] = []) =>
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.has('after'))
        return HttpResponse.json({ ...collection(path, [reign(9)]), value: 641, holders: 2 });
      const view = {
        '@id': path,
        '@type': 'hydra:PartialCollectionView',
        'hydra:next': `${path}?after=first`,
      };
      const items = query.get('state') === 'lost' ? lost : held;
      return HttpResponse.json({
        ...collection(path, items),
        ...(items.length > 1 && { 'hydra:view': view }),
        value: 641,
        holders: held.length,
      });
    }),
  );

const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows who holds the badge, and who held it when that is opened', async () => {
  const gone = { ...player(3), username: null, slug: null, country: null };
  give([reign(1)], [reign(3, { player: gone, value: 1, lostAt: '2026-06-03T10:00:00.000Z' })]);
  const { user } = await renderWithStore(<GameBadge game={1} />);
  await screen.findByRole('list', { name: 'Badge of this game' });
  expect(itemsOf('Badge of this game')[0]).toMatch(/Since May 1, 2026641 points$/);
  expect(screen.getByRole('link', { name: player(1).username ?? '' })).toBeVisible();
  await user.click(screen.getByText('Earlier holders'));
  await screen.findByRole('list', { name: 'Earlier holders' });
  expect(itemsOf('Earlier holders')).toEqual([
    'Deleted memberHeld from May 1, 2026 to Jun 3, 20261 point',
  ]);
  await checkAccessibility();
});

test('loads more holders on request', async () => {
  give([reign(1), reign(2)]);
  const { user } = await renderWithStore(<GameBadge game={1} />);
  await user.click(await screen.findByRole('button', { name: 'Load more holders' }));
  await screen.findByRole('link', { name: player(9).username ?? '' });
  expect(itemsOf('Badge of this game')).toHaveLength(3);
});

test('says that nobody holds or held it', async () => {
  give([]);
  const { user } = await renderWithStore(<GameBadge game={1} />);
  expect(await screen.findByText('Nobody holds the badge at the moment.')).toBeVisible();
  await user.click(screen.getByText('Earlier holders'));
  expect(await screen.findByText('Nobody held it before.')).toBeVisible();
});

test('says that it could not be loaded', async () => {
  apiServer.use(http.get(`*${path}`, () => HttpResponse.json(problem(500, ''), { status: 500 })));
  await renderWithStore(<GameBadge game={1} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The badge could not be loaded');
});
