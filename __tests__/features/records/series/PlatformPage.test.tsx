import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { PlatformPage } from '../../../../src/features/records/series/PlatformPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { gameSummary } from '../../../support/fixtures/games';

const setUp = (at = '/en/platform-3-platform-p3') => renderWithStore(<PlatformPage />, { at });

test('shows the facts of a platform and its games', async () => {
  apiServer.use(
    http.get(`*${paths.games}`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('platform')).toBe('3');
      return HttpResponse.json(collection(paths.games, [gameSummary({ id: 1 })], 30));
    }),
  );
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Orbit 64' })).toBeVisible();
  for (const fact of ['30 games', '512 charts', 'Orbit'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Game 1' })).toBeVisible();
  const games = within(screen.getByRole('region', { name: 'Games' }));
  expect(games.getByRole('link', { name: 'All 30 games' })).toHaveAttribute(
    'href',
    '/en/games?platform=3',
  );
  await checkAccessibility();
});

test('says that a platform does not exist', async () => {
  await setUp('/en/box-platform-p300');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This platform does not exist' }),
  ).toBeVisible();
});

test('offers to try again a platform that could not be loaded', async () => {
  apiServer.use(
    http.get(`*${paths.platform(3)}`, () =>
      HttpResponse.json(problem(500, 'Broken.'), { status: 500 }),
    ),
  );
  await setUp();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The platform could not be loaded' }),
  ).toBeVisible();
});
