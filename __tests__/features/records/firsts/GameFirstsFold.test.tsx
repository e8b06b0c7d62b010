import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pastPaths } from '../../../../src/contract/pastPaths';
import type { GameFirst } from '../../../../src/contract/schemas/gameFirsts';
import { GameFirstsFold } from '../../../../src/features/records/firsts/GameFirstsFold';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, chartReference, player } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { gameReference, groupReference } from '../../../support/fixtures/games';

const firsts = pastPaths.gameFirsts(7);
const holders = pastPaths.firstHolders(7);

const first = (id: number, changes: Partial<GameFirst> = {}): GameFirst => ({
  '@id': `${firsts}#${id}-1`,
  '@type': 'GameFirst',
  game: gameReference(),
  group: groupReference(),
  chart: chartReference({ id, name: `Chart ${id}` }),
  player: player(1),
  values: [{ raw: 1234, text: '1,234' }],
  since: '2025-05-17T12:00:00.000Z',
  until: null,
  previous: null,
  ...changes,
});

interface Given {
  items?: GameFirst[];
  whole?: boolean;
  next?: string;
}

function give({ items = [first(3)], whole = true, next }: Given = {}) {
  const asked: string[] = [];
  const held = [
    { '@id': `${holders}#1`, '@type': 'FirstHolder', player: player(1), counts: [0, 3] },
    { '@id': `${holders}#2`, '@type': 'FirstHolder', player: player(2), counts: [2, 1] },
  ];
  apiServer.use(
    http.get(`*${firsts}`, ({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      asked.push(after ?? '');
      const page = after === null ? items : [first(9)];
      return HttpResponse.json(
        boardOf(firsts, page, { total: 2, ...(after === null && next !== undefined && { next }) }),
      );
    }),
    http.get(`*${holders}`, () =>
      HttpResponse.json({
        ...collection(holders, items.length > 0 ? held : []),
        days: items.length > 0 ? ['2025-05-17', '2025-06-01'] : [],
        whole,
      }),
    ),
  );
  return asked;
}

async function setUp() {
  const rendered = await renderWithStore(<GameFirstsFold game={7} />);
  await rendered.user.click(screen.getByText('First places over time'));
  return rendered;
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('loads nothing until it is unfolded', async () => {
  const asked = give();
  await renderWithStore(<GameFirstsFold game={7} />);
  expect(asked).toEqual([]);
});

test('shows who took which first place, from whom and until when', async () => {
  give({ items: [first(3, { previous: player(2) }), first(4, { until: '2025-06-01T12:00:00Z' })] });
  await setUp();
  const [held, lost] = await rowsOf('Who took which first place');
  expect(held?.slice(1)).toEqual(['player_1May 17, 2025 – todayBefore: player_2', '1,234']);
  expect(lost?.[1]).toBe('player_1May 17, 2025 – Jun 1, 2025');
  expect(screen.getByRole('link', { name: 'Chart 3' })).toHaveAttribute(
    'href',
    '/en/chart-3-chart-c3',
  );
  await checkAccessibility();
});

test('has the numbers of the drawing in a table, the latest first', async () => {
  give();
  const { user } = await setUp();
  await user.click(await screen.findByText('All numbers as a table'));
  expect(await rowsOf('First places held by players')).toEqual([
    ['Jun 1, 2025', '3', '1'],
    ['May 17, 2025', '0', '2'],
  ]);
  expect(screen.queryByText(/Of the latest/)).toBeNull();
});

test('says since when first places are counted if there were too many', async () => {
  give({ whole: false });
  await setUp();
  expect(
    await screen.findByText('Of the latest 5,000 first places, since May 17, 2025.'),
  ).toBeVisible();
});

test('loads more', async () => {
  const asked = give({ next: 'second' });
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Load more first places' }));
  await waitFor(() => expect(asked).toEqual(['', 'second']));
  expect(await screen.findByRole('link', { name: 'Chart 9' })).toBeVisible();
});

test('says that there are none', async () => {
  give({ items: [] });
  await setUp();
  expect(await screen.findByText('No first places here.')).toBeVisible();
});

test('tells what could not be loaded', async () => {
  give();
  apiServer.use(
    http.get(`*${holders}`, () => HttpResponse.json(problem(500, 'Broken.'), { status: 500 })),
  );
  await setUp();
  expect(await screen.findByText('Broken.')).toBeVisible();
  expect(await rowsOf('Who took which first place')).toHaveLength(1);
});
