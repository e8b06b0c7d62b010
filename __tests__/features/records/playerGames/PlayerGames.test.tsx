import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { PlayerGame } from '../../../../src/contract/schemas/players';
import { PlayerGames } from '../../../../src/features/records/playerGames/PlayerGames';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { game } from '../../../support/fixtures/records';

const path = paths.playerGames(11);

const played = (name: string, changes: Partial<PlayerGame> = {}): PlayerGame => ({
  '@id': `${path}#${name.length}`,
  '@type': 'PlayerGame',
  game: { ...game, id: name.length, name },
  played: 12,
  nbChart: 40,
  nbProved: 3,
  points: 4300,
  gamePoints: 90,
  medals: [1, 2, 3, 4, 5, 6],
  rank: 2,
  of: 1040,
  lastScoreAt: '2026-06-01T10:00:00.000Z',
  ...changes,
});

/** Serves two pages in each order, which is the name of their games. */
const give = () =>
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      const name = `By ${query.get('order') ?? ''}`;
      if (query.get('after') === 'first')
        return HttpResponse.json(collection(path, [played(`${name} again`)]));
      const view = {
        '@id': path,
        '@type': 'hydra:PartialCollectionView',
        'hydra:next': `${path}?after=first`,
      };
      return HttpResponse.json({ ...collection(path, [played(name)]), 'hydra:view': view });
    }),
  );

async function setUp() {
  const intersections = fakeIntersections();
  const rendered = await renderWithStore(<PlayerGames player={11} games={2} />);
  act(() => intersections.approach());
  return rendered;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Games played' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows how far the player is in each game, and the place in it', async () => {
  give();
  await setUp();
  await screen.findByRole('link', { name: 'By points' });
  expect(rows()).toEqual([
    [
      'By points12 of 40 charts played',
      '2 of 1,040',
      '4,300',
      'Platinum 1Gold 2Silver 3Bronze 4',
      '3',
      'Jun 1, 2026',
    ],
  ]);
  expect(screen.getByRole('link', { name: '2 of 1,040' })).toHaveAttribute(
    'href',
    '/en/mushroom-cup-game-g9?player=11',
  );
  await checkAccessibility();
});

test('sorts by what the reader chooses', async () => {
  give();
  const { user } = await setUp();
  await screen.findByRole('link', { name: 'By points' });
  const choice = screen.getByRole('group', { name: 'Sort by' });
  const names = within(choice).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Points',
    'Completion',
    'Last score',
    'Name',
  ]);
  expect(names[0]).toHaveAttribute('aria-pressed', 'true');
  const completion = within(choice).getByRole('button', { name: 'Completion' });
  await user.click(completion);
  expect(await screen.findByRole('link', { name: 'By completion' })).toBeVisible();
  expect(completion).toHaveFocus();
  expect(completion).toHaveAttribute('aria-pressed', 'true');
});

test('loads more games on request', async () => {
  give();
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Load more games' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Load more games' })).toBeNull();
});

test('says that the games could not be loaded, and tries again', async () => {
  give();
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('The games could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'By points' })).toBeVisible();
});
