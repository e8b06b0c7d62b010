import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pastPaths } from '../../../../src/contract/pastPaths';
import type { FirstPlace, FirstPlaceCollection } from '../../../../src/contract/schemas/firsts';
import { FirstsFold } from '../../../../src/features/records/firsts/FirstsFold';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { chartReference, player } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { gameReference } from '../../../support/fixtures/games';

const path = pastPaths.playerFirsts(11);

const first = (id: number, changes: Partial<FirstPlace> = {}): FirstPlace => ({
  '@id': `${path}#${id}-1`,
  '@type': 'FirstPlace',
  game: gameReference(),
  chart: chartReference({ id, name: `Chart ${id}` }),
  values: [{ raw: 1234, text: '1,234' }],
  since: '2025-05-17T12:00:00.000Z',
  until: null,
  next: null,
  ...changes,
});
const held = first(3);
const lost = first(4, { until: '2025-06-01T12:00:00.000Z', next: player(8) });
const ended = first(5, { until: '2025-06-02T12:00:00.000Z' });

function give(firsts: FirstPlace[], facts: Partial<FirstPlaceCollection> = {}) {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const state = searchParams.get('state');
      const items = firsts.filter(({ until }) => !state || (state === 'held') === (until === null));
      return HttpResponse.json({
        ...collection(path, items),
        held: 1,
        lost: 2,
        longestDays: 400,
        ...facts,
      });
    }),
  );
  return asked;
}

async function setUp() {
  const rendered = await renderWithStore(<FirstsFold player={11} />);
  await rendered.user.click(screen.getByText('First places, now and before'));
  return rendered;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'First places' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('asks for nothing before it is unfolded', async () => {
  const asked = give([held]);
  await renderWithStore(<FirstsFold player={11} />);
  expect(asked).toEqual([]);
});

test('lists the charts with their times and who followed', async () => {
  give([held, lost, ended]);
  await setUp();
  await screen.findByRole('table');
  expect(rows()).toEqual([
    ['Chart 3Game 1', '1,234', 'May 17, 2025 – today'],
    ['Chart 4Game 1', '1,234', 'May 17, 2025 – Jun 1, 2025Next holder player_8'],
    ['Chart 5Game 1', '1,234', 'May 17, 2025 – Jun 2, 2025Next holder Nobody'],
  ]);
  expect(screen.getByText('The longest was held for 400 days.')).toBeVisible();
  await checkAccessibility();
});

test('lists only those that are held, or that are not any more', async () => {
  const asked = give([held, lost, ended], { lost: 1000 });
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Held now (1)' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  const before = screen.getByRole('button', { name: 'Held before (1,000+)' });
  await user.click(before);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(before).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual(['', 'state=held', 'state=lost']);
});

test('says that there are none', async () => {
  give([], { held: 0, lost: 0, longestDays: null });
  await setUp();
  expect(await screen.findByText('No first places here.')).toBeVisible();
});

test('says that they could not be loaded, and tries again', async () => {
  give([held]);
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The first places could not be loaded',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
